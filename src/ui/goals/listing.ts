import {
  dueChoices,
  type GoalGrouping,
  type GoalListing,
  goalGroupings,
  goalSorts,
  usualGoals,
} from '../../domain/goals/listing.ts'
import { kindNames, type ProgressKind } from '../../domain/goals/progress.ts'
import { goalStates, goalStatuses } from '../../domain/goals/states.ts'
import type { DepartmentId, EmployeeId } from '../../domain/kernel/ids.ts'
import { isId, type TableState } from '../kit/table/state.ts'

/** The filters that stand in the address; `group` says what stands together. */
export const filterNames = ['state', 'standing', 'kind', 'department', 'person', 'due', 'group'] as const

type Asked = Pick<TableState, 'search' | 'filters' | 'sort'>

const among = <Name extends string>(names: ReadonlyArray<Name>, said: ReadonlyArray<string> | undefined) =>
  names.filter((name) => said?.includes(name))

const idsIn = (said: ReadonlyArray<string> | undefined) => (said ?? []).filter(isId).slice(0, 100)

export const groupingIn = ({ filters }: Pick<TableState, 'filters'>): GoalGrouping | null =>
  among(goalGroupings, filters.group)[0] ?? null

/** What the table is narrowed to, as the server is asked. An address may say what there is not. */
export const listingOf = ({ search, filters, sort }: Asked): GoalListing => {
  const column = goalSorts.find((name) => name === sort?.column)
  return {
    search,
    states: among(goalStates, filters.state),
    status: among(goalStatuses, filters.standing)[0] ?? null,
    kinds: among(Object.keys(kindNames) as ReadonlyArray<ProgressKind>, filters.kind),
    departments: idsIn(filters.department) as ReadonlyArray<string> as ReadonlyArray<DepartmentId>,
    people: idsIn(filters.person) as ReadonlyArray<string> as ReadonlyArray<EmployeeId>,
    due: among(dueChoices, filters.due)[0] ?? null,
    group: groupingIn({ filters }),
    sort: column ?? usualGoals.sort,
    isDescending: column !== undefined && sort?.direction === 'descending',
  }
}
