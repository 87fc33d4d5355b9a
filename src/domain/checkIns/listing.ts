/** Which check-ins the list shows, and in which order. § 4: pending excludes Complete, completed has only Complete. */
import type { EmployeeId } from '../kernel/ids.ts'

export const checkInTabs = ['pending', 'completed'] as const
export type CheckInTab = (typeof checkInTabs)[number]

export const checkInSorts = ['when', 'name', 'employee', 'reviewer', 'status'] as const
export type CheckInSort = (typeof checkInSorts)[number]

export interface CheckInListing {
  readonly search: string
  readonly tab: CheckInTab
  /** As either of the two. */
  readonly person: EmployeeId | null
  readonly isOverdue: boolean
  readonly sort: CheckInSort
  readonly isDescending: boolean
}

/** How far back the plots above the list look, this month with them, and of how many teams they tell. */
export const OVERVIEW_MONTHS = 8
export const OVERVIEW_TEAMS = 6

export const usualCheckIns: CheckInListing = {
  search: '',
  tab: 'pending',
  person: null,
  isOverdue: false,
  sort: 'when',
  isDescending: false,
}
