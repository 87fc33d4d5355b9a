import { GoalsGroup } from '../../contract/goals.ts'
import { changesOf } from '../../domain/audit/changes.ts'
import { GoalReminders } from '../../domain/goals/nouns.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { answered } from '../audit/audit.store.ts'
import { change, read } from '../http/calls.ts'
import { callerWho } from '../http/gates.ts'
import { todayOf } from '../http/today.ts'
import { Body } from '../store/body.ts'
import { firstRow, type Sql, TenantSql } from '../store/database.ts'
import type { Member } from '../store/member.ts'

const calls = GoalsGroup.endpoints
const inside = callerWho({ module: 'goals' })

const chosen =
  ({ userId }: Member) =>
  (sql: Sql) =>
    sql.of(Body)`
      select json_build_object('rhythm', goal_rhythm)::text as body
      from memberships where tenant_id = ${sql.tenantId}::uuid and user_id = ${userId}::uuid`

const toChange = ({ userId }: Member) =>
  firstRow(
    (sql) => sql.of(GoalReminders)`
      select goal_rhythm as rhythm
      from memberships where tenant_id = ${sql.tenantId}::uuid and user_id = ${userId}::uuid for no key update`,
  )

/** A rhythm begins on the day it is chosen; the same again begins nothing. */
const set = ({ userId }: Member, { rhythm }: GoalReminders, today: Day) =>
  TenantSql.use(
    (sql) => sql`
      update memberships set goal_rhythm = ${rhythm}, goals_asked_day = ${today}::date
      where tenant_id = ${sql.tenantId}::uuid and user_id = ${userId}::uuid and goal_rhythm <> ${rhythm}`,
  )

export const reminders = read(calls.reminders, function* () {
  return chosen(yield* inside)
})

export const setReminders = change(calls.setReminders, function* ({ payload }) {
  const caller = yield* inside
  const before = yield* toChange(caller)
  yield* set(caller, payload, yield* todayOf(caller))
  const { fields } = changesOf(['goalReminders'], { goalReminders: before?.rhythm }, { goalReminders: payload.rhythm })
  const about = {
    action: 'updated',
    kind: 'account',
    id: caller.employeeId,
    person: caller.employeeId,
    fields,
  } as const
  return yield* answered(caller, about, chosen(caller))
})
