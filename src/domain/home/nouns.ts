import { Schema } from 'effect'
import { EmployeeId, FeedbackId, ItemId } from '../kernel/ids.ts'
import { Day, InstantUtc, text, Version } from '../kernel/nouns.ts'
import { inPlaceKinds } from './inPlace.ts'
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
    'changeToDecide',
    'assetToAccept',
    'assetToTakeBack',
    'chartPlanToApprove',
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
  /** Of what is done in one act, from the list itself: which version of it was listed. */
  version: Schema.optional(Version),
  /** Put off until this day, when it stands in the list again. */
  snoozedUntil: Schema.optional(Day),
})
export type ToDoItem = typeof ToDoItem.Type

const listed = { type: ToDoItem.fields.type, id: ItemId }

/** What is done from the list. */
export const ToDoDone = Schema.Struct({ ...listed, type: Schema.Literals(inPlaceKinds), version: Version })
export type ToDoDone = typeof ToDoDone.Type

/** What is put off; null brings it back. */
export const ToDoSnoozed = Schema.Struct({ ...listed, until: Schema.NullOr(Day) })
export type ToDoSnoozed = typeof ToDoSnoozed.Type

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
