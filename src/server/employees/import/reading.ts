import { Effect, FileSystem, Result } from 'effect'
import type { Multipart } from 'effect/http'
import { dateOrderOf } from '../../../domain/employees/import/cells.ts'
import { guessedMapping } from '../../../domain/employees/import/mapping.ts'
import type { DateOrder, ImportEdit, ImportEncoding, ImportMapping } from '../../../domain/employees/import/nouns.ts'
import type { ImportRow } from '../../../domain/employees/import/rows.ts'
import { importDenials } from '../../../domain/employees/import/wording.ts'
import { unacceptable } from '../../http/denied.ts'
import { refuse } from '../../http/envelope.ts'
import { decoded, encodingOf } from './decoding.ts'
import { type TableProblem, tableFrom } from './table.ts'

/** What comes with the file; what is left out is guessed. */
export interface Upload {
  readonly csvFile: Multipart.PersistedFile
  readonly mapping?: ImportMapping | undefined
  readonly encoding?: ImportEncoding | undefined
  readonly dateOrder?: DateOrder | undefined
  readonly edits?: ReadonlyArray<ImportEdit> | undefined
}

/** A file as it is understood: ready to be judged. */
export interface ReadFile {
  readonly name: string
  readonly encoding: ImportEncoding
  readonly delimiter: string
  readonly headers: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ImportRow>
  readonly mapping: ImportMapping
  readonly dateOrder: DateOrder
}

const fileNameMax = 200

export const fileRead = Effect.fn(function* (upload: Upload) {
  const disk = yield* FileSystem.FileSystem
  const bytes = yield* Effect.orDie(disk.readFile(upload.csvFile.path))
  const encoding = upload.encoding ?? encodingOf(bytes)
  const table = tableFrom(decoded(bytes, encoding))
  if (Result.isFailure(table)) return yield* Effect.fail(refusals[table.failure])
  const { headers, delimiter } = table.success
  const rows = edited(table.success.rows, upload.edits ?? [])
  const guessed = upload.mapping ?? guessedMapping(headers)
  // A mapping of another file may be of another length.
  const mapping = headers.map((_, at) => guessed[at] ?? null)
  const started = mapping.indexOf('startDate')
  const file: ReadFile = {
    name: nameOf(upload.csvFile.name),
    encoding,
    delimiter,
    headers,
    rows,
    mapping,
    dateOrder: upload.dateOrder ?? dateOrderOf(rows.map(({ cells }) => cells[started] ?? '')),
  }
  return file
})

const nameOf = (name: string): string => name.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(-fileNameMax) || 'people.csv'

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

const refusals: Record<TableProblem, ReturnType<typeof refuse<415>> | ReturnType<typeof refuse<422>>> = {
  notCsv: refuse(415, 'not_csv', importDenials.notCsv, 'csvFile'),
  openQuote: unacceptable({ allowed: false, because: 'openQuote' }, importDenials, 'csvFile'),
  nothingToImport: unacceptable({ allowed: false, because: 'nothingToImport' }, importDenials, 'csvFile'),
  tooManyRows: unacceptable({ allowed: false, because: 'tooManyRows' }, importDenials, 'csvFile'),
  tooManyColumns: unacceptable({ allowed: false, because: 'tooManyColumns' }, importDenials, 'csvFile'),
}
