import { Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import { USUAL_DELIVERY } from '../../domain/kernel/letters.ts'
import { offeredKinds } from '../../domain/notifications/kinds.ts'
import { MOST_NOTIFICATIONS } from '../../domain/notifications/limits.ts'
import {
  Notification,
  NotificationChoice,
  type NotificationChoices,
  type NotificationsRead,
} from '../../domain/notifications/nouns.ts'
import { type Sql, TenantSql } from '../store/database.ts'

/** Of the caller, of what the client has, told in the list. */
const own = (caller: Caller, sql: Sql) => sql`
  n.employee_id = ${caller.employeeId}::uuid and n.delivery <> 'none'
    and n.kind = any(${offeredKinds(caller)}::text[])`

export const newest = (caller: Caller) => (sql: Sql) =>
  sql.of(Notification)`
    select n.id, n.kind, n.subject, n.path, n.told_utc as "toldUtc", n.read_utc is not null as "isRead"
    from notifications n where n.tenant_id = ${sql.tenantId}::uuid and ${own(caller, sql)}
    order by n.told_utc desc, n.id limit ${MOST_NOTIFICATIONS}`

export const countUnread = (caller: Caller) => (sql: Sql) =>
  sql.of({ unread: Schema.Int })`
    select count(*)::int as unread from notifications n
    where n.tenant_id = ${sql.tenantId}::uuid and ${own(caller, sql)} and n.read_utc is null`

export const markRead = (caller: Caller, { ids, upTo, isRead }: NotificationsRead) =>
  TenantSql.use(
    (sql) => sql`
      update notifications n set read_utc = case when ${isRead} then clock_timestamp() end
      where n.tenant_id = ${sql.tenantId}::uuid and ${own(caller, sql)} and (n.read_utc is null) = ${isRead}
        and (n.id = any(${ids}::uuid[]) or n.told_utc <= ${upTo}::timestamptz)`,
  )

export const choicesOf = (caller: Caller) => (sql: Sql) =>
  sql.of(NotificationChoice)`
    select k.kind, coalesce(c.delivery, ${USUAL_DELIVERY}) as delivery
    from unnest(${offeredKinds(caller)}::text[]) with ordinality as k (kind, place)
    left join notification_choices c
      on c.tenant_id = ${sql.tenantId}::uuid and c.employee_id = ${caller.employeeId}::uuid and c.kind = k.kind
    order by k.place`

export const keepChoices = (caller: Caller, choices: NotificationChoices) =>
  TenantSql.use(
    (sql) => sql`
      insert into notification_choices (tenant_id, employee_id, kind, delivery)
      select distinct on (c.kind) ${sql.tenantId}::uuid, ${caller.employeeId}::uuid, c.kind, c.delivery
      from jsonb_to_recordset(${JSON.stringify(choices)}::text::jsonb) as c (kind text, delivery text)
      where c.kind = any(${offeredKinds(caller)}::text[])
      order by c.kind
      on conflict (tenant_id, employee_id, kind) do update set delivery = excluded.delivery`,
  )
