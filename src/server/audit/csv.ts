import papaparse from 'papaparse'
import type { AuditEntry } from '../../domain/audit/nouns.ts'
import { headingsIn, type Reader, rowOf } from '../../domain/audit/table.ts'
import { likeFormula } from '../../domain/kernel/csvInjection.ts'

/** Every cell stands in quotes, and none that a spreadsheet could take for a formula is one. */
const linesOf = (rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  rows.length === 0
    ? ''
    : `${papaparse.unparse(rows as string[][], { quotes: true, escapeFormulae: likeFormula, newline: '\r\n' })}\r\n`

/** The byte-order mark tells spreadsheets that the rest is UTF-8. */
export const csvHead = (reader: Reader): string => `\uFEFF${linesOf([headingsIn(reader)])}`

export const csvLines = (entries: ReadonlyArray<AuditEntry>, reader: Reader): string =>
  linesOf(entries.map((entry) => rowOf(entry, reader)))
