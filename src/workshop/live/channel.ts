import { type FromWorkshop, workshopChannel } from '../../machines/kit/watching/protocol.ts'
import { type Following, makeFollowing } from './following.ts'
import { heard } from './heard.ts'

/** Apps forget a window that has been silent for long (`attendance.ts`). */
const helloEvery = 20_000

/**
 * Often enough to seem at once, and rarely enough to leave time for everything else; together with a frame, so that none is
 * held up in its middle, and not at all while nobody sees the window.
 */
const soon = (run: () => void) => setTimeout(() => requestAnimationFrame(run), 100)

let following: Following | null = null

/** One for the page: what was heard stays when another view is looked at in between. */
export const followingApps = (): Following => {
  following ??= makeFollowing(soon)
  return following
}

/** Says hello to every app of this origin, now and again, and listens. Answers how to say bye. */
export const attach = ({ hear }: Following): (() => void) => {
  const channel = new BroadcastChannel(workshopChannel)
  const window = crypto.randomUUID()
  const say = (message: FromWorkshop) => channel.postMessage(message)
  const hello = () => say({ type: 'workshop.hello', window })
  const bye = () => say({ type: 'workshop.bye', window })

  channel.addEventListener('message', ({ data }) => {
    const message = heard(data)
    if (message?.type === 'app.arrived') hello()
    if (message) hear(message)
  })
  addEventListener('pagehide', bye)
  addEventListener('pageshow', hello)
  const timer = setInterval(hello, helloEvery)
  hello()
  return () => {
    clearInterval(timer)
    removeEventListener('pagehide', bye)
    removeEventListener('pageshow', hello)
    bye()
    channel.close()
  }
}
