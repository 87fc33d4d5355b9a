import papaparse from 'papaparse'
import { importHeaders } from '../../../domain/employees/import/columns.ts'
import { likeFormula } from '../../../domain/kernel/csvInjection.ts'

/** Rows under the product's own headers, for a spreadsheet: with the mark by which it knows UTF-8, and without formulas. */
export const csvOf = (rows: ReadonlyArray<ReadonlyArray<string>>): Uint8Array =>
  new TextEncoder().encode(
    `\uFEFF${papaparse.unparse([importHeaders, ...rows] as string[][], {
      escapeFormulae: likeFormula,
      newline: '\r\n',
    })}\r\n`,
  )
