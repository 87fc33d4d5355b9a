import { mayManageAssets } from '../../domain/assets/access.ts'
import { pathTo } from '../../domain/session/places.ts'
import { service } from '../assets/listing.store.ts'
import { accessed } from '../employees/accessible.sql.ts'
import { deliverySql } from '../mail/post.ts'
import type { Sql } from '../store/database.ts'
import { assetsThen, holderThen } from './assetsThen.sql.ts'
import { type Asking, dayOf, sourceOf } from './source.ts'

const readsRegister = ({ caller }: Asking) => mayManageAssets(caller, 'Use').allowed

/** Whoever reads the register sees all of it; others what they hold, and what those hold whom they may access. */
const seen = (sql: Sql, asking: Asking) =>
  readsRegister(asking)
    ? sql`true`
    : sql`(a.holder_employee_id is not null and ${accessed(sql, asking.caller, 'a.holder_employee_id')})`

const described = (sql: Sql, asking: Asking) => sql`
  a.id::text as id, a.id::text as of, a.number, a.name, c.name as category, l.name as location, ${sql.literal(holderThen(asking))} as holder`

const from = (sql: Sql, asking: Asking) => sql`
  ${assetsThen(sql, asking)} a
  left join asset_categories c on c.tenant_id = ${sql.tenantId}::uuid and c.id = a.category_id
  left join asset_locations l on l.tenant_id = ${sql.tenantId}::uuid and l.id = a.location_id`

/** The page of an asset is part of the register. */
const toAsset = (id: string, _: string, asking: Asking) => (readsRegister(asking) ? pathTo('asset', { id }) : null)

export const assetRegister = sourceOf(
  'assetRegister',
  (sql, asking) => sql`
    select ${described(sql, asking)}, a.serial, a.purchase_day::text as bought, a.warranty_day::text as warranty, a.state
    from ${from(sql, asking)} where a.tenant_id = ${sql.tenantId}::uuid and ${seen(sql, asking)}`,
  'a.number collate list_order, a.id',
  toAsset,
)

export const servicesDue = sourceOf(
  'servicesDue',
  (sql, asking) => sql`
    select ${described(sql, asking)}, a.due_day::text as due, a.due_day - ${asking.today}::date as "daysLeft",
      case when ${service(sql, asking.today, 'overdue')} then 'overdue'
        when ${service(sql, asking.today, 'dueSoon')} then 'dueSoon' else 'planned' end as state
    from ${from(sql, asking)}
    where a.tenant_id = ${sql.tenantId}::uuid and a.state <> 'retired' and a.plans <> '[]' and ${seen(sql, asking)}`,
  'a.due_day nulls last, a.number collate list_order, a.id',
  toAsset,
)

/** What a message is about, by how its key begins; what reminds of nothing has none. */
const reminders: Readonly<Record<string, string>> = {
  policyReminder: 'policies',
  policyEscalation: 'policies',
  certificationReminder: 'certifications',
  certificationDigest: 'certifications',
  goals: 'goals',
  checkInComing: 'checkIns',
  checkInPast: 'checkIns',
  review: 'reviews',
  reviewFeedback: 'reviews',
  assetServices: 'assets',
}

export const remindersSent = sourceOf(
  'remindersSent',
  (sql, asking) => {
    const day = dayOf(sql, asking, 'coalesce(sent.sent_utc, sent.created_utc)')
    return sql`
      select sent.id::text as id, e.id::text as of, ${day}::text as day, coalesce(e.full_name, sent.recipient) as "to", sent.subject,
        ${JSON.stringify(reminders)}::text::jsonb ->> split_part(sent.key, ':', 1) as about,
        ${sql.literal(deliverySql('sent.tenant_id', 'sent.key'))} as state
      from mail.outbox sent
      left join lateral (
        select e.id, e.full_name from employees e
        where e.tenant_id = ${sql.tenantId}::uuid and lower(e.email) = lower(sent.recipient)
        order by e.is_active desc, e.id limit 1) e on true
      where sent.tenant_id = ${sql.tenantId}::uuid and split_part(sent.key, ':', 1) = any(${Object.keys(reminders)}::text[])
        and ${day} between ${asking.from}::date and ${asking.until}::date`
  },
  'coalesce(sent.sent_utc, sent.created_utc) desc, sent.id',
  (id) => pathTo('employee', { id }),
)
