import type { EmployeeImport } from '../../src/domain/employees/import/nouns.ts'
import type { ItemId } from '../../src/domain/kernel/ids.ts'
import type { AnyReport } from '../../src/domain/kernel/import/nouns.ts'
import { assetImport as importOfAssets } from '../../src/machines/assets/import/assetImport.ts'
import { employeeImport as importOfPeople } from '../../src/machines/employees/import/employeeImport.ts'
import { goalImport as importOfGoals } from '../../src/machines/goals/import/goalImport.ts'
import { samples } from '../../src/samples/people.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { fileNamed } from './files.ts'
import { answers, anyFailure, breaks, ends, says } from './outcomes.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-00000000040${number}` as ItemId

const anImport = (over: Partial<EmployeeImport>): EmployeeImport => ({
  id: idOf(1),
  fileName: 'list.csv',
  status: 'done',
  rowCount: 2,
  doneCount: 2,
  madeCount: 2,
  changedCount: 0,
  unchangedCount: 0,
  remainingCount: 2,
  failure: null,
  kept: [],
  leftOutCount: 0,
  leftOut: { headers: [], rows: [] },
  createdBy: samples.ava.fullName,
  createdUtc: '2026-11-21T00:00:00Z',
  finishedUtc: '2026-11-21T00:00:01Z',
  revertedUtc: null,
  ...over,
})

const running = anImport({ status: 'importing', doneCount: 1, madeCount: 0, remainingCount: 0 })
const failed = anImport({ status: 'failed', madeCount: 0, remainingCount: 0, failure: 'The server was stopped.' })
const reverted = anImport({ status: 'reverted', remainingCount: 0 })

/** A column says which of two needed fields it is, by the kind of import. */
const reportsOf = ([first, second]: readonly [string, string]) => {
  const right: AnyReport & { readonly changedCount: number } = {
    encoding: 'utf-8',
    delimiter: ',',
    dateOrder: 'dayFirst',
    columns: [
      { header: 'First', samples: ['Eve'], field: first },
      { header: 'Second', samples: ['eve@example.test'], field: second },
    ],
    rowCount: 2,
    readyCount: 2,
    changedCount: 0,
    unchangedCount: 0,
    problemCount: 0,
    failedRows: [],
    preview: [],
    leftOutRows: [],
    missing: [],
  }
  const problem = { column: 1, value: 'eve', because: 'notValid', message: 'Enter an address' }
  const wrong: typeof right = {
    ...right,
    readyCount: 1,
    problemCount: 1,
    failedRows: [{ line: 3, name: 'Eve', cells: ['Eve', 'eve'], problems: [problem] }],
  }
  const unmapped: typeof right = {
    ...right,
    columns: [{ header: 'Name', samples: ['Eve'], field: null }],
    readyCount: 0,
    missing: [first, second],
  }

  const checked = {
    'every line is right': { report: right, made: null },
    'a line is wrong': { report: wrong, made: null },
  }
  return { right, unmapped, checked }
}

const overtaken = {
  'somebody has taken an address meanwhile': {
    _tag: 'Refused',
    status: 422,
    code: 'email_in_use',
    message: 'There was errors using this csv.',
    errors: [],
  },
}

const importScenario = (machine: Scenario['machine'], fields: readonly [string, string]): Scenario => {
  const { right, unmapped, checked } = reportsOf(fields)
  return {
    machine,
    make: 'import',
    home: [`${machine.id}.choosing`],
    variants: [
      {
        label: 'an admin with a file',
        role: 'admin',
        cases: {
          ...says('files.offered', {
            'a CSV file': { files: [fileNamed('list.csv')], id: idOf(1) },
            'a picture': { files: [fileNamed('list.png')], id: idOf(1) },
          }),
          ...says('import.opened', ({ context }) =>
            Object.fromEntries(
              context.imports.map((one: EmployeeImport) => [`the import that is ${one.status}`, { id: one.id }]),
            ),
          ),
          ...says('encoding.chosen', { 'another encoding': { encoding: 'windows-1252' } }),
          ...says('dateOrder.chosen', { 'month first': { dateOrder: 'monthFirst' } }),
          ...says('column.mapped', {
            'the second column is what it was': { column: 1, field: fields[1] },
            'the second column is left out': { column: 1, field: null },
          }),
          ...says('cell.changed', {
            'the wrong cell': { line: 3, column: 1, value: 'eve@example.test' },
            'the same cell again': { line: 3, column: 1, value: 'max@example.test' },
          }),
          ...says('line.leftOut', { 'the wrong line': { line: 3 } }),
          ...says('line.putBack', { 'the line that was left out': { line: 3 } }),
          ...answers(
            'loadImports',
            {
              none: [],
              'one runs': [running],
              'there were some': [
                anImport({}),
                { ...failed, id: idOf(2) },
                { ...reverted, id: idOf(3), remainingCount: 1 },
              ],
            },
            anyFailure,
          ),
          ...answers(
            'readFile',
            { ...checked, 'its columns are not known': { report: unmapped, made: null } },
            anyFailure,
          ),
          ...answers('validateFile', checked, anyFailure),
          ...answers(
            'createFromFile',
            {
              'it is done at once': { report: right, made: anImport({}) },
              'it takes longer': { report: right, made: running },
              'it comes to nothing': { report: right, made: failed },
            },
            { ...overtaken, ...anyFailure },
          ),
          ...answers(
            'loadImport',
            { 'it still runs': running, 'it is done': anImport({}), 'it has failed': failed },
            anyFailure,
          ),
          ...answers(
            'openImport',
            {
              'it still runs': running,
              'it is done': anImport({}),
              'it has failed': { ...failed, id: idOf(2) },
              'it was reverted': { ...reverted, id: idOf(3), remainingCount: 1 },
            },
            anyFailure,
          ),
          ...ends('revert', {
            'confirmed and done': { confirmed: true, answer: reverted },
            cancelled: { confirmed: false, answer: null },
          }),
          ...breaks('template', (snapshot) => snapshot.matches('choosing')),
          ...breaks('failedRows', (snapshot) => snapshot.matches('choosing')),
        },
        project: ({ context: { mapping, leftOut, isChanged, report, current, imports, file } }) => [
          mapping?.join() ?? null,
          leftOut.length,
          isChanged,
          report?.problemCount ?? null,
          current?.status ?? null,
          current?.remainingCount ?? null,
          // One that is opened takes its place by its id.
          imports.map(({ id, status }: EmployeeImport) => `${id.at(-1)} ${status}`),
          file !== null,
        ],
      },
    ],
  }
}

export const employeeImport = importScenario(importOfPeople.machine, ['firstName', 'email'])

export const assetImport = importScenario(importOfAssets.machine, ['number', 'name'])

export const goalImport = importScenario(importOfGoals.machine, ['person', 'title'])
