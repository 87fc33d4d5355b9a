import { TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from '../../../domain/policies/content/tables.ts'
import { denials } from '../../../domain/policies/denials.ts'
import type { PasteNote } from './pastedTables.ts'

/** What the text says when something could not come, or become, as it was meant. */
const pasteWords: Readonly<Record<PasteNote | 'tooManyCells' | 'imageInTable', string>> = {
  mergedApart: 'Merged cells were split. Their text is in the first cell, and the other cells are empty.',
  tooLarge: `A table may have at most ${TABLE_COLUMNS_MAX} columns and ${TABLE_ROWS_MAX} rows. The pasted one is larger, so each of its rows became a paragraph.`,
  tooManyCells: denials.tableTooLarge,
  imageInTable: 'An image cannot be in a table. It was left out.',
}

/** What was lost of what was pasted; of images that are not of this text, how many. */
export type Lost = keyof typeof pasteWords | { readonly images: number }

export const lostWords = (lost: Lost): string =>
  typeof lost === 'string'
    ? pasteWords[lost]
    : lost.images === 1
      ? '1 image was left out. Copy it on its own and paste it, or insert it from a file.'
      : `${lost.images} images were left out. Copy each on its own and paste it, or insert them from files.`
