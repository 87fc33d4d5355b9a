import * as Result from 'effect/Result'
import type { GoalPorts } from '../../machines/goals/goals.ports.ts'
import type { Run } from '../http/run.ts'

export const goalsGateway = (run: Run): GoalPorts => ({
  loadGoals: (params, signal) => run('goals', 'listOf', { params, signal }),
  loadGoal: (params, signal) => run('goals', 'read', { params, signal }),
  addGoal: ({ goal, ...params }, signal) => run('goals', 'create', { params, payload: goal, signal }),
  saveGoal: ({ change, ...params }, signal) => run('goals', 'update', { params, payload: change, signal }),
  removeGoal: async ({ version, ...params }, signal) =>
    Result.map(await run('goals', 'remove', { params, headers: { 'if-match': `"${version}"` }, signal }), nothing),
  addComment: ({ comment, ...params }, signal) => run('goals', 'comment', { params, payload: comment, signal }),
  removeComment: (params, signal) => run('goals', 'removeComment', { params, signal }),
})

const nothing = (): void => undefined
