import type { Failure } from '../../../domain/kernel/failure.ts'
import type { EmployeeId, ItemId, ReviewId } from '../../../domain/kernel/ids.ts'
import type {
  FeedbackActAsked,
  FeedbackAnswer,
  FeedbackChoice,
  OwnFeedback,
  PeopleProposed,
  ReviewFeedback,
} from '../../../domain/reviews/feedback/nouns.ts'
import type { AnswerSaved } from '../../../domain/reviews/nouns.ts'
import type { Port } from '../../kit/port.ts'

export interface OfReview {
  readonly id: ReviewId
}

/** Of whom the employee has proposed: they are asked or left out, or the employee thinks better of it. */
export interface ProposalDecision extends OfReview {
  readonly people: ReadonlyArray<EmployeeId>
  readonly becomes: 'asked' | 'leftOut' | 'takenBack'
}

/** What the feedback of others asks for: of those who manage a review, and of one who was asked. */
export type FeedbackPorts = {
  loadFeedback: Port<OfReview, ReviewFeedback, Failure>
  /** Whom the reader may ask, or propose. */
  loadChoices: Port<OfReview, ReadonlyArray<FeedbackChoice>, Failure>
  askPeople: Port<OfReview & { readonly people: ReadonlyArray<EmployeeId> }, ReviewFeedback, Failure>
  closeFeedback: Port<OfReview, ReviewFeedback, Failure>
  proposePeople: Port<OfReview & { readonly proposed: PeopleProposed }, ReviewFeedback, Failure>
  decideProposals: Port<ProposalDecision, ReviewFeedback, Failure>
  loadOwn: Port<OfReview, OwnFeedback, Failure>
  give: Port<OfReview & FeedbackActAsked, OwnFeedback, Failure>
  saveOwnAnswer: Port<OfReview & { readonly itemId: ItemId; readonly answer: AnswerSaved }, FeedbackAnswer, Failure>
}
