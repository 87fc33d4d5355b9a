/** Why something cannot be done with an HR document, of either kind. The sentences are ours; apart from `wording.ts`, which the menu brings. */
import type { ContentProblem } from './content/bounds.ts'
import { IMAGES_MAX } from './content/images.ts'
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
  | 'unknownImage'
  | 'imageUndescribed'

export const denials: Record<PolicyRefusal, string> = {
  policyArchived: 'This is archived. Unarchive it first.',
  nothingToPublish: 'No unpublished changes.',
  nothingWritten: 'Write something before you publish.',
  notPublished: 'This has not been published yet.',
  hasVersions: 'Published versions cannot be deleted. Archive it instead.',
  notCurrent: 'A newer version was published in the meantime. Read it, and agree to that.',
  categoryInUse: 'HR documents still use this category. Change their category first.',
  unknownParty: 'Some of your choices no longer exist.',
  asksNobody: 'No one has to agree to this document, so there are no due dates or reminders.',
  textMissing: 'This is not a file, so it needs a text.',
  textTooLong: 'This is longer than an HR document can be.',
  tooManyBlocks: 'This has more paragraphs and items than an HR document can have.',
  tooDeep: 'Lists and quotes are nested too deeply.',
  tooManyImages: `An HR document can have up to ${IMAGES_MAX} images.`,
  unknownImage: 'An image in the text was not uploaded to this document. Delete it and insert it again.',
  imageUndescribed: 'An image has no alternative text. Add one, or mark the image as decorative.',
  tableTooLarge: `A table can have up to ${TABLE_COLUMNS_MAX} columns and ${TABLE_ROWS_MAX} rows.`,
}
