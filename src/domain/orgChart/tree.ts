/**
 * The org chart as a tree. A person who reports to nobody in the chart stands at the top; so does one of those whose
 * stored lines run in a circle, so that nobody is lost. Vacancies stand below their managers, after the people there; they
 * are counted for themselves (ours, decision 0061).
 */
import type { EmployeeId, VacancyId } from '../kernel/ids.ts'
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
  /** How many people stand below, directly or not; who is inactive is counted as little as in the list of employees. */
  readonly below: number
  /** How many of `reports` are vacancies; absent where none is. */
  readonly vacancies?: number
  /** Of a vacancy, which it is: `person` says it in the shape of a person, so that it is drawn and walked like one. */
  readonly vacancy?: VacancyId
}

export interface VacantPlace {
  readonly vacancy: VacancyId
  readonly person: OrgChartPerson
}

export interface OrgTree {
  readonly roots: ReadonlyArray<OrgNode>
  readonly byId: ReadonlyMap<EmployeeId, OrgNode>
  readonly levels: number
  /** How many people have direct reports. */
  readonly managers: number
  /** The most direct reports that somebody has. */
  readonly widestSpan: number
}

/** While it is put together. */
interface Growing {
  readonly person: OrgChartPerson
  manager: Growing | null
  reports: ReadonlyArray<Growing>
  level: number
  place: number
  siblings: number
  below: number
  vacancies?: number
  readonly vacancy?: VacancyId
}

/** Most people have no reports: they share this. */
const nobody: ReadonlyArray<never> = []

/** Siblings stand in the order of `people`. */
export function orgTree(people: ReadonlyArray<OrgChartPerson>): OrgTree {
  const byId = new Map<EmployeeId, Growing>()
  for (const person of people) {
    byId.set(person.id, { person, manager: null, reports: nobody, level: 0, place: 0, siblings: 0, below: 0 })
  }
  const roots: Array<Growing> = []
  for (const node of byId.values()) {
    const { managerId } = node.person
    const manager = managerId === null ? undefined : byId.get(managerId)
    if (manager === undefined) roots.push(node)
    else join(node, manager)
  }
  const ordered = [...roots]
  let widestSpan = place(ordered, 0)
  for (const node of byId.values()) {
    if (node.level !== 0) continue
    cut(node)
    roots.push(node)
    const from = ordered.push(node) - 1
    widestSpan = Math.max(widestSpan, place(ordered, from))
  }
  let levels = 0
  let managers = 0
  for (let at = ordered.length - 1; at >= 0; at -= 1) {
    const { person, manager, reports, level, below } = ordered[at] as Growing
    if (reports.length > 0) managers += 1
    levels = Math.max(levels, level)
    if (manager) manager.below += below + Number(person.isActive)
  }
  number(roots)
  return { roots, byId, levels, managers, widestSpan }
}

const join = (node: Growing, manager: Growing): void => {
  node.manager = manager
  if (manager.reports === nobody) manager.reports = [node]
  else (manager.reports as Array<Growing>).push(node)
}

/** From this one of `ordered` on, everybody is told where they stand, and the people below follow. The widest span. */
function place(ordered: Array<Growing>, from: number): number {
  let widest = 0
  // Grows while it is gone through.
  for (let at = from; at < ordered.length; at += 1) {
    const node = ordered[at] as Growing
    const { manager, reports } = node
    node.level = manager === null ? 1 : manager.level + 1
    widest = Math.max(widest, reports.length)
    number(reports)
    for (const report of reports) ordered.push(report)
  }
  return widest
}

const number = (siblings: ReadonlyArray<Growing>): void => {
  for (let at = 0; at < siblings.length; at += 1) {
    const node = siblings[at] as Growing
    node.place = at + 1
    node.siblings = siblings.length
  }
}

function cut(node: Growing): void {
  if (node.manager) node.manager.reports = node.manager.reports.filter((report) => report !== node)
  node.manager = null
}

/** Puts vacancies into a tree that nobody else has yet. */
export function withVacancies(tree: OrgTree, places: ReadonlyArray<VacantPlace>): OrgTree {
  const byId = tree.byId as Map<EmployeeId, Growing>
  const roots = tree.roots as Array<Growing>
  for (const { vacancy, person } of places) {
    const manager = (person.managerId === null ? undefined : byId.get(person.managerId)) ?? null
    const level = manager === null ? 1 : manager.level + 1
    const node: Growing = { vacancy, person, manager, reports: nobody, level, place: 0, siblings: 0, below: 0 }
    byId.set(person.id, node)
    if (manager === null) roots.push(node)
    else {
      join(node, manager)
      manager.vacancies = (manager.vacancies ?? 0) + 1
    }
    number(manager === null ? roots : manager.reports)
  }
  return tree
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
export function managersIn({ byId }: OrgTree): ReadonlySet<EmployeeId> {
  const managers = new Set<EmployeeId>()
  for (const { person, reports } of byId.values()) if (reports.length > 0) managers.add(person.id)
  return managers
}

/** How many cards stand beside each other: those with nobody below them stand under each other. */
const widthOf = (nodes: ReadonlyArray<OrgNode>, expanded: ReadonlySet<EmployeeId>): number => {
  const leading = nodes.filter(({ reports }) => reports.length > 0)
  const widths = leading.map(({ person, reports }) => (expanded.has(person.id) ? widthOf(reports, expanded) : 1))
  return widths.reduce((sum, width) => sum + width, leading.length < nodes.length ? 1 : 0)
}

/** Ours: at first as many levels are open as can be looked over, in a window in which all of them can be read. */
export function firstExpanded(
  tree: OrgTree,
  { atMost = 120, widest = 6 }: { readonly atMost?: number; readonly widest?: number } = {},
): ReadonlySet<EmployeeId> {
  const expanded = new Set<EmployeeId>()
  let level = tree.roots
  let count = level.length
  while (level.length > 0) {
    const next = level.flatMap(({ reports }) => reports)
    count += next.length
    if (count > atMost) break
    const isFirst = expanded.size === 0
    const further = new Set([...expanded, ...level.map(({ person }) => person.id)])
    // One card alone shows nothing.
    if (!isFirst && widthOf(tree.roots, further) > widest) break
    // Who has no reports yet may have vacancies.
    for (const { person } of level) expanded.add(person.id)
    level = next
  }
  return expanded
}
