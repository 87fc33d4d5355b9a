/**
 * One line of a file as what somebody could have typed into the form of a new person, and judged by the same rules: the
 * area's own (`drafts.ts`), plus what only a file can get wrong.
 */

import { unguarded } from '../../kernel/csvInjection.ts'
import type { DepartmentId } from '../../kernel/ids.ts'
import type { DateOrder, ImportProblem } from '../../kernel/import/nouns.ts'
import type { Problems } from '../../kernel/record.ts'
import { type EmployeeDraft, newEmployeeFields } from '../employee.fields.ts'
import { dayOf, tagsOf, truthOf } from './cells.ts'
import type { ImportField, ImportMapping } from './nouns.ts'
import { type ImportProblemReason, importSentences } from './wording.ts'

export interface ImportRow {
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

export interface Reading {
  readonly mapping: ImportMapping
  readonly dateOrder: DateOrder
  readonly departmentNamed: (name: string) => DepartmentId | undefined
}

export interface ReadRow {
  readonly line: number
  readonly cells: ReadonlyArray<string>
  readonly draft: EmployeeDraft
  /** As the file names them; empty for nobody. */
  readonly manager: string
  readonly problems: ReadonlyArray<ImportProblem>
}

/** A cell of the field, without the spaces around it and the apostrophe that kept it from being a formula. */
type CellOf<Field extends string> = (field: Field) => string

/** What any file can get wrong, and its cells by what they are about. */
export const readCells = <Field extends string, Reason extends string>(
  { cells }: ImportRow,
  mapping: ReadonlyArray<Field | null>,
) => {
  const problems: ImportProblem[] = []
  const cellOf: CellOf<Field> = (field) => unguarded((cells[mapping.indexOf(field)] ?? '').trim()).trim()
  /** Of a field that no column is about it is said of the whole line. */
  const say = (field: Field, because: Reason, message: string) => {
    const at = mapping.indexOf(field)
    problems.push({ column: at < 0 ? null : at, value: cells[at] ?? '', because, message })
  }
  cells.forEach((cell, column) => {
    if (mapping[column] != null && cell.includes('\uFFFD'))
      problems.push({ column, value: cell, because: 'unreadable', message: importSentences.unreadable })
  })
  if (cells.slice(mapping.length).some((cell) => cell.trim() !== ''))
    problems.push({ column: null, value: '', because: 'tooManyCells', message: importSentences.tooManyCells })
  return { cellOf, say, problems }
}

export const readRow = (row: ImportRow, reading: Reading): ReadRow => {
  const { cellOf, say, problems } = readCells<ImportField, ImportProblemReason>(row, reading.mapping)
  const draft = draftOf(cellOf, reading, say)
  for (const [field, message] of problemsOf(newEmployeeFields.problems(draft))) say(field, 'notValid', message)
  return { ...row, draft, manager: cellOf('manager'), problems }
}

type Say = (field: ImportField, because: ImportProblemReason, message: string) => void

const draftOf = (cellOf: CellOf<ImportField>, { dateOrder, departmentNamed }: Reading, say: Say): EmployeeDraft => {
  const truth = (field: 'isActive' | 'hideFromEmployeeDirectory', otherwise: boolean): boolean => {
    const cell = cellOf(field)
    if (cell === '') return otherwise
    const read = truthOf(cell)
    if (read === null) say(field, 'notYesOrNo', importSentences.notYesOrNo)
    return read ?? otherwise
  }
  const department = cellOf('department')
  const departmentId = department === '' ? null : departmentNamed(department)
  if (departmentId === undefined) say('department', 'unknownDepartment', importSentences.unknownDepartment)
  return {
    ...newEmployeeFields.blank,
    firstName: cellOf('firstName'),
    lastName: cellOf('lastName'),
    email: cellOf('email'),
    phone: cellOf('phone'),
    positionTitle: cellOf('positionTitle'),
    departmentId: departmentId ?? null,
    startDate: cellOf('startDate') === '' ? '' : dayOf(cellOf('startDate'), dateOrder),
    isActive: truth('isActive', newEmployeeFields.blank.isActive),
    hideFromEmployeeDirectory: truth('hideFromEmployeeDirectory', newEmployeeFields.blank.hideFromEmployeeDirectory),
    tags: tagsOf(cellOf('tags')),
  }
}

/** The form's problems by the column they come from; department and manager are chosen there, and so never wrong. */
const problemsOf = (problems: Problems<EmployeeDraft>) =>
  Object.entries(problems) as ReadonlyArray<[ImportField, string]>
