import { Result } from 'effect'
import papaparse from 'papaparse'
import { IMPORT_MAX_COLUMNS, IMPORT_MAX_ROWS } from '../../../domain/kernel/import/limits.ts'
import type { ImportRow } from '../../../domain/kernel/import/rows.ts'

export interface Table {
  readonly delimiter: string
  readonly headers: ReadonlyArray<string>
  readonly rows: ReadonlyArray<ImportRow>
}

export type TableProblem = 'notCsv' | 'nothingToImport' | 'tooManyRows' | 'tooManyColumns' | 'openQuote'

/** A sheet in another form: a workbook holds zeros, a PDF says what it is. */
const isNoText = (text: string): boolean => text.slice(0, 4000).includes('\0') || text.startsWith('%PDF-')

/** The file as lines of cells. A cell may hold line breaks, so lines are counted as an editor shows them. */
export const tableFrom = (text: string): Result.Result<Table, TableProblem> => {
  if (isNoText(text)) return Result.fail('notCsv')
  const delimiter = delimiterOf(text)
  const { data, errors } = papaparse.parse<ReadonlyArray<string>>(text, {
    delimiter,
    // Enough to say that there are too many, without reading on.
    preview: IMPORT_MAX_ROWS * 2,
  })
  if (errors.some(({ code }) => code === 'MissingQuotes')) return Result.fail('openQuote')
  const lines = numbered(data).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [head, ...rows] = lines
  if (head === undefined || rows.length === 0) return Result.fail('nothingToImport')
  if (rows.length > IMPORT_MAX_ROWS) return Result.fail('tooManyRows')
  if (head.cells.length > IMPORT_MAX_COLUMNS) return Result.fail('tooManyColumns')
  return Result.succeed({ delimiter, headers: head.cells.map((header) => header.trim()), rows })
}

/** Guessed without the empty lines, which count as lines of one cell. */
const delimiterOf = (text: string): string =>
  papaparse.parse(text.slice(0, 100_000), {
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: 20,
    skipEmptyLines: 'greedy',
  }).meta.delimiter

const numbered = (data: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<ImportRow> => {
  let line = 1
  return data.map((cells) => {
    const row = { line, cells }
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
    return row
  })
}
