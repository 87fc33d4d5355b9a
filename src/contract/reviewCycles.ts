import { Schema } from 'effect'
import { ReviewCycleId } from '../domain/kernel/ids.ts'
import {
  AskingAsked,
  AskingPreview,
  AskingRulesSent,
  CycleActAsked,
  CycleCalibration,
  CycleMade,
  CycleNudged,
  CycleOthersAsked,
  CyclePreview,
  CycleSummary,
  CycleTakenBack,
  NewCycle,
  ReviewCycle,
} from '../domain/reviews/cycles/nouns.ts'
import { Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { get, post, tenantGroup } from './tenantGroup.ts'

const ofCycle = { id: ReviewCycleId }

/** Cycles of performance reviews. All ours: § 7 names no call for them. */
export class ReviewCyclesGroup extends tenantGroup(
  'reviewCycles',
  'Cycles of performance reviews',
  get('list', '/performanceReviewCycles', { success: reply(Schema.Array(CycleSummary)), error: [Refusal403] }),
  post('create', '/performanceReviewCycles', {
    payload: NewCycle,
    success: reply(CycleMade),
    error: [Refusal403, Refusal409, Refusal422],
  }),
  // Who would be planned, and who not and why. Nothing is written.
  post('preview', '/performanceReviewCycles/preview', {
    payload: NewCycle,
    success: reply(CyclePreview),
    error: [Refusal403, Refusal422],
  }),
  get('read', '/performanceReviewCycles/:id', {
    params: ofCycle,
    success: reply(ReviewCycle),
    error: [Refusal403, Refusal404],
  }),
  // Scores alone, of those whose reviewer has submitted.
  get('calibration', '/performanceReviewCycles/:id/calibration', {
    params: ofCycle,
    success: reply(CycleCalibration),
    error: [Refusal403, Refusal404],
  }),
  post('act', '/performanceReviewCycles/:id/act', {
    params: ofCycle,
    payload: CycleActAsked,
    success: reply(ReviewCycle),
    error: [Refusal403, Refusal404, Refusal409],
  }),
  post('nudge', '/performanceReviewCycles/:id/nudge', {
    params: ofCycle,
    success: reply(CycleNudged),
    error: [Refusal403, Refusal404, Refusal409],
  }),
  // Whom it would ask for feedback, in which review. Nothing is written.
  post('previewAsking', '/performanceReviewCycles/:id/feedback/preview', {
    params: ofCycle,
    payload: AskingRulesSent,
    success: reply(AskingPreview),
    error: [Refusal403, Refusal404, Refusal409, Refusal422],
  }),
  post('askOthers', '/performanceReviewCycles/:id/feedback', {
    params: ofCycle,
    payload: AskingAsked,
    success: reply(CycleOthersAsked),
    error: [Refusal403, Refusal404, Refusal409, Refusal422],
  }),
  post('takeBack', '/performanceReviewCycles/:id/takeBack', {
    params: ofCycle,
    success: reply(CycleTakenBack),
    error: [Refusal403, Refusal404, Refusal409],
  }),
) {}
