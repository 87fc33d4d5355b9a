import papaparse from 'papaparse'
import { likeFormula } from '../../domain/kernel/csvInjection.ts'
import type { RowsAsked } from '../../machines/kit/import/import.ports.ts'

/** Lines as they stand by now, with what is wrong with them in a column of its own, which an import leaves out. */
export const failedRowsCsv = ({ headers, rows, edits }: Omit<RowsAsked, 'name'>): string => {
  const byCell = new Map(edits.map(({ line, column, value }) => [`${line} ${column}`, value]))
  return `\uFEFF${papaparse.unparse(
    [
      [...headers, 'What is wrong'],
      ...rows.map(({ line, cells, problems }) => [
        ...headers.map((_, column) => byCell.get(`${line} ${column}`) ?? cells[column] ?? ''),
        problems
          .map(({ column, message }) => (column === null ? message : `${headers[column]}: ${message}`))
          .join('; '),
      ]),
    ],
    { escapeFormulae: likeFormula, newline: '\r\n' },
  )}\r\n`
}
