import type { Act, Driver, Moment, Thing } from '../../../src/workshop/drivers/driver.ts'
import type { Reply } from '../../../src/workshop/drivers/holding.ts'
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
export const foundIn = <A>(moment: Moment): A => (outputOf(moment) as { readonly success: A }).success
export const found = (moment: Moment) => done(foundIn(moment))
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

export interface Place extends Shown {
  readonly scene: string
  readonly path: string
  readonly url: RegExp
  /** What leads to the place from `path`. */
  readonly begin: ReadonlyArray<Act>
  readonly opens?: ReadonlyArray<Act>
  readonly closes?: ReadonlyArray<Act>
  /** What a person calls the two that it can be opened for. */
  readonly subjects?: readonly [first: string, second: string]
  /** As the server says it, when not as the model does. */
  readonly success?: Reply
}

/** Of a part of a page, which opens it for one subject. */
export const onPartOf = (place: Place): Driver => {
  const { scene, path, url, begin, opens = [], closes = [leaves], subjects = ['the first', 'the second'] } = place
  const { machine, success = found } = place
  const [first, second] = subjects.map((subject) => `reading.opened: ${subject}`) as [string, string]
  return {
    machine,
    scenes: { [scene]: { who: 'ava', path, begin } },
    calls: { read: { method: 'GET', url } },
    successes: { read: success },
    acts: {
      [first]: (moment) => (isClosed(moment) ? opens : null),
      [second]: () => null,
      'reading.closed': (moment) => (isClosed(moment) ? null : closes),
      'retry.asked': [clicks(again)],
    },
    sights: sightsOfPart(place),
    startsAnew: ['reading.closed'],
    beyond: {
      [second]: another,
      [`${machine} · reading.opened [isSameSubject] → stays`]: 'What shows it opens it once.',
      'news.heard': nobodyTells,
      [`${machine}.renewing`]: nobodyTells,
    },
  }
}
export const nobodyTells = 'Nobody tells it: it is read when its place opens.'
