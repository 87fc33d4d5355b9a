import type { Failure } from '../../../src/domain/kernel/failure.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import { refusalOf } from '../../../src/workshop/drivers/actsOf.ts'
import type { Act, Driver, Moment } from '../../../src/workshop/drivers/driver.ts'
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
  delete: dialog('Delete certification'),
}
type Name = keyof typeof dialogs

const nameIn = ({ snapshot: { context } }: Moment): Name => context.dialog

const confirms = {
  version: button('Add new version', dialogs.version),
  reminder: button('Send reminder', dialogs.reminder),
  delete: button('Delete certification', dialogs.delete),
}

const selects =
  (certification: string, action: string) =>
  ({ snapshot }: Moment): ReadonlyArray<Act> | null =>
    // An open dialog lies over the list.
    snapshot.matches('browsing') ? [clicks(button(`Actions for ${certification}`)), clicks(menuitem(action))] : null

const only =
  (name: Name, acts: (moment: Moment) => ReadonlyArray<Act>) =>
  (moment: Moment): ReadonlyArray<Act> | null =>
    nameIn(moment) === name ? acts(moment) : null

/** Tried again, it has its file. */
const withFile = ({ snapshot: { context } }: Moment): ReadonlyArray<Act> => [
  ...(context.form === null ? [choosesFile(labelled('Files', dialogs.version), fileNamed('card.pdf'))] : []),
  clicks(confirms.version),
]

const refuses = ({ event }: Moment): ReadonlyArray<Act> => [
  answers('version', refusalOf((event as unknown as { output: { failure: Failure } }).output.failure)),
]

const givenUp = 'Whoever leaves the page under a call is asked by the page, which the walk stays on.'

/**
 * § 2.6 The dialogs over one certification of the list. To the machine they are all one: so that a walk passes each of them, a
 * new version is refused, a reminder is sent, and a deletion is thought better of.
 */
export const certificationDialogsDriver: Driver = {
  machine: 'certificationDialogs',
  scenes: {
    'two certifications': { who: 'ava', path: `${pathTo('certifications')}?q=marlowe`, begin: [] },
  },
  calls: {
    version: { method: 'POST', url: /\/api\/[^/]+\/certifications$/ },
    reminder: { method: 'POST', url: /\/certifications\/[^/]+\/sendReminder$/ },
  },
  successes: {},
  acts: {
    'record.selected: the first one, to get a new version': selects(first, 'New version or expiry…'),
    'record.selected: the first one, to be reminded of': selects(first, 'Remind Eve Marlowe…'),
    // Which days it takes depends on today, and a walk that somebody exports is to hold tomorrow.
    'record.selected: the first one, to be snoozed': () => null,
    'dialog.confirmed: until a day': () => null,
    'record.selected: the second one, to be deleted': selects(second, 'Delete…'),
    'dialog.confirmed: with a file': only('version', withFile),
    'dialog.confirmed: without files': only('reminder', () => [clicks(confirms.reminder)]),
    'dialog.cancelled': only('delete', () => [clicks(button('Cancel', dialogs.delete))]),
    // Whoever has chosen a file is asked first.
    'xstate.done.actor.draft': only('version', ({ snapshot: { context } }) => [
      clicks(button('Cancel', dialogs.version)),
      ...(context.form === null ? [] : [clicks(button('Discard changes', dialog('Discard changes?')))]),
    ]),
    'dialog.progressed': () => null,
    'xstate.done.actor.run: it is done': only('reminder', () => [answers('reminder', done(arrived))]),
    'xstate.done.actor.run: it is gone': () => null,
    'xstate.done.actor.run': only('version', refuses),
  },
  sights: {
    'certificationDialogs.browsing': () => [...Object.values(dialogs).map(gone), there(button(`Actions for ${first}`))],
    'certificationDialogs.asking': (moment) => {
      const { refusal } = moment.snapshot.context
      const shown = dialogs[nameIn(moment)]
      return [
        there(shown),
        refusal === null ? gone(alert(undefined, shown)) : there(alert(undefined, shown), { saying: refusal }),
      ]
    },
    'certificationDialogs.running.awaited': (moment) => [
      busy(confirms[nameIn(moment)]),
      gone(alert(undefined, dialogs[nameIn(moment)])),
    ],
  },
  beyond: {
    'certificationDialogs.asking · record.selected → stays': 'An open dialog lies over the list.',
    'certificationDialogs.running · xstate.done.actor.draft → certificationDialogs.running.givenUp': givenUp,
    'certificationDialogs.running · xstate.done.actor.run [isGivenUp] → certificationDialogs.browsing': givenUp,
    'certificationDialogs.running · xstate.error.actor.run [isGivenUp] → certificationDialogs.browsing': givenUp,
    'dialog.progressed': 'A call that is held sends nothing on; `certifications.spec.ts` sends real files.',
    'xstate.done.actor.run: it is gone':
      'What is deleted cannot be asked about again: `certifications.spec.ts` deletes one of its own.',
  },
}
