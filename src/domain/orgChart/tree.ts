/**
 * The org chart as a tree. Whoever reports to nobody in the chart stands at the top; so does one of those whose stored
 * lines run in a circle, so that nobody is lost.
 */
import type { EmployeeId } from '../kernel/ids.ts'
import type { OrgChartPerson } from './nouns.ts'

export interface OrgNode {
  readonly person: OrgChartPerson
  readonly manager: OrgNode | null
  readonly reports: ReadonlyArray<OrgNode>
  /** 1 at the top. */
  readonly level: number
  /** Its place among those with the same manager, from 1, and how many those are. */
  readonly place: number
  readonly siblings: number
  /** How many people stand below, directly or not. */
  readonly below: number
}

export interface OrgTree {
  readonly roots: ReadonlyArray<OrgNode>
  readonly byId: ReadonlyMap<EmployeeId, OrgNode>
  readonly levels: number
  /** The most direct reports that somebody has. */
  readonly widestSpan: number
}

/** While it is put together. */
interface Growing {
  readonly person: OrgChartPerson
  manager: Growing | null
  reports: Array<Growing>
  level: number
  place: number
  siblings: number
  below: number
}

/** Siblings stand in the order of `people`. */
export function orgTree(people: ReadonlyArray<OrgChartPerson>): OrgTree {
  const byId = new Map<EmployeeId, Growing>()
  for (const person of people) {
    byId.set(person.id, { person, manager: null, reports: [], level: 0, place: 0, siblings: 0, below: 0 })
  }
  const roots: Array<Growing> = []
  for (const node of byId.values()) {
    const manager = node.person.managerId === null ? undefined : byId.get(node.person.managerId)
    node.manager = manager ?? null
    if (manager === undefined) roots.push(node)
    else manager.reports.push(node)
  }
  const ordered = placed(roots)
  for (const node of byId.values()) {
    if (node.level !== 0) continue
    cut(node)
    roots.push(node)
    ordered.push(...placed([node]))
  }
  for (const [index, root] of roots.entries()) Object.assign(root, { place: index + 1, siblings: roots.length })
  for (const node of ordered.toReversed()) if (node.manager) node.manager.below += node.below + 1
  return {
    roots,
    byId,
    levels: ordered.reduce((most, { level }) => Math.max(most, level), 0),
    widestSpan: ordered.reduce((most, { reports }) => Math.max(most, reports.length), 0),
  }
}

/** These and everybody below, each told where it stands; managers before their reports. */
function placed(tops: ReadonlyArray<Growing>): Array<Growing> {
  const all = [...tops]
  for (const top of tops) top.level = 1
  for (const node of all) {
    node.reports.forEach((report, index) => {
      report.level = node.level + 1
      report.place = index + 1
      report.siblings = node.reports.length
      all.push(report)
    })
  }
  return all
}

function cut(node: Growing): void {
  if (node.manager) node.manager.reports = node.manager.reports.filter((report) => report !== node)
  node.manager = null
}

/** Who is to be seen when the teams of `expanded` are open: each manager followed by their reports, from top to bottom. */
export function shown({ roots }: OrgTree, expanded: ReadonlySet<EmployeeId>): ReadonlyArray<OrgNode> {
  const list: Array<OrgNode> = []
  const waiting = roots.toReversed()
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    list.push(node)
    if (!expanded.has(node.person.id)) continue
    for (let at = node.reports.length - 1; at >= 0; at -= 1) waiting.push(node.reports[at] as OrgNode)
  }
  return list
}

/** Everybody above, nearest first. */
export function above(node: OrgNode): ReadonlyArray<OrgNode> {
  const line: Array<OrgNode> = []
  for (let manager = node.manager; manager !== null; manager = manager.manager) line.push(manager)
  return line
}

/** Whose teams can be opened at all. */
export const managersIn = ({ byId }: OrgTree): ReadonlySet<EmployeeId> =>
  new Set([...byId.values()].filter(({ reports }) => reports.length > 0).map(({ person }) => person.id))

/** Ours: at first as many levels are open as show no more people than one can look over. */
export function firstExpanded(tree: OrgTree, atMost = 120): ReadonlySet<EmployeeId> {
  const expanded = new Set<EmployeeId>()
  let level = tree.roots
  let count = level.length
  while (level.length > 0) {
    const next = level.flatMap(({ reports }) => reports)
    count += next.length
    if (count > atMost) break
    for (const { person, reports } of level) if (reports.length > 0) expanded.add(person.id)
    level = next
  }
  return expanded
}
