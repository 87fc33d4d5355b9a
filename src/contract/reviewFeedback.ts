import { Schema } from 'effect'
import { ItemId, ReviewId } from '../domain/kernel/ids.ts'
import {
  FeedbackActAsked,
  FeedbackAnswer,
  FeedbackChoice,
  OwnFeedback,
  PeopleAsked,
  PeopleProposed,
  ReviewFeedback,
} from '../domain/reviews/feedback/nouns.ts'
import { AnswerSaved } from '../domain/reviews/nouns.ts'
import { Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { get, post, put, tenantGroup } from './tenantGroup.ts'

const ofReview = { id: ReviewId }
const reading = [Refusal403, Refusal404] as const
const errors = [...reading, Refusal409, Refusal422] as const

/**
 * The feedback of others in a review (ours, docs/decisions). What somebody is asked themself stands under `mine`: no path names
 * the one who answers.
 */
export class ReviewFeedbackGroup extends tenantGroup(
  'reviewFeedback',
  'Feedback from others in performance reviews',
  get('read', '/performancereviews/:id/feedback', { params: ofReview, success: reply(ReviewFeedback), error: reading }),
  post('ask', '/performancereviews/:id/feedback', {
    params: ofReview,
    payload: PeopleAsked,
    success: reply(ReviewFeedback),
    error: errors,
  }),
  post('close', '/performancereviews/:id/feedback/close', {
    params: ofReview,
    success: reply(ReviewFeedback),
    error: errors,
  }),
  get('choices', '/performancereviews/:id/feedback/choices', {
    params: ofReview,
    success: reply(Schema.Array(FeedbackChoice)),
    error: reading,
  }),
  post('propose', '/performancereviews/:id/feedback/proposals', {
    params: ofReview,
    payload: PeopleProposed,
    success: reply(ReviewFeedback),
    error: errors,
  }),
  // Who is to be asked is asked by `ask`.
  post('leaveOut', '/performancereviews/:id/feedback/proposals/leftOut', {
    params: ofReview,
    payload: PeopleAsked,
    success: reply(ReviewFeedback),
    error: errors,
  }),
  post('takeBack', '/performancereviews/:id/feedback/proposals/takenBack', {
    params: ofReview,
    payload: PeopleAsked,
    success: reply(ReviewFeedback),
    error: errors,
  }),
  get('mine', '/performancereviews/:id/feedback/mine', {
    params: ofReview,
    success: reply(OwnFeedback),
    error: reading,
  }),
  post('give', '/performancereviews/:id/feedback/mine', {
    params: ofReview,
    payload: FeedbackActAsked,
    success: reply(OwnFeedback),
    error: errors,
  }),
  put('saveAnswer', '/performancereviews/:id/feedback/mine/:itemId', {
    params: { ...ofReview, itemId: ItemId },
    payload: AnswerSaved,
    success: reply(FeedbackAnswer),
    error: errors,
  }),
) {}
