/**
 * Ours: a line that is wrong, or not wanted, may be left out, so that it holds up none of the others. What is left out is
 * counted, and kept with the import with what would be wrong with it.
 */
import type { FailedRow, WrongRow } from './nouns.ts'
import { type CellOf, type ImportRow, readCells } from './rows.ts'

/** Whom or what a line is about, in its own words. */
export type NameOf<Field extends string> = (cellOf: CellOf<Field>) => string

export const named =
  <Field extends string>(nameOf: NameOf<Field>, mapping: ReadonlyArray<Field | null>) =>
  <Row extends ImportRow>(row: Row) => ({ ...row, name: nameOf(readCells(row, mapping).cellOf) })

/** `wrong`: what is wrong in the whole file, these lines included. */
export const leftOutRows = (
  leftOut: ReadonlyArray<ImportRow>,
  wrong: ReadonlyArray<WrongRow>,
): ReadonlyArray<WrongRow> => {
  const problems = new Map(wrong.map((row) => [row.line, row.problems]))
  return leftOut.map(({ line, cells }) => ({ line, cells, problems: problems.get(line) ?? [] }))
}

/** Every line with something wrong with it is left out besides those that were. */
export const withoutWrong = (
  leftOut: ReadonlyArray<number>,
  failedRows: ReadonlyArray<Pick<FailedRow, 'line'>>,
): ReadonlyArray<number> => [...new Set([...leftOut, ...failedRows.map(({ line }) => line)])]
