/**
 * One line of a file as what somebody could have typed into the form of a new person, and judged by the same rules: the
 * area's own (`drafts.ts`), plus what only a file can get wrong.
 */

import { unguarded } from '../../kernel/csvInjection.ts'
import type { DepartmentId } from '../../kernel/ids.ts'
import type { Problems } from '../../kernel/record.ts'
import { type EmployeeDraft, newEmployeeFields } from '../employee.fields.ts'
import { dayOf, tagsOf, truthOf } from './cells.ts'
import type { DateOrder, ImportField, ImportMapping, ImportProblem } from './nouns.ts'
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
type CellOf = (field: ImportField) => string

export const readRow = ({ line, cells }: ImportRow, reading: Reading): ReadRow => {
  const problems: ImportProblem[] = []
  const columnOf = (field: ImportField) => reading.mapping.indexOf(field)
  const cellOf: CellOf = (field) => unguarded((cells[columnOf(field)] ?? '').trim()).trim()
  const say = (field: ImportField, because: ImportProblemReason, message: string) =>
    problems.push({ column: columnOf(field), value: cells[columnOf(field)] ?? '', because, message })

  const draft = draftOf(cellOf, reading, say)
  for (const [field, message] of told(newEmployeeFields.problems(draft))) say(field, 'notValid', message)
  cells.forEach((cell, column) => {
    if (reading.mapping[column] != null && cell.includes('\uFFFD'))
      problems.push({ column, value: cell, because: 'unreadable', message: importSentences.unreadable })
  })
  if (cells.slice(reading.mapping.length).some((cell) => cell.trim() !== ''))
    problems.push({ column: null, value: '', because: 'tooManyCells', message: importSentences.tooManyCells })
  return { line, cells, draft, manager: cellOf('manager'), problems }
}

type Say = (field: ImportField, because: ImportProblemReason, message: string) => void

const draftOf = (cellOf: CellOf, { dateOrder, departmentNamed }: Reading, say: Say): EmployeeDraft => {
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
const told = (problems: Problems<EmployeeDraft>) => Object.entries(problems) as ReadonlyArray<[ImportField, string]>
