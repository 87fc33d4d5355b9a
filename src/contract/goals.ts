import { Schema } from 'effect'
import { HttpApiEndpoint } from 'effect/http-api'
import { Goal, GoalUpdate, NewGoal, NewGoalComment } from '../domain/goals/nouns.ts'
import { EmployeeId, GoalCommentId, GoalId, TenantId } from '../domain/kernel/ids.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { tenantHeaders as headers, ifMatch, ofEmployee } from './paths.ts'
import { tenantGroup } from './tenantGroup.ts'

const ofGoal = { tenantId: TenantId, goalId: GoalId }
const ofGoalOf = { ...ofGoal, id: EmployeeId }
const ofComment = { ...ofGoal, id: GoalCommentId }

const errors = [Refusal403, Refusal404, Refusal409, Refusal422] as const

/** § 7 Employees: goals and their comments. */
export class GoalsGroup extends tenantGroup(
  'goals',
  'Goals',
  HttpApiEndpoint.get('listOf', '/employees/:id/goals', {
    params: ofEmployee,
    headers,
    success: reply(Schema.Array(Goal)),
    error: [Refusal403, Refusal404],
  }),
  HttpApiEndpoint.get('read', '/employees/:id/goals/:goalId', {
    params: ofGoalOf,
    headers,
    success: reply(Goal),
    error: [Refusal403, Refusal404],
  }),
  HttpApiEndpoint.post('create', '/employees/:id/goals', {
    params: ofEmployee,
    headers,
    payload: NewGoal,
    success: reply(Goal),
    error: errors,
  }),
  HttpApiEndpoint.put('update', '/employees/:id/goals/:goalId', {
    params: ofGoalOf,
    headers,
    payload: GoalUpdate,
    success: reply(Goal),
    error: errors,
  }),
  HttpApiEndpoint.delete('remove', '/employees/:id/goals/:goalId', {
    params: ofGoalOf,
    headers: { ...headers, ...ifMatch },
    success: Done,
    error: errors,
  }),
  HttpApiEndpoint.post('comment', '/goals/:goalId/comments', {
    params: ofGoal,
    headers,
    payload: NewGoalComment,
    success: reply(Goal),
    error: errors,
  }),
  HttpApiEndpoint.delete('removeComment', '/goals/:goalId/comments/:id', {
    params: ofComment,
    headers,
    success: reply(Goal),
    error: errors,
  }),
) {}
