import { expect, type Page } from '@playwright/test'
import { catalogue } from '../../src/machines/catalogue.ts'
import { type FollowedRecord, workshopChannel } from '../../src/machines/kit/watching/protocol.ts'
import { arrowsBy } from '../../src/workshop/live/arrows.ts'

interface Followed {
  /** Waits until the app has followed the arrow. */
  readonly follows: (arrow: string) => Promise<void>
  /** Waits until the app is listened to that the page loads next: what it does before then nobody hears. */
  readonly hearsNext: () => Promise<void>
  /** Keeps what the app that is loaded next asks for from arriving until it is listened to. */
  readonly holds: (url: string) => Promise<void>
}

/**
 * Listens to the app as a workshop window does, from now on and through every load of the page: an arrow that a driver
 * cannot bring about (`tests/e2e/drivers`) is seen where a test of its own does. An empty page of the same browser
 * hears it, also what the app says last before it is loaded anew.
 */
export const followed = async (page: Page): Promise<Followed> => {
  const seen = new Set<string>()
  const known = new Map(catalogue.map(({ id, machine }) => [id, arrowsBy(machine)]))
  const waiting: Array<() => void> = []
  const ear = await page.context().newPage()
  await ear.exposeBinding('appStepped', (_, machine: string, records: ReadonlyArray<FollowedRecord>) => {
    for (const record of records) {
      const arrow = known.get(machine)?.(record)
      if (arrow) seen.add(arrow.id)
    }
  })
  await ear.exposeBinding('appHeard', () => {
    for (const goOn of waiting.splice(0)) goOn()
  })
  await ear.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await ear.goto('/')
  const hearsNext = () => new Promise<void>((goOn) => waiting.push(goOn))
  const isThere = page.url() !== 'about:blank'
  const heard = isThere ? hearsNext() : null
  await ear.evaluate(listen, { name: workshopChannel, isThere })
  // The app loads what lets it be watched when it is first asked; what it does before then nobody hears.
  await heard
  await page.bringToFront()
  return {
    follows: (arrow) => expect.poll(() => seen.has(arrow), `the app follows ‘${arrow}’`).toBe(true),
    hearsNext,
    holds: async (url) => {
      const heard = hearsNext()
      await page.route(url, async (route) => {
        await heard
        await route.continue()
      })
    },
  }
}

/** In the page. */
const listen = ({ name, isThere }: { readonly name: string; readonly isThere: boolean }): void => {
  const { appStepped, appHeard } = window as unknown as {
    appStepped: (machine: string, followed: unknown) => void
    appHeard: () => void
  }
  let hasArrived = isThere
  const channel = new BroadcastChannel(name)
  const hello = () => channel.postMessage({ type: 'workshop.hello', window: 'a test' })
  channel.addEventListener('message', ({ data }) => {
    if (data.type === 'app.arrived') {
      hasArrived = true
      hello()
    }
    if (data.type === 'actors.listed' && hasArrived) {
      hasArrived = false
      appHeard()
    }
    if (data.type === 'step.made') appStepped(data.step.machine, data.step.followed)
  })
  hello()
}
