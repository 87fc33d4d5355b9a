import { DailyScrumsGroup } from '../../contract/dailyScrums.ts'
import { CurrentCaller } from '../../contract/middleware.ts'
import { answered } from '../audit/audit.store.ts'
import { change, read } from '../http/calls.ts'
import { Body } from '../store/body.ts'
import { type Sql, TenantSql } from '../store/database.ts'
import type { Member } from '../store/member.ts'
import { isMailed } from './mailed.sql.ts'

const calls = DailyScrumsGroup.endpoints

const chosen =
  ({ userId }: Member) =>
  (sql: Sql) =>
    sql.of(Body)`
      select json_build_object('isReminded', ${sql.literal(isMailed('m'))})::text as body
      from memberships m where m.tenant_id = ${sql.tenantId}::uuid and m.user_id = ${userId}::uuid`

export const reminders = read(calls.reminders, function* () {
  return chosen(yield* CurrentCaller)
})

export const setReminders = change(calls.setReminders, function* ({ payload: { isReminded } }) {
  const caller = yield* CurrentCaller
  yield* TenantSql.use(
    (sql) => sql`
      update memberships set daily_scrum_mail = ${isReminded}
      where tenant_id = ${sql.tenantId}::uuid and user_id = ${caller.userId}::uuid`,
  )
  const about = {
    action: 'updated',
    kind: 'account',
    id: caller.employeeId,
    person: caller.employeeId,
    fields: ['dailyScrumMail'],
  } as const
  return yield* answered(caller, about, chosen(caller))
})
