/**
 * A spreadsheet runs a cell that begins like a formula. Ours: whatever we write is kept from that by an apostrophe, which
 * an import takes away again, so that what was exported comes back as it was; a value that has such an apostrophe itself
 * gets a second one.
 */

/** Spaces, invisible signs and the wide forms of the Far East do not hide a formula from a spreadsheet. */
export const likeFormula = /^'*(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠|%])/u

export const unguarded = (cell: string): string =>
  cell.startsWith("'") && likeFormula.test(cell.slice(1)) ? cell.slice(1) : cell
