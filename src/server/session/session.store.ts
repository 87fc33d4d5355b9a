import { Effect } from 'effect'
import type * as Statement from 'effect/sql/Statement'
import type { Caller } from '../../contract/callers.ts'
import type { UserId } from '../../domain/kernel/ids.ts'
import { subscriptionJson } from '../billing/billing.store.ts'
import { coreValues } from '../coreValues/coreValues.store.ts'
import { categories, departments, meetingLocations } from '../organisation/collections.ts'
import { performanceReviewTemplates } from '../reviews/reviews.store.ts'
import { TenantSql } from '../store/database.ts'
import { readerOf, tagsJson } from '../tags/tags.store.ts'

/** § 3 The tenants a person works in, inactive tenants too but none the person has left, as the JSON of `TenantSummary[]`. */
export const tenantsOf = (userId: UserId) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [row] = yield* sql<{ readonly tenants: string }>`
      select coalesce(json_agg(json_build_object(
        'id', t.id,
        'name', t.name,
        'status', t.status,
        'logoUrl', t.logo_url,
        'subscription', (
          select ${sql.literal(subscriptionJson)} from subscriptions s
          where s.tenant_id = t.id and s.cancelled_utc is null),
        'productPlan', t.product_plan,
        'companyVision', t.company_vision,
        'timeZone', t.time_zone,
        'employeeId', m.employee_id
      ) order by lower(t.name), t.id), '[]'::json)::text as tenants
      from memberships m
      join tenants t on t.id = m.tenant_id
      join employees e on e.tenant_id = m.tenant_id and e.id = m.employee_id
      where m.user_id = ${userId}::uuid and e.is_active`
    return row?.tenants ?? '[]'
  })

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
    from hr_document_categories c where c.tenant_id = $1::uuid)
)::text as body`

/** § 3 Bootstrap payload: one statement, built as JSON by PostgreSQL and passed on unread. */
export const bootstrap = (caller: Caller) => (sql: Statement.Constructor) =>
  sql.unsafe<{ readonly body: string }>(bootstrapText, [caller.tenantId, readerOf(caller)])
