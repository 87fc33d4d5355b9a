import papaparse from 'papaparse'
import { likeFormula } from '../../domain/kernel/csvInjection.ts'
import type { AnyReport, ImportEdit } from '../../domain/kernel/import/nouns.ts'

/** The lines that are wrong as they stand by now, with the reasons in a column of their own, which an import leaves out. */
export const failedRowsCsv = ({ columns, failedRows }: AnyReport, edits: ReadonlyArray<ImportEdit>): string => {
  const byCell = new Map(edits.map(({ line, column, value }) => [`${line} ${column}`, value]))
  return `\uFEFF${papaparse.unparse(
    [
      [...columns.map(({ header }) => header), 'What is wrong'],
      ...failedRows.map(({ line, cells, problems }) => [
        ...columns.map((_, column) => byCell.get(`${line} ${column}`) ?? cells[column] ?? ''),
        problems
          .map(({ column, message }) => (column === null ? message : `${columns[column]?.header}: ${message}`))
          .join('; '),
      ]),
    ],
    { escapeFormulae: likeFormula, newline: '\r\n' },
  )}\r\n`
}
