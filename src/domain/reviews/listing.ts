/** Which reviews the list shows, and in which order. § 4: pending excludes Complete, completed has only Complete. */
import type { EmployeeId } from '../kernel/ids.ts'

export const reviewTabs = ['pending', 'completed'] as const
export type ReviewTab = (typeof reviewTabs)[number]

export const reviewSorts = ['when', 'due', 'name', 'employee', 'reviewer', 'stage'] as const
export type ReviewSort = (typeof reviewSorts)[number]

export interface ReviewListing {
  readonly search: string
  readonly tab: ReviewTab
  /** As either of the two. */
  readonly person: EmployeeId | null
  readonly isLate: boolean
  readonly sort: ReviewSort
  readonly isDescending: boolean
}

export const usualReviews: ReviewListing = {
  search: '',
  tab: 'pending',
  person: null,
  isLate: false,
  sort: 'when',
  isDescending: false,
}
