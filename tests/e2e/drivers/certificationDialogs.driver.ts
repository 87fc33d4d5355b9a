import type { Failure } from '../../../src/domain/kernel/failure.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { refusalOf } from '../../../src/workshop/drivers/actsOf.ts'
import type { Act, Driver, Moment, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  alert,
  answers,
  busy,
  button,
  choosesFile,
  clicks,
  dialog,
  done,
  gone,
  labelled,
  menuitem,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { certificationOf } from '../../scenarios/certifications.scenario.ts'
import { fileNamed } from './filesOffered.ts'

/** Of the demo: two that the walks only ever ask about. */
const first = 'Working at heights of Eve Marlowe'
const second = 'First Aid (HLTAID011) of Eve Marlowe'

/** What the server answers, whichever was asked about: of another, which the list does not show. */
const arrived = certificationOf({ employeeName: 'Eve Marlowe', version: 2 })

const dialogs = {
  version: dialog(first),
  reminder: dialog('Remind Eve Marlowe'),
  snooze: dialog(first),
  delete: dialog('Delete certification'),
}
type Name = keyof typeof dialogs

const nameIn = ({ snapshot: { context } }: Moment): Name => context.dialog

const confirms = {
  version: button('Add new version', dialogs.version),
  reminder: button('Send reminder', dialogs.reminder),
  snooze: button('Snooze reminders', dialogs.snooze),
  delete: button('Delete certification', dialogs.delete),
}

const selects =
  (certification: string, action: string) =>
  ({ snapshot }: Moment): ReadonlyArray<Act> | null =>
    // An open dialog lies over the list.
    snapshot.matches('browsing') ? [clicks(button(`Actions for ${certification}`)), clicks(menuitem(action))] : null

const confirm = (moment: Moment): ReadonlyArray<Act> => [clicks(confirms[nameIn(moment)])]

const cancel = (moment: Moment): ReadonlyArray<Act> => [clicks(button('Cancel', dialogs[nameIn(moment)]))]

/** Tried again, it has its file. */
const withFile = (moment: Moment): ReadonlyArray<Act> => [
  ...(moment.snapshot.context.form === null
    ? [choosesFile(labelled('Files', dialogs.version), fileNamed('card.pdf'))]
    : []),
  ...confirm(moment),
]

const without =
  (...names: ReadonlyArray<Name>) =>
  (acts: (moment: Moment) => ReadonlyArray<Act>) =>
  (moment: Moment): ReadonlyArray<Act> | null =>
    names.includes(nameIn(moment)) ? null : acts(moment)

const asking = (moment: Moment): ReadonlyArray<Sight> => {
  const { refusal } = moment.snapshot.context
  const shown = dialogs[nameIn(moment)]
  return [
    there(shown),
    refusal === null ? gone(alert(undefined, shown)) : there(alert(undefined, shown), { saying: refusal }),
  ]
}

const sending = (moment: Moment): ReadonlyArray<Sight> => [
  busy(confirms[nameIn(moment)]),
  gone(alert(undefined, dialogs[nameIn(moment)])),
]

const over = 'An open dialog lies over the list.'
const givenUp = 'Leaving the page under a call is asked about by the page, which the walk stays on.'
const asked = 'The page asks the draft, which closes the dialog when nothing was typed.'

/** § 2.6 The dialogs over one certification of the list. */
export const certificationDialogsDriver: Driver = {
  machine: 'certificationDialogs',
  scenes: {
    'two certifications': { who: 'ava', path: `${pathTo('certifications')}?q=marlowe`, begin: [] },
  },
  calls: {
    version: { method: 'POST', url: /\/api\/[^/]+\/certifications$/ },
    reminder: { method: 'POST', url: /\/certifications\/[^/]+\/sendReminder$/ },
    delete: { method: 'DELETE', url: /\/certifications\/[^/]+(\?.*)?$/ },
  },
  successes: {},
  acts: {
    'record.selected: the first one, to get a new version': selects(first, 'New version or expiry…'),
    'record.selected: the first one, to be reminded of': selects(first, 'Remind Eve Marlowe…'),
    'record.selected: the first one, to be snoozed': selects(first, 'Snooze reminders…'),
    'record.selected: the second one, to be deleted': selects(second, 'Delete…'),
    'dialog.confirmed: without a day': confirm,
    'dialog.confirmed: with a file': withFile,
    'dialog.confirmed: it is meant': confirm,
    'dialog.cancelled': without('version', 'snooze')(cancel),
    // With a file chosen, the person is asked first.
    'xstate.done.actor.draft': (moment) => [
      ...cancel(moment),
      ...(moment.snapshot.context.form?.files?.length
        ? [clicks(button('Discard changes', dialog('Discard changes?')))]
        : []),
    ],
    'xstate.done.actor.run: it is done': (moment) => [answers(nameIn(moment), done(arrived))],
    'xstate.done.actor.run': (moment) => [
      answers(nameIn(moment), refusalOf((moment.event as unknown as { output: { failure: Failure } }).output.failure)),
    ],
  },
  sights: {
    'certificationDialogs.browsing': () => [...Object.values(dialogs).map(gone), there(button(`Actions for ${first}`))],
    'certificationDialogs.version.asking': asking,
    'certificationDialogs.version.sending.awaited': sending,
    'certificationDialogs.reminder.asking': asking,
    'certificationDialogs.reminder.sending': sending,
    'certificationDialogs.snooze.asking': asking,
    'certificationDialogs.delete.asking': asking,
    'certificationDialogs.delete.sending': sending,
  },
  beyond: {
    'certificationDialogs.version.asking · dialog.cancelled → certificationDialogs.browsing': asked,
    'certificationDialogs.snooze.asking · dialog.cancelled → certificationDialogs.browsing': asked,
    'certificationDialogs.version.sending · record.selected → stays': over,
    'certificationDialogs.reminder.sending · record.selected → stays': over,
    'certificationDialogs.snooze.sending · record.selected → stays': over,
    'certificationDialogs.delete.sending · record.selected → stays': over,
    'certificationDialogs.version.sending · xstate.done.actor.draft → certificationDialogs.version.sending.givenUp':
      givenUp,
    'certificationDialogs.version.sending.givenUp': givenUp,
    // Which days it takes depends on today, and a walk that somebody exports is to hold tomorrow.
    'dialog.confirmed: until a day': 'Which days it takes depends on today.',
    'certificationDialogs.snooze.asking · dialog.confirmed [maySnooze] → certificationDialogs.snooze.sending':
      'Which days it takes depends on today.',
    'certificationDialogs.snooze.sending': 'Which days it takes depends on today.',
    'certificationDialogs.snooze.sending.givenUp': givenUp,
    'dialog.confirmed: without an expiry': 'The dialog begins with the expiry there is.',
    'dialog.confirmed: without files': '`certifications.spec.ts` moves an expiry.',
    'certificationDialogs.version.asking · dialog.confirmed → stays': 'The dialog begins with the expiry there is.',
    'dialog.progressed': 'A call that is held sends nothing on; `certifications.spec.ts` sends real files.',
    'xstate.done.actor.run: it is gone':
      'What is deleted cannot be asked about again: `certifications.spec.ts` deletes one of its own.',
    'certificationDialogs.delete.sending · xstate.done.actor.run [succeeded] → certificationDialogs.browsing':
      'What is deleted cannot be asked about again: `certifications.spec.ts` deletes one of its own.',
  },
}
