import { TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from '../../../domain/policies/content/tables.ts'
import { denials } from '../../../domain/policies/denials.ts'
import type { PasteNote } from './pastedTables.ts'

/** What the text says when a table could not come, or become, as it was meant. */
export const pasteWords: Readonly<Record<PasteNote | 'tooManyCells', string>> = {
  mergedApart: 'Merged cells were split. Their text is in the first cell, and the other cells are empty.',
  tooLarge: `A table may have at most ${TABLE_COLUMNS_MAX} columns and ${TABLE_ROWS_MAX} rows. The pasted one is larger, so each of its rows became a paragraph.`,
  tooManyCells: denials.tableTooLarge,
}
