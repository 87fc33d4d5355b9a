import { type Side, sideOf } from '../../../domain/checkIns/access.ts'
import { type Decision, sentenceOf } from '../../../domain/kernel/decision.ts'
import type { Actor } from '../../../domain/permissions/actor.ts'
import { mayManageReview, mayRemoveFile, mayTakeStep, mayWriteSide } from '../../../domain/reviews/access.ts'
import {
  type Between,
  isStep,
  mayAct,
  mayAnswer,
  mayChange,
  mayChangeFiles,
  mayDiscuss,
  maySubmit,
  type ReviewAct,
  type Standing,
  type SubmitAct,
} from '../../../domain/reviews/lifecycle.ts'
import type { PerformanceReview, ReviewFile } from '../../../domain/reviews/nouns.ts'
import { denials, type ReviewDenial } from '../../../domain/reviews/wording.ts'
import { partiesOf } from './area.ts'

const because = (...decisions: ReadonlyArray<Decision<ReviewDenial>>) => sentenceOf(denials, decisions)

/** Why the reader may not do it; undefined where they may. That a reason is asked for is no reason against it. */
export const actDenied = (
  actor: Actor,
  review: PerformanceReview,
  standing: Standing & Between,
  act: ReviewAct | SubmitAct,
): string | undefined => {
  const parties = partiesOf(review)
  if (isStep(act)) return because(mayTakeStep(actor, parties, act), mayAct(standing, act, 'asked for'))
  const side = sideOf(actor, parties)
  return side === null ? denials.notASide : submitDenied(actor, review, standing, { side, act })
}

interface Submitting {
  readonly side: Side
  readonly act: SubmitAct
}

export const submitDenied = (
  actor: Actor,
  review: PerformanceReview,
  standing: Standing,
  { side, act }: Submitting,
): string | undefined =>
  because(mayWriteSide(actor, partiesOf(review), side), maySubmit(standing, act, { side, reason: 'asked for' }))

export const planDenied = (actor: Actor, review: PerformanceReview): string | undefined =>
  because(mayManageReview(actor, partiesOf(review)), mayChange(review))

/** Why a side's answers are only read. */
export const writingDenied = (actor: Actor, review: PerformanceReview, side: Side): string | undefined =>
  because(mayWriteSide(actor, partiesOf(review), side), mayAnswer(review, side))

/** Why the points are only read. */
export const notesDenied = (actor: Actor, review: PerformanceReview): string | undefined =>
  sideOf(actor, partiesOf(review)) === null ? denials.notASide : because(mayDiscuss(review))

export const filesDenied = (actor: Actor, review: PerformanceReview): string | undefined =>
  because(mayChangeFiles(review, sideOf(actor, partiesOf(review)), false))

export const fileRemovalDenied = (actor: Actor, review: PerformanceReview, file: ReviewFile): string | undefined =>
  because(
    mayRemoveFile(actor, file.by.id),
    mayChangeFiles(review, file.side, file.side !== null && review.submittedBy[file.side]),
  )
