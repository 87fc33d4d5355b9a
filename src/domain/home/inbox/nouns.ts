import { Schema } from 'effect'
import { PersonRef } from '../../employees/nouns.ts'
import { FeedbackId } from '../../kernel/ids.ts'
import { InstantUtc, schemasOf, Version } from '../../kernel/nouns.ts'
import { SearchTyped } from '../../kernel/windows.ts'
import { Feedback } from '../nouns.ts'
import { answerFields } from './answer.fields.ts'
import { feedbackStatuses } from './statuses.ts'

const { feedback: _, ...answered } = schemasOf(answerFields, { feedback: FeedbackId })

/** Feedback as it is kept: who sent it and the admins read it. */
export const KeptFeedback = Schema.Struct({
  id: FeedbackId,
  version: Version,
  /** By it people name it to each other; the client's own, counted from 1. */
  number: Schema.Int,
  kind: Feedback.fields.kind,
  message: Schema.String,
  page: Schema.String,
  productVersion: Schema.String,
  /** Null where they have been removed since. */
  by: Schema.NullOr(PersonRef),
  sentUtc: InstantUtc,
  ...answered,
  /** Who has said so, and when; null while nobody has. */
  answeredBy: Schema.NullOr(PersonRef),
  answeredUtc: Schema.NullOr(InstantUtc),
})
export type KeptFeedback = typeof KeptFeedback.Type

export const FeedbackAnswered = Schema.Struct({ ...answered, version: Version })
export type FeedbackAnswered = typeof FeedbackAnswered.Type

export const InboxAsked = {
  search: Schema.optional(SearchTyped),
  status: Schema.optional(Schema.Literals(feedbackStatuses)),
}
