import type { AuditEntry } from '../../domain/audit/nouns.ts'
import { headingsIn, type Reader, rowOf } from '../../domain/audit/table.ts'
import { csvText } from '../files/csv.ts'

/** Every cell stands in quotes. */
const linesOf = (rows: ReadonlyArray<ReadonlyArray<string>>): string => csvText(rows, { quotes: true })

/** The byte-order mark tells spreadsheets that the rest is UTF-8. */
export const csvHead = (reader: Reader): string => `\uFEFF${linesOf([headingsIn(reader)])}`

export const csvLines = (entries: ReadonlyArray<AuditEntry>, reader: Reader): string =>
  linesOf(entries.map((entry) => rowOf(entry, reader)))
