import type { FeatureFlag } from '../../../src/domain/billing/nouns.ts'
import { flagWords, wording } from '../../../src/domain/featureFlags/wording.ts'
import type { Failure } from '../../../src/domain/kernel/failure.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { refusalOf } from '../../../src/workshop/drivers/actsOf.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
  button,
  checked,
  clicks,
  done,
  gone,
  list,
  main,
  switchNamed,
  text,
  there,
  truly,
  unchecked,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { outputOf } from './moments.ts'
import { found, foundIn, leaves } from './readings.ts'

const features = list('Features')
const certifications = switchNamed(flagWords.certifications.title, features)
const unreadable = text(wording.loadFailed, main())

const askedIn = ({ snapshot: { context } }: Moment) => (context as { readonly asked: FeatureFlag | null }).asked
const isThere = ({ snapshot }: Moment) =>
  snapshot.matches({ reading: 'showing' }) || snapshot.matches({ reading: 'renewing' })

/** After every answer the flags are read anew; in the demo, which is never told, they stay on. */
const readAnew = answers('readFlags', truly)

const switched = (moment: Moment): ReadonlyArray<Act> => [answers('switchFlag', done(foundIn(moment))), readAnew]
const refused = (moment: Moment): ReadonlyArray<Act> => [
  answers('switchFlag', refusalOf((outputOf(moment) as { readonly failure: Failure }).failure)),
  readAnew,
]

/** A switch counts before the server has answered. */
const switching = (moment: Moment): ReadonlyArray<Sight> => {
  if (!isThere(moment)) return [gone(features)]
  return [askedIn(moment)?.isEnabled ? checked(certifications) : unchecked(certifications)]
}

const resting = (moment: Moment): ReadonlyArray<Sight> => {
  const isRefused =
    moment.event.type === 'xstate.done.actor.switchFlag' &&
    (outputOf(moment) as { readonly _tag: string })._tag === 'Failure'
  return [
    ...(isThere(moment) ? [checked(certifications)] : []),
    ...(isRefused ? [there(any(text(new RegExp(`^${wording.switchFailed('certifications', false)}`))))] : []),
  ]
}

/** Which parts of the product are switched on. */
export const featureFlagsDriver: Driver = {
  machine: 'featureFlags',
  scenes: { 'an admin': { who: 'ava', path: pathTo('features'), begin: [readAnew] } },
  calls: {
    loadChanges: { method: 'GET', url: /\/api\/[^/]+\/featureFlags\/changes$/ },
    readFlags: { method: 'GET', url: /\/api\/[^/]+\/featureFlags$/ },
    switchFlag: { method: 'PUT', url: /\/api\/[^/]+\/featureFlags\/toggle\/certifications$/ },
  },
  successes: { loadChanges: found },
  acts: {
    // The page itself opens it.
    'page.shown': [],
    'page.left': [leaves, until(gone(features))],
    'retry.asked': [clicks(button('Try again', main()))],
    'flag.switched': (moment) => (isThere(moment) ? [clicks(certifications)] : null),
    'xstate.done.actor.switchFlag: it is switched': switched,
    'xstate.done.actor.switchFlag': refused,
  },
  sights: {
    'featureFlags.reading.closed': ({ event }) => (event.type === 'xstate.init' ? [] : [gone(features)]),
    'featureFlags.reading.loading': [gone(features), gone(unreadable)],
    'featureFlags.reading.failed': [there(unreadable), gone(features)],
    'featureFlags.reading.showing': [there(features), gone(unreadable)],
    'featureFlags.reading.renewing': [there(features)],
    'featureFlags.working.resting': resting,
    'featureFlags.working.switching': switching,
  },
  startsAnew: ['page.left'],
  beyond: {},
}
