import type { Goal, GoalUpdate, NewGoal, NewGoalComment } from '../../domain/goals/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId, GoalCommentId, GoalId } from '../../domain/kernel/ids.ts'
import type { Port } from '../kit/port.ts'

interface OfPerson {
  readonly id: EmployeeId
}

interface OfGoal extends OfPerson {
  readonly goalId: GoalId
}

interface UnderGoal {
  readonly goalId: GoalId
}

export type GoalPorts = {
  loadGoals: Port<OfPerson, ReadonlyArray<Goal>, Failure>
  loadGoal: Port<OfGoal, Goal, Failure>
  addGoal: Port<OfPerson & { readonly goal: NewGoal }, Goal, Failure>
  saveGoal: Port<OfGoal & { readonly change: GoalUpdate }, Goal, Failure>
  removeGoal: Port<OfGoal & { readonly version: number }, void, Failure>
  addComment: Port<UnderGoal & { readonly comment: NewGoalComment }, Goal, Failure>
  removeComment: Port<UnderGoal & { readonly id: GoalCommentId }, Goal, Failure>
}
