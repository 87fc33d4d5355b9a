/** A report as a file: days and numbers as a spreadsheet reads them, values by their names. */
import type { ReportRow } from './nouns.ts'
import type { ReportColumn } from './reportWording.ts'
import type { ReportShape } from './shapes.ts'

export const reportCsvHeaders = ({ columns }: ReportShape): ReadonlyArray<string> => columns.map(({ label }) => label)

export const reportCsvRow = ({ columns }: ReportShape, { cells }: ReportRow): ReadonlyArray<string> =>
  columns.map((column, at) => written(column, cells[at] ?? null))

const written = ({ names }: ReportColumn, cell: ReportRow['cells'][number]): string =>
  cell === null ? '' : (names?.[String(cell)] ?? String(cell))
