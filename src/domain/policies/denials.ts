/** Why something cannot be done with an HR document, of either kind. The sentences are ours; apart from `wording.ts`, which the menu brings. */
import type { ContentProblem } from './content/bounds.ts'
import { TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from './content/tables.ts'
import type { ReviewRefusal } from './lifecycle.ts'

export type PolicyRefusal =
  | ReviewRefusal
  | ContentProblem
  | 'hasVersions'
  | 'notCurrent'
  | 'categoryInUse'
  | 'unknownParty'
  | 'textMissing'
  | 'asksNobody'

export const denials: Record<PolicyRefusal, string> = {
  policyArchived: 'This is archived. Take it out of the archive first.',
  nothingToPublish: 'There is nothing written that is not published yet.',
  nothingWritten: 'There is no text to publish yet.',
  notPublished: 'This has not been published yet.',
  hasVersions: 'Published versions are kept for ever. Archive it instead.',
  notCurrent: 'A newer version was published in the meantime. Read it, and agree to that.',
  categoryInUse: 'HR documents are still filed under this category. File them elsewhere first.',
  unknownParty: 'Somebody or something chosen here is not there any more.',
  asksNobody: 'Nobody is asked to agree to this document, so nothing is due and nobody is reminded.',
  textMissing: 'This is not a file: its text cannot be left out.',
  textTooLong: 'This is longer than an HR document may be.',
  tooManyBlocks: 'This has more paragraphs and items than an HR document may have.',
  tooDeep: 'Lists and quotations lie too deep within each other.',
  tableTooLarge: `A table may have at most ${TABLE_COLUMNS_MAX} columns and ${TABLE_ROWS_MAX} rows.`,
}
