import type { AnyActorRef } from 'xstate'
import { type FromWorkshop, protocol, workshopChannel } from './machines/kit/watching/protocol.ts'

/**
 * Lets the chart workshop look on, where the settings open it (`main.tsx`). Until one says hello this is one idle channel,
 * and what does the watching is not even loaded.
 */
export const letWorkshopWatch = (root: AnyActorRef): void => {
  const channel = new BroadcastChannel(workshopChannel)
  const tab = crypto.randomUUID()
  let attending: Promise<ReturnType<typeof import('./machines/kit/watching/attendance.ts')['attend']>> | null = null

  channel.addEventListener('message', ({ data }: MessageEvent<Partial<FromWorkshop> | null>) => {
    if (!isFromWorkshop(data) || (attending === null && data.type === 'workshop.bye')) return
    attending ??= import('./machines/kit/watching/attendance.ts').then(({ attend }) =>
      attend({ root, tab, post: (message) => channel.postMessage(message), now: Date.now }),
    )
    attending.then(
      ({ hear }) => hear(data),
      // The code did not come; the next hello asks for it again.
      () => {
        attending = null
      },
    )
  })
  addEventListener('pagehide', () => attending?.then(({ end }) => end()))
  // A workshop that is open already says hello.
  channel.postMessage({ protocol, tab, type: 'app.arrived' })
}

const isFromWorkshop = (data: Partial<FromWorkshop> | null): data is FromWorkshop =>
  (data?.type === 'workshop.hello' || data?.type === 'workshop.bye') && typeof data.window === 'string'
