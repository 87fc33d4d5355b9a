import { Schema } from 'effect'
import { PersonRef } from '../employees/nouns.ts'
import {
  DepartmentId,
  EmployeeId,
  GoalActId,
  GoalCommentId,
  GoalId,
  GoalTemplateId,
  GoalUpdateId,
  ItemId,
} from '../kernel/ids.ts'
import { counted, Day, InstantUtc, noneTwice, schemasOf, Version } from '../kernel/nouns.ts'
import { IdList, SaidYes, SearchTyped } from '../kernel/windows.ts'
import { type Sharing, sharingNames } from './alignment.fields.ts'
import { commentFields, goalText, progressNote } from './goal.fields.ts'
import { COPIES_MOST, PEOPLE_MOST, type Period, periods, TEMPLATES_MOST } from './limits.ts'
import { dueChoices, goalGroupings, goalSorts } from './listing.ts'
import { kindNames, progressFields } from './progress.ts'
import { goalRhythms } from './reminding.ts'
import { goalStates, goalStatuses } from './states.ts'
import { TEMPLATE_GOALS_MOST, templateFields, templateGoalFields } from './template.fields.ts'

export const GoalState = Schema.Literals(goalStates)
export type GoalState = typeof GoalState.Type

const Progress = Schema.Struct(schemasOf(progressFields))

export const GoalComment = Schema.Struct({
  id: GoalCommentId,
  text: Schema.String,
  author: PersonRef,
  createdUtc: InstantUtc,
})
export type GoalComment = typeof GoalComment.Type

/** How far it had come on a day: only ever added to. */
export const GoalProgressUpdate = Schema.Struct({
  id: GoalUpdateId,
  day: Day,
  current: Schema.Finite,
  note: Schema.String,
  author: PersonRef,
  atUtc: InstantUtc,
})
export type GoalProgressUpdate = typeof GoalProgressUpdate.Type

const SharedWith = Schema.Literals(Object.keys(sharingNames) as ReadonlyArray<Sharing>)

/** A goal where it stands in the tree of all that one may see. */
export const TreeGoal = Schema.Struct({
  id: GoalId,
  /** Null where it serves none that the tree shows. */
  servesId: Schema.NullOr(GoalId),
  /** Null where the directory does not show the person to the reader. */
  employee: Schema.NullOr(PersonRef),
  title: Schema.String,
  state: GoalState,
  sharedWith: SharedWith,
  dueDate: Schema.NullOr(Day),
  startedDay: Schema.NullOr(Day),
  progress: Progress,
})
export type TreeGoal = typeof TreeGoal.Type

/** § 7 Goals of an employee. What a goal holds is ours. */
export const Goal = Schema.Struct({
  id: GoalId,
  employee: PersonRef,
  title: Schema.String,
  description: Schema.String,
  state: GoalState,
  dueDate: Schema.NullOr(Day),
  /** The day it was begun; null while it is a draft. */
  startedDay: Schema.NullOr(Day),
  progress: Progress,
  sharedWith: SharedWith,
  serves: Schema.NullOr(TreeGoal),
  /** Those that serve it directly and that the reader sees, the next due first. */
  servedBy: Schema.Array(TreeGoal),
  /** In the order they were written. */
  updates: Schema.Array(GoalProgressUpdate),
  /** In the order they were written. */
  comments: Schema.Array(GoalComment),
  /** When their last check-in took place; null where there was none, or the client has none. */
  lastCheckInUtc: Schema.NullOr(InstantUtc),
  createdUtc: InstantUtc,
  version: Version,
})
export type Goal = typeof Goal.Type

const content = {
  ...schemasOf(goalText),
  state: GoalState,
  progress: Progress,
  // What is left out stays as it is; a new goal serves none and is seen by the few.
  servesId: Schema.optionalKey(Schema.NullOr(GoalId)),
  sharedWith: Schema.optionalKey(SharedWith),
}

/** The id is made by the caller, so that asking twice makes one goal. */
export const NewGoal = Schema.Struct({ id: GoalId, ...content })
export type NewGoal = typeof NewGoal.Type

export const GoalUpdate = Schema.Struct({ version: Version, ...content })
export type GoalUpdate = typeof GoalUpdate.Type

export const NewGoalComment = Schema.Struct({ id: GoalCommentId, ...schemasOf(commentFields) })
export type NewGoalComment = typeof NewGoalComment.Type

export const NewProgressUpdate = Schema.Struct({ id: GoalUpdateId, current: Schema.Finite, ...schemasOf(progressNote) })
export type NewProgressUpdate = typeof NewProgressUpdate.Type

/** A goal as the list of everybody's shows it. */
export const GoalRow = Schema.Struct({
  id: GoalId,
  employee: PersonRef,
  department: Schema.NullOr(Schema.Struct({ id: DepartmentId, name: Schema.String })),
  title: Schema.String,
  state: GoalState,
  dueDate: Schema.NullOr(Day),
  startedDay: Schema.NullOr(Day),
  progress: Progress,
  updatedUtc: InstantUtc,
  version: Version,
})
export type GoalRow = typeof GoalRow.Type

/** How many of the list stand together, in the order of the list; `of` is an id or a state, null where there is none. */
export const GoalGroup = Schema.Struct({ of: Schema.NullOr(Schema.String), count: Schema.Int })
export type GoalGroup = typeof GoalGroup.Type

/** The small plots above the list count all that one may see; filters of the list do not narrow them. */
export const GoalCounts = Schema.Struct({
  states: counted(GoalState),
  /** Of the active ones. */
  statuses: counted(Schema.Literals(goalStatuses)),
  /** Of what has not ended, by the month of its due day, `2026-11`, from this one on. */
  due: counted(Schema.String),
})
export type GoalCounts = typeof GoalCounts.Type

const TemplateGoal = Schema.Struct({ id: ItemId, ...schemasOf(templateGoalFields) })

/** Goals that many people are given. */
export const GoalTemplate = Schema.Struct({
  id: GoalTemplateId,
  content: Schema.Struct(
    schemasOf(templateFields, {
      goals: Schema.Array(TemplateGoal).check(Schema.isMinLength(1), Schema.isMaxLength(TEMPLATE_GOALS_MOST)),
    }),
  ),
  version: Version,
})
export type GoalTemplate = typeof GoalTemplate.Type

const Begun = Schema.Literals(['Draft', 'Active'])
const some = <Id extends Schema.Top>(id: Id, most: number) =>
  Schema.Array(id).check(Schema.isMinLength(1), Schema.isMaxLength(most), noneTwice)

/** The id of the act is made by the caller, so that asking twice gives once. */
export const GoalsGiven = Schema.Struct({
  id: GoalActId,
  templateIds: some(GoalTemplateId, TEMPLATES_MOST),
  people: some(EmployeeId, PEOPLE_MOST),
  from: Day,
  state: Begun,
})
export type GoalsGiven = typeof GoalsGiven.Type

export const GoalsContinued = Schema.Struct({
  id: GoalActId,
  goals: some(GoalId, COPIES_MOST),
  months: Schema.Literals(Object.keys(periods).map(Number) as unknown as ReadonlyArray<Period>),
  state: Begun,
})
export type GoalsContinued = typeof GoalsContinued.Type

/** What an act has made, and for whom it could not. */
export const GoalsMade = Schema.Struct({
  id: GoalActId,
  goals: Schema.Int,
  people: Schema.Int,
  /** They do not work here any more. */
  left: Schema.Array(PersonRef),
})
export type GoalsMade = typeof GoalsMade.Type

/** What was taken back, and what stays because somebody has worked on it. */
export const GoalsTakenBack = Schema.Struct({ removed: Schema.Int, kept: Schema.Int })
export type GoalsTakenBack = typeof GoalsTakenBack.Type

const among = (names: ReadonlyArray<string>) =>
  Schema.String.check(Schema.isPattern(new RegExp(`^(?:${names.join('|')})(?:,(?:${names.join('|')})){0,9}$`)))

/** Which goals the list shows (`listing.ts`), as a query says it; lists have commas between them. */
export const GoalsAsked = {
  search: Schema.optional(SearchTyped),
  states: Schema.optional(among(goalStates)),
  standing: Schema.optional(Schema.Literals(goalStatuses)),
  kinds: Schema.optional(among(Object.keys(kindNames))),
  departments: Schema.optional(IdList),
  people: Schema.optional(IdList),
  due: Schema.optional(Schema.Literals(dueChoices)),
  group: Schema.optional(Schema.Literals(goalGroupings)),
  sort: Schema.optional(Schema.Literals(goalSorts)),
  descending: Schema.optional(SaidYes),
}

/** How often somebody is asked how their goals stand; they choose it for themself. */
export const GoalReminders = Schema.Struct({ rhythm: Schema.Literals(goalRhythms) })
export type GoalReminders = typeof GoalReminders.Type
