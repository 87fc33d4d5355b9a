import type { FileRule } from '../../src/domain/kernel/fileChoice.ts'
import { confirmMachine } from '../../src/machines/kit/confirm.machine.ts'
import { cropperMachine } from '../../src/machines/kit/cropper.machine.ts'
import { isOutside } from '../../src/machines/kit/cropping.ts'
import { draftMachine } from '../../src/machines/kit/draft.machine.ts'
import { draftOf } from '../../src/machines/kit/drafts.ts'
import { fileUploadMachine } from '../../src/machines/kit/fileUpload.machine.ts'
import { recordDialogsMachine } from '../../src/machines/kit/recordDialogs.machine.ts'
import { tourMachine } from '../../src/machines/kit/tour.machine.ts'
import { uniquenessMachine } from '../../src/machines/kit/uniqueness.machine.ts'
import type { Question } from '../../src/workshop/model/explore.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { fileNamed } from './files.ts'
import { answers, anyFailure, changedMeanwhile, notValid, says } from './outcomes.ts'

/** The machines every area leans on. */
export const confirm: Scenario = {
  machine: confirmMachine,
  variants: [
    {
      label: 'a question',
      input: { subject: 'a record' },
      cases: {
        ...says('notes.changed', {}),
        ...answers('run', { 'it is done': 'done' }, { ...changedMeanwhile, ...anyFailure }),
      },
    },
    {
      label: 'a question that asks for notes',
      input: { subject: 'a record', asksNotes: true },
      cases: {
        ...says('notes.changed', { 'notes are typed': { notes: 'Why' }, 'notes are emptied': { notes: '' } }),
        ...answers('run', { 'it is done': 'done' }, anyFailure),
      },
      project: ({ context: { notes } }) => [notes !== ''],
    },
  ],
}

export const tour: Scenario = {
  machine: tourMachine,
  variants: [
    {
      label: 'three stops',
      input: { stops: ['menu', 'search', 'help'] },
      project: ({ context }) => context.at,
    },
  ],
}

export const uniqueness: Scenario = {
  machine: uniquenessMachine,
  variants: [
    {
      label: 'an address',
      input: { scope: null, id: null },
      cases: {
        ...says('text.typed', {
          'an address': { text: 'eve@other.test' },
          'another address': { text: 'eve@example.test' },
        }),
        ...answers('isTaken', { 'it is free': false, 'it is somebody else’s': true }, anyFailure),
      },
      project: ({ context: { text } }) => text,
    },
  ],
}

const images: FileRule = { kinds: ['image'], maxBytes: 1_000 }
const documents: FileRule = { kinds: ['pdf', 'csv'], maxBytes: 1_000, multiple: true }

const image = fileNamed('picture.png')
const [handbook, list] = [fileNamed('handbook.pdf'), fileNamed('list.csv')]

const uploading: Pick<Question, 'cases' | 'project'> = {
  cases: {
    ...says('upload.progressed', { 'half of it has arrived': { fraction: 0.5 } }),
    ...answers('upload', { 'the files are stored': 'stored' }, { ...notValid, ...anyFailure }),
  },
  project: ({ context }) => context.files.map(({ name }: File) => name).sort(),
}

export const fileUpload: Scenario = {
  machine: fileUploadMachine,
  variants: [
    {
      ...uploading,
      label: 'one image',
      input: { rule: images },
      cases: {
        ...uploading.cases,
        ...says('files.offered', {
          'an image': { files: [image] },
          'two images at once': { files: [image, fileNamed('other.png')] },
          'a document': { files: [handbook] },
          'an image that is too large': { files: [fileNamed('large.png', 1_001)] },
          'an empty image': { files: [fileNamed('empty.png', 0)] },
        }),
        ...says('file.removed', { 'the image': { file: image } }),
      },
    },
    {
      ...uploading,
      label: 'several documents',
      input: { rule: documents },
      cases: {
        ...uploading.cases,
        ...says('files.offered', {
          'a document': { files: [handbook] },
          'a list': { files: [list] },
          'an image among documents': { files: [handbook, image] },
        }),
        ...says('file.removed', { 'the document': { file: handbook }, 'the list': { file: list } }),
      },
    },
  ],
}

const whole = { x: 0, y: 0, width: 800, height: 467 }

export const cropper: Scenario = {
  machine: cropperMachine,
  variants: [
    {
      label: 'a picture',
      input: { file: image },
      cases: {
        ...says('picture.measured', {
          'a picture of 800 by 600': { picture: { width: 800, height: 600 } },
          'a picture of no size': { picture: { width: 0, height: 0 } },
        }),
        ...says('picture.moved', { 'to the right': { crop: { x: 40, y: 0 } } }),
        ...says('picture.zoomed', { nearer: { zoom: 2 } }),
        ...says('picture.framed', {
          'all of the picture': { area: whole },
          'nothing of the picture': { area: { ...whole, x: 900 } },
        }),
        ...answers('cut', { 'a piece is cut out': fileNamed('piece.png') }, { 'it cannot be cut': 'unreadable' }),
      },
      project: ({ context: { picture, area } }) => isOutside(picture, area),
    },
  ],
}

const noteDraft = draftOf<{ readonly note: string }>('note', documents)

export const draft: Scenario = {
  machine: draftMachine,
  variants: [
    {
      label: 'a note with files',
      input: noteDraft.inputOf({ note: '' }),
      cases: {
        ...says('field.changed', { 'a note': { change: { note: 'Why' } }, 'no note': { change: { note: '' } } }),
        ...says('files.offered', { 'a document': { files: [handbook] }, 'an image': { files: [image] } }),
        ...says('file.removed', { 'the document': { file: handbook } }),
      },
      project: ({ context: { fields, files, problem, hasTried } }) => [
        fields,
        files.length,
        problem !== null,
        hasTried,
      ],
    },
  ],
}

const [policy, licence, card] = [{ id: 'policy' }, { id: 'licence' }, { id: 'card' }]

export const recordDialogs: Scenario = {
  machine: recordDialogsMachine,
  explained: { 'recordDialogs may drop record.selected': 'Each dialog there is has its state.' },
  variants: [
    {
      label: 'two records',
      cases: {
        ...says('record.selected', {
          'the first record, to be renewed': { record: policy, dialog: 'version' },
          'a third record, to be reminded of': { record: card, dialog: 'reminder' },
          'the second record, to be deleted': { record: licence, dialog: 'delete' },
        }),
        ...says('dialog.confirmed', { 'with what was typed': { form: { note: 'Why' } }, 'without a form': {} }),
        ...answers('run', { 'it is done': 'done' }, { ...changedMeanwhile, ...anyFailure }),
      },
      project: ({ context: { record } }) => [record?.id ?? null],
    },
  ],
}
