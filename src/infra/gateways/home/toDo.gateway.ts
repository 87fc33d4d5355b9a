import * as Result from 'effect/Result'
import type { ToDoPorts } from '../../../machines/home/toDo.ports.ts'
import { nothing, type Run } from '../../http/run.ts'

export const toDoGateway = (run: Run): ToDoPorts => ({
  doToDo: async (payload, signal) => Result.map(await run('session', 'doToDo', { payload, signal }), nothing),
  snoozeToDo: async (payload, signal) => Result.map(await run('session', 'snoozeToDo', { payload, signal }), nothing),
})
