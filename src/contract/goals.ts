import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { Goal, GoalUpdate, NewGoal, NewGoalComment } from '../domain/goals/nouns.ts'
import { EmployeeId, GoalCommentId, GoalId, TenantId } from '../domain/kernel/ids.ts'
import { Done, Refusal403, Refusal404, Refusal409, Refusal422, reply } from './envelope.ts'
import { InTenant, SignedIn, Wrapped } from './middleware.ts'
import { tenantHeaders as headers, ifMatch, ofEmployee } from './paths.ts'

const ofGoal = { tenantId: TenantId, goalId: GoalId }
const ofGoalOf = { ...ofGoal, id: EmployeeId }
const ofComment = { ...ofGoal, id: GoalCommentId }

const errors = [Refusal403, Refusal404, Refusal409, Refusal422] as const

/** § 7 Employees: goals and their comments. */
export class GoalsGroup extends HttpApiGroup.make('goals')
  .add(
    HttpApiEndpoint.get('listOf', '/api/:tenantId/employees/:id/goals', {
      params: ofEmployee,
      headers,
      success: reply(Schema.Array(Goal)),
      error: [Refusal403, Refusal404],
    }),
    HttpApiEndpoint.get('read', '/api/:tenantId/employees/:id/goals/:goalId', {
      params: ofGoalOf,
      headers,
      success: reply(Goal),
      error: [Refusal403, Refusal404],
    }),
    HttpApiEndpoint.post('create', '/api/:tenantId/employees/:id/goals', {
      params: ofEmployee,
      headers,
      payload: NewGoal,
      success: reply(Goal),
      error: errors,
    }),
    HttpApiEndpoint.put('update', '/api/:tenantId/employees/:id/goals/:goalId', {
      params: ofGoalOf,
      headers,
      payload: GoalUpdate,
      success: reply(Goal),
      error: errors,
    }),
    HttpApiEndpoint.delete('remove', '/api/:tenantId/employees/:id/goals/:goalId', {
      params: ofGoalOf,
      headers: { ...headers, ...ifMatch },
      success: Done,
      error: errors,
    }),
    HttpApiEndpoint.post('comment', '/api/:tenantId/goals/:goalId/comments', {
      params: ofGoal,
      headers,
      payload: NewGoalComment,
      success: reply(Goal),
      error: errors,
    }),
    HttpApiEndpoint.delete('removeComment', '/api/:tenantId/goals/:goalId/comments/:id', {
      params: ofComment,
      headers,
      success: reply(Goal),
      error: errors,
    }),
  )
  .middleware(InTenant)
  .middleware(SignedIn)
  .middleware(Wrapped)
  .annotateMerge(OpenApi.annotations({ title: 'Goals' })) {}
