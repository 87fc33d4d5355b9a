/**
 * One line of a file as what somebody could have typed into the form of a person, and judged by the same rules: the area's
 * own (`employee.fields.ts`), plus what only a file can get wrong. Of somebody who is here it changes what it has columns
 * for: an empty cell keeps what stands, `(clear)` empties it.
 */
import type { DepartmentId } from '../../kernel/ids.ts'
import { dayOf, tagsOf, truthOf } from '../../kernel/import/cells.ts'
import type { DateOrder, ImportProblem } from '../../kernel/import/nouns.ts'
import { byWord, comparable, type ImportRow, readCells } from '../../kernel/import/rows.ts'
import type { Day } from '../../kernel/nouns.ts'
import { employeeFields } from '../employee.fields.ts'
import { importFields } from './columns.ts'
import { asStored, type ContentField, type ImportDraft, importContent, importFieldOf } from './content.ts'
import type { ImportField, ImportMapping } from './nouns.ts'
import { type ImportProblemReason, importSentences } from './wording.ts'

export interface Reading {
  readonly mapping: ImportMapping
  readonly dateOrder: DateOrder
  readonly today: Day
  readonly departmentNamed: (name: string) => DepartmentId | undefined
}

/** Those that read as they are typed. */
type TypedField = Exclude<
  ImportField,
  'department' | 'manager' | 'isActive' | 'hideFromEmployeeDirectory' | 'tags' | 'employmentType' | DayField
>
type DayField = (typeof importDays)[number]

/** A cell that says this empties what stands; an empty one keeps it. The same in every language. */
export const CLEAR_MARKER = '(clear)'

export const importDays = ['startDate', 'dateOfBirth'] as const

const employmentTypes = byWord(employeeFields.other.fields.employmentType.names ?? {})

/** `before`: what stands of the person the line is about; null for somebody new. */
export const readRow = (
  row: ImportRow,
  before: ImportDraft | null,
  { mapping, dateOrder, today, departmentNamed }: Reading,
) => {
  const { cellOf, say, problems } = readCells<ImportField, ImportProblemReason>(row, mapping)
  const stands = before ?? importContent.blank
  const problemOf = (field: ImportField, because: keyof typeof importSentences & ImportProblemReason) =>
    say(field, because, String(importSentences[because]))

  /** What a cell makes of a field. */
  const said = <Field extends ContentField>(
    field: Field,
    read: (cell: string) => ImportDraft[Field],
  ): ImportDraft[Field] => {
    const cell = cellOf(importFieldOf(field))
    if (cell === '') return stands[field]
    return isClear(cell) ? importContent.blank[field] : read(cell)
  }
  const typed = (field: TypedField): string => said(field, (cell) => cell) as string
  const day = (field: DayField): string => said(field, (cell) => dayOf(cell, dateOrder))
  const truth = (field: 'isActive' | 'hideFromEmployeeDirectory'): boolean => {
    const cell = cellOf(field)
    if (cell === '') return stands[field]
    const read = truthOf(cell)
    if (read === null) problemOf(field, 'notYesOrNo')
    return read ?? stands[field]
  }
  const draft: ImportDraft = {
    firstName: typed('firstName'),
    lastName: typed('lastName'),
    email: typed('email'),
    phone: typed('phone'),
    positionTitle: typed('positionTitle'),
    departmentId: said('departmentId', (cell) => {
      const found = departmentNamed(cell)
      if (found === undefined) problemOf('department', 'unknownDepartment')
      return found ?? stands.departmentId
    }),
    // Who is meant is known once every line is read.
    reportsTo: stands.reportsTo,
    startDate: day('startDate'),
    isActive: truth('isActive'),
    hideFromEmployeeDirectory: truth('hideFromEmployeeDirectory'),
    tags: said('tags', tagsOf),
    dateOfBirth: day('dateOfBirth'),
    gender: typed('gender'),
    personalEmail: typed('personalEmail'),
    personalPhone: typed('personalPhone'),
    address: typed('address'),
    rightToWork: typed('rightToWork'),
    employeeNumber: typed('employeeNumber'),
    employmentType: said('employmentType', (cell) => {
      const found = employmentTypes.get(comparable(cell))
      if (found === undefined) problemOf('employmentType', 'unknownEmploymentType')
      return (found ?? stands.employmentType) as ImportDraft['employmentType']
    }),
    workingHours: typed('workingHours'),
    notes: typed('notes'),
  }
  const wrong = { ...importContent.problems(draft), ...employeeFields.personal.problems(draft, today) }
  for (const field of importFields) {
    const message = wrong[field as keyof typeof wrong]
    // What stood there before is not this line's.
    if (message !== undefined && (before === null || mapping.includes(field))) say(field, 'notValid', message)
  }
  return {
    ...row,
    cellOf,
    say,
    draft: before === null ? draft : asStored(before, draft),
    found: problems as ReadonlyArray<ImportProblem>,
  }
}

export const isClear = (cell: string): boolean => comparable(cell) === CLEAR_MARKER
