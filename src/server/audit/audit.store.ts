import { Effect } from 'effect'
import type * as Statement from 'effect/sql/Statement'
import { TenantSql } from '../store/database.ts'
import type { Member } from '../store/member.ts'

/** Who changed what: the names of the fields, never their values. */
export interface Change {
  readonly action: 'created' | 'updated' | 'removed' | 'terminated' | 'subscribed' | 'cancelled' | 'toggled'
  readonly kind: string
  readonly id: string
  readonly fields?: ReadonlyArray<string>
}

export const changeEntry =
  ({ tenantId, userId }: Member, { action, kind, id, fields = [] }: Change) =>
  (sql: Statement.Constructor) =>
    sql`
      insert into audit_entries (tenant_id, user_id, action, subject_kind, subject_id, fields)
      values (${tenantId}::uuid, ${userId}::uuid, ${action}, ${kind}, ${id}::uuid, ${fields}::text[])`

/** Writes the change down in its own transaction: neither exists without the other. */
export const recordChange = (member: Member, change: Change) =>
  Effect.flatMap(TenantSql, (sql) => Effect.asVoid(changeEntry(member, change)(sql)))
