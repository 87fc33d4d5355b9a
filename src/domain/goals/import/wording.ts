/** What an import of goals says; all ours. */
import { IMPORT_MAX_ROWS } from '../../kernel/import/limits.ts'
import { importFileDenials } from '../../kernel/import/wording.ts'
import { standardLocale, writtenNumber } from '../../kernel/locale.ts'
import type { AlignmentRefusal } from '../alignment.ts'

export type GoalProblemReason =
  | AlignmentRefusal
  | 'notValid'
  | 'personMissing'
  | 'unknownPerson'
  | 'ambiguousPerson'
  | 'hasLeft'
  | 'otherPerson'
  | 'unknownGoal'
  | 'ambiguousGoal'
  | 'goalTwiceInFile'
  | 'sameGoal'
  | 'unknownState'
  | 'unknownKind'
  | 'unknownSharing'
  | 'ambiguousServed'
  | 'notFromThisState'
  | 'newHasEnded'
  | 'goalEnded'

export const goalImportSentences = {
  personMissing: 'Enter whose goal it is',
  unknownPerson: 'No one with this name or email address whose goals you can edit',
  ambiguousPerson: 'More than one person has this name. Use the email address instead',
  hasLeft: 'They have left',
  otherPerson: 'A goal cannot move to another person. Clear the Goal ID to add a new goal for them',
  unknownGoal: 'No goal with this ID that you can edit. Leave this cell empty to add a new one',
  ambiguousGoal: 'They have more than one goal with this title. Add the Goal ID column from an export',
  goalTwiceInFile: (line: number) => `Line ${line} of this file is for the same goal`,
  sameGoal: 'They already have a goal with this title and due date',
  unknownState: 'This is not one of the statuses',
  unknownKind: 'Progress cannot be measured this way',
  unknownSharing: 'This is not one of the accepted values',
  ambiguousServed: 'More than one goal has this title. Use the Goal ID instead',
  newHasEnded: 'A new goal must be a draft or active',
} as const

export const goalImportDenials = {
  ...importFileDenials,
  adminOrManagerOnly:
    'Administrators can import goals, and managers for their direct reports. An administrator sets reporting lines.',
  nothingToImport: 'This file is empty. The first line must hold the headers, and each line after it one goal.',
  tooManyRows: `You can import up to ${writtenNumber(standardLocale, IMPORT_MAX_ROWS)} goals at once. Split the file.`,
  personNotMapped: 'Choose the column for the person.',
  titleNotMapped: 'Choose the column for the goal’s title.',
  hasProblems: 'Correct the lines with problems, or leave them out.',
  nothingNew: 'Nothing to import: everything in this file is already up to date.',
  notInThisState: 'This import has been reverted.',
} as const

export const goalImportWording = {
  imported: 'Goals imported successfully',
  validated: 'The file can be imported',
  wrong: 'This file cannot be imported yet',
  failed: 'Failed to import goals',
  downloadFailed: 'Failed to download the file',
  /** What is written beside progress that an import has brought, and that its undo has taken back. */
  note: (fileName: string) => `Imported from ${fileName}`,
  revertedNote: (fileName: string) => `The import of ${fileName} was reverted`,
} as const

/** Why something stays as it is when its import is reverted. */
export const keptGoalSentences = {
  changedSince: 'has been updated since',
  notYourReport: 'belongs to someone who no longer reports to you',
  servedElsewhere: 'can no longer support the same goal',
} as const
export type KeptGoalReason = keyof typeof keptGoalSentences
