import { actFields, manyFields } from '../../../src/domain/assets/asset.fields.ts'
import { actionNames } from '../../../src/domain/assets/wording.ts'
import type { Failure } from '../../../src/domain/kernel/failure.ts'
import { pathTo } from '../../../src/domain/session/places.ts'
import type { AssetDialog, AssetDone } from '../../../src/machines/assets/assetDialogs.ts'
import { refusalOf } from '../../../src/workshop/drivers/actsOf.ts'
import type { Act, Driver, Moment, Sight, Waiver } from '../../../src/workshop/drivers/driver.ts'
import {
  alert,
  answers,
  busy,
  button,
  choosesFile,
  clicks,
  clicksIfThere,
  combobox,
  dialog,
  done,
  fills,
  gone,
  labelled,
  list,
  menuitem,
  opens,
  option,
  textbox,
  there,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { assetOf, doneWith, photo } from '../../fixtures/assets.ts'
import { eveOfTheDemo } from './agreement.driver.ts'
import { fileNamed } from './filesOffered.ts'

/** Of the demo, in the states that the acts begin in; the walks only ever ask about them. */
const [accepted, returned, inStock, retired] = ['BRC-LAP-0008', 'BRC-LAP-0009', 'BRC-LAP-0010', 'BRC-LAP-0011']
const both = { [returned]: `Select ${returned} ThinkPad T14`, [inStock]: `Select ${inStock} ThinkPad T14` }
const waiting = 'BRC-PHO-0001'

const titles: Readonly<Record<AssetDialog, string>> = {
  assign: `Assign ${inStock}`,
  unassign: `Take ${accepted} back`,
  restock: `${actionNames.restock}: ${returned}`,
  startService: `${actionNames.startService}: ${inStock}`,
  service: `Mark ${accepted} as serviced`,
  retire: `${actionNames.retire}: 2 assets`,
  activate: `${actionNames.activate}: ${retired}`,
  change: `${manyFields.fields.supplier.label} of 2 assets`,
  duplicate: `Duplicate ${inStock}`,
  delete: `Delete ${inStock}`,
  accept: `${actionNames.accept} Galaxy XCover7 (${waiting})`,
  decline: `${actionNames.decline} Galaxy XCover7 (${waiting})`,
  labels: 'Labels of 2 assets',
}
const names = Object.keys(titles) as ReadonlyArray<AssetDialog>
const drafted = names.filter((name) => name !== 'delete')

const confirmLabels: Readonly<Partial<Record<AssetDialog, string>>> = {
  service: 'Mark as serviced',
  change: 'Change 2 assets',
  duplicate: 'Duplicate',
  delete: 'Delete asset',
  labels: 'Download labels (PDF)',
}

const nameIn = ({ snapshot: { context } }: Moment): AssetDialog => context.dialog
const shownIn = (moment: Moment) => dialog(titles[nameIn(moment)])
const confirmIn = (moment: Moment) => {
  const name = nameIn(moment)
  return button(confirmLabels[name] ?? actionNames[name as keyof typeof actionNames], shownIn(moment))
}
/** Both answers are one call. */
const callIn = (moment: Moment): string => {
  const name = nameIn(moment)
  return name === 'accept' || name === 'decline' ? 'answer' : name
}
const formIn = ({ event }: Moment) => (event as unknown as { readonly form: never }).form
/** What was sent before, and is still filled in. */
const sentIn = ({ snapshot: { context } }: Moment) =>
  context.form as { readonly holder?: object; readonly files?: ReadonlyArray<object> } | null

/** An open dialog lies over the list. */
const fromTheList =
  (...acts: ReadonlyArray<Act>) =>
  ({ snapshot }: Moment): ReadonlyArray<Act> | null =>
    snapshot.matches('browsing') ? acts : null

const inMenu = (number: string, item: string) =>
  fromTheList(clicks(button(`Actions for ${number}`)), clicks(menuitem(item)))

const states = ['inStock', 'returned', 'accepted', 'retired'].map((state) => `f.state=${state}`)
const register = `${pathTo('assets')}?q=LAP-00&${states.join('&')}`

/** Those selected before are let go of first. */
const withBoth = (...acts: ReadonlyArray<Act>) =>
  fromTheList(
    clicksIfThere(button('Clear selection')),
    clicks(labelled(both[returned] as string)),
    clicks(labelled(both[inStock] as string)),
    ...acts,
  )

const noteOf: Readonly<Partial<Record<AssetDialog, RegExp>>> = {
  accept: /^Your name/,
  decline: /^Reason for declining/,
}

const filled = (moment: Moment): ReadonlyArray<Act> | null => {
  const [name, shown, sent] = [nameIn(moment), shownIn(moment), sentIn(moment)]
  const form = formIn(moment) as {
    readonly holder?: object | null
    readonly note: string
    readonly number: string
    readonly supplier: string
    readonly files?: ReadonlyArray<object>
  }
  const note = textbox(noteOf[name] ?? new RegExp(`^${actFields.fields.note.label}`), shown)
  switch (name) {
    case 'assign':
      if (sent?.holder) return form.holder ? [] : null
      return form.holder ? [fills(combobox('Person', shown), 'Eve Marlowe'), clicks(option(/^Eve Marlowe/))] : []
    case 'unassign':
      return [
        fills(note, form.note),
        ...(form.files?.length && !sent?.files?.length
          ? [choosesFile(labelled('Files', shown), fileNamed('logo.png'))]
          : []),
      ]
    case 'change':
      return [fills(textbox(manyFields.fields.supplier.label, shown), form.supplier)]
    case 'duplicate':
      return [fills(textbox(/^Asset No/, shown), form.number)]
    case 'delete':
    case 'service':
    case 'labels':
      return []
    default:
      return [fills(note, form.note)]
  }
}

const confirm = (moment: Moment): ReadonlyArray<Act> | null => {
  const acts = filled(moment)
  return acts && [...acts, clicks(confirmIn(moment))]
}

const succeed = (moment: Moment): ReadonlyArray<Act> => {
  const name = nameIn(moment)
  const { rows, outcome } = (moment.event as unknown as { output: { success: AssetDone } }).output.success
  const told = outcome ?? doneWith(...rows)
  const answer = {
    delete: null,
    labels: null,
    duplicate: assetOf({ version: 2 }),
    accept: assetOf({ version: 2 }),
    decline: assetOf({ version: 2 }),
  }
  return [
    answers(callIn(moment), done(name in answer ? answer[name as keyof typeof answer] : told)),
    // What belongs to it is sent after it.
    ...(sentIn(moment)?.files?.length ? [answers('addFiles', done([photo]))] : []),
    // A copy is shown on its page, from which it is back to the list.
    ...(name === 'duplicate' ? [opens(register)] : []),
  ]
}

const fail = (moment: Moment): ReadonlyArray<Act> => [
  answers(callIn(moment), refusalOf((moment.event as unknown as { output: { failure: Failure } }).output.failure)),
]

const asking = (moment: Moment): ReadonlyArray<Sight> => {
  const { refusal } = moment.snapshot.context
  const shown = shownIn(moment)
  return [there(shown), ...(refusal === null ? [] : [there(alert(undefined, shown), { saying: refusal })])]
}

const sending = (moment: Moment): ReadonlyArray<Sight> => [
  busy(confirmIn(moment)),
  gone(alert(undefined, shownIn(moment))),
]

const post = (path: string) => ({ method: 'POST', url: new RegExp(`/api/[^/]+/assets/${path}$`) }) as const

const over = 'An open dialog lies over the list.'
const asked = 'The page asks the draft, which closes the dialog when nothing was typed.'
const givenUp = 'Leaving the page under a call is asked about by the page, which the walk stays on.'
const unasked = 'The dialog itself keeps back what cannot be printed.'
const wholeField = 'A supplier may be anything, nothing too.'
const wholeNote = 'The field takes no more letters than a note may have.'
const dayThere = 'The dialog begins with today, and a walk that somebody exports is to hold tomorrow.'

const each = (of: ReadonlyArray<AssetDialog>, told: (name: AssetDialog) => Readonly<Record<string, Waiver>>) =>
  Object.assign({}, ...of.map(told)) as Readonly<Record<string, Waiver>>

/** § 4 What is done with one asset, or with several at once. */
export const assetDialogsDriver: Driver = {
  machine: 'assetDialogs',
  scenes: {
    'an asset, and two at once': {
      who: 'ava',
      path: register,
      begin: [],
    },
    'what somebody was given': {
      who: 'eve',
      path: `${pathTo('employee', { id: eveOfTheDemo })}?tab=assets`,
      begin: [],
    },
  },
  calls: {
    assign: post('assign'),
    unassign: post('unassign'),
    restock: post('restock'),
    startService: post('startService'),
    service: post('service'),
    retire: post('retire'),
    activate: post('activate'),
    change: { method: 'PUT', url: /\/api\/[^/]+\/assets\/update-list$/ },
    duplicate: post('[^/]+/duplicate'),
    delete: { method: 'DELETE', url: /\/api\/[^/]+\/assets\/[^/]+$/ },
    answer: post('[^/]+/acceptance'),
    labels: post('export/labels/File'),
    addFiles: post('[^/]+/files'),
  },
  successes: {},
  acts: {
    'record.selected: to be handed out': inMenu(inStock, actionNames.assign),
    'record.selected: to be taken back': inMenu(accepted, actionNames.unassign),
    'record.selected: to be put in stock': inMenu(returned, actionNames.restock),
    'record.selected: to be sent to service': inMenu(inStock, actionNames.startService),
    'record.selected: to be marked as serviced': inMenu(accepted, actionNames.service),
    'record.selected: both, to be retired': withBoth(clicks(button(actionNames.retire))),
    'record.selected: to be activated': inMenu(retired, actionNames.activate),
    'record.selected: both, to be changed': withBoth(
      clicks(button('Change')),
      clicks(menuitem(manyFields.fields.supplier.label)),
    ),
    'record.selected: to be copied': inMenu(inStock, 'Duplicate'),
    'record.selected: to be deleted': inMenu(inStock, actionNames.delete),
    'record.selected: both, for labels': withBoth(clicks(button('Labels'))),
    'record.selected: to be accepted': fromTheList(clicks(button(actionNames.accept, list('Assets')))),
    'record.selected: to be declined': fromTheList(clicks(button(actionNames.decline, list('Assets')))),
    'dialog.confirmed: no category': () => null,
    'dialog.confirmed: on no day': () => null,
    'dialog.confirmed: a place that is none': () => null,
    'dialog.confirmed: with a note too long': () => null,
    'dialog.confirmed: with one too long': () => null,
    'dialog.confirmed': confirm,
    'dialog.progressed': () => null,
    'dialog.cancelled': (moment) => (nameIn(moment) === 'delete' ? [clicks(button('Cancel', shownIn(moment)))] : null),
    // With something filled in, the person is asked first.
    'xstate.done.actor.draft': (moment) =>
      moment.snapshot.hasTag('busy')
        ? null
        : [
            clicks(button('Cancel', shownIn(moment))),
            clicksIfThere(button('Discard changes', dialog('Discard changes?'))),
          ],
    'xstate.done.actor.run: it is done': succeed,
    'xstate.done.actor.run': fail,
  },
  sights: {
    'assetDialogs.browsing': names.map((name) => gone(dialog(titles[name]))),
    ...Object.fromEntries(names.map((name) => [`assetDialogs.${name}.asking`, asking])),
    ...Object.fromEntries(drafted.map((name) => [`assetDialogs.${name}.sending.awaited`, sending])),
    'assetDialogs.delete.sending': sending,
  },
  beyond: {
    ...each(names, (name) => ({ [`assetDialogs.${name}.sending · record.selected → stays`]: over })),
    ...each(drafted, (name) => ({
      [`assetDialogs.${name}.asking · dialog.cancelled → assetDialogs.browsing`]: asked,
      [`assetDialogs.${name}.sending · xstate.done.actor.draft → assetDialogs.${name}.sending.givenUp`]: givenUp,
      [`assetDialogs.${name}.sending.givenUp`]: givenUp,
    })),
    'dialog.progressed': 'A call that is held sends nothing on.',
    'assetDialogs.change.asking · dialog.confirmed → stays': wholeField,
    'assetDialogs.service.asking · dialog.confirmed → stays': dayThere,
    'assetDialogs.labels.asking · dialog.confirmed → stays': unasked,
    ...each(['unassign', 'restock', 'startService', 'retire', 'activate'], (name) => ({
      [`assetDialogs.${name}.asking · dialog.confirmed → stays`]: wholeNote,
    })),
  },
}
