import { mayCreateFrom } from '../../../domain/employees/import/lifecycle.ts'
import { importFileRule } from '../../../domain/employees/import/limits.ts'
import { mappedAs } from '../../../domain/employees/import/mapping.ts'
import type {
  EmployeeImport,
  ImportAnswer,
  ImportEdit,
  ImportField,
  ImportMapping,
  ImportReport,
} from '../../../domain/employees/import/nouns.ts'
import type { Failure } from '../../../domain/kernel/failure.ts'
import { problemSentence, withOffered } from '../../../domain/kernel/fileChoice.ts'
import type { ItemId } from '../../../domain/kernel/ids.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import type { Locale } from '../../../domain/kernel/nouns.ts'
import type { Actor } from '../../../domain/permissions/actor.ts'
import { type QuestionAbout, questionOf } from '../../kit/confirm.machine.ts'
import { failureSentence } from '../../kit/failureSentence.ts'
import type { PortInput } from '../../kit/port.ts'
import type { ImportPorts, Understanding } from './import.ports.ts'

/** What the import machine holds, and what follows from it. */
export interface ImportInput {
  /** Who the rules ask about. */
  readonly actor: Actor
}

export interface ImportContext extends ImportInput, Understanding {
  readonly file: File | null
  /** Made with the file, so that a creation asked for again after a lost answer is the same one. */
  readonly importId: ItemId | null
  /** Why the last file that was offered was not taken. */
  readonly problem: string | null
  /** Why the last try did not succeed. */
  readonly refusal: string | null
  readonly report: ImportReport | null
  /** Cells or columns were changed since the report was made. */
  readonly isChanged: boolean
  readonly imports: ReadonlyArray<EmployeeImport>
  /** Why the earlier ones are not shown. */
  readonly listRefusal: string | null
  readonly current: EmployeeImport | null
}

const noUnderstanding: Understanding = { mapping: null, encoding: null, dateOrder: null, edits: [] }

export const empty = (input: ImportInput): ImportContext => ({
  ...input,
  ...noUnderstanding,
  file: null,
  importId: null,
  problem: null,
  refusal: null,
  report: null,
  isChanged: false,
  imports: [],
  listRefusal: null,
  current: null,
})

export interface Offer {
  readonly files: ReadonlyArray<File>
  readonly id: ItemId
}

/** A file of the right kind takes the place of whatever was there; any other is told and changes nothing. */
export const taken = (context: ImportContext, { files, id }: Offer): Partial<ImportContext> => {
  const { files: good, problem } = withOffered(importFileRule, [], files)
  const [file] = good
  if (file === undefined) return { problem: problem && problemSentence(importFileRule, problem) }
  const { actor, imports, listRefusal } = context
  return { ...empty({ actor }), imports, listRefusal, file, importId: id }
}

export const isTakeable = ({ files }: Offer): boolean => withOffered(importFileRule, [], files).files.length > 0

export const discarded = ({ actor, imports, listRefusal }: ImportContext): ImportContext => ({
  ...empty({ actor }),
  imports,
  listRefusal,
})

/** What the report says is from now on what is meant, until somebody says otherwise. */
export const judgedBy = ({ report }: ImportAnswer): Partial<ImportContext> => ({
  report,
  mapping: mappingOf(report),
  encoding: report.encoding,
  dateOrder: report.dateOrder,
  refusal: null,
  isChanged: false,
})

const mappingOf = ({ columns }: ImportReport): ImportMapping => columns.map(({ field }) => field)

export interface ColumnMapped {
  readonly column: number
  readonly field: ImportField | null
}

export const withColumn = ({ mapping }: ImportContext, { column, field }: ColumnMapped): Partial<ImportContext> => ({
  mapping: mappedAs(mapping ?? [], column, field),
  isChanged: true,
})

export const withCell = ({ edits }: ImportContext, edit: ImportEdit): Partial<ImportContext> => ({
  edits: [...edits.filter(({ line, column }) => line !== edit.line || column !== edit.column), edit],
  isChanged: true,
})

/** What stands in a cell by now. */
export const cellIn = (edits: ReadonlyArray<ImportEdit>, line: number, column: number, read: string): string =>
  edits.find((edit) => edit.line === line && edit.column === column)?.value ?? read

export const isReady = ({ report, isChanged }: ImportContext): boolean =>
  report !== null && !isChanged && mayCreateFrom(report).allowed

export const fileIn = ({ file, mapping, encoding, dateOrder, edits }: ImportContext) => ({
  file: file as File,
  mapping,
  encoding,
  dateOrder,
  edits,
})

/** With another encoding the guesses are made anew, and what was put right is another text. */
export const readAnew = (encoding: ImportContext['encoding']): Partial<ImportContext> => ({
  ...noUnderstanding,
  encoding,
})

/** Somebody else's change stands against it since the lines were checked; so they are checked again. */
export const isOvertaken = (failure: Failure): boolean => failure._tag === 'Refused' && failure.status === 422

export const whyNot = (failure: Failure): Partial<ImportContext> => ({ refusal: failureSentence(failure) })

export const withCurrent = (context: ImportContext, current: EmployeeImport): Partial<ImportContext> => ({
  current,
  imports: [current, ...context.imports.filter(({ id }) => id !== current.id)],
})

export const runningAmong = (imports: ReadonlyArray<EmployeeImport>): EmployeeImport | undefined =>
  imports.find(({ status }) => status === 'importing')

/** The question behind which an import is reverted. */
export const importRevert = questionOf<PortInput<ImportPorts['revertImport']>, EmployeeImport>()

export const revertQuestion = (
  locale: Locale,
  { current }: ImportContext,
): QuestionAbout<PortInput<ImportPorts['revertImport']>> => {
  const { id, remainingCount, fileName } = current as EmployeeImport
  const people = remainingCount === 1 ? 'the 1 person' : `the ${writtenNumber(locale, remainingCount)} people`
  return {
    title: 'Revert this import?',
    text: `Removes ${people} that ${fileName} has made. Anyone who has been changed since, or appears in other records, stays.`,
    confirmLabel: 'Revert import',
    tone: 'danger',
    subject: { id },
  }
}
