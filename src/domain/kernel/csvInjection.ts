/**
 * A spreadsheet runs a cell that begins like a formula. Ours: an apostrophe before it prevents that, and an import takes
 * the apostrophe away again. A value that has such an apostrophe itself gets a second one.
 */

/** Spaces, invisible signs and the wide forms of the Far East do not hide a formula from a spreadsheet. */
export const likeFormula = /^'*(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠|%])/u

export const unguarded = (cell: string): string =>
  cell.startsWith("'") && likeFormula.test(cell.slice(1)) ? cell.slice(1) : cell
