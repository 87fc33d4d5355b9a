import { Effect, Schema } from 'effect'
import {
  type BillingCycle,
  FeatureFlag,
  type FeatureFlagName,
  ProductPlan,
  Subscription,
} from '../../domain/billing/nouns.ts'
import type { ProductPlanId, SubscriptionId } from '../../domain/kernel/ids.ts'
import { type Sql, TenantSql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'

/** § 3 Subscription from a row `s` of subscriptions. */
export const subscriptionJson = `json_build_object('id', s.id, 'productPlanId', s.product_plan_id,
  'billingCycle', s.billing_cycle,
  'startedUtc', ${instant('s.started_utc')})`

export const productPlans = (sql: Sql) =>
  sql.of(ProductPlan)`
    select id, name, description, pricing_options as "pricingOptions", modules from product_plans`

/** Only what somebody has set; a flag without a row is off. */
export const setFlags = (sql: Sql) =>
  sql.of(FeatureFlag)`select name, is_enabled as "isEnabled" from feature_flags where tenant_id = ${sql.tenantId}::uuid`

/** Answers whether it was on before. */
export const setFlag = (name: FeatureFlagName, isEnabled: boolean) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [row] = yield* sql.of({ wasEnabled: Schema.Boolean })`
      insert into feature_flags as f (tenant_id, name, is_enabled) values (${sql.tenantId}::uuid, ${name}, ${isEnabled})
      on conflict (tenant_id, name) do update set is_enabled = excluded.is_enabled
      returning coalesce(old.is_enabled, false) as "wasEnabled"`
    return row?.wasEnabled === true
  })

/** What it is called; nothing when there is no such plan. */
export const planName = (id: ProductPlanId) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const [plan] = yield* sql.of({ name: Schema.String })`select name from product_plans where id = ${id}::uuid`
    return plan?.name
  })

/**
 * Ends the subscription that runs, if any, and begins another: never two, never a gap between them. Nothing when the
 * very same one runs already, so that a click too many begins nothing.
 */
export const subscribe = (productPlanId: ProductPlanId, billingCycle: BillingCycle) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    // One after another: the loser of two at once would meet the unique key of the one that runs.
    yield* sql`select from tenants where id = ${sql.tenantId}::uuid for no key update`
    const same = yield* sql`
      select from subscriptions
      where tenant_id = ${sql.tenantId}::uuid and cancelled_utc is null
        and product_plan_id = ${productPlanId}::uuid and billing_cycle = ${billingCycle}`
    if (same.length > 0) return undefined
    yield* sql`
      update subscriptions set cancelled_utc = now() where tenant_id = ${sql.tenantId}::uuid and cancelled_utc is null`
    const [row] = yield* sql.of({ subscription: Subscription })`
      insert into subscriptions as s (tenant_id, id, product_plan_id, billing_cycle)
      values (${sql.tenantId}::uuid, gen_random_uuid(), ${productPlanId}::uuid, ${billingCycle})
      returning ${sql.literal(subscriptionJson)}::jsonb as subscription`
    return row?.subscription
  })

/** One that has ended already stays as it is. */
export const cancel = (id: SubscriptionId) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    const rows = yield* sql.of({ ended: Schema.Boolean })`
      select cancelled_utc is not null as ended from subscriptions
      where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid for update`
    const [found] = rows
    if (found === undefined) return 'unknown' as const
    if (found.ended) return 'ended' as const
    yield* sql`
      update subscriptions set cancelled_utc = now() where tenant_id = ${sql.tenantId}::uuid and id = ${id}::uuid`
    return 'cancelled' as const
  })
