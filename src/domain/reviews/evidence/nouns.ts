import { Schema } from 'effect'
import { PersonRef, PositionStatus } from '../../employees/nouns.ts'
import { Goal } from '../../goals/nouns.ts'
import {
  CertificationId,
  CheckInId,
  GoalId,
  HrDocumentId,
  ItemId,
  PositionId,
  PraiseId,
  ReviewId,
} from '../../kernel/ids.ts'
import { Day, InstantUtc } from '../../kernel/nouns.ts'

/** `day` is where it stands on the axis of time. */
const about = { day: Day, title: Schema.String }
const { state, progress, dueDate } = Goal.fields

export const EvidenceItem = Schema.Union([
  Schema.Struct({ kind: Schema.Literal('goal'), id: GoalId, ...about, state, progress, dueDate }),
  Schema.Struct({ kind: Schema.Literal('checkIn'), id: CheckInId, ...about, reviewer: PersonRef }),
  Schema.Struct({
    kind: Schema.Literal('action'),
    id: ItemId,
    ...about,
    checkInId: CheckInId,
    owner: Schema.NullOr(PersonRef),
    isDone: Schema.Boolean,
  }),
  Schema.Struct({
    kind: Schema.Literal('certification'),
    id: CertificationId,
    ...about,
    expiryDate: Schema.NullOr(InstantUtc),
  }),
  Schema.Struct({ kind: Schema.Literal('policy'), id: HrDocumentId, ...about, versionNo: Schema.Int }),
  Schema.Struct({ kind: Schema.Literal('position'), id: PositionId, ...about, status: PositionStatus }),
  // Its title is what was said.
  Schema.Struct({
    kind: Schema.Literal('praise'),
    id: PraiseId,
    ...about,
    by: Schema.NullOr(PersonRef),
    values: Schema.Array(Schema.String),
  }),
])
export type EvidenceItem = typeof EvidenceItem.Type

export const ReviewEvidence = Schema.Struct({
  since: Day,
  /** The completed review it begins with; null where it is the last twelve months. */
  sinceReview: Schema.NullOr(Schema.Struct({ id: ReviewId, name: Schema.String })),
  /** The newest first. */
  items: Schema.Array(EvidenceItem),
})
export type ReviewEvidence = typeof ReviewEvidence.Type
