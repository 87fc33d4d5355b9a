/** What an import says (ours); its three messages of § 8 stand in the area's own wording. */

import { IMPORT_MAX_ROWS } from '../../kernel/import/limits.ts'
import { type ImportFileDenial, importFileDenials } from '../../kernel/import/wording.ts'
import { standardLocale, writtenNumber } from '../../kernel/locale.ts'
import type { ImportAction } from './lifecycle.ts'
import type { KeptReason } from './reverting.ts'

export type ImportProblemReason =
  | 'notValid'
  | 'notYesOrNo'
  | 'emailTwiceInFile'
  | 'emailInUse'
  | 'unknownDepartment'
  | 'unknownManager'
  | 'ambiguousManager'
  | 'reportsToSelf'
  | 'reportsToCycle'

export const importSentences = {
  notYesOrNo: 'Write yes or no',
  emailTwiceInFile: (line: number) => `Line ${line} of this file has the same email address`,
  emailInUse: (fullName: string) => `${fullName} already has this email address, with other details`,
  unknownDepartment: 'There is no department with this name',
  unknownManager: 'No one here or in this file has this name or email address',
  ambiguousManager: 'More than one person has this name. Use the email address instead',
  reportsToSelf: 'A person cannot report to themself',
  reportsToCycle: (names: ReadonlyArray<string>) => `Reporting lines form a loop: ${names.join(' → ')}`,
} as const

export type ImportDenial =
  | ImportFileDenial
  | 'adminOnly'
  | 'firstNameNotMapped'
  | 'emailNotMapped'
  | 'hasProblems'
  | 'nothingNew'
  | 'notInThisState'
  | 'nothingLeft'
  | 'nothingToImport'
  | 'tooManyRows'

export const importDenials: Record<ImportDenial, string> = {
  ...importFileDenials,
  adminOnly: 'Only an administrator can do this.',
  firstNameNotMapped: 'Choose the column for the first name.',
  emailNotMapped: 'Choose the column for the email address.',
  hasProblems: 'No one is imported until every line is valid.',
  nothingNew: 'Everyone in this file already exists.',
  notInThisState: 'This is not possible in the import’s current status.',
  nothingLeft: 'No one added by this import is left.',
  nothingToImport: 'This file is empty. The first line must hold the headers, and each line after it one person.',
  tooManyRows: `You can import up to ${writtenNumber(standardLocale, IMPORT_MAX_ROWS)} people at once. Split the file.`,
}

export const keptSentences: Record<KeptReason, string> = {
  changedSince: 'has been changed since',
  hasReports: 'has reports who stay',
  inUse: 'appears in other records',
  isYou: 'is your own record',
}

export const importWording = {
  interrupted: 'The server was restarted. No one was imported.',
  broken: 'The import failed and no one was imported. Try again.',
  loadFailed: 'Earlier imports could not be loaded.',
} as const

export const importActionNames: Record<ImportAction, string> = {
  finish: 'The last line is imported',
  fail: 'A line cannot be imported',
  revert: 'Revert',
}

/** Who does it, in words. */
export const importActionsBy: Record<ImportAction, string> = {
  finish: 'Automatic',
  fail: 'Automatic; if it fails, no one is imported',
  revert: 'An administrator',
}
