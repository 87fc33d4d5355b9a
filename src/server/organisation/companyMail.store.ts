import type { ItemId } from '../../domain/kernel/ids.ts'
import { HELD_SHOWN } from '../../domain/organisation/nouns.ts'
import { Body } from '../store/body.ts'
import { type Sql, TenantSql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'

const isWaiting = `o.tenant_id = s.tenant_id and o.sent_utc is null and o.failed_utc is null and not o.is_released`

/** As the JSON of `CompanyMail`. */
export const companyMail = (sql: Sql) =>
  sql.of(Body).unsafe(
    `select json_build_object(
       'isHeld', s.held_since_utc is not null,
       'total', (select count(*)::int from mail.outbox o where s.held_since_utc is not null and ${isWaiting}),
       'messages', (
         select coalesce(json_agg(json_build_object('id', h.id, 'to', h.recipient, 'subject', h.subject,
           'writtenUtc', ${instant('h.created_utc')}) order by h.created_utc, h.id), '[]')
         from (select o.* from mail.outbox o where s.held_since_utc is not null and ${isWaiting}
           order by o.created_utc, o.id limit $2::int) h))::text as body
     from (select $1::uuid as tenant_id) t left join mail.senders s on s.tenant_id = t.tenant_id`,
    [sql.tenantId, HELD_SHOWN],
  )

export const holdMail = TenantSql.use(
  (sql) => sql`
    insert into mail.senders as s (tenant_id, held_since_utc) values (${sql.tenantId}::uuid, now())
    on conflict (tenant_id) do update set held_since_utc = coalesce(s.held_since_utc, excluded.held_since_utc)`,
)

/** What was held leaves with the next round of the courier. */
export const goLive = TenantSql.use(
  (sql) => sql`update mail.senders set held_since_utc = null where tenant_id = ${sql.tenantId}::uuid`,
)

/** Of what is held: those named, or all of it. What is dropped is forgotten but for whom it was for and what it was called. */
export const settleHeld = (act: 'send' | 'drop', ids: ReadonlyArray<ItemId> | null) =>
  TenantSql.use((sql) =>
    sql.unsafe(
      `update mail.outbox o
       set ${act === 'send' ? 'is_released = true, due_utc = clock_timestamp()' : "is_dropped = true, failed_utc = clock_timestamp(), body = ''"}
       from mail.senders s
       where s.tenant_id = $1::uuid and s.held_since_utc is not null and ${isWaiting}
         and ($2::uuid[] is null or o.id = any($2::uuid[]))`,
      [sql.tenantId, ids],
    ),
  )
