import type { Failure } from '../../../domain/kernel/failure.ts'
import { problemSentence, withOffered } from '../../../domain/kernel/fileChoice.ts'
import type { ItemId } from '../../../domain/kernel/ids.ts'
import { withoutWrong } from '../../../domain/kernel/import/leavingOut.ts'
import { importFileRule } from '../../../domain/kernel/import/limits.ts'
import { type AnyMapping, mappedAs } from '../../../domain/kernel/import/mapping.ts'
import type { AnyImport, AnyReport, ImportEdit } from '../../../domain/kernel/import/nouns.ts'
import { failureSentence } from '../failureSentence.ts'
import type { ImportAnswer, Understanding } from './import.ports.ts'

export type Answer = ImportAnswer<AnyImport, AnyReport>

/** What the import machine holds, and what follows from it. */
export interface ImportContext extends Understanding {
  readonly file: File | null
  /** Made with the file, so that a creation asked for again after a lost answer is the same one. */
  readonly importId: ItemId | null
  /** Why the last file that was offered was not taken. */
  readonly problem: string | null
  /** Why the last try did not succeed. */
  readonly refusal: string | null
  readonly report: AnyReport | null
  /** Cells or columns were changed since the report was made. */
  readonly isChanged: boolean
  readonly imports: ReadonlyArray<AnyImport>
  /** Why the earlier ones are not shown. */
  readonly listRefusal: string | null
  /** Which earlier one is to be shown. */
  readonly asked: ItemId | null
  readonly current: AnyImport | null
}

const noUnderstanding: Understanding = { mapping: null, encoding: null, dateOrder: null, edits: [], leftOut: [] }

export const empty: ImportContext = {
  ...noUnderstanding,
  file: null,
  importId: null,
  problem: null,
  refusal: null,
  report: null,
  isChanged: false,
  imports: [],
  listRefusal: null,
  asked: null,
  current: null,
}

export interface Offer {
  readonly files: ReadonlyArray<File>
  readonly id: ItemId
}

/** A file of the right kind replaces the one before; any other is refused with a toast and changes nothing. */
export const taken = (context: ImportContext, { files, id }: Offer): Partial<ImportContext> => {
  const { files: good, problem } = withOffered(importFileRule, [], files)
  const [file] = good
  if (file === undefined) return { problem: problem && problemSentence(importFileRule, problem) }
  return { ...discarded(context), file, importId: id }
}

export const isTakeable = ({ files }: Offer): boolean => withOffered(importFileRule, [], files).files.length > 0

export const discarded = ({ imports, listRefusal }: ImportContext): ImportContext => ({
  ...empty,
  imports,
  listRefusal,
})

/** What the report says is from now on what is meant, until somebody says otherwise. */
export const judgedBy = ({ report }: Answer): Partial<ImportContext> => ({
  report,
  mapping: mappingOf(report),
  encoding: report.encoding,
  dateOrder: report.dateOrder,
  refusal: null,
  isChanged: false,
})

const mappingOf = ({ columns }: AnyReport): AnyMapping => columns.map(({ field }) => field)

export interface ColumnMapped {
  readonly column: number
  readonly field: string | null
}

export const withColumn = ({ mapping }: ImportContext, { column, field }: ColumnMapped): Partial<ImportContext> => ({
  mapping: mappedAs(mapping ?? [], column, field),
  isChanged: true,
})

export const withCell = ({ edits }: ImportContext, edit: ImportEdit): Partial<ImportContext> => ({
  edits: [...edits.filter(({ line, column }) => line !== edit.line || column !== edit.column), edit],
  isChanged: true,
})

/** One line more, or one fewer, is left out. */
export const withLine = ({ leftOut }: ImportContext, line: number, isLeftOut: boolean): Partial<ImportContext> => ({
  leftOut: [...leftOut.filter((one) => one !== line), ...(isLeftOut ? [line] : [])],
  isChanged: true,
})

export const withoutProblems = ({ leftOut, report }: ImportContext): Partial<ImportContext> => ({
  leftOut: withoutWrong(leftOut, report?.failedRows ?? []),
  isChanged: true,
})

/** What stands in a cell by now. */
export const cellIn = (edits: ReadonlyArray<ImportEdit>, line: number, column: number, read: string): string =>
  edits.find((edit) => edit.line === line && edit.column === column)?.value ?? read

export const fileIn = ({ file, mapping, encoding, dateOrder, edits, leftOut }: ImportContext) => ({
  file: file as File,
  mapping,
  encoding,
  dateOrder,
  edits,
  leftOut,
})

/** With another encoding the guesses are made anew, and what was put right is another text. */
export const readAnew = (encoding: ImportContext['encoding']): Partial<ImportContext> => ({
  ...noUnderstanding,
  encoding,
})

/** Somebody else's change stands against it since the lines were checked; so they are checked again. */
export const isOvertaken = (failure: Failure): boolean =>
  failure._tag === 'Refused' && (failure.status === 422 || failure.status === 409)

export const whyNot = (failure: Failure): Partial<ImportContext> => ({ refusal: failureSentence(failure) })

export const withCurrent = (context: ImportContext, current: AnyImport): Partial<ImportContext> => ({
  current,
  imports: [current, ...context.imports.filter(({ id }) => id !== current.id)],
})

export const runningAmong = (imports: ReadonlyArray<AnyImport>): AnyImport | undefined =>
  imports.find(({ status }) => status === 'importing')
