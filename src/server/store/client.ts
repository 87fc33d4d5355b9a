import { Effect, Schema } from 'effect'
import { rowsOf, type Sql } from './database.ts'
import type { Member } from './member.ts'

/** What the client is called. */
export const clientName = (sql: Sql) =>
  sql.of({ name: Schema.String })`select name from tenants where id = ${sql.tenantId}::uuid`

export const clientOf = (member: Member) => Effect.map(rowsOf(member, clientName), ([row]) => row?.name ?? '')
