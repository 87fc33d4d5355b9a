import { Schema } from 'effect'
import { HttpApiSchema } from 'effect/http-api'
import { GoalColumn, GoalImport, GoalImportReport } from '../domain/goals/import/nouns.ts'
import {
  Goal,
  GoalCounts,
  GoalGroup,
  GoalReminders,
  GoalRow,
  GoalsAsked,
  GoalsContinued,
  GoalsGiven,
  GoalsMade,
  GoalsTakenBack,
  GoalUpdate,
  NewGoal,
  NewGoalComment,
  NewProgressUpdate,
  TreeGoal,
} from '../domain/goals/nouns.ts'
import { EmployeeId, GoalActId, GoalCommentId, GoalId } from '../domain/kernel/ids.ts'
import { WindowAsked, windowOf } from '../domain/kernel/windows.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { importCalls } from './imports.ts'
import { ifMatch, ofEmployee } from './paths.ts'
import { get, post, put, remove, tenantGroup } from './tenantGroup.ts'

const ofGoal = { goalId: GoalId }
const ofGoalOf = { ...ofGoal, id: EmployeeId }
const ofComment = { ...ofGoal, id: GoalCommentId }

const reading = [Refusal403, Refusal404] as const
const errors = [Refusal403, Refusal404, Refusal409, Refusal422] as const

const listed = { query: { ...GoalsAsked, ...WindowAsked }, error: [Refusal403, Refusal422] as const }

/** § 7 Employees: goals and their comments. The lists of everybody's, one by itself and updates of progress are ours. */
export class GoalsGroup extends tenantGroup(
  'goals',
  'Goals',
  get('listOf', '/employees/:id/goals', {
    params: ofEmployee,
    success: reply(Schema.Array(Goal)),
    error: reading,
  }),
  get('read', '/employees/:id/goals/:goalId', {
    params: ofGoalOf,
    success: reply(Goal),
    error: reading,
  }),
  post('create', '/employees/:id/goals', { params: ofEmployee, payload: NewGoal, success: reply(Goal), error: errors }),
  put('update', '/employees/:id/goals/:goalId', {
    params: ofGoalOf,
    payload: GoalUpdate,
    success: reply(Goal),
    error: errors,
  }),
  remove('remove', '/employees/:id/goals/:goalId', {
    params: ofGoalOf,
    headers: ifMatch,
    success: Done,
    error: errors,
  }),
  // The first window of everybody's, or the one that `after` names: the header Link says where the next one is.
  get('list', '/goals', { ...listed, success: reply(Schema.Array(GoalRow)) }),
  get('window', '/goals/window', { ...listed, success: reply(windowOf(GoalRow)) }),
  get('count', '/goals/count', { query: GoalsAsked, success: reply(Schema.Int), error: [Refusal403] }),
  get('groups', '/goals/groups', { query: GoalsAsked, success: reply(Schema.Array(GoalGroup)), error: [Refusal403] }),
  get('counts', '/goals/counts', { success: reply(GoalCounts), error: [Refusal403] }),
  get('csv', '/goals/csv', {
    query: GoalsAsked,
    success: HttpApiSchema.StreamUint8Array({ contentType: ['text/csv'] }),
    error: [Refusal403],
  }),
  // One's own, and those of one's reports, as a calendar.
  get('dueDays', '/goals/dueDays/File', {
    success: HttpApiSchema.StreamUint8Array({ contentType: ['text/calendar'] }),
    error: [Refusal403],
  }),
  // What has not ended of those one sees, and what serves what.
  get('tree', '/goals/tree', { success: reply(Schema.Array(TreeGoal)), error: [Refusal403] }),
  // How often the caller is asked how their own stand.
  get('reminders', '/goals/reminders', { success: reply(GoalReminders), error: [Refusal403] }),
  put('setReminders', '/goals/reminders', {
    payload: GoalReminders,
    success: reply(GoalReminders),
    error: [Refusal403],
  }),
  // Many at once: templates for people, and goals into the next period. Each is taken back as one.
  post('give', '/goals/give', { payload: GoalsGiven, success: reply(GoalsMade), error: errors }),
  post('continue', '/goals/continue', { payload: GoalsContinued, success: reply(GoalsMade), error: errors }),
  post('takeBack', '/goals/acts/:id/takeBack', {
    params: { id: GoalActId },
    success: reply(GoalsTakenBack),
    error: reading,
  }),
  get('find', '/goals/:goalId', { params: ofGoal, success: reply(Goal), error: reading }),
  post('progress', '/goals/:goalId/progress', {
    params: ofGoal,
    payload: NewProgressUpdate,
    success: reply(Goal),
    error: errors,
  }),
  post('comment', '/goals/:goalId/comments', {
    params: ofGoal,
    payload: NewGoalComment,
    success: reply(Goal),
    error: errors,
  }),
  remove('removeComment', '/goals/:goalId/comments/:id', { params: ofComment, success: reply(Goal), error: errors }),
) {}

/** Ours: goals by CSV. */
export class GoalImportsGroup extends tenantGroup(
  'goalImports',
  'Goals: import by CSV',
  ...importCalls('/goals/import', GoalColumn, GoalImportReport, GoalImport),
) {}
