import { Effect, Schema } from 'effect'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { lockRows, type Sql, TenantSql } from '../store/database.ts'
import { Colleague, colleague } from './employee.sql.ts'

const Avatar = Schema.Struct({
  ...Colleague.fields,
  fullName: Schema.String,
  /** Null for the default picture. */
  fileId: Schema.NullOr(Schema.String),
})

export const avatarOf = (id: EmployeeId) => (sql: Sql) =>
  sql.of(Avatar)`
    select ${sql.literal(colleague)}, e.full_name as "fullName", e.avatar_file_id as "fileId"
    from employees e where e.tenant_id = ${sql.tenantId}::uuid and e.id = ${id}::uuid`

export interface NewAvatar {
  readonly id: string
  readonly name: string
  readonly contentType: string
  readonly size: number
  readonly sha256: string
}

/**
 * Gives the person another picture and forgets the one before; answers the ids of the files that are free now, or
 * nothing when there is no such person.
 */
export const replaceAvatar = (id: EmployeeId, avatar: NewAvatar) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const found = yield* lockRows('employees', [id])
    if (found.length === 0) return undefined
    yield* sql`
      insert into files (tenant_id, id, kind, owner_employee_id, name, content_type, size, sha256)
      values (${sql.tenantId}::uuid, ${avatar.id}::uuid, 'avatar', ${id}::uuid, ${avatar.name}, ${avatar.contentType},
        ${avatar.size}, ${avatar.sha256})`
    yield* sql`
      update employees set avatar_file_id = ${avatar.id}::uuid, version = version + 1, updated_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`
    const old = yield* sql.of({ id: Schema.String })`
      delete from files
      where tenant_id = ${sql.tenantId}::uuid and owner_employee_id = ${id}::uuid and kind = 'avatar'
        and id <> ${avatar.id}::uuid
      returning id`
    return old.map((file) => file.id)
  })
