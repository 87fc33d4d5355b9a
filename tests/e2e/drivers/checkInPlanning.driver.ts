import { wording } from '../../../src/domain/checkIns/wording.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { Act, Driver, Moment } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
  button,
  clicks,
  combobox,
  done,
  fills,
  gone,
  link,
  navigation,
  presses,
  text,
  textbox,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { checkInRowAt } from '../../scenarios/checkIns.scenario.ts'
import { checkInOf } from '../../scenarios/meeting.scenario.ts'

const schedule = button('Schedule')
/** Read in the browser that walks, so that it is to come there too. */
const soon = (): string => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)

const planned =
  (call: string, answer: unknown, said: string, ...whom: ReadonlyArray<Act>) =>
  (_: Moment): ReadonlyArray<Act> => [
    ...whom,
    fills(textbox('Day'), soon()),
    clicks(schedule),
    answers(call, done(answer)),
    until(there(any(text(said)))),
  ]

/** § 2.1 The page on which check-ins are planned, as somebody with reports. */
export const checkInPlanningDriver: Driver = {
  machine: 'checkInPlanning',
  scenes: { 'somebody who plans': { who: 'max', path: pathTo('checkInCreate'), begin: [] } },
  calls: {
    addCheckIn: { method: 'POST', url: /\/checkIns$/i },
    addSeries: { method: 'POST', url: /\/checkInSeries$/i },
  },
  successes: {},
  acts: {
    // The page itself opens it, once it is known with whom one may plan.
    'planning.opened': [],
    'planning.closed': [clicks(link('Home', navigation('Main')))],
    'xstate.done.actor.form: planned, one': planned(
      'addCheckIn',
      checkInOf(),
      wording.added,
      fills(combobox('Employees'), 'Eve'),
      presses('Enter'),
    ),
    'xstate.done.actor.form: planned, a series for several': planned(
      'addSeries',
      [1, 2].map(checkInRowAt),
      wording.addedMany,
      clicks(button(/^Choose my \d+ reports$/)),
    ),
    'xstate.done.actor.form: cancelled': () => null,
  },
  sights: {
    // At first the page opens it, sooner or later than one looks.
    'checkInPlanning.closed': ({ event }) => (event.type === 'xstate.init' ? [] : [gone(schedule)]),
    'checkInPlanning.writing': [there(schedule), gone(text(wording.added))],
  },
  startsAnew: ['planning.closed', 'xstate.done.actor.form'],
  beyond: {
    'checkInPlanning.writing · xstate.done.actor.form → checkInPlanning.closed':
      'Cancel leaves the page, which closes it; so does whatever leads away.',
  },
}
