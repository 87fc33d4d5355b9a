/**
 * Lines of reporting. Ours: nobody reports to themself, directly or round a circle. § 6: employees hidden from the
 * directory are excluded from lists and the org chart; ours: their reports move up to the next visible manager, marked.
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import type { Actor } from '../permissions/actor.ts'

/** The manager of an employee; null or undefined for nobody. It need only know the line above the new manager. */
export type ReportsToOf = (employeeId: EmployeeId) => EmployeeId | null | undefined

export function mayReportTo(
  employeeId: EmployeeId,
  managerId: EmployeeId | null,
  reportsToOf: ReportsToOf,
): Decision<'reportsToSelf' | 'reportsToCycle'> {
  if (managerId === employeeId) return denied('reportsToSelf')
  return managerId !== null && lineAbove(managerId, reportsToOf).includes(employeeId)
    ? denied('reportsToCycle')
    : allowed
}

/** Everybody above, nearest first. It ends even where stored data already runs in a circle. */
function lineAbove(employeeId: EmployeeId, reportsToOf: ReportsToOf): ReadonlyArray<EmployeeId> {
  const seen = new Set([employeeId])
  const line: Array<EmployeeId> = []
  let above = reportsToOf(employeeId)
  while (above != null && !seen.has(above)) {
    seen.add(above)
    line.push(above)
    above = reportsToOf(above)
  }
  return line
}

/** The caller, once somebody reports to them or no longer does: whom they may access follows from it (§ 6). */
export function actorAfter(
  actor: Actor,
  { id, reportsTo }: { readonly id: EmployeeId; readonly reportsTo: EmployeeId | null },
): Actor {
  const { employeeId, underlings } = actor
  const isReport = reportsTo === employeeId
  if (isReport === underlings.includes(id)) return actor
  return { ...actor, underlings: isReport ? [...underlings, id] : underlings.filter((one) => one !== id) }
}

export interface VisibleManager {
  readonly managerId: EmployeeId | null
  /** True when this is not the person's own manager but the next visible one above. */
  readonly movedUp: boolean
}

export function visibleManager(
  employeeId: EmployeeId,
  reportsToOf: ReportsToOf,
  isHidden: (employeeId: EmployeeId) => boolean,
): VisibleManager {
  const [own, ...higher] = lineAbove(employeeId, reportsToOf)
  if (own === undefined) return { managerId: null, movedUp: false }
  if (!isHidden(own)) return { managerId: own, movedUp: false }
  return { managerId: higher.find((id) => !isHidden(id)) ?? null, movedUp: true }
}
