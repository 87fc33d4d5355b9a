/** A report as a file: days and numbers as a spreadsheet reads them, values by their names. */
import { dayIn, timeIn } from '../kernel/days.ts'
import type { ReportRow } from './nouns.ts'
import type { ReportColumn } from './reportColumns.ts'
import type { ReportShape } from './shapes.ts'

export const reportCsvHeaders = ({ columns }: ReportShape): ReadonlyArray<string> => columns.map(({ label }) => label)

/** An instant is told by the clock of the client. */
export const reportCsvRow = ({ columns }: ReportShape, { cells }: ReportRow, timeZone: string): ReadonlyArray<string> =>
  columns.map((column, at) => written(column, cells[at] ?? null, timeZone))

const written = ({ kind, names }: ReportColumn, cell: ReportRow['cells'][number], timeZone: string): string => {
  if (cell === null) return ''
  if (kind !== 'moment') return names?.[String(cell)] ?? String(cell)
  const instant = Date.parse(String(cell))
  return `${dayIn(timeZone, instant)} ${timeIn(timeZone, instant)}`
}
