import { Schema } from 'effect'
import { Goal, GoalUpdate, NewGoal, NewGoalComment } from '../domain/goals/nouns.ts'
import { EmployeeId, GoalCommentId, GoalId } from '../domain/kernel/ids.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { ifMatch, ofEmployee } from './paths.ts'
import { get, post, put, remove, tenantGroup } from './tenantGroup.ts'

const ofGoal = { goalId: GoalId }
const ofGoalOf = { ...ofGoal, id: EmployeeId }
const ofComment = { ...ofGoal, id: GoalCommentId }

const errors = [Refusal403, Refusal404, Refusal409, Refusal422] as const

/** § 7 Employees: goals and their comments. */
export class GoalsGroup extends tenantGroup(
  'goals',
  'Goals',
  get('listOf', '/employees/:id/goals', {
    params: ofEmployee,
    success: reply(Schema.Array(Goal)),
    error: [Refusal403, Refusal404],
  }),
  get('read', '/employees/:id/goals/:goalId', {
    params: ofGoalOf,
    success: reply(Goal),
    error: [Refusal403, Refusal404],
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
  post('comment', '/goals/:goalId/comments', {
    params: ofGoal,
    payload: NewGoalComment,
    success: reply(Goal),
    error: errors,
  }),
  remove('removeComment', '/goals/:goalId/comments/:id', { params: ofComment, success: reply(Goal), error: errors }),
) {}
