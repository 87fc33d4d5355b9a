import { wording } from '../../../src/domain/reviews/areaWording.ts'
import { newFields } from '../../../src/domain/reviews/planning.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Driver } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
  button,
  chooses,
  clicks,
  combobox,
  done,
  fills,
  gone,
  link,
  main,
  navigation,
  presses,
  text,
  textbox,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { reviewOf } from '../../scenarios/review.scenario.ts'
import { ofTheDemo } from './agreement.driver.ts'
import { inDays } from './moments.ts'

const plan = button('Plan review')
const { employeeId, name, scheduledDay, dueDay } = newFields.fields

/** § 2.1 The page on which a review is planned, as somebody with reports. */
export const reviewPlanningDriver: Driver = {
  machine: 'reviewPlanning',
  scenes: { 'somebody who plans': { who: 'max', path: pathTo('prCreate'), begin: [] } },
  calls: {
    addReview: { method: 'POST', url: /\/performancereviews$/i },
    // Of the page that it leads to, which is another machine's.
    loadReview: { method: 'GET', url: /\/performancereviews\/[0-9a-f-]{36}$/i },
  },
  successes: {},
  acts: {
    // The page itself opens it, once it is known of whom one may plan.
    'planning.opened': [],
    'planning.closed': [clicks(link('Home', navigation('Main')))],
    'xstate.done.actor.form: planned': () => [
      fills(combobox(employeeId.label), 'Eve'),
      presses('Enter'),
      fills(textbox(scheduledDay.label), inDays(2)),
      fills(textbox(dueDay.label), inDays(16)),
      fills(textbox(name.label, main()), 'Yearly'),
      chooses(combobox('Template'), 'Annual Review'),
      clicks(plan),
      answers('addReview', done(ofTheDemo(reviewOf()))),
      until(there(any(text(wording.added)))),
    ],
    'xstate.done.actor.form: cancelled': () => null,
  },
  sights: {
    // At first the page opens it, sooner or later than one looks.
    'reviewPlanning.closed': ({ event }) => (event.type === 'xstate.init' ? [] : [gone(plan)]),
    'reviewPlanning.writing': [there(plan), gone(text(wording.added))],
  },
  startsAnew: ['planning.closed', 'xstate.done.actor.form'],
  beyond: {
    'reviewPlanning.writing · xstate.done.actor.form → reviewPlanning.closed':
      'Cancel leaves the page, which closes it; so does whatever leads away.',
  },
}
