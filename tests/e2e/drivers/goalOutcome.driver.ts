import { pathTo } from '../../../src/domain/session/places.ts'
import type { GoalOutcome } from '../../../src/machines/goals/goalOutcome.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  answers,
  any,
  busy,
  button,
  clicks,
  dialog,
  done,
  gone,
  labelled,
  main,
  text,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'

const asked = dialog('Assign goals')
const give = button(/^Assign \d+ goals?$/, asked)
const undo = button('Undo', main())
const dismiss = button('Dismiss', main())

const toldIn = ({ snapshot: { context } }: Moment) => (context as { readonly outcome: GoalOutcome | null }).outcome
const canUndo = (outcome: GoalOutcome | null) => outcome?.kind === 'made' && outcome.made.goals > 0

/** What came of it is in the answer, whatever was asked for: nothing is given to anybody. */
const gives = ({ event }: Moment): ReadonlyArray<Act> => {
  const { outcome } = event as unknown as { readonly outcome: GoalOutcome & { readonly kind: 'made' } }
  return [
    clicks(button('Assign goals…')),
    clicks(labelled(/^First 90 days/, asked)),
    clicks(button(/^Choose my \d+ reports$/, asked)),
    clicks(give),
    until(busy(give)),
    answers('give', done(outcome.made)),
  ]
}

const told = (moment: Moment): ReadonlyArray<Sight> => {
  const outcome = toldIn(moment)
  const summary =
    outcome?.kind === 'takenBack'
      ? '1 goal removed.'
      : canUndo(outcome)
        ? '1 goal assigned to 1 person.'
        : '0 goals assigned to 0 people.'
  return [there(any(text(summary, main()))), canUndo(outcome) ? there(undo) : gone(undo), gone(asked)]
}

/** What came of giving goals to many, and the way back. */
export const goalOutcomeDriver: Driver = {
  machine: 'goalOutcome',
  scenes: { 'many goals at once': { who: 'max', path: pathTo('goals'), begin: [] } },
  calls: {
    give: { method: 'POST', url: /\/api\/[^/]+\/goals\/give$/ },
    undo: { method: 'POST', url: /\/api\/[^/]+\/goals\/acts\/[^/]+\/takeBack$/ },
  },
  successes: {
    undo: ({ event }) => done((event as unknown as { output: { success: unknown } }).output.success),
  },
  acts: {
    'outcome.arrived': gives,
    'undo.asked': (moment) => (canUndo(toldIn(moment)) ? [clicks(undo)] : null),
    'outcome.dismissed': [clicks(dismiss)],
  },
  sights: {
    'goalOutcome.resting': [gone(dismiss), gone(undo)],
    'goalOutcome.told': told,
    'goalOutcome.undoing': (moment) => [...told(moment), busy(undo)],
  },
  beyond: {
    'goalOutcome.told · undo.asked → stays': 'What cannot be taken back has no button for it.',
  },
}
