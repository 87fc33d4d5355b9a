import type { Act, Driver, Moment, Scene, Sight } from '../../../src/workshop/drivers/driver.ts'
import {
  alert,
  any,
  busy,
  button,
  choosesFile,
  clicks,
  dialog,
  done,
  gone,
  heading,
  labelled,
  progressbar,
  region,
  text,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'
import { fileNamed } from './filesOffered.ts'

/** Pieces that no page of the product shows by themselves yet: the catalogue of the kit does. */
const inCatalogue = (begin: ReadonlyArray<Act> = []): Scene => ({
  who: 'nobody',
  isStranger: true,
  isCatalogue: true,
  path: '/catalogue.html',
  begin: [until(there(heading('The kit'))), ...begin],
})

const call = { method: 'PUT', url: /\/pretended$/ } as const

const dialogs = region('Certification dialogs')
const newVersion = dialog('New version')
const deletion = dialog('Delete Forklift licence')

const reminder = dialog('Send a reminder')

/** The model's records are dialogs of one here. */
const shown = { version: newVersion, reminder, delete: deletion }
const confirms = {
  version: button('Add version', newVersion),
  reminder: button('Send reminder', reminder),
  delete: button('Delete', deletion),
}
const nameIn = ({ snapshot: { context } }: Moment): keyof typeof shown => context.dialog
const shownIn = (moment: Moment) => shown[nameIn(moment)]
const confirmIn = (moment: Moment) => confirms[nameIn(moment)]

const opens =
  (name: string) =>
  ({ snapshot }: Moment): ReadonlyArray<Act> | null =>
    // An open dialog lies over the buttons.
    snapshot.matches('browsing') ? [clicks(button(name, dialogs))] : null

const asking = (moment: Moment): ReadonlyArray<Sight> => {
  const { refusal } = moment.snapshot.context
  const open = shownIn(moment)
  return [
    there(open),
    there(text('Forklift licence: selected')),
    refusal === null ? gone(alert(undefined, open)) : there(alert(undefined, open), { saying: refusal }),
  ]
}
const sending = (moment: Moment): ReadonlyArray<Sight> => [
  busy(confirmIn(moment)),
  gone(alert(undefined, shownIn(moment))),
]

const over = 'An open dialog lies over the buttons that select another.'

/** § 2.6 The certification dialogs. */
export const recordDialogsDriver: Driver = {
  machine: 'recordDialogs',
  scenes: { 'two records': inCatalogue() },
  calls: { run: call },
  successes: { run: done(null) },
  acts: {
    'record.selected: the first record, to be renewed': opens('New version'),
    'record.selected: a third record, to be reminded of': opens('Send a reminder'),
    'record.selected: the second record, to be deleted': opens('Delete'),
    'dialog.confirmed': (moment) => [clicks(confirmIn(moment))],
    'dialog.cancelled': (moment) => [clicks(button('Cancel', shownIn(moment)))],
  },
  sights: {
    'recordDialogs.browsing': [
      ...Object.values(shown).map(gone),
      there(text('Forklift licence: not selected', dialogs)),
    ],
    'recordDialogs.version.asking': asking,
    'recordDialogs.version.sending': sending,
    'recordDialogs.reminder.asking': asking,
    'recordDialogs.reminder.sending': sending,
    'recordDialogs.delete.asking': asking,
    'recordDialogs.delete.sending': sending,
  },
  beyond: {
    'recordDialogs.version.sending · record.selected → stays': over,
    'recordDialogs.reminder.sending · record.selected → stays': over,
    'recordDialogs.delete.sending · record.selected → stays': over,
  },
}

/** The first of several; it works, the others only show how they look. */
const panel = any(region('Company logo'))
const documents = dialog('Add documents')

const isPanel = ({ snapshot: { context } }: Moment): boolean => context.rule.multiple !== true
const around = (moment: Moment) => (isPanel(moment) ? panel : documents)
const send = (moment: Moment) => button(isPanel(moment) ? 'Upload' : 'Submit', around(moment))

/** The names of the model's files stand for what is offered here. */
const offered = {
  'picture.png': 'logo.png',
  'handbook.pdf': 'logo.pdf',
  'list.csv': 'list.pdf',
} as const
type Modelled = keyof typeof offered

const has = ({ snapshot: { context } }: Moment, name: string): boolean =>
  context.files.some((file: File) => file.name === name)

const offers =
  (file: (typeof offered)[Modelled] | 'empty.png', name?: Modelled) =>
  (moment: Moment): ReadonlyArray<Act> | null =>
    // Written down for each act, the same file has another date each time, and would be a second one.
    name !== undefined && has(moment, name)
      ? null
      : [choosesFile(labelled(isPanel(moment) ? 'File' : 'Files', around(moment)), fileNamed(file))]

const removes =
  (name: Modelled) =>
  (moment: Moment): ReadonlyArray<Act> | null =>
    has(moment, name) ? [clicks(button(`Delete ${offered[name]}`, around(moment)))] : null

const chosen = (moment: Moment): ReadonlyArray<Sight> =>
  moment.snapshot.context.files.map(({ name }: File) => there(text(offered[name as Modelled], around(moment))))

const why = (moment: Moment): ReadonlyArray<Sight> => {
  const { problem, refusal } = moment.snapshot.context
  if (problem === null && refusal === null) return [gone(alert(undefined, around(moment)))]
  // A file is called by its own name in the sentence.
  return [there(alert(undefined, around(moment)), problem === null ? { saying: refusal } : {})]
}

const severalAtOnce = 'A driver offers one file at a time; `kit/catalogue.spec.ts` drops several.'

/** § 2.6 The file upload panel, and its dialog for several files. */
export const fileUploadDriver: Driver = {
  machine: 'fileUpload',
  scenes: {
    'one image': {
      ...inCatalogue(),
      beyond: { 'upload.left': 'The panel stays; the dialog can be left.' },
    },
    'several documents': inCatalogue([clicks(button('Several files')), until(there(documents))]),
  },
  calls: { upload: call },
  successes: { upload: done(null) },
  acts: {
    'files.offered: an image': offers('logo.png'),
    'files.offered: a document': offers('logo.pdf', 'handbook.pdf'),
    'files.offered: an empty image': offers('empty.png'),
    'files.offered: a list': offers('list.pdf', 'list.csv'),
    'file.removed: the image': removes('picture.png'),
    'file.removed: the document': removes('handbook.pdf'),
    'file.removed: the list': removes('list.csv'),
    'upload.asked': (moment) => [clicks(send(moment))],
    // A tenth after the other, by itself.
    'upload.progressed': (moment) => [until(there(progressbar('Uploading', around(moment))))],
    'upload.left': [clicks(any(button('Close', documents)))],
  },
  sights: {
    'fileUpload.choosing': (moment) => [there(send(moment)), { of: send(moment), is: 'denied' }, ...why(moment)],
    'fileUpload.ready': (moment) => [...chosen(moment), ...why(moment)],
    'fileUpload.uploading': (moment) => [
      busy(send(moment)),
      ...chosen(moment),
      gone(any(button(/^Delete /, around(moment)))),
      gone(alert(undefined, around(moment))),
    ],
    'fileUpload.failed': (moment) => [...chosen(moment), ...why(moment)],
    'fileUpload.uploaded': (moment) => [isPanel(moment) ? there(text('Uploaded.')) : gone(documents)],
    'fileUpload.left': [gone(documents)],
  },
  beyond: {
    'files.offered: two images at once': severalAtOnce,
    'files.offered: an image among documents': severalAtOnce,
    'files.offered: an image that is too large': 'Megabytes are nothing to write down; the unit tests judge the size.',
  },
}
