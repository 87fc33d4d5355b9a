import { cycleFields } from '../../../src/domain/reviews/cycles/cycle.fields.ts'
import type { CycleMade } from '../../../src/domain/reviews/cycles/nouns.ts'
import { plannedWords } from '../../../src/domain/reviews/cycles/wording.ts'
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
  text,
  textbox,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { inDays, outputOf } from './moments.ts'

const plan = button('Plan cycle')
const { name, from, dueDay } = cycleFields.fields

/** § 4 The page on which an admin plans a cycle. */
export const cyclePlanningDriver: Driver = {
  machine: 'reviewCyclePlanning',
  scenes: { 'an admin who plans': { who: 'ava', path: pathTo('prCycleCreate'), begin: [] } },
  calls: {
    addCycle: { method: 'POST', url: /\/performanceReviewCycles$/i },
    // Of the page that it leads to, which is another machine's.
    loadCycle: { method: 'GET', url: /\/performanceReviewCycles\/[0-9a-f-]{36}$/i },
  },
  successes: {},
  acts: {
    // The page itself opens it.
    'planning.opened': [],
    'planning.closed': [clicks(link('Home', navigation('Main')))],
    'xstate.done.actor.form: planned': (moment) => {
      const made = outputOf(moment) as CycleMade
      return [
        fills(textbox(from.label, main()), inDays(2)),
        fills(textbox(dueDay.label, main()), inDays(16)),
        fills(textbox(name.label, main()), 'Yearly review'),
        chooses(combobox('Template'), 'Annual Review'),
        clicks(plan),
        answers('addCycle', done(made)),
        until(there(any(text(plannedWords(made.planned, made.skipped.length))))),
      ]
    },
    'xstate.done.actor.form: cancelled': () => null,
  },
  sights: {
    // At first the page opens it, sooner or later than one looks.
    'reviewCyclePlanning.closed': ({ event }) => (event.type === 'xstate.init' ? [] : [gone(plan)]),
    'reviewCyclePlanning.writing': [there(plan)],
  },
  startsAnew: ['planning.closed', 'xstate.done.actor.form'],
  beyond: {
    'reviewCyclePlanning.writing · xstate.done.actor.form → reviewCyclePlanning.closed':
      'Cancel leaves the page, which closes it; so does whatever leads away.',
  },
}
