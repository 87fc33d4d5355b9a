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
import type { Move } from './nouns.ts'
import type { OrgNode, OrgTree } from './tree.ts'

export type Step = Pick<Move, 'id' | 'reportsTo'>

export type MoveDenial = 'notYourReport' | 'ownRecord' | 'reportsToSelf' | 'reportsToCycle' | 'movedTwice'

export function mayRearrange(actor: Actor, steps: ReadonlyArray<Step>, reportsToOf: ReportsToOf): Decision<MoveDenial> {
  const wanted = new Map(steps.map(({ id, reportsTo }) => [id, reportsTo]))
  if (wanted.size < steps.length) return denied('movedTwice')
  const after: ReportsToOf = (id) => (wanted.has(id) ? wanted.get(id) : reportsToOf(id))
  for (const { id, reportsTo } of steps) {
    const edit = mayEdit(actor, id)
    if (!edit.allowed) return edit
    const line = mayReportTo(id, reportsTo, after)
    if (!line.allowed) return line
  }
  return allowed
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
