import type { BulkOutcome, DirectoryView } from '../../src/domain/employees/directory/nouns.ts'
import type { ItemId } from '../../src/domain/kernel/ids.ts'
import { bulkChangeMachine } from '../../src/machines/employees/directory/bulkChange.machine.ts'
import { directoryToolsMachine } from '../../src/machines/employees/directory/directoryTools.machine.ts'
import {
  directoryViewsMachine,
  viewDialogsMachine,
  viewDraft,
} from '../../src/machines/employees/directory/directoryViews.ts'
import { downloadMachine } from '../../src/machines/kit/download.machine.ts'
import type { Scenario, Variant } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, breaks, changedMeanwhile, notFound, says } from './outcomes.ts'
import { employeeIds } from './people.ts'

const id = '00000000-0000-4000-8000-000000000301' as ItemId
const view: DirectoryView = { id, name: 'Crew', query: 'tag=crew', isDefault: false, version: 1 }
const atMostWaiting = 2
const now = 3_600_000

const named: Variant = {
  label: 'the views of the list',
  input: { first: [view], now },
  cases: {
    ...says('change.asked', ({ context: { pending } }) =>
      pending.length < atMostWaiting
        ? {
            'a view is saved': { change: { id, to: { name: 'Crew', query: 'tag=crew', isDefault: false } } },
            'a view is deleted': { change: { id, to: null } },
          }
        : {},
    ),
    ...says('page.shown', ({ context: { askedAt } }) => ({
      'a moment after they were read': { now: askedAt + 1 },
      'long after': { now: askedAt + 600_001 },
    })),
    ...says('refresh.asked', ({ context: { askedAt } }) => ({ 'soon after they were read': { now: askedAt + 1 } })),
    ...says('item.arrived', { 'a view saved elsewhere': { item: view } }),
    ...says('item.left', { 'a view deleted elsewhere': { id } }),
    ...answers('load', { 'the views': [view], none: [] }, anyFailure),
    ...answers('send', { 'it is saved': view, 'it is gone': null }, { ...changedMeanwhile, ...anyFailure }),
  },
  project: ({ context: { pending } }) => pending.length,
}

export const directoryViews: Scenario = {
  machine: directoryViewsMachine,
  variants: [named],
}

const done: BulkOutcome = {
  rows: [{ id: employeeIds.employee, outcome: 'changed', code: null, message: null }],
  undo: [{ people: [{ id: employeeIds.employee, version: 2 }], isActive: true }],
}
const refused: BulkOutcome = {
  rows: [{ id: employeeIds.admin, outcome: 'refused', code: 'last_admin', message: 'The last one.' }],
  undo: [],
}
const people = [employeeIds.employee, employeeIds.admin]

export const bulkChange: Scenario = {
  machine: bulkChangeMachine,
  variants: [
    {
      label: 'an admin with two people selected',
      role: 'admin',
      cases: {
        ...says('change.begun', {
          'they are to be deactivated': { kind: 'deactivate', people },
          'they are to get a tag': { kind: 'tags', people },
          'they are to move to another department': { kind: 'department', people },
        }),
        ...says('change.confirmed', { 'that they are': { change: { isActive: false } } }),
        ...answers(
          'changeMany',
          { 'one is changed': done, 'nobody is changed': refused },
          { ...notFound, ...anyFailure },
        ),
        ...answers('undoMany', { 'it is taken back': done, 'somebody has changed them since': refused }, anyFailure),
      },
      project: ({ context: { kind, undo, isUndone, isGivenUp }, children }) => [
        kind,
        undo.length,
        isUndone,
        isGivenUp,
        children.draft !== undefined,
      ],
    },
  ],
}

export const viewDialogs: Scenario = {
  machine: viewDialogsMachine,
  explained: { 'viewDialogs may drop record.selected': 'Each dialog there is has its state.' },
  variants: [
    {
      label: 'one view',
      cases: {
        ...says('record.selected', {
          'to be kept': { record: { id: view.id }, dialog: 'save', draft: viewDraft.begun({ name: '' }) },
          'to be renamed': { record: view, dialog: 'rename', draft: viewDraft.begun({ name: view.name }) },
          'to be deleted': { record: view, dialog: 'delete' },
        }),
        ...says('dialog.confirmed', {
          'another name': { form: { to: { ...view, name: 'Gang' }, views: [view] } },
          'no name': { form: { to: { ...view, name: ' ' }, views: [view] } },
          'it may go': { form: { to: null, views: [] } },
        }),
        ...answers('run', { 'it is kept': view, 'it is gone': null }, { ...changedMeanwhile, ...anyFailure }),
      },
    },
  ],
}

export const download: Scenario = {
  machine: downloadMachine,
  variants: [
    {
      label: 'a file',
      input: { failure: 'Failed to download file(s)' },
      cases: {
        ...says('download.asked', { 'the file': { subject: 'a file' } }),
        ...answers('run', { 'it is there': undefined }, anyFailure),
      },
    },
  ],
}

export const directoryTools: Scenario = {
  machine: directoryToolsMachine,
  variants: [
    {
      label: 'the list of people',
      input: { now },
      cases: {
        ...says('dialog.succeeded', {
          'a view is renamed': { record: view, dialog: 'rename', answer: { id, to: { ...view, name: 'Gang' } } },
        }),
        ...breaks('views', () => true),
        ...breaks('viewDialogs', () => true),
        ...breaks('bulk', () => true),
        ...breaks('export', () => true),
      },
    },
  ],
}
