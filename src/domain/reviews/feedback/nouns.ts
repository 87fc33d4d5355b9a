import { Schema } from 'effect'
import { PersonRef } from '../../employees/nouns.ts'
import { EmployeeId, ItemId, ReviewId } from '../../kernel/ids.ts'
import { noneTwice, schemasOf } from '../../kernel/nouns.ts'
import { PerformanceReview, ReviewAnswer } from '../nouns.ts'
import { feedbackGroups } from './groups.ts'
import { feedbackActs, feedbackStates } from './lifecycle.ts'
import { PROPOSED_MOST, proposalFields, proposalStates } from './proposals.ts'

const PEOPLE_MOST = 50

const Group = Schema.Literals(feedbackGroups)

const tally = {
  /** How often each step was chosen, in their order. */
  counts: Schema.Array(Schema.Int),
  /** Of a scale, the mean of the steps counted from 1. */
  average: Schema.NullOr(Schema.Finite),
  /** `by` is null where it is anonymous. */
  texts: Schema.Array(Schema.Struct({ text: Schema.String, by: Schema.NullOr(PersonRef) })),
}
const FeedbackTally = Schema.Struct(tally)
export type FeedbackTally = typeof FeedbackTally.Type

const FeedbackSaid = Schema.Struct({
  questionId: ItemId,
  ...tally,
  parts: Schema.Array(Schema.Struct({ id: ItemId, ...tally })),
})
export type FeedbackSaid = typeof FeedbackSaid.Type

const FeedbackOfGroup = Schema.Struct({
  group: Group,
  asked: Schema.Int,
  /** Null while there are fewer than are shown. */
  answered: Schema.NullOr(Schema.Int),
  said: Schema.Array(FeedbackSaid),
})
export type FeedbackOfGroup = typeof FeedbackOfGroup.Type

const FeedbackProposal = Schema.Struct({
  person: PersonRef,
  reason: Schema.String,
  state: Schema.Literals(proposalStates),
})
export type FeedbackProposal = typeof FeedbackProposal.Type

/** The feedback of others in a review, as its reader may see it. */
export const ReviewFeedback = Schema.Struct({
  isAnonymous: Schema.Boolean,
  smallestGroup: Schema.Int,
  isClosed: Schema.Boolean,
  /** Whether its reader reads by now what was said. */
  isOpenToReader: Schema.Boolean,
  groups: Schema.Array(FeedbackOfGroup),
  /** Who was asked, for those who may ask; never who has answered. */
  people: Schema.Array(PersonRef),
  /** Whether the employee may propose whom to ask. */
  takesProposals: Schema.Boolean,
  /** Whom they have proposed, for them and for those who may ask. */
  proposals: Schema.Array(FeedbackProposal),
})
export type ReviewFeedback = typeof ReviewFeedback.Type

/** Somebody who may be asked, or proposed, by the reader. */
export const FeedbackChoice = Schema.Struct({ ...PersonRef.fields, group: Group })
export type FeedbackChoice = typeof FeedbackChoice.Type

const somebody = (most: number) =>
  Schema.Array(EmployeeId).check(Schema.isMinLength(1), Schema.isMaxLength(most), noneTwice)

export const PeopleAsked = Schema.Struct({ people: somebody(PEOPLE_MOST) })
export type PeopleAsked = typeof PeopleAsked.Type

export const PeopleProposed = Schema.Struct({ people: somebody(PROPOSED_MOST), ...schemasOf(proposalFields, {}) })
export type PeopleProposed = typeof PeopleProposed.Type

const { questionId, text, chosen, parts, version, updatedUtc } = ReviewAnswer.fields

/** What one who was asked has written to one question: their own alone. */
export const FeedbackAnswer = Schema.Struct({ questionId, text, chosen, parts, version, updatedUtc })
export type FeedbackAnswer = typeof FeedbackAnswer.Type

const { name, employee, reviewer, dueDay, stage, sections } = PerformanceReview.fields

/** What somebody is asked, with what they have written. */
export const OwnFeedback = Schema.Struct({
  id: ReviewId,
  name,
  employee,
  reviewer,
  stage,
  dueDay,
  group: Group,
  isAnonymous: Schema.Boolean,
  smallestGroup: Schema.Int,
  state: Schema.Literals(feedbackStates),
  isClosed: Schema.Boolean,
  /** What of the review is asked of them. */
  sections,
  answers: Schema.Array(FeedbackAnswer),
})
export type OwnFeedback = typeof OwnFeedback.Type

export const FeedbackActAsked = Schema.Struct({ act: Schema.Literals(feedbackActs) })
export type FeedbackActAsked = typeof FeedbackActAsked.Type
