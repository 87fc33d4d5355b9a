import { Effect, Schema } from 'effect'
import type { Caller } from '../../contract/callers.ts'
import type { TenantId, UserId } from '../../domain/kernel/ids.ts'
import { certificationsGate } from '../../domain/permissions/gate.ts'
import { subscriptionJson } from '../billing/billing.store.ts'
import { anyExpired } from '../certifications/certification.sql.ts'
import { coreValues } from '../coreValues/coreValues.store.ts'
import { mayEnter } from '../http/gates.ts'
import { categories, departments, meetingLocations } from '../organisation/collections.ts'
import { performanceReviewTemplates } from '../reviews/collections.ts'
import { Body } from '../store/body.ts'
import { Database, type Sql, TenantSql } from '../store/database.ts'
import { localeJson } from '../store/locale.sql.ts'
import type { Member } from '../store/member.ts'
import { isRunning } from '../store/subscription.sql.ts'
import { readerOf, tagsJson } from '../tags/tags.store.ts'

/** Where the person has a login, as they see it from above all tenants. */
export const membershipsOf = (userId: UserId) =>
  Effect.flatMap(Database, (database) =>
    database.readAsUser(
      userId,
      (sql) => sql<{ readonly tenant_id: TenantId }>`
        select m.tenant_id from memberships m where m.user_id = ${userId}::uuid`,
    ),
  )

/**
 * § 3 A tenant of the person, Inactive ones too, as the JSON of `TenantSummary`; no row where the person is no longer
 * active, since there is nothing for them to enter.
 */
export const tenantSummary =
  ({ userId }: Member) =>
  (sql: Sql) =>
    sql.of({ name: Schema.String, ...Body.fields })`
      select t.name, json_build_object(
        'id', t.id,
        'name', t.name,
        'status', t.status,
        'logoUrl', t.logo_url,
        'subscription', (
          select ${sql.literal(subscriptionJson)} from subscriptions s
          where s.tenant_id = t.id and ${sql.literal(isRunning('s'))}),
        'productPlan', t.product_plan,
        'companyVision', t.company_vision,
        'helpContact', case when coalesce(t.help_name, t.help_email, t.help_phone) is not null then
          json_build_object('name', t.help_name, 'email', t.help_email, 'phone', t.help_phone) end,
        'timeZone', t.time_zone,
        'workingDays', t.working_days,
        'locale', ${sql.literal(localeJson('t', 'm'))},
        'tourSeen', m.tour_seen_utc is not null,
        'employeeId', m.employee_id)::text as body
      from memberships m
      join tenants t on t.id = m.tenant_id
      join employees e on e.tenant_id = m.tenant_id and e.id = m.employee_id
      where m.tenant_id = ${sql.tenantId}::uuid and m.user_id = ${userId}::uuid and e.is_active`

/** From the first time on; later ones change nothing. */
export const keepTourSeen = ({ userId }: Member) =>
  TenantSql.use(
    (sql) => sql`
      update memberships set tour_seen_utc = now()
      where tenant_id = ${sql.tenantId}::uuid and user_id = ${userId}::uuid and tour_seen_utc is null`,
  )

const bootstrapText = `select json_build_object(
  'categories', ${categories.itemsJson},
  'coreValues', ${coreValues.itemsJson},
  'departments', ${departments.itemsJson},
  'hrDocumentTemplates', (
    select coalesce(json_agg(json_build_object('id', h.id, 'title', h.title, 'category', h.category)
      order by h.title, h.id), '[]'::json) from hr_document_templates h),
  'meetingLocations', ${meetingLocations.itemsJson},
  'performanceReviewTemplates', ${performanceReviewTemplates.itemsJson},
  'tagList', ${tagsJson},
  'hrDocumentCategoryList', (
    select coalesce(json_agg(c.name order by lower(c.name)), '[]'::json)
    from hr_document_categories c where c.tenant_id = $1::uuid),
  'expiredCertification', ${anyExpired}
)::text as body`

/** § 3 Bootstrap payload: one statement, built as JSON by PostgreSQL and passed on unread. */
export const bootstrap = (caller: Caller) => (sql: Sql) =>
  sql.of(Body).unsafe(bootstrapText, [sql.tenantId, readerOf(caller), mayEnter(caller, certificationsGate).allowed])
