import {
  type EmployeeFilter,
  filteredFrom,
  type Searchable,
  searchable,
  visibleTo,
} from '../../domain/employees/listing.ts'
import type { EmployeeSummary } from '../../domain/employees/nouns.ts'
import { byText } from '../../domain/kernel/order.ts'
import type { Actor } from '../../domain/permissions/actor.ts'

/** How the list is ordered. */
export interface Sort {
  readonly by: 'fullName' | 'email' | 'positionTitle' | 'department'
  readonly descending: boolean
}

export const byName: Sort = { by: 'fullName', descending: false }

const keyOf = (employee: EmployeeSummary, by: Sort['by']): string =>
  by === 'department' ? (employee.department?.name ?? '') : (employee[by] ?? '')

/**
 * The list in its order, made ready to be searched: done when people or order change, so that a key stroke only has to
 * sift. People without the value the list is ordered by stand last either way; equal ones stand by name.
 */
export const ordered = (
  actor: Actor,
  people: ReadonlyArray<EmployeeSummary>,
  { by, descending }: Sort,
): ReadonlyArray<Searchable<EmployeeSummary>> => {
  const direction = descending ? -1 : 1
  const keyed = visibleTo(actor, people, { includeHidden: true }).map((employee) => ({
    employee,
    key: keyOf(employee, by),
  }))
  keyed.sort((one, other) => {
    if ((one.key === '') !== (other.key === '')) return one.key === '' ? 1 : -1
    return direction * byText(one.key, other.key) || byText(one.employee.fullName, other.employee.fullName)
  })
  return searchable(keyed.map(({ employee }) => employee))
}

export const rowsFrom = (
  people: ReadonlyArray<Searchable<EmployeeSummary>>,
  filter: EmployeeFilter,
): ReadonlyArray<EmployeeSummary> => filteredFrom(people, filter)
