import { Schema } from 'effect'
import { EmployeeId, GoalCommentId, GoalId } from '../kernel/ids.ts'
import { Day, InstantUtc, schemasOf, Version } from '../kernel/nouns.ts'
import { commentFields, goalText } from './goal.fields.ts'
import { progressFields } from './progress.ts'

export const GoalState = Schema.Literals(['Draft', 'Active', 'AtRisk', 'Done', 'Cancelled'])
export type GoalState = typeof GoalState.Type

const Progress = Schema.Struct(schemasOf(progressFields))

const PersonRef = Schema.Struct({ id: EmployeeId, fullName: Schema.String })

export const GoalComment = Schema.Struct({
  id: GoalCommentId,
  text: Schema.String,
  author: PersonRef,
  createdUtc: InstantUtc,
})
export type GoalComment = typeof GoalComment.Type

/** § 7 Goals of an employee. What a goal holds is ours. */
export const Goal = Schema.Struct({
  id: GoalId,
  employee: PersonRef,
  title: Schema.String,
  description: Schema.String,
  state: GoalState,
  dueDate: Schema.NullOr(Day),
  progress: Progress,
  /** In the order they were written. */
  comments: Schema.Array(GoalComment),
  createdUtc: InstantUtc,
  version: Version,
})
export type Goal = typeof Goal.Type

const content = { ...schemasOf(goalText), state: GoalState, progress: Progress }

/** The id is made by the caller, so that asking twice makes one goal. */
export const NewGoal = Schema.Struct({ id: GoalId, ...content })
export type NewGoal = typeof NewGoal.Type

export const GoalUpdate = Schema.Struct({ version: Version, ...content })
export type GoalUpdate = typeof GoalUpdate.Type

export const NewGoalComment = Schema.Struct({ id: GoalCommentId, ...schemasOf(commentFields) })
export type NewGoalComment = typeof NewGoalComment.Type
