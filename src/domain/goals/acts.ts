/**
 * What is done with many goals at once (ours): people are given the goals of templates, and goals go on into the next period.
 * Each is one act, taken back as one: what somebody has worked on since stays.
 */
import { daysAfter, monthsAfter } from '../kernel/days.ts'
import type { EmployeeId, GoalId } from '../kernel/ids.ts'
import type { Day } from '../kernel/nouns.ts'
import { isAdmin, isManager } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import { mayWriteGoals } from './access.ts'
import type { Period } from './limits.ts'
import type { Goal, NewGoal } from './nouns.ts'
import { type GoalState, hasEnded } from './states.ts'
import { progressAtFirst, type TemplateGoal } from './template.fields.ts'

type Begun = Pick<NewGoal, 'state'>

/** What somebody is given on a day. */
export const givenGoal = (
  id: GoalId,
  goal: TemplateGoal,
  { from, state }: Begun & { readonly from: Day },
): NewGoal => ({
  id,
  title: goal.title,
  description: goal.description,
  state,
  dueDate: goal.dueInDays === null ? null : daysAfter(from, goal.dueInDays),
  progress: progressAtFirst(goal),
})

type Copied = Pick<Goal, 'title' | 'description' | 'dueDate' | 'progress'>

/** The same in the next period, from the beginning. What had no due day has none again. */
export const nextGoal = (
  id: GoalId,
  goal: Copied,
  { months, state }: Begun & { readonly months: Period },
): NewGoal => ({
  id,
  title: goal.title,
  description: goal.description,
  state,
  dueDate: goal.dueDate === null ? null : monthsAfter(goal.dueDate, months),
  progress: { ...goal.progress, current: goal.progress.start },
})

/**
 * What the copy serves: the copy of what the goal served, if that goes on into the next period too, or that itself as long as
 * it has not ended.
 */
export const servesNext = (
  served: { readonly id: GoalId; readonly state: GoalState } | null,
  copyOf: (id: GoalId) => GoalId | null,
): GoalId | null => (served === null ? null : (copyOf(served.id) ?? (hasEnded(served.state) ? null : served.id)))

/** Nobody has worked on it: it is as the act made it, and nothing was said of it. */
export const isUntouched = ({
  version,
  updates,
  comments,
}: {
  readonly version: number
  readonly updates: number
  readonly comments: number
}): boolean => version === 1 && updates === 0 && comments === 0

/** Whose goals are written by somebody else: they are given goals where there is anybody of them. */
export const givesGoals = (actor: Actor): boolean => isAdmin(actor) || isManager(actor)

interface Person {
  readonly id: EmployeeId
  readonly isActive: boolean
}

/** To whom somebody may give goals. */
export const peopleToGive = <One extends Person>(actor: Actor, people: ReadonlyArray<One>): ReadonlyArray<One> =>
  people.filter(({ id, isActive }) => isActive && mayWriteGoals(actor, id).allowed)
