import type { BulkOutcome } from '../../src/domain/employees/directory/nouns.ts'
import { bulkChangeMachine } from '../../src/machines/employees/directory/bulkChange.machine.ts'
import { directoryToolsMachine } from '../../src/machines/employees/directory/directoryTools.machine.ts'
import { downloadMachine } from '../../src/machines/kit/download.machine.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, breaks, notFound, says } from './outcomes.ts'
import { employeeIds } from './people.ts'

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
      cases: {
        ...breaks('bulk', () => true),
        ...breaks('export', () => true),
      },
    },
  ],
}
