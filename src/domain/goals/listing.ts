/**
 * Which goals the list shows, and in which order. Ours: those of people who work here that one may see (`access.ts`), and of
 * them what has not ended, the next due first; what has ended where it is chosen. Searched by the words of goal and person.
 */
import type { DepartmentId, EmployeeId } from '../kernel/ids.ts'
import type { ProgressKind } from './progress.ts'
import type { GoalState, GoalStatus } from './states.ts'

export const goalSorts = ['due', 'title', 'person', 'department', 'state', 'progress', 'updated'] as const
export type GoalSort = (typeof goalSorts)[number]

/** What stands together; what has no department comes last. */
export const goalGroupings = ['person', 'department', 'state'] as const
export type GoalGrouping = (typeof goalGroupings)[number]

/** Due from today on within so many days, or at no time. */
export const dueChoices = ['7', '30', '90', 'none'] as const
export type DueChoice = (typeof dueChoices)[number]

export interface GoalListing {
  readonly search: string
  /** Of these; of those that have not ended when there are none. */
  readonly states: ReadonlyArray<GoalState>
  readonly status: GoalStatus | null
  readonly kinds: ReadonlyArray<ProgressKind>
  readonly departments: ReadonlyArray<DepartmentId>
  readonly people: ReadonlyArray<EmployeeId>
  readonly due: DueChoice | null
  readonly group: GoalGrouping | null
  readonly sort: GoalSort
  readonly isDescending: boolean
}

export const usualGoals: GoalListing = {
  search: '',
  states: [],
  status: null,
  kinds: [],
  departments: [],
  people: [],
  due: null,
  group: null,
  sort: 'due',
  isDescending: false,
}
