import { actNames } from '../../../src/domain/reviews/cycles/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Driver, Moment, Thing } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  button,
  clicks,
  dialog,
  done,
  gone,
  heading,
  link,
  main,
  navigation,
  text,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { askedInScenario, reviewOf } from '../../scenarios/review.scenario.ts'
import { cycleInScenario } from '../../scenarios/reviewCycles.scenario.ts'
import { ofTheDemo } from './agreement.driver.ts'
import { outputOf } from './moments.ts'

const isClosed = ({ snapshot }: Moment): boolean => snapshot.matches('closed')
const found = (moment: Moment) => done((outputOf(moment) as { readonly success: unknown }).success)
const again = button('Try again')

interface Shown {
  readonly machine: string
  readonly failed: Thing
  /** As it is there. */
  readonly found: Thing
}

/** What the page of something that is read shows of each state (`kit/reading.machine.ts`). */
const sightsOf = ({ machine, failed, found: isThere }: Shown): Driver['sights'] => ({
  [`${machine}.closed`]: [gone(failed)],
  [`${machine}.loading`]: [gone(failed), gone(isThere)],
  [`${machine}.showing`]: [gone(failed), there(isThere)],
  [`${machine}.renewing`]: [gone(failed), there(isThere)],
  [`${machine}.failed`]: [there(failed), there(again), gone(isThere)],
  [`${machine}.notFound`]: [there(heading('Page not found'))],
})

const once = 'The page opens it once.'
const another = 'Another one has a page of its own, and this one is left before.'
const leaves = clicks(link('Home', navigation('Main')))

// ── A cycle ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Of a page of its own, by which it is opened and closed. */
const cyclePage = ({ machine, url, failed, found: isThere }: Shown & { readonly url: RegExp }): Driver => ({
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

const pause = { asks: button(actNames.pause, main()), asked: dialog('Pause the cycle') }

const cycle = cyclePage({
  machine: 'reviewCycle',
  url: /\/api\/[^/]+\/performanceReviewCycles\/[0-9a-f-]{36}$/,
  failed: text('The cycle could not be loaded'),
  found: heading(cycleInScenario.name, main()),
})

/** § 4 One cycle, as an admin has it open: read again after what is done with it. */
export const reviewCycleDriver: Driver = {
  ...cycle,
  scenes: { 'a cycle': { who: 'ava', path: pathTo('prCycle', { id: cycleInScenario.id }), begin: [] } },
  calls: {
    ...cycle.calls,
    // Of the work that is the news.
    act: { method: 'POST', url: /\/performanceReviewCycles\/[^/]+\/act$/ },
  },
  acts: {
    ...cycle.acts,
    'reading.opened: the page of another': () => null,
    'news.heard': ({ snapshot }) =>
      snapshot.matches('showing') || snapshot.matches('renewing')
        ? [clicks(pause.asks), clicks(button(actNames.pause, pause.asked)), answers('act', done(cycleInScenario))]
        : null,
  },
  beyond: { ...cycle.beyond, 'reading.opened: the page of another': another },
}

const calibration = cyclePage({
  machine: 'reviewCycleCalibration',
  url: /\/api\/[^/]+\/performanceReviewCycles\/[0-9a-f-]{36}\/calibration$/,
  failed: text('The scores could not be loaded'),
  found: text('No scores yet'),
})

/** Ours: the scores of a cycle, as an admin lays them beside each other. */
export const reviewCycleCalibrationDriver: Driver = {
  ...calibration,
  scenes: {
    'the scores of a cycle': { who: 'ava', path: pathTo('prCycleCalibration', { id: cycleInScenario.id }), begin: [] },
  },
  acts: { ...calibration.acts, 'reading.opened: that of another': () => null },
  beyond: {
    ...calibration.beyond,
    'reading.opened: that of another': another,
    'news.heard': 'Nobody tells it: what stands there is of the moment in which it was read.',
    'reviewCycleCalibration.renewing': 'Nobody tells it: what stands there is of the moment in which it was read.',
  },
}

// ── Evidence ───────────────────────────────────────────────────────────────────────────────────────────────────────

const panel = dialog('Evidence')
const written = reviewOf({ sections: askedInScenario })

/** Ours: what happened since the last review, beside the writing of this one. */
export const reviewEvidenceDriver: Driver = {
  machine: 'reviewEvidence',
  scenes: {
    'the writing of a review': {
      who: 'eve',
      path: pathTo('prSubmitEdit', { id: written.id, submitId: written.submits[0]?.id ?? '' }),
      begin: [answers('loadReview', done(ofTheDemo(written)))],
    },
  },
  calls: {
    read: { method: 'GET', url: /\/performancereviews\/[^/]+\/evidence$/i },
    // Of the page beside which it stands, which is another machine's.
    loadReview: { method: 'GET', url: /\/performancereviews\/[0-9a-f-]{36}$/i },
  },
  successes: { read: found },
  acts: {
    'reading.opened: the first': (moment) => (isClosed(moment) ? [clicks(button(/^Evidence: /, main()))] : null),
    'reading.opened: the second': () => null,
    'reading.closed': (moment) => (isClosed(moment) ? null : [clicks(button('Close evidence'))]),
    'retry.asked': [clicks(again)],
  },
  sights: {
    ...sightsOf({
      machine: 'reviewEvidence',
      failed: text('Evidence could not be loaded', panel),
      found: text('Nothing is kept of this time', panel),
    }),
    'reviewEvidence.closed': [gone(panel)],
    'reviewEvidence.notFound': [there(text('Evidence could not be loaded', panel)), there(again)],
  },
  beyond: {
    'reading.opened: the second': another,
    'reviewEvidence · reading.opened [isSameSubject] → stays':
      'It stays open from one question to the next, and is read once.',
    'news.heard': 'Nobody tells it: it is read when it is opened.',
    'reviewEvidence.renewing': 'Nobody tells it: it is read when it is opened.',
  },
}
