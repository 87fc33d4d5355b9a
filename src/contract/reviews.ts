import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiSchema } from 'effect/http-api'
import { ItemId, ReviewFileId, ReviewId, ReviewSubmitId } from '../domain/kernel/ids.ts'
import { WindowAsked, windowOf } from '../domain/kernel/windows.ts'
import { ReviewEvidence } from '../domain/reviews/evidence/nouns.ts'
import { REVIEW_FILE_MAX_BYTES, REVIEW_FILES_MAX } from '../domain/reviews/files.ts'
import {
  ActionSaved,
  AnswerSaved,
  NewReview,
  PerformanceReview,
  PointSaved,
  ReviewActAsked,
  ReviewAction,
  ReviewAnswer,
  ReviewChanges,
  ReviewChoices,
  ReviewFile,
  ReviewPoint,
  ReviewRow,
  ReviewSettings,
  ReviewsAsked,
  ReviewsChanged,
  ReviewUpdate,
  ScheduleUpdate,
  SubmitAsked,
} from '../domain/reviews/nouns.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal413, Refusal415, Refusal422, reply } from './envelope.ts'
import { ifMatch } from './paths.ts'
import { get, post, put, remove, tenantGroup } from './tenantGroup.ts'

const ofReview = { id: ReviewId }
const ofFile = { ...ofReview, fileId: ReviewFileId }
const ofAction = { ...ofReview, actionId: ItemId }
const errors = [Refusal403, Refusal404, Refusal409, Refusal422] as const
const reading = [Refusal403, Refusal404] as const

const limits = {
  maxFileSize: REVIEW_FILE_MAX_BYTES + 1_000,
  maxTotalSize: REVIEW_FILES_MAX * REVIEW_FILE_MAX_BYTES + 20_000,
  maxParts: REVIEW_FILES_MAX + 4,
}

/** § 7 Performance reviews, in its spelling. Beyond its thirteen calls ours are listed in docs/decisions. */
export class ReviewsGroup extends tenantGroup(
  'reviews',
  'Performance reviews',
  // A window at a time; the call without `list` answers the same rows as a list.
  get('window', '/performancereviews/list', {
    query: { ...ReviewsAsked, ...WindowAsked },
    success: reply(windowOf(ReviewRow)),
    error: [Refusal403, Refusal422],
  }),
  get('list', '/performancereviews', {
    query: { ...ReviewsAsked, ...WindowAsked },
    success: reply(Schema.Array(ReviewRow)),
    error: [Refusal403, Refusal422],
  }),
  get('count', '/performancereviews/count', { query: ReviewsAsked, success: reply(Schema.Int), error: [Refusal403] }),
  get('csv', '/performancereviews/csv', {
    query: ReviewsAsked,
    success: HttpApiSchema.StreamUint8Array({ contentType: ['text/csv'] }),
    error: [Refusal403],
  }),
  get('choices', '/performancereviews/choices', { success: reply(ReviewChoices), error: [Refusal403] }),
  post('create', '/performancereviews', { payload: NewReview, success: reply(PerformanceReview), error: errors }),
  get('read', '/performancereviews/:id', { params: ofReview, success: reply(PerformanceReview), error: reading }),
  get('evidence', '/performancereviews/:id/evidence', {
    params: ofReview,
    success: reply(ReviewEvidence),
    error: reading,
  }),
  // All of them or none, with what came of each.
  put('changeMany', '/performancereviews/changes', {
    payload: ReviewChanges,
    success: reply(ReviewsChanged),
    error: [Refusal403],
  }),
  put('update', '/performancereviews/:id', {
    params: ofReview,
    payload: ReviewUpdate,
    success: reply(PerformanceReview),
    error: errors,
  }),
  remove('remove', '/performancereviews/:id', { params: ofReview, headers: ifMatch, success: Done, error: errors }),
  post('act', '/performancereviews/:id/act', {
    params: ofReview,
    payload: ReviewActAsked,
    success: reply(PerformanceReview),
    error: errors,
  }),
  put('submit', '/performancereviewsubmits/:reviewId', {
    params: { reviewId: ReviewId },
    payload: SubmitAsked,
    success: reply(PerformanceReview),
    error: errors,
  }),
  put('saveAnswer', '/PerformanceReviews/:id/Submit/:submitId/Items/:itemId', {
    params: { ...ofReview, submitId: ReviewSubmitId, itemId: ItemId },
    payload: AnswerSaved,
    success: reply(ReviewAnswer),
    error: errors,
  }),
  put('discuss', '/performanceReviewDiscussions/:id', {
    params: ofReview,
    payload: PointSaved,
    success: reply(ReviewPoint),
    error: errors,
  }),
  remove('removePoint', '/performanceReviewDiscussions/:id/points/:pointId', {
    params: { ...ofReview, pointId: ItemId },
    headers: ifMatch,
    success: Done,
    error: errors,
  }),
  put('saveAction', '/performancereviews/:id/actions/:actionId', {
    params: ofAction,
    payload: ActionSaved,
    success: reply(ReviewAction),
    error: errors,
  }),
  remove('removeAction', '/performancereviews/:id/actions/:actionId', {
    params: ofAction,
    headers: ifMatch,
    success: Done,
    error: errors,
  }),
  put('schedule', '/performanceReviewSchedule/:id', {
    params: ofReview,
    payload: ScheduleUpdate,
    success: reply(PerformanceReview),
    error: errors,
  }),
  post('addFiles', '/performancereviews/:id/files', {
    params: ofReview,
    payload: Schema.Struct({ files: Multipart.FilesSchema }).pipe(HttpApiSchema.asMultipart(limits)),
    success: reply(Schema.Array(ReviewFile)),
    error: [...errors, Refusal413, Refusal415],
  }),
  remove('removeFile', '/performancereviews/:id/files/:fileId', { params: ofFile, success: Done, error: errors }),
  get('file', '/performancereviews/:id/files/:fileId', {
    params: ofFile,
    success: HttpApiSchema.StreamUint8Array({ contentType: ['application/pdf', 'image/png', 'image/jpeg'] }),
    error: reading,
  }),
  // What its reader sees of it, to keep or to sign.
  get('report', '/performancereviews/:id/report/File', {
    params: ofReview,
    success: HttpApiSchema.StreamUint8Array({ contentType: ['application/pdf'] }),
    error: reading,
  }),
  get('settings', '/performanceReviewSettings', { success: reply(ReviewSettings), error: [Refusal403] }),
  put('saveSettings', '/performanceReviewSettings', {
    payload: ReviewSettings,
    success: reply(ReviewSettings),
    error: [Refusal403, Refusal409],
  }),
) {}
