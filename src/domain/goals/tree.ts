/** The tree of goals: the company vision at the top, and below each goal those that serve it. */
import type { GoalId } from '../kernel/ids.ts'
import type { TreeGoal } from './nouns.ts'

export interface GoalNode {
  /** Of the vision, its own. */
  readonly id: GoalId | typeof visionId
  /** Null for the vision. */
  readonly goal: TreeGoal | null
  readonly above: GoalNode | null
  readonly below: ReadonlyArray<GoalNode>
  /** 1 at the top. */
  readonly level: number
  /** Its place among those that serve the same, from 1. */
  readonly place: number
  /** How many serve it, directly or through others. */
  readonly count: number
}

export const visionId = 'vision'

/** While it is put together. */
type Growing = { -readonly [Part in keyof Omit<GoalNode, 'above' | 'below'>]: GoalNode[Part] } & {
  above: Growing | null
  readonly below: Array<Growing>
}

const growing = (goal: TreeGoal | null): Growing => ({
  id: goal?.id ?? visionId,
  goal,
  above: null,
  below: [],
  level: 1,
  place: 1,
  count: 0,
})

/** Those that serve the same stand in the order they come in. Each has what it serves among them, or serves none. */
export const goalTree = (goals: ReadonlyArray<TreeGoal>): GoalNode => {
  const vision = growing(null)
  const byId = new Map(goals.map((goal) => [goal.id, growing(goal)]))
  for (const node of byId.values()) {
    const served = node.goal?.servesId ?? null
    const above = (served === null ? undefined : byId.get(served)) ?? vision
    node.above = above
    node.place = above.below.push(node)
  }
  const ordered = [vision]
  // Grows while it is gone through.
  for (const { level, below } of ordered)
    for (const node of below) {
      node.level = level + 1
      ordered.push(node)
    }
  for (const node of ordered.toReversed()) if (node.above) node.above.count += node.count + 1
  return vision
}

/** What is to be seen when these are open, from top to bottom. */
export const shownOf = (vision: GoalNode, open: ReadonlySet<GoalNode['id']>): ReadonlyArray<GoalNode> => {
  const list: Array<GoalNode> = []
  const waiting = [vision]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    list.push(node)
    if (open.has(node.id)) waiting.push(...node.below.toReversed())
  }
  return list
}

/** As many levels open as show no more than one can look over; the first always is. */
export const openAtFirst = (vision: GoalNode, atMost = 80): ReadonlySet<GoalNode['id']> => {
  const open = new Set<GoalNode['id']>()
  let level: ReadonlyArray<GoalNode> = [vision]
  let count = 1
  while (level.length > 0) {
    const next = level.flatMap(({ below }) => below)
    count += next.length
    if (count > atMost && open.size > 0) break
    for (const { id, below } of level) if (below.length > 0) open.add(id)
    level = next
  }
  return open
}
