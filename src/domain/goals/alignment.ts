/**
 * Alignment, all ours: a goal may serve another one, and those at the top serve the company vision.
 *
 * - Whoever sees a goal sees what it serves. So a goal may serve what everybody in the company sees, and besides, unless it
 *   is seen by everybody itself, another one of the same person. Nobody meets a goal whose place depends on one that is
 *   hidden from them, and a circle or a line that is too long is never one of goals they do not know of.
 * - No goal serves itself, directly or through others, and none begins to serve what has ended.
 * - A goal takes along what serves it, and a line is as long as it is with that. Those that the one who moves the goal does
 *   not see are not counted, or a refusal would tell of them; they are the last of a line, private ones of one person.
 * - Once a goal is no longer seen by everybody, what may not serve it any more serves none; so does what served a goal that
 *   is removed.
 * - The tree shows what has not ended, and what has ended next to it. It leaves out what serves none and is served by none,
 *   unless it is the company's or one's own.
 */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId, GoalId } from '../kernel/ids.ts'
import type { Sharing } from './alignment.fields.ts'
import type { TreeGoal } from './nouns.ts'
import { type GoalState, hasEnded } from './states.ts'

/** From the goal that serves none down. */
export const LEVELS_MOST = 12

export type AlignmentRefusal = 'unknownServed' | 'servedHasEnded' | 'servedIsPrivate' | 'circle' | 'tooManyLevels'

interface Placed {
  readonly id: GoalId
  readonly employeeId: EmployeeId
  readonly sharedWith: Sharing
}

interface Moved extends Placed {
  /** How many it comes with: 1 by itself, 2 with goals that serve it, and so on. */
  readonly levels: number
}

interface Served extends Placed {
  readonly state: GoalState
}

/** Whether a goal that stands below another may go on to: nobody sees it who does not see that. */
export const mayStayBelow = (
  { employeeId, sharedWith }: Omit<Placed, 'id'>,
  served: Omit<Placed, 'id'>,
): Decision<'servedIsPrivate'> =>
  served.sharedWith === 'company' || (sharedWith === 'manager' && served.employeeId === employeeId)
    ? allowed
    : denied('servedIsPrivate')

/** Whether it may come to stand there. `above`: what the other serves, directly and through others. */
export const mayServe = (goal: Moved, served: Served, above: ReadonlyArray<GoalId>): Decision<AlignmentRefusal> => {
  if (served.id === goal.id || above.includes(goal.id)) return denied('circle')
  if (hasEnded(served.state)) return denied('servedHasEnded')
  if (above.length + 1 + goal.levels > LEVELS_MOST) return denied('tooManyLevels')
  return mayStayBelow(goal, served)
}

/** What a goal serves through others, nearest first, as far as these say. */
export const lineAbove = (
  { servesId }: Pick<TreeGoal, 'servesId'>,
  byId: ReadonlyMap<GoalId, TreeGoal>,
): ReadonlyArray<GoalId> => {
  const line: Array<GoalId> = []
  for (let at = servesId; at !== null && !line.includes(at); at = byId.get(at)?.servesId ?? null) line.push(at)
  return line
}

/** Those of a tree that a goal may serve, in its order. */
export const servable = (goal: Placed, tree: ReadonlyArray<TreeGoal>): ReadonlyArray<TreeGoal> => {
  const byId = new Map(tree.map((one) => [one.id, one]))
  const lines = tree.map((one) => lineAbove(one, byId))
  const levels = Math.max(1, ...lines.map((above) => above.indexOf(goal.id) + 2))
  return tree.filter((one, at) => {
    // Whose name is not shown is not the goal's own person.
    const employeeId = one.employee?.id ?? ('' as EmployeeId)
    return mayServe({ ...goal, levels }, { ...one, employeeId }, lines[at] ?? []).allowed
  })
}

/** A goal where it stands, as the rules ask. */
export interface Standing extends Served {
  readonly servesId: GoalId | null
}

/**
 * Of goals that come to stand elsewhere all at once: those that may not, and why. `before` and `after`: all goals that could
 * stand in a line with them. `sees`: what the one who moves them sees; what is hidden is no goal to serve.
 */
export const misplaced = (
  before: ReadonlyMap<GoalId, Standing>,
  after: ReadonlyMap<GoalId, Standing>,
  moved: ReadonlyArray<GoalId>,
  sees: (goal: Standing) => boolean,
): ReadonlyMap<GoalId, AlignmentRefusal> => {
  const levels = levelsIn(after, sees)
  const found = new Map<GoalId, AlignmentRefusal>()
  for (const id of moved) {
    const goal = after.get(id)
    if (goal === undefined || goal.servesId === null) continue
    const served = after.get(goal.servesId)
    if (served === undefined || !sees(served)) {
      found.set(id, 'unknownServed')
      continue
    }
    const above = lineIn(after, served)
    const may =
      before.get(id)?.servesId === goal.servesId
        ? mayStayBelow(goal, served)
        : mayServe({ ...goal, levels: levels(id) }, served, above)
    // What would serve a circle stands nowhere either.
    if (new Set(above).size < above.length) found.set(id, 'circle')
    else if (!may.allowed) found.set(id, may.because)
  }
  return found
}

/** How many levels a goal comes with, as far as they are seen (`Moved`). */
const levelsIn = (goals: ReadonlyMap<GoalId, Standing>, sees: (goal: Standing) => boolean) => {
  const below = new Map<GoalId, GoalId[]>()
  for (const goal of goals.values()) {
    if (goal.servesId === null || !sees(goal)) continue
    const others = below.get(goal.servesId)
    if (others === undefined) below.set(goal.servesId, [goal.id])
    else others.push(goal.id)
  }
  const levelsOf = (id: GoalId, most = LEVELS_MOST): number =>
    most === 0 ? 0 : 1 + (below.get(id) ?? []).reduce((found, one) => Math.max(found, levelsOf(one, most - 1)), 0)
  return levelsOf
}

/** No more are named than there may be: a file can hold a line of thousands. */
const lineIn = (goals: ReadonlyMap<GoalId, Standing>, { servesId }: Standing): ReadonlyArray<GoalId> => {
  const line: Array<GoalId> = []
  for (let at = servesId; at !== null && line.length < LEVELS_MOST; at = goals.get(at)?.servesId ?? null) line.push(at)
  return line
}
