import { pathTo } from '../../../src/domain/session/places.ts'
import { samples } from '../../../src/samples/people.ts'
import type { Driver } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  button,
  clicks,
  combobox,
  done,
  fills,
  gone,
  main,
  presses,
  text,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { feedbackInScenario } from '../../scenarios/feedback.scenario.ts'
import { employeeIds } from '../../scenarios/people.ts'
import { askedOfOthers, reviewOf } from '../../scenarios/review.scenario.ts'
import { ofTheDemo } from './agreement.driver.ts'
import { again, another, found, isClosed, leaves, once, sightsOfPart } from './readings.ts'

const review = reviewOf({ sections: askedOfOthers })
const loadsReview = answers('loadReview', done(ofTheDemo(review)))
const ava = { id: employeeIds.admin, fullName: samples.ava.fullName, group: 'peers' }
const path = pathTo('pr', { id: review.id })
// Of the page on which it stands, which is another machine's.
const loadReview = { method: 'GET', url: /\/performancereviews\/[0-9a-f-]{36}$/i } as const
const ask = combobox('Ask for feedback')

/** Ours: what others say, on the page of the review of whoever manages it. */
export const reviewFeedbackDriver: Driver = {
  machine: 'reviewFeedback',
  scenes: { 'the page of a review': { who: 'max', path, begin: [loadsReview] } },
  calls: {
    read: { method: 'GET', url: /\/performancereviews\/[^/]+\/feedback$/i },
    loadReview,
    loadChoices: { method: 'GET', url: /\/feedback\/choices$/i },
    // Of the work that is the news.
    askPeople: { method: 'POST', url: /\/performancereviews\/[^/]+\/feedback$/i },
  },
  successes: { read: found },
  acts: {
    'reading.opened: the first': (moment) => (isClosed(moment) ? [] : null),
    'reading.opened: the second': () => null,
    'reading.closed': (moment) => (isClosed(moment) ? null : [leaves]),
    'retry.asked': [clicks(again)],
    // With it comes the field in which they are chosen.
    'xstate.done.actor.read: it is there': (moment) => [
      answers('read', found(moment)),
      ...(moment.snapshot.matches('loading') ? [answers('loadChoices', done([ava]))] : []),
    ],
    'news.heard': ({ snapshot }) =>
      snapshot.matches('showing') || snapshot.matches('renewing')
        ? [
            fills(ask, ava.fullName),
            presses('Enter'),
            clicks(button('Ask', main())),
            answers('askPeople', done(feedbackInScenario)),
          ]
        : null,
  },
  sights: sightsOfPart({
    machine: 'reviewFeedback',
    failed: text('The feedback could not be loaded', main()),
    found: ask,
  }),
  startsAnew: ['reading.closed'],
  beyond: {
    'reading.opened: the second': another,
    'reviewFeedback · reading.opened [isSameSubject] → stays': once,
  },
}

const failed = text('The people could not be loaded', main())
const nobodyTells = 'Nobody tells it: who may be asked is read with its page.'

/** Ours: whom whoever manages a review may ask. While they cannot be read, nobody is offered. */
export const reviewFeedbackChoicesDriver: Driver = {
  machine: 'reviewFeedbackChoices',
  scenes: {
    'the page of a review': {
      who: 'max',
      path,
      begin: [loadsReview, answers('loadFeedback', done(feedbackInScenario))],
    },
  },
  calls: {
    read: { method: 'GET', url: /\/feedback\/choices$/i },
    loadReview,
    loadFeedback: { method: 'GET', url: /\/performancereviews\/[^/]+\/feedback$/i },
  },
  successes: { read: found },
  acts: {
    'reading.opened: the first': (moment) => (isClosed(moment) ? [] : null),
    'reading.opened: the second': () => null,
    'reading.closed': (moment) => (isClosed(moment) ? null : [leaves]),
    'retry.asked': [clicks(again)],
  },
  sights: {
    'reviewFeedbackChoices.closed': [gone(failed)],
    'reviewFeedbackChoices.loading': [gone(failed), there(ask)],
    'reviewFeedbackChoices.showing': [gone(failed), there(ask)],
    'reviewFeedbackChoices.renewing': [gone(failed), there(ask)],
    'reviewFeedbackChoices.failed': [there(failed), there(again), gone(ask)],
    'reviewFeedbackChoices.notFound': [there(failed), there(again), gone(ask)],
  },
  startsAnew: ['reading.closed'],
  beyond: {
    'reading.opened: the second': another,
    'reviewFeedbackChoices · reading.opened [isSameSubject] → stays': once,
    'news.heard': nobodyTells,
    'reviewFeedbackChoices.renewing': nobodyTells,
  },
}
