/**
 * A report out of all the rows the reader may see: what its parameters leave, counted by one of its columns. Each figure
 * is what its rows are (or sum up to), so that pressing it shows just those.
 */
import { byText } from '../kernel/order.ts'
import { foldedForSearch as folded } from '../kernel/searchText.ts'
import type { ReportAnswer, ReportFigure, ReportRow } from './nouns.ts'
import type { ReportQuestion } from './question.ts'
import type { ReportShape } from './shapes.ts'

/** How many rows a page shows; a file has them all. */
export const MOST_ROWS = 1_000

const placeOf = ({ columns }: ReportShape, key: string | undefined): number =>
  columns.findIndex((one) => one.key === key)

/** What stands for nothing where values are counted and chosen. */
export const NOTHING = '-'

const said = (value: ReportRow['cells'][number] | undefined): string => String(value ?? '')

/** The rows that the parameters leave; with `only`, of these one value. */
export const narrowed = (
  shape: ReportShape,
  rows: ReadonlyArray<ReportRow>,
  { department, only, search = '' }: ReportQuestion,
): ReadonlyArray<ReportRow> => {
  const ofDepartment = placeOf(shape, 'department')
  const counted = placeOf(shape, shape.countedBy)
  const words = folded(search).split(/\s+/).filter(Boolean)
  return rows.filter(
    ({ cells }) =>
      (department === undefined || ofDepartment < 0 || (said(cells[ofDepartment]) || NOTHING) === department) &&
      (only === undefined || counted < 0 || (said(cells[counted]) || NOTHING) === only) &&
      (words.length === 0 || hasAll(folded(cells.filter((cell) => typeof cell === 'string').join(' ')), words)),
  )
}

const hasAll = (text: string, words: ReadonlyArray<string>) => words.every((word) => text.includes(word))

/** Of each value its rows, or the sum of a column; in the order of the column's names, or in that of the alphabet. */
export const figuresOf = (shape: ReportShape, rows: ReadonlyArray<ReportRow>): ReadonlyArray<ReportFigure> => {
  const counted = placeOf(shape, shape.countedBy)
  if (counted < 0) return []
  const summed = placeOf(shape, shape.summed)
  const counts = new Map<string, number>()
  for (const { cells } of rows) {
    const value = said(cells[counted]) || NOTHING
    counts.set(value, (counts.get(value) ?? 0) + (summed < 0 ? 1 : Number(cells[summed] ?? 0)))
  }
  return figuresFrom(
    shape,
    [...counts].map(([of, count]) => ({ of, count })),
  )
}

/** In their order, where something else has counted them. */
export const figuresFrom = (shape: ReportShape, counts: ReadonlyArray<ReportFigure>): ReadonlyArray<ReportFigure> => {
  const order = Object.keys(shape.columns[placeOf(shape, shape.countedBy)]?.names ?? {})
  return counts.toSorted((one, other) => order.indexOf(one.of) - order.indexOf(other.of) || byText(one.of, other.of))
}

/** Each once, in the order of the alphabet. */
export const departmentsIn = (named: ReadonlyArray<string | null>): ReadonlyArray<string> =>
  [...new Set(named)].filter((name): name is string => name !== null && name !== '').toSorted(byText)

/** `rows`: all that the reader may see. */
export const reportOf = (
  shape: ReportShape,
  rows: ReadonlyArray<ReportRow>,
  question: ReportQuestion,
): Pick<ReportAnswer, 'figures' | 'departments' | 'named' | 'count' | 'rows'> => {
  const { only: _, ...others } = question
  const left = narrowed(shape, rows, others)
  const shown = narrowed(shape, left, question)
  const ofDepartment = placeOf(shape, 'department')
  return {
    figures: figuresOf(shape, left),
    departments: departmentsIn(ofDepartment < 0 ? [] : rows.map(({ cells }) => said(cells[ofDepartment]))),
    named: [],
    count: shown.length,
    rows: shown.slice(0, MOST_ROWS),
  }
}
