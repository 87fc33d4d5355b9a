/** What an import of assets says; all ours. */
import { IMPORT_MAX_ROWS } from '../../kernel/import/limits.ts'
import { importFileDenials } from '../../kernel/import/wording.ts'
import { standardLocale, writtenNumber } from '../../kernel/locale.ts'
import { denials } from '../wording.ts'

export type AssetProblemReason =
  | 'notValid'
  | 'numberTwiceInFile'
  | 'unknownCategory'
  | 'unknownLocation'
  | 'ambiguousLocation'
  | 'unknownCondition'
  | 'unknownCurrency'

export const assetImportSentences = {
  numberTwiceInFile: (line: number) => `Line ${line} of this file has the same Asset No`,
  unknownCategory: 'There is no category of this name',
  unknownLocation: 'There is no location of this name',
  ambiguousLocation: 'Several locations are called this. Write what it lies in as well: Yard / Workshop',
  unknownCondition: 'There is no such condition',
  unknownCurrency: 'There is no such currency',
} as const

export const assetImportDenials = {
  ...importFileDenials,
  featureNotGranted: denials.featureNotGranted,
  nothingToImport: 'There is nothing in this file. Its first line holds the headers, each other line one asset.',
  tooManyRows: `At most ${writtenNumber(standardLocale, IMPORT_MAX_ROWS)} assets can be imported at once. Split the file.`,
  numberNotMapped: 'Say which column holds the Asset No.',
  hasProblems: 'Correct the lines with problems, or leave them out.',
  nothingNew: 'Nothing in this file is new or changed.',
  notInThisState: 'This import has been reverted.',
} as const

export const assetImportWording = {
  imported: 'Assets imported successfully',
  validated: 'The file can be imported',
  wrong: 'This file cannot be imported yet',
  failed: 'Failed to import assets',
  downloadFailed: 'Failed to download the file',
} as const

/** Why something stays as it is when its import is reverted. */
export const keptAssetSentences = {
  changedSince: 'has been changed since',
  inUse: 'is in use',
} as const
export type KeptAssetReason = keyof typeof keptAssetSentences
