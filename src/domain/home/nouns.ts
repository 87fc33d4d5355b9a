import { Schema } from 'effect'
import { EmployeeId, FeedbackId } from '../kernel/ids.ts'
import { InstantUtc, text } from '../kernel/nouns.ts'
import { LONGEST_MESSAGE, LONGEST_PAGE } from './limits.ts'

/** What waits for the logged-in person. `hrDocumentUpdate` is § 3's policy update message. */
export const ToDoItem = Schema.Struct({
  type: Schema.Literals([
    'hrDocumentUpdate',
    'hrDocumentAgreement',
    'certificationMissing',
    'certificationExpired',
    'certificationExpiring',
    'certificationDeclined',
    'certificationToVerify',
    'positionToApprove',
    'positionToAcknowledge',
    'assetToAccept',
    'goalDue',
    'checkInToPrepare',
    'checkInToComplete',
    'checkInAction',
    'reviewToWrite',
    'reviewToAcknowledge',
    'reviewToGoOn',
    'reviewFeedback',
    'reviewProposals',
    'accountSetup',
  ]),
  id: Schema.String,
  title: Schema.String,
  detail: Schema.String,
  dueUtc: Schema.NullOr(InstantUtc),
  /** On whose page it is done, where that is a page of a person. */
  employeeId: Schema.optional(EmployeeId),
})
export type ToDoItem = typeof ToDoItem.Type

/** Feedback to the people who run the product: what kind, which page, which version of the product. */
export const Feedback = Schema.Struct({
  /** Its sender's, so that asking twice sends once. */
  id: Schema.optional(FeedbackId),
  kind: Schema.Literals(['bug', 'idea', 'praise']),
  /** As it was typed, lines and all; it says something. */
  message: text(LONGEST_MESSAGE).check(Schema.isPattern(/\S/)),
  page: text(LONGEST_PAGE),
  version: text(60),
})
export type Feedback = typeof Feedback.Type
