import { Effect } from 'effect'
import { TenantSql } from '../store/database.ts'
import type { Member } from '../store/member.ts'

/** Who changed what: the names of the fields, never their values. */
export interface Change {
  readonly action: 'created' | 'updated' | 'removed' | 'terminated' | 'subscribed' | 'cancelled' | 'toggled'
  readonly kind: string
  readonly id: string
  readonly fields?: ReadonlyArray<string>
}

/** Writes the change down in its own transaction: neither exists without the other. */
export const recordChange = ({ tenantId, userId }: Member, { action, kind, id, fields = [] }: Change) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    yield* sql`
      insert into audit_entries (tenant_id, user_id, action, subject_kind, subject_id, fields)
      values (${tenantId}::uuid, ${userId}::uuid, ${action}, ${kind}, ${id}::uuid, ${fields}::text[])`
  })
