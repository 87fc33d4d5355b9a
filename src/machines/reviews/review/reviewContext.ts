import type { Failure } from '../../../domain/kernel/failure.ts'
import type { EmployeeId, ItemId, ReviewId } from '../../../domain/kernel/ids.ts'
import type { PointType } from '../../../domain/reviews/access.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import type { Stored, Written } from '../../../domain/reviews/writing.ts'
import type { WithParts } from '../../kit/parts.ts'
import type { Questioned, ReviewWork } from './reviewWork.ts'

/** What one review holds while it is open, and what can happen to it (`review.machine.ts`). */
export interface ReviewInput {
  /** Who is at the page. */
  readonly person: EmployeeId
}

/** What is added in the discussion. */
export type Added = PointType | 'action'

/** What is typed and not added, one for each kind: it stays until another review is opened. */
interface Typed {
  readonly of: ReviewId | null
  readonly points: Readonly<Record<Added, string>>
}

export const nothingTyped = (of: ReviewId | null): Typed => ({ of, points: { 1: '', 3: '', action: '' } })

export interface ReviewContext extends ReviewInput, WithParts {
  readonly id: ReviewId | null
  readonly review: PerformanceReview | null
  readonly failure: Failure | null
  readonly typed: Typed
  /** Why the last act was not taken. */
  readonly refusal: string | null
  readonly work: ReviewWork | null
  /** Of which action something was made at the last press: it can be undone. */
  readonly made: ItemId | null
}

export type ReviewEvent =
  | { readonly type: 'review.opened'; readonly id: ReviewId }
  | { readonly type: 'review.closed' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'news.heard' }
  | { readonly type: 'record.taken' }
  | { readonly type: 'part.typed'; readonly key: string; readonly content: Written }
  | { readonly type: 'addition.typed'; readonly kind: Added; readonly text: string }
  | { readonly type: 'addition.entered'; readonly kind: Added; readonly key: string }
  | { readonly type: 'action.saved'; readonly key: string; readonly content: Written }
  | { readonly type: 'removal.asked'; readonly key: string }
  | { readonly type: 'part.stored'; readonly stored: Stored }
  | { readonly type: 'part.removed'; readonly key: string }
  | { readonly type: 'part.settled'; readonly key: string }
  | { readonly type: 'part.stuck' }
  | { readonly type: 'work.asked'; readonly work: Exclude<ReviewWork, { kind: 'plan' | 'files' }> }
  | { readonly type: 'plan.asked' }
  | { readonly type: 'files.asked' }

/** Once one was opened. */
export const idIn = ({ id }: ReviewContext): ReviewId => id as ReviewId
/** While something is done with it, it is there. */
export const reviewIn = ({ review }: ReviewContext): PerformanceReview => review as PerformanceReview
export const questionedIn = ({ work }: ReviewContext): Questioned => work as Questioned

/** Nothing is open. */
export const closed = ({ person }: ReviewInput, typed = nothingTyped(null)): ReviewContext => ({
  person,
  id: null,
  review: null,
  failure: null,
  parts: [],
  typed,
  refusal: null,
  work: null,
  made: null,
})
