import type { ProgressDraft } from '../../domain/goals/goal.fields.ts'
import type { GoalAction } from '../../domain/goals/lifecycle.ts'
import type { Goal } from '../../domain/goals/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { EmployeeId, GoalCommentId, GoalId, GoalUpdateId } from '../../domain/kernel/ids.ts'
import type { GoalRemoval, Work } from './goalWork.ts'

/** What the goals of a person hold, and what can happen to them (`goals.machine.ts`). */
export interface TypedComment {
  readonly goalId: GoalId
  /** Of the first letter's event, so that sending it twice makes one comment. */
  readonly id: GoalCommentId
  readonly text: string
}

/** How far a goal has come, as it is being written. */
export interface TypedProgress extends ProgressDraft {
  readonly goalId: GoalId
  /** Of the first letter's event, so that sending it twice makes one update. */
  readonly id: GoalUpdateId
}

/** What was not taken last, and why. */
interface Refused {
  readonly of: Work
  readonly why: string
}

export interface GoalsContext {
  readonly employeeId: EmployeeId | null
  readonly goals: ReadonlyArray<Goal>
  readonly failure: Failure | null
  /** A comment that has not been sent yet. */
  readonly comment: TypedComment | null
  /** An update of progress that has not been sent yet. */
  readonly progress: TypedProgress | null
  readonly refusal: Refused | null
  readonly work: Work | null
}

export type GoalsEvent =
  | { readonly type: 'person.opened'; readonly id: EmployeeId }
  | { readonly type: 'person.closed' }
  | { readonly type: 'retry.asked' }
  | { readonly type: 'creation.asked'; readonly id: GoalId }
  | { readonly type: 'change.asked'; readonly goal: Goal }
  | { readonly type: 'move.asked'; readonly goal: Goal; readonly action: GoalAction }
  | { readonly type: 'removal.asked'; readonly subject: GoalRemoval }
  | ({ readonly type: 'comment.typed' } & TypedComment)
  | ({ readonly type: 'progress.typed' } & TypedProgress)
  | { readonly type: 'progress.sent'; readonly goal: Goal }
  | { readonly type: 'comment.sent'; readonly goal: Goal }

/** While work is under way there is one. */
export const workIn = ({ work }: GoalsContext): Work => work as Work
/** Once somebody's goals were opened. */
export const personIn = ({ employeeId }: GoalsContext): EmployeeId => employeeId as EmployeeId
