/** What a new client consists of, inside its own tenant; as the owner, because the serving role makes no tenants. */
import { Effect, Schema } from 'effect'
import type { TenantPlan } from '../../domain/billing/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { firstFeatures, firstStages, type NewClient } from '../../domain/onboarding/newClient.ts'
import { hasRow, TenantSql } from '../store/database.ts'

/** One creation at a time. Answers whether there was one before, or anybody who can sign in. */
export const lockClients = Effect.gen(function* () {
  const sql = yield* TenantSql
  yield* sql`select from installation for update`
  const [row] = yield* sql.of({ isInUse: Schema.Boolean })`
    select exists (select from installation where first_client_utc is not null)
      or exists (select from identity.users) as "isInUse"`
  return row?.isInUse === true
})

/** False when there is one of this id. */
export const insertClient = ({ name, timeZone }: NewClient, plan: TenantPlan) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const rows = yield* sql`
      insert into tenants (id, name, status, product_plan, time_zone)
      values (${sql.tenantId}::uuid, ${name}, 'Active', ${plan}, ${timeZone})
      on conflict do nothing returning id`
    if (rows.length === 0) return false
    yield* sql`
      insert into feature_flags (tenant_id, name, is_enabled)
      select ${sql.tenantId}::uuid, name, true from unnest(${firstFeatures}::text[]) as name`
    yield* sql`
      insert into tenant_onboarding (tenant_id, status, stages)
      values (${sql.tenantId}::uuid, 'Pending', ${JSON.stringify(firstStages)}::text::jsonb)`
    yield* sql`update installation set first_client_utc = coalesce(first_client_utc, now())`
    return true
  })

/** Has a password, or has come from a hosted provider. */
export const hasComeIn = (employeeId: EmployeeId) =>
  hasRow(
    (sql) => sql`
      select from memberships m join identity.users u on u.id = m.user_id
      where m.tenant_id = ${sql.tenantId}::uuid and m.employee_id = ${employeeId}::uuid and (u.password_hash is not null
        or exists (select from identity.user_identities i where i.user_id = u.id))`,
  )
