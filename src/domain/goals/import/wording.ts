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
  personMissing: 'Say whose goal it is',
  unknownPerson: 'Nobody of this name or email address is here whose goals you may write',
  ambiguousPerson: 'Several people are called this. Write the email address instead',
  hasLeft: 'They do not work here any more',
  otherPerson: 'A goal stays with its person. Empty the Goal ID to add one for somebody else',
  unknownGoal: 'There is no such goal among those you may write. Empty this cell to add a new one',
  ambiguousGoal: 'They have several goals of this title. Add the column Goal ID of an export, which says which',
  goalTwiceInFile: (line: number) => `Line ${line} of this file is about the same goal`,
  sameGoal: 'They have another goal of this title that is due on this day',
  unknownState: 'There is no such state',
  unknownKind: 'Progress is not measured like this',
  unknownSharing: 'This is neither of the two that the list of columns names',
  ambiguousServed: 'Several goals are called this. Write the Goal ID instead',
  newHasEnded: 'A new goal begins as a draft, or active',
} as const

export const goalImportDenials = {
  ...importFileDenials,
  adminOrManagerOnly:
    'Goals are imported by administrators, and by managers for the people who report to them. An administrator decides who reports to whom.',
  nothingToImport: 'There is nothing in this file. Its first line holds the headers, each other line one goal.',
  tooManyRows: `At most ${writtenNumber(standardLocale, IMPORT_MAX_ROWS)} goals can be imported at once. Split the file.`,
  personNotMapped: 'Say which column holds whose goal it is.',
  titleNotMapped: 'Say which column holds what the goal is called.',
  hasProblems: 'Correct the lines with problems, or leave them out.',
  nothingNew: 'Nothing in this file is new or changed.',
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
  changedSince: 'has been worked on since',
  notYourReport: 'is of somebody who no longer reports to you',
  servedElsewhere: 'can no longer serve what it served before',
} as const
export type KeptGoalReason = keyof typeof keptGoalSentences
