import { actNames } from '../../../src/domain/reviews/cycles/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Driver } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  button,
  clicks,
  dialog,
  done,
  gone,
  heading,
  main,
  text,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { askedInScenario, reviewOf } from '../../scenarios/review.scenario.ts'
import { cycleInScenario } from '../../scenarios/reviewCycles.scenario.ts'
import { ofTheDemo } from './agreement.driver.ts'
import { again, another, found, isClosed, onPageOf, sightsOf } from './readings.ts'

// ── A cycle ────────────────────────────────────────────────────────────────────────────────────────────────────────

const pause = { asks: button(actNames.pause, main()), asked: dialog('Pause the cycle') }

const cycle = onPageOf({
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

const calibration = onPageOf({
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
      found: text('No evidence from this period', panel),
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
