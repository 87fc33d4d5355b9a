import type * as Statement from 'effect/sql/Statement'
import type { Caller } from '../../contract/callers.ts'
import type { Onboarding } from '../../domain/onboarding/nouns.ts'

/** § 3 A tenant may have no onboarding record. */
export const onboarding =
  ({ tenantId }: Caller) =>
  (sql: Statement.Constructor) =>
    sql<Onboarding>`
    select status, stages, employees_seen_welcome as "employeesSeenWelcome" from tenant_onboarding
    where tenant_id = ${tenantId}::uuid`
