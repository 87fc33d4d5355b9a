import papaparse from 'papaparse'
import { likeFormula } from '../../domain/kernel/csvInjection.ts'

type Row = ReadonlyArray<string>

/** Rows under their headers, for a spreadsheet: with the mark by which it knows UTF-8, and without formulas. */
export const csvOf = (headers: Row, rows: ReadonlyArray<Row>): Uint8Array =>
  new TextEncoder().encode(`\uFEFF${csvText([headers, ...rows])}`)

/** Rows as such a file has them, without the mark; `quotes` for every cell in quotes. Nothing for no rows. */
export const csvText = (rows: ReadonlyArray<Row>, { quotes = false }: { readonly quotes?: boolean } = {}): string =>
  rows.length === 0
    ? ''
    : `${papaparse.unparse(rows as string[][], { quotes, escapeFormulae: likeFormula, newline: '\r\n' })}\r\n`
