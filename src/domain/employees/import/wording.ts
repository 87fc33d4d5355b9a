/** What an import says (ours); its three messages of § 8 stand in the area's own wording. */

import { IMPORT_MAX_ROWS } from '../../kernel/import/limits.ts'
import { type ImportFileDenial, importFileDenials } from '../../kernel/import/wording.ts'
import { standardLocale, writtenNumber } from '../../kernel/locale.ts'
import { employeeFields } from '../employee.fields.ts'
import type { ImportAction } from './lifecycle.ts'
import type { KeptReason } from './reverting.ts'

export type ImportProblemReason =
  | 'notValid'
  | 'notYesOrNo'
  | 'emailTwiceInFile'
  | 'numberTwiceInFile'
  | 'personTwiceInFile'
  | 'numberOfAnother'
  | 'unknownEmploymentType'
  | 'notInThisState'
  | 'adminOnly'
  | 'lastAdmin'
  | 'unknownDepartment'
  | 'unknownManager'
  | 'ambiguousManager'
  | 'reportsToSelf'
  | 'reportsToCycle'

export const importSentences = {
  notYesOrNo: 'Write yes or no',
  emailTwiceInFile: (line: number) => `Line ${line} of this file has the same email address`,
  numberTwiceInFile: (line: number) => `Line ${line} of this file has the same employee number`,
  personTwiceInFile: (line: number) => `Line ${line} of this file is about the same person`,
  numberOfAnother: (fullName: string) => `${fullName} has this employee number`,
  unknownEmploymentType: `Write one of: ${Object.values(employeeFields.other.fields.employmentType.names ?? {}).join(', ')}`,
  unknownDepartment: 'There is no department with this name',
  unknownManager: 'No one here or in this file has this name or email address',
  ambiguousManager: 'More than one person has this name. Use the email address instead',
  reportsToSelf: 'A person cannot report to themself',
  reportsToCycle: (names: ReadonlyArray<string>) => `Reporting lines form a loop: ${names.join(' → ')}`,
} as const

export type ImportDenial =
  | ImportFileDenial
  | 'adminOnly'
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
  emailNotMapped: 'Choose the column for the email address or the employee number.',
  hasProblems: 'Correct the lines with problems, or leave them out.',
  nothingNew: 'Nothing in this file is new or changed.',
  notInThisState: 'This is not possible in the import’s current status.',
  nothingLeft: 'There is nothing left to revert.',
  nothingToImport: 'This file is empty. The first line must hold the headers, and each line after it one person.',
  tooManyRows: `You can import up to ${writtenNumber(standardLocale, IMPORT_MAX_ROWS)} people at once. Split the file.`,
}

export const keptSentences: Record<KeptReason, string> = {
  changedSince: 'has been changed since',
  hasReports: 'has reports who stay',
  inUse: 'appears in other records',
  isYou: 'is your own record',
  notPossible: 'cannot be put back as they were',
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
