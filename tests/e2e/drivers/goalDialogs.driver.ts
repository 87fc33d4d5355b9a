import type { GoalsMade } from '../../../src/domain/goals/nouns.ts'
import type { Failure } from '../../../src/domain/kernel/failure.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { GoalsDialog } from '../../../src/machines/goals/goalDialogs.ts'
import { refusalOf } from '../../../src/workshop/drivers/actsOf.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  alert,
  answers,
  any,
  busy,
  button,
  clicks,
  clicksIfThere,
  dialog,
  done,
  gone,
  labelled,
  menuitem,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'

const names = ['give', 'continue'] as const satisfies ReadonlyArray<GoalsDialog>
const titles: Readonly<Record<GoalsDialog, string>> = { give: 'Assign goals', continue: 'Copy to the next period' }
const verbs: Readonly<Record<GoalsDialog, RegExp>> = {
  give: /^Assign (?:goals|\d+ goals?)$/,
  continue: /^Copy \d+ goals?$/,
}
/** One of the demo's, which max may go on with; it stays as it is. */
const goal = /^Select Save on hired plant/

const nameIn = ({ snapshot: { context } }: Moment): GoalsDialog => context.dialog
const shownIn = (moment: Moment) => dialog(titles[nameIn(moment)])
const confirmIn = (moment: Moment) => button(verbs[nameIn(moment)], shownIn(moment))

/** An open dialog lies over the list. */
const fromTheList =
  (...acts: ReadonlyArray<Act>) =>
  ({ snapshot }: Moment): ReadonlyArray<Act> | null =>
    snapshot.matches('browsing') ? acts : null

const toEve = (moment: Moment): ReadonlyArray<Act> => {
  const [shown, sent] = [shownIn(moment), moment.snapshot.context.form !== null]
  return [
    // What was sent before is still filled in.
    ...(sent ? [] : [clicks(labelled(/^First 90 days/, shown)), clicks(button(/^Choose my \d+ reports$/, shown))]),
    clicks(confirmIn(moment)),
  ]
}

const goesOn = (moment: Moment): ReadonlyArray<Act> => [until(there(confirmIn(moment))), clicks(confirmIn(moment))]

const asking = (moment: Moment): ReadonlyArray<Sight> => {
  const { refusal } = moment.snapshot.context
  const shown = shownIn(moment)
  return [there(shown), ...(refusal === null ? [] : [there(any(alert(undefined, shown)), { saying: refusal })])]
}

const sending = (moment: Moment): ReadonlyArray<Sight> => [busy(confirmIn(moment))]

const givenUp = 'Leaving the page under a call is asked about by the page, which the walk stays on.'

/** Goals given to many, and gone on with. */
export const goalDialogsDriver: Driver = {
  machine: 'goalDialogs',
  scenes: { 'many goals at once': { who: 'max', path: pathTo('goals'), begin: [] } },
  calls: {
    give: { method: 'POST', url: /\/api\/[^/]+\/goals\/give$/ },
    continue: { method: 'POST', url: /\/api\/[^/]+\/goals\/continue$/ },
  },
  successes: {},
  acts: {
    'record.selected: what whom is given': fromTheList(clicks(any(button('Assign goals…')))),
    'record.selected: goals go on': fromTheList(
      clicksIfThere(button('Clear selection')),
      clicks(labelled(goal)),
      clicks(button('Copy to the next period…')),
    ),
    'record.selected: all that are shown go on': fromTheList(
      clicks(button('More')),
      clicks(menuitem('Copy all shown to the next period…')),
    ),
    'dialog.confirmed: to Eve': toEve,
    'dialog.confirmed: to nobody': (moment) =>
      moment.snapshot.context.form === null ? [clicks(confirmIn(moment))] : null,
    'dialog.confirmed: a quarter later': goesOn,
    'dialog.confirmed: of no goals': () => null,
    'dialog.cancelled': () => null,
    // With something filled in, the person is asked first.
    'xstate.done.actor.draft': (moment) =>
      moment.snapshot.hasTag('busy')
        ? null
        : [
            clicks(button('Cancel', shownIn(moment))),
            clicksIfThere(button('Discard changes', dialog('Discard changes?'))),
          ],
    'xstate.done.actor.run: it is done': (moment) => [
      answers(nameIn(moment), done((moment.event as unknown as { output: { success: GoalsMade } }).output.success)),
    ],
    'xstate.done.actor.run': (moment) => [
      answers(nameIn(moment), refusalOf((moment.event as unknown as { output: { failure: Failure } }).output.failure)),
    ],
  },
  sights: {
    'goalDialogs.browsing': names.map((name) => gone(dialog(titles[name]))),
    ...Object.fromEntries(names.map((name) => [`goalDialogs.${name}.asking`, asking])),
    ...Object.fromEntries(names.map((name) => [`goalDialogs.${name}.sending.awaited`, sending])),
  },
  beyond: {
    ...Object.fromEntries(
      names.flatMap((name) => [
        [`goalDialogs.${name}.sending · record.selected → stays`, 'An open dialog lies over the list.'],
        [
          `goalDialogs.${name}.asking · dialog.cancelled → goalDialogs.browsing`,
          'The page asks the draft, which closes the dialog when nothing was typed.',
        ],
        [`goalDialogs.${name}.sending · xstate.done.actor.draft → goalDialogs.${name}.sending.givenUp`, givenUp],
        [`goalDialogs.${name}.sending.givenUp`, givenUp],
      ]),
    ),
    'goalDialogs.continue.asking · dialog.confirmed → stays': 'The dialog itself keeps back what is none.',
  },
}
