/** What an import of anything says of its file, and what becomes of it. Ours. */
import type { ImportStatus } from './nouns.ts'

export type ImportFileDenial = 'mappedTwice' | 'notCheckedAgain' | 'tooManyColumns' | 'openQuote' | 'notCsv'

export const importFileDenials: Record<ImportFileDenial, string> = {
  mappedTwice: 'Each field can be matched to only one column.',
  notCheckedAgain: 'Check the lines again first.',
  tooManyColumns: 'This file has too many columns.',
  openQuote: 'This file has an opening quotation mark that is never closed.',
  notCsv: 'This is not a CSV file. Save the sheet as CSV first.',
}

/** What any line can have wrong. */
export const importCellSentences = {
  unreadable: 'This cell has characters that could not be read. Choose another encoding.',
  tooManyCells: 'This line has more cells than the first line has headers.',
} as const

export const importRevertWording = {
  reverted: 'The import has been reverted',
  failed: 'Failed to revert the import',
} as const

export const importStatusNames: Record<ImportStatus, string> = {
  importing: 'Running',
  done: 'Imported',
  failed: 'Failed',
  reverted: 'Reverted',
}
