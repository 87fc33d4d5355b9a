import { Effect } from 'effect'
import { EmployeeId } from '../../domain/kernel/ids.ts'
import { Onboarding } from '../../domain/onboarding/nouns.ts'
import { firstRow, type Sql, TenantSql } from '../store/database.ts'

/** § 3 A tenant may have no onboarding record. */
export const onboarding = (sql: Sql) =>
  sql.of(Onboarding)`
    select status, stages, employees_seen_welcome as "employeesSeenWelcome" from tenant_onboarding
    where tenant_id = ${sql.tenantId}::uuid`

/** The record as it stays until this transaction ends. */
export const lockedOnboarding = firstRow((sql) => sql.of(Onboarding)`${onboarding(sql)} for no key update`)

export const saveOnboarding = ({ status, stages, employeesSeenWelcome }: Onboarding) =>
  TenantSql.use(
    (sql) => sql`
      update tenant_onboarding
      set status = ${status}, stages = ${JSON.stringify(stages)}::text::jsonb,
        employees_seen_welcome = ${employeesSeenWelcome}::text[]::uuid[], version = version + 1
      where tenant_id = ${sql.tenantId}::uuid`,
  )

/** Of these, the employees of the tenant. */
export const employeesAmong = (ids: ReadonlyArray<EmployeeId>) =>
  Effect.gen(function* () {
    if (ids.length === 0) return []
    const sql = yield* TenantSql
    const found = yield* sql.of({ id: EmployeeId })`
      select id from employees where tenant_id = ${sql.tenantId}::uuid and id = any(${ids}::text[]::uuid[]) order by id`
    return found.map(({ id }) => id)
  })
