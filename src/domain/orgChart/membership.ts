/**
 * Who is in the org chart, and below whom.
 *
 * - § 9 The org chart includes active employees or leaders. Ours: anyone who is inactive leads as long as somebody
 *   active stands below them, however far.
 * - § 6 Employees hidden from the directory are excluded from the org chart. Ours: their reports move up to the next
 *   visible manager, marked.
 * - § 4 An employee with no position is flagged missing-pd.
 */
import type { EmployeeSummary } from '../employees/nouns.ts'
import { visibleManager } from '../employees/reporting.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import type { OrgChartPerson } from './nouns.ts'

export type ChartMember = Pick<OrgChartPerson, 'id' | 'managerId' | 'isMovedUp' | 'isActive'>

type Candidate = Pick<EmployeeSummary, 'id' | 'reportsTo' | 'isActive' | 'hideFromEmployeeDirectory'>

export function chartMembers(everybody: ReadonlyArray<Candidate>): ReadonlyArray<ChartMember> {
  const byId = new Map(everybody.map((person) => [person.id, person]))
  const reportsToOf = (id: EmployeeId) => byId.get(id)?.reportsTo
  const isHidden = (id: EmployeeId) => byId.get(id)?.hideFromEmployeeDirectory === true
  return activeOrLeading(
    everybody
      .filter((person) => !person.hideFromEmployeeDirectory)
      .map(({ id, isActive }) => {
        const { managerId, movedUp } = visibleManager(id, reportsToOf, isHidden)
        return { id, isActive, managerId, isMovedUp: movedUp }
      }),
  )
}

type Placed = Pick<ChartMember, 'id' | 'managerId' | 'isActive'>

/** § 9 Who stays once the hidden ones are out: asked again whenever somebody has been moved. */
export function activeOrLeading<Person extends Placed>(people: ReadonlyArray<Person>): ReadonlyArray<Person> {
  const inactive = new Map<EmployeeId, EmployeeId | null>()
  for (const { id, isActive, managerId } of people) if (!isActive) inactive.set(id, managerId)
  if (inactive.size === 0) return people
  const leading = new Set<EmployeeId>()
  for (const { isActive, managerId } of people) {
    if (!isActive) continue
    // Up to the next who is active, and stays anyway, or leads already and so has been followed.
    let id = managerId
    while (id !== null && !leading.has(id)) {
      const above = inactive.get(id)
      if (above === undefined) break
      leading.add(id)
      id = above
    }
  }
  return people.filter(({ id, isActive }) => isActive || leading.has(id))
}

/** § 4 missing-pd */
export const isMissingPosition = ({ positionTitle }: Pick<OrgChartPerson, 'positionTitle'>): boolean =>
  positionTitle === null
