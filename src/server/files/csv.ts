import { Stream } from 'effect'
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

/** The same of many rows, written part by part while it is sent. */
export const csvStream = <R>(
  headers: Row,
  parts: Stream.Stream<ReadonlyArray<Row>, never, R>,
): Stream.Stream<Uint8Array, never, R> =>
  Stream.concat(
    Stream.succeed(csvOf(headers, [])),
    Stream.map(parts, (rows) => new TextEncoder().encode(csvText(rows))),
  )
