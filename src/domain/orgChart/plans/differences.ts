/** The chart as a plan would leave it, beside the chart as it is. All ours. */
import type { EmployeeId } from '../../kernel/ids.ts'
import { activeOrLeading } from '../membership.ts'
import { laidOver, type Step } from '../moving.ts'
import type { OrgChartPerson } from '../nouns.ts'
import { type OrgNode, type OrgTree, orgTree } from '../tree.ts'

interface BeforeAfter {
  readonly before: number
  readonly after: number
}

/** Of somebody who is moved. */
export interface Difference {
  readonly id: EmployeeId
  /** People below them now who stand below them afterwards, too. */
  readonly follow: number
  /** Null where the chart does not show them. */
  readonly level: BeforeAfter | null
}

export interface Differences {
  readonly moves: ReadonlyArray<Difference>
  /** Managers with more or fewer direct reports than before, by name. */
  readonly spans: ReadonlyArray<BeforeAfter & { readonly person: OrgChartPerson }>
  readonly levels: BeforeAfter
  readonly widestSpan: BeforeAfter
}

/** `before` is the chart of these people, given where the caller has it already. */
export function differences(
  people: ReadonlyArray<OrgChartPerson>,
  steps: ReadonlyArray<Step>,
  before: OrgTree = orgTree(people),
): Differences {
  const after = treeAfter(people, steps)
  const moves = steps.map(({ id }) => {
    const [old, planned] = [before.byId.get(id), after.byId.get(id)]
    return {
      id,
      follow: old === undefined || planned === undefined ? 0 : countBoth(old, planned),
      level: old === undefined || planned === undefined ? null : { before: old.level, after: planned.level },
    }
  })
  return {
    moves,
    spans: people.flatMap((person) => {
      const span = { before: spanOf(before, person.id), after: spanOf(after, person.id) }
      return span.before === span.after ? [] : [{ person, ...span }]
    }),
    levels: { before: before.levels, after: after.levels },
    widestSpan: { before: before.widestSpan, after: after.widestSpan },
  }
}

/** The chart as the steps would leave it. */
export const treeAfter = (people: ReadonlyArray<OrgChartPerson>, steps: ReadonlyArray<Step>): OrgTree =>
  orgTree(activeOrLeading(laidOver(people, steps)))

const spanOf = ({ byId }: OrgTree, id: EmployeeId): number => byId.get(id)?.reports.length ?? 0

const countBoth = (one: OrgNode, other: OrgNode): number => {
  const ids = belowIn(one)
  let count = 0
  for (const id of belowIn(other)) if (ids.has(id)) count += 1
  return count
}

const belowIn = (node: OrgNode): ReadonlySet<EmployeeId> => {
  const ids = new Set<EmployeeId>()
  const waiting = [...node.reports]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    ids.add(next.person.id)
    waiting.push(...next.reports)
  }
  return ids
}
