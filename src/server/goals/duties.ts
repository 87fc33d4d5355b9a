import { Effect } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { type GoalDuty, goalDuties } from '../../domain/goals/duties.ts'
import { Goal } from '../../domain/goals/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { mayEnter } from '../http/gates.ts'
import { todayOf } from '../http/today.ts'
import { type Database, rowsOf, type Sql } from '../store/database.ts'

/** What goals ask of the caller, for the to-do list. Without the module they ask nothing. */
export const goalDutiesOf = (caller: Caller): Effect.Effect<ReadonlyArray<GoalDuty>, never, Database> =>
  Effect.gen(function* () {
    if (!mayEnter(caller, { module: 'goals' }).allowed) return []
    const goals = yield* rowsOf(caller, dueOf(caller.employeeId))
    return goalDuties(caller.employeeId, goals, { today: yield* todayOf(caller), timeZone: caller.timeZone })
  })

const { id, title, state, dueDate, startedDay, progress } = Goal.fields

/** Those in work that have a day. */
export const dueOf = (employeeId: EmployeeId) => (sql: Sql) =>
  sql.of({ id, title, state, dueDate, startedDay, progress })`
    select id, title, state, due_date as "dueDate", started_day as "startedDay", progress from goals
    where tenant_id = ${sql.tenantId}::uuid and employee_id = ${employeeId}::uuid and state = 'Active'
      and due_date is not null
    order by due_date, id`
