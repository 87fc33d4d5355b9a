import papaparse from 'papaparse'
import { likeFormula } from '../../domain/kernel/csvInjection.ts'

type Row = ReadonlyArray<string>

/** Rows under their headers, for a spreadsheet: with the mark by which it knows UTF-8, and without formulas. */
export const csvOf = (headers: Row, rows: ReadonlyArray<Row>): Uint8Array =>
  new TextEncoder().encode(`\uFEFF${written([headers, ...rows])}`)

/** More rows of such a file. */
export const csvLines = (rows: ReadonlyArray<Row>): Uint8Array => new TextEncoder().encode(written(rows))

const written = (rows: ReadonlyArray<Row>): string =>
  `${papaparse.unparse(rows as string[][], { escapeFormulae: likeFormula, newline: '\r\n' })}\r\n`
