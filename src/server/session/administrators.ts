import { Effect, Schema } from 'effect'
import type { UserId } from '../../domain/kernel/ids.ts'
import { Database, type Sql } from '../store/database.ts'
import type { Member } from '../store/member.ts'
import { membershipsOf } from './session.store.ts'

/** Whether the person administers any client they can enter: one question for each client they work for. */
export const isAdministrator = Effect.fn(function* (userId: UserId) {
  const database = yield* Database
  const memberships = yield* membershipsOf(userId)
  const found = yield* Effect.forEach(memberships, ({ tenant_id }) =>
    database.read({ tenantId: tenant_id, userId }, administration({ tenantId: tenant_id, userId })),
  )
  return found.flat().length > 0
})

const administration =
  ({ tenantId, userId }: Member) =>
  (sql: Sql) =>
    sql.of({ id: Schema.String })`
      select e.id from memberships m
      join employees e on e.tenant_id = m.tenant_id and e.id = m.employee_id
      where m.tenant_id = ${tenantId}::uuid and m.user_id = ${userId}::uuid
        and e.is_active and 'admin' = any(e.roles)`
