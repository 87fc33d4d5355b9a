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
  unknownCategory: 'There is no category with this name',
  unknownLocation: 'There is no location with this name',
  ambiguousLocation: 'More than one location has this name. Add where it is: Yard / Workshop',
  unknownCondition: 'This is not one of the conditions',
  unknownCurrency: 'This is not a currency code',
} as const

export const assetImportDenials = {
  ...importFileDenials,
  featureNotGranted: denials.featureNotGranted,
  nothingToImport: 'This file is empty. The first line must hold the headers, and each line after it one asset.',
  tooManyRows: `You can import up to ${writtenNumber(standardLocale, IMPORT_MAX_ROWS)} assets at once. Split the file.`,
  numberNotMapped: 'Choose the column for the Asset No.',
  hasProblems: 'Correct the lines with problems, or leave them out.',
  nothingNew: 'Nothing to import: everything in this file is already up to date.',
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
