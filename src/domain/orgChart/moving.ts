/**
 * Giving people another manager in the org chart. Ours: anyone who may edit a person (§ 6) may move them; nobody may
 * come to stand below themself; several moves are judged by what they make together, so that two people may change
 * places.
 */
import { mayEdit } from '../employees/access.ts'
import { mayReportTo, type ReportsToOf } from '../employees/reporting.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import type { Actor } from '../permissions/actor.ts'
import type { Move, OrgChartPerson } from './nouns.ts'
import type { OrgNode, OrgTree } from './tree.ts'

export type Step = Pick<Move, 'id' | 'reportsTo'>

export type MoveDenial = 'notYourReport' | 'ownRecord' | 'reportsToSelf' | 'reportsToCycle' | 'movedTwice'

export function mayRearrange(actor: Actor, steps: ReadonlyArray<Step>, reportsToOf: ReportsToOf): Decision<MoveDenial> {
  for (const { id } of steps) {
    const edit = mayEdit(actor, id)
    if (!edit.allowed) return edit
  }
  return mayStandSo(steps, reportsToOf)
}

/** Whether they can stand as the steps leave them, whoever makes the steps. */
export function mayStandSo(
  steps: ReadonlyArray<Step>,
  reportsToOf: ReportsToOf,
): Decision<Exclude<MoveDenial, 'notYourReport' | 'ownRecord'>> {
  if (new Set(steps.map(({ id }) => id)).size < steps.length) return denied('movedTwice')
  const after = linesAfter(steps, reportsToOf)
  for (const { id, reportsTo } of steps) {
    const line = mayReportTo(id, reportsTo, after)
    if (!line.allowed) return line
  }
  return allowed
}

/** Who reports to whom once the steps are made. */
export function linesAfter(steps: ReadonlyArray<Step>, reportsToOf: ReportsToOf): ReportsToOf {
  const wanted = new Map(steps.map(({ id, reportsTo }) => [id, reportsTo]))
  return (id) => (wanted.has(id) ? wanted.get(id) : reportsToOf(id))
}

/**
 * The people as they stand once the steps are made. Under a manager whom the chart does not show, only the server knows
 * where somebody comes to stand.
 */
export function laidOver(
  people: ReadonlyArray<OrgChartPerson>,
  steps: ReadonlyArray<Step>,
): ReadonlyArray<OrgChartPerson> {
  const known = new Set(people.map(({ id }) => id))
  const managers = new Map(
    steps
      .filter(({ reportsTo }) => reportsTo === null || known.has(reportsTo))
      .map((step) => [step.id, step.reportsTo]),
  )
  return people.map((person) => {
    const managerId = managers.get(person.id)
    return managerId === undefined ? person : { ...person, managerId, isMovedUp: false }
  })
}

/** The lines as the chart shows them: a hidden manager in between makes nobody stand above whom they do not. */
export const linesOf =
  ({ byId }: OrgTree): ReportsToOf =>
  (id) =>
    byId.get(id)?.person.managerId

/** One person goes to another manager, with the people below them; or alone, and their reports stay where they are. */
export function stepsFor(node: OrgNode, managerId: EmployeeId | null, leavesTeam: boolean): ReadonlyArray<Step> {
  const own = { id: node.person.id, reportsTo: managerId }
  if (!leavesTeam) return [own]
  const heir = node.person.managerId
  return [...node.reports.map(({ person }) => ({ id: person.id, reportsTo: heir })), own]
}
