import { Schema } from 'effect'
import { EmployeeId, GoalCommentId, GoalId } from '../kernel/ids.ts'
import { Day, InstantUtc, line, lineOrEmpty, text, Version } from '../kernel/nouns.ts'

export const GoalState = Schema.Literals(['Draft', 'Active', 'AtRisk', 'Done', 'Cancelled'])
export type GoalState = typeof GoalState.Type

export const ProgressKind = Schema.Literals(['percent', 'number', 'yesNo', 'money'])
export type ProgressKind = typeof ProgressKind.Type

const amount = Schema.Finite.check(Schema.isBetween({ minimum: -1e12, maximum: 1e12 }))

/** Where it began, where it stands and where it ends. The unit is what a number counts, or a currency. */
export const Progress = Schema.Struct({
  kind: ProgressKind,
  start: amount,
  current: amount,
  target: amount,
  unit: lineOrEmpty(20),
})
export type Progress = typeof Progress.Type

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

const content = {
  title: line(160),
  description: text(4000),
  state: GoalState,
  dueDate: Schema.NullOr(Day),
  progress: Progress,
}

/** The id is made by whoever asks, so that asking twice makes one goal. */
export const NewGoal = Schema.Struct({ id: GoalId, ...content })
export type NewGoal = typeof NewGoal.Type

export const GoalUpdate = Schema.Struct({ version: Version, ...content })
export type GoalUpdate = typeof GoalUpdate.Type

/** It says something. */
export const NewGoalComment = Schema.Struct({
  id: GoalCommentId,
  text: text(2000).check(Schema.isPattern(/\S/)),
})
export type NewGoalComment = typeof NewGoalComment.Type
