import type { Driver, Moment, Thing } from '../../../src/workshop/drivers/driver.ts'
import {
  button,
  clicks,
  done,
  gone,
  heading,
  link,
  navigation,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { outputOf } from './moments.ts'

export const isClosed = ({ snapshot }: Moment): boolean => snapshot.matches('closed')
/** What the model says was answered. */
export const found = (moment: Moment) => done((outputOf(moment) as { readonly success: unknown }).success)
export const again = button('Try again')

export interface Shown {
  readonly machine: string
  readonly failed: Thing
  /** As it is there. */
  readonly found: Thing
}

/** What the page of something that is read shows of each state (`kit/reading.machine.ts`). */
export const sightsOf = ({ machine, failed, found: isThere }: Shown): Driver['sights'] => ({
  [`${machine}.closed`]: [gone(failed)],
  [`${machine}.loading`]: [gone(failed), gone(isThere)],
  [`${machine}.showing`]: [gone(failed), there(isThere)],
  [`${machine}.renewing`]: [gone(failed), there(isThere)],
  [`${machine}.failed`]: [there(failed), there(again), gone(isThere)],
  [`${machine}.notFound`]: [there(heading('Page not found'))],
})

/** Of what stands among other things: what is not found stands where it failed, with the way to try again. */
export const sightsOfPart = (shown: Shown): Driver['sights'] => ({
  ...sightsOf(shown),
  [`${shown.machine}.notFound`]: [there(shown.failed), there(again)],
})

export const once = 'The page opens it once.'
export const another = 'Another one has a page of its own, and this one is left before.'
export const leaves = clicks(link('Home', navigation('Main')))

/** Of a page of its own, by which it is opened and closed. */
export const onPageOf = ({ machine, url, failed, found: isThere }: Shown & { readonly url: RegExp }): Driver => ({
  machine,
  scenes: {},
  calls: { read: { method: 'GET', url } },
  successes: { read: found },
  acts: {
    // The page itself opens it.
    'reading.opened: its page opens': (moment) => (isClosed(moment) ? [] : null),
    'reading.closed': (moment) => (isClosed(moment) ? null : [leaves]),
    'retry.asked': ({ snapshot }) => (snapshot.matches('notFound') ? null : [clicks(again)]),
  },
  sights: sightsOf({ machine, failed, found: isThere }),
  startsAnew: ['reading.closed'],
  beyond: {
    [`${machine} · reading.opened [isSameSubject] → stays`]: once,
    [`${machine}.notFound · retry.asked → ${machine}.loading`]: 'A page that is not found offers no second try.',
  },
})
