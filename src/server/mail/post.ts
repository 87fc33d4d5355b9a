/**
 * Puts a message into the outbox, inside the transaction of what it tells of: neither happens without the other. Asked
 * again with the same tenant and key, nothing is added; nor is anything for an address under `.invalid`, which by RFC 2606
 * is nobody's: the sample people of a client have such ones.
 */
import { Effect, Schema } from 'effect'
import { USUAL_DELIVERY } from '../../domain/kernel/letters.ts'
import { TenantSql } from '../store/database.ts'
import type { Notice, Posting } from './message.ts'

/** Of an address, as SQL: somebody can get what is sent there. */
export const isSomebodys = "not ilike '%.invalid'"

const statement = `
  insert into mail.outbox (tenant_id, key, recipient, subject, body)
  select $1::uuid, $2, $3, $4, $5 where $3 ${isSomebodys}
  on conflict on constraint outbox_key do nothing`

const valuesOf = (tenantId: string | null, { key, to, subject, text }: Posting) => [tenantId, key, to, subject, text]

/** For request code. */
export const post = (posting: Posting) =>
  TenantSql.use((sql) => Effect.asVoid(sql.unsafe(statement, valuesOf(sql.tenantId, posting))))

/** Many at once, in one statement, whoever they are to. */
export const postEach = (postings: ReadonlyArray<Posting>) =>
  TenantSql.use((sql) =>
    Effect.asVoid(sql`
      insert into mail.outbox (tenant_id, key, recipient, subject, body)
      select ${sql.tenantId}::uuid, m.key, m."to", m.subject, m.text
      from jsonb_to_recordset(${JSON.stringify(postings)}::text::jsonb) as m (key text, "to" text, subject text, text text)
      where m."to" ${sql.literal(isSomebodys)}
      order by m.key
      on conflict on constraint outbox_key do nothing`),
  )

/**
 * Many at once, in one statement. Who works for the client finds each among their notifications too, and it goes by mail as
 * they chose for its kind. Answers the keys of those that were not there yet, however they are told.
 */
export const postAll = (postings: ReadonlyArray<Notice>) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const asked = postings.map(({ link, ...posting }) => ({ ...posting, path: pathIn(link) }))
    const rows = yield* sql.of({ key: Schema.String })`
      with asked as (
        select m.*, split_part(m.key, ':', 1) as kind, e.id as employee_id
        from jsonb_to_recordset(${JSON.stringify(asked)}::text::jsonb)
          as m (key text, "to" text, subject text, text text, path text)
        left join employees e on e.tenant_id = ${sql.tenantId}::uuid and lower(e.email) = lower(m."to")
        where m."to" ${sql.literal(isSomebodys)}
          -- What was posted before there were notifications.
          and not exists (select from mail.outbox o where o.tenant_id = ${sql.tenantId}::uuid and o.key = m.key)
      ), chosen as (
        select a.*, coalesce(c.delivery, ${USUAL_DELIVERY}) as delivery
        from asked a
        left join notification_choices c
          on c.tenant_id = ${sql.tenantId}::uuid and c.employee_id = a.employee_id and c.kind = a.kind
      ), told as (
        insert into notifications (tenant_id, employee_id, key, kind, subject, path, delivery)
        select ${sql.tenantId}::uuid, employee_id, key, kind, subject, path, delivery from chosen
        where employee_id is not null
        -- In one order, so that two who post the same wait for each other and not both.
        order by key
        on conflict on constraint notifications_key do nothing
        returning key
      ), mailed as (
        insert into mail.outbox (tenant_id, key, recipient, subject, body)
        select ${sql.tenantId}::uuid, key, "to", subject, text from chosen
        -- What they were told of once goes by no mail, however they choose later.
        where delivery = 'mail' and (employee_id is null or key in (select key from told))
        order by key
        on conflict on constraint outbox_key do nothing
        returning key
      )
      select key from told union select key from mailed`
    return rows.map(({ key }) => key)
  })

/** Where a link leads in the product, whatever address it is reached by. */
const pathIn = (link: string): string => {
  const { pathname, search } = new URL(link)
  return `${pathname}${search}`
}

interface Queries {
  query(text: string, params: ReadonlyArray<string | null>): Promise<unknown>
}

/** For what stands above the tenants, where `tenantId` is null. */
export const postBy = async (
  sql: Queries,
  { tenantId, ...posting }: Posting & { readonly tenantId: string | null },
): Promise<void> => {
  await sql.query(statement, valuesOf(tenantId, posting))
}

/** How far a message has come, as SQL for other statements; the parameters are SQL as well. */
export const deliverySql = (tenantId: string, key: string): string => `(
  select case when o.is_dropped then 'dropped' when o.failed_utc is not null then 'failed'
    when o.sent_utc is not null then 'sent'
    when s.held_since_utc is not null and not o.is_released then 'held' else 'waiting' end
  from mail.outbox o left join mail.senders s on s.tenant_id = o.tenant_id where o.tenant_id = ${tenantId} and o.key = ${key})`
