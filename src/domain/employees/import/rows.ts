/**
 * One line of a file as what somebody could have typed into the form of a new person, and judged by the same rules: the
 * area's own (`drafts.ts`), plus what only a file can get wrong.
 */

import type { DepartmentId } from '../../kernel/ids.ts'
import { dayOf, tagsOf, truthOf } from '../../kernel/import/cells.ts'
import type { DateOrder, ImportProblem } from '../../kernel/import/nouns.ts'
import { type CellOf, type ImportRow, readCells } from '../../kernel/import/rows.ts'
import type { Problems } from '../../kernel/record.ts'
import { type EmployeeDraft, newEmployeeFields } from '../employee.fields.ts'
import type { ImportField, ImportMapping } from './nouns.ts'
import { type ImportProblemReason, importSentences } from './wording.ts'

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
