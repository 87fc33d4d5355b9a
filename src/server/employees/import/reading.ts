import { Effect, FileSystem, Result } from 'effect'
import type { Multipart } from 'effect/http'
import { guessedMapping } from '../../../domain/employees/import/mapping.ts'
import type { ImportField } from '../../../domain/employees/import/nouns.ts'
import { importDays } from '../../../domain/employees/import/rows.ts'
import { importDenials } from '../../../domain/employees/import/wording.ts'
import { dateOrderOf } from '../../../domain/kernel/import/cells.ts'
import type { DateOrder, ImportEdit, ImportEncoding } from '../../../domain/kernel/import/nouns.ts'
import type { ImportRow } from '../../../domain/kernel/import/rows.ts'
import { unacceptable } from '../../http/denied.ts'
import { refuse } from '../../http/envelope.ts'
import { decoded, encodingOf } from './decoding.ts'
import { type TableProblem, tableFrom } from './table.ts'

/** What comes with the file; what is left out is guessed. */
export interface Upload<Field extends string> {
  readonly csvFile: Multipart.PersistedFile
  readonly mapping?: ReadonlyArray<Field | null> | undefined
  readonly encoding?: ImportEncoding | undefined
  readonly dateOrder?: DateOrder | undefined
  readonly edits?: ReadonlyArray<ImportEdit> | undefined
  readonly leftOut?: ReadonlyArray<number> | undefined
}

/** A file as it is understood: ready to be judged. */
export interface ReadFile<Field extends string = ImportField> {
  readonly name: string
  readonly encoding: ImportEncoding
  readonly delimiter: string
  readonly headers: ReadonlyArray<string>
  /** Those that are to be imported. */
  readonly rows: ReadonlyArray<ImportRow>
  readonly leftOut: ReadonlyArray<ImportRow>
  readonly mapping: ReadonlyArray<Field | null>
  readonly dateOrder: DateOrder
}

const fileNameMax = 200

/** What a kind of file is about. */
export interface FileKind<Field extends string> {
  readonly guess: (headers: ReadonlyArray<string>) => ReadonlyArray<Field | null>
  /** The fields that are days. */
  readonly days: ReadonlyArray<Field>
  readonly denials: Readonly<Record<TableProblem, string>>
}

export const readAs = Effect.fn(function* <Field extends string>(kind: FileKind<Field>, upload: Upload<Field>) {
  const disk = yield* FileSystem.FileSystem
  const bytes = yield* Effect.orDie(disk.readFile(upload.csvFile.path))
  const encoding = upload.encoding ?? encodingOf(bytes)
  const table = tableFrom(decoded(bytes, encoding))
  if (Result.isFailure(table)) return yield* Effect.fail(refusalOf(kind, table.failure))
  const { headers, delimiter } = table.success
  const all = edited(table.success.rows, upload.edits ?? [])
  const out = new Set(upload.leftOut)
  const guessed = upload.mapping ?? kind.guess(headers)
  // A mapping of another file may be of another length.
  const mapping = headers.map((_, at) => guessed[at] ?? null)
  const days = headers.flatMap((_, at) => (kind.days.some((field) => field === mapping[at]) ? [at] : []))
  const file: ReadFile<Field> = {
    name: nameOf(upload.csvFile.name),
    encoding,
    delimiter,
    headers,
    rows: all.filter(({ line }) => !out.has(line)),
    leftOut: all.filter(({ line }) => out.has(line)),
    mapping,
    dateOrder: upload.dateOrder ?? dateOrderOf(all.flatMap(({ cells }) => days.map((at) => cells[at] ?? ''))),
  }
  return file
})

/** With the lines that are left out, to say what would be wrong with them. */
export const whole = <Field extends string>(file: ReadFile<Field>): ReadFile<Field> => ({
  ...file,
  rows: [...file.rows, ...file.leftOut].sort((one, other) => one.line - other.line),
  leftOut: [],
})

const nameOf = (name: string): string => name.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(-fileNameMax) || 'import.csv'

const edited = (rows: ReadonlyArray<ImportRow>, edits: ReadonlyArray<ImportEdit>): ReadonlyArray<ImportRow> => {
  if (edits.length === 0) return rows
  const byLine = new Map<number, Map<number, string>>()
  for (const { line, column, value } of edits) {
    const of = byLine.get(line) ?? new Map<number, string>()
    byLine.set(line, of.set(column, value))
  }
  return rows.map((row) => {
    const own = byLine.get(row.line)
    if (own === undefined) return row
    // A line that is too short gets the cells it lacks.
    const length = Math.max(row.cells.length, ...[...own.keys()].map((column) => Math.min(column + 1, 200)))
    return { ...row, cells: Array.from({ length }, (_, column) => own.get(column) ?? row.cells[column] ?? '') }
  })
}

const refusalOf = ({ denials }: FileKind<string>, because: TableProblem) =>
  because === 'notCsv'
    ? refuse(415, 'not_csv', denials.notCsv, 'csvFile')
    : unacceptable({ allowed: false, because }, denials, 'csvFile')

const people: FileKind<ImportField> = { guess: guessedMapping, days: importDays, denials: importDenials }

export const fileRead = (upload: Upload<ImportField>) => readAs(people, upload)
