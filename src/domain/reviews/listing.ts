/** Which reviews the list shows, and in which order. § 4: pending excludes Complete, completed has only Complete. */
import type { DepartmentId, EmployeeId, ReviewCycleId } from '../kernel/ids.ts'
import type { CycleStep } from './cycles/progress.ts'

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
  /** Of one cycle, whichever tab. */
  readonly within: InCycle | null
  readonly sort: ReviewSort
  readonly isDescending: boolean
}

interface InCycle {
  readonly cycleId: ReviewCycleId
  readonly step: CycleStep | null
  /** `none`: of people without a department. */
  readonly department: DepartmentId | 'none' | null
  readonly reviewer: EmployeeId | null
}

export const usualReviews: ReviewListing = {
  search: '',
  tab: 'pending',
  person: null,
  isLate: false,
  within: null,
  sort: 'due',
  isDescending: false,
}
