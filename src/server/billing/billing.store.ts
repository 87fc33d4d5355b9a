import { Effect, Schema } from 'effect'
import {
  type BillingCycle,
  FeatureFlag,
  type FeatureFlagName,
  Invoice,
  KeptCount,
  ProductPlan,
  Subscription,
} from '../../domain/billing/nouns.ts'
import type { ProductPlanId, SubscriptionId } from '../../domain/kernel/ids.ts'
import type { InstantUtc } from '../../domain/kernel/nouns.ts'
import { firstRow, lockTenant, type Sql, TenantSql } from '../store/database.ts'
import { instant } from '../store/instant.sql.ts'
import { isRunning } from '../store/subscription.sql.ts'

/** § 3 Subscription from a row `s` of subscriptions. */
export const subscriptionJson = `json_build_object('id', s.id, 'productPlanId', s.product_plan_id,
  'billingCycle', s.billing_cycle,
  'startedUtc', ${instant('s.started_utc')}, 'endsUtc', ${instant('s.ends_utc')})`

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

/** Whoever works here and is no sample. */
const isPaidFor = (e: string) => `${e}.is_active and not exists (
  select from sample_records r where r.tenant_id = ${e}.tenant_id and r.kind = 'employees' and r.record_id = ${e}.id)`

/** The plan, with how many people it would be paid for; nothing when there is no such plan. */
export const planToSubscribe = (id: ProductPlanId) =>
  firstRow(
    (sql) => sql.of({ name: Schema.String, pricingOptions: ProductPlan.fields.pricingOptions, people: Schema.Int })`
      select p.name, p.pricing_options as "pricingOptions", (
        select count(*)::int from employees e
        where e.tenant_id = ${sql.tenantId}::uuid and ${sql.literal(isPaidFor('e'))}) as people
      from product_plans p where p.id = ${id}::uuid`,
  )

/** The one that runs. One after another: the loser of two at once would meet the unique key of the one that runs. */
export const runningToChange = Effect.gen(function* () {
  const sql = yield* TenantSql
  yield* lockTenant
  const [row] = yield* sql.of({ subscription: Subscription })`
    select ${sql.literal(subscriptionJson)}::jsonb as subscription
    from subscriptions s where s.tenant_id = ${sql.tenantId}::uuid and ${sql.literal(isRunning('s'))}`
  return row?.subscription
})

export const subscriptionToChange = (id: SubscriptionId) =>
  Effect.map(
    firstRow(
      (sql) => sql.of({ subscription: Subscription })`
        select ${sql.literal(subscriptionJson)}::jsonb as subscription
        from subscriptions s where s.tenant_id = ${sql.tenantId}::uuid and s.id = ${id}::uuid for update`,
    ),
    (row) => row?.subscription,
  )

/** Ends the subscription that runs, if any, and begins another: never two, never a gap between them. */
export const beginInstead = (
  before: Subscription | undefined,
  productPlanId: ProductPlanId,
  billingCycle: BillingCycle,
) =>
  Effect.gen(function* () {
    const sql = yield* TenantSql
    if (before !== undefined)
      // One that waited for another began before that other's plan did.
      yield* sql`
        update subscriptions set cancelled_utc = coalesce(cancelled_utc, now()), ends_utc = greatest(now(), started_utc)
        where tenant_id = ${sql.tenantId}::uuid and id = ${before.id}::uuid`
    const [row] = yield* sql.of({ subscription: Subscription })`
      insert into subscriptions as s (tenant_id, id, product_plan_id, billing_cycle)
      values (${sql.tenantId}::uuid, gen_random_uuid(), ${productPlanId}::uuid, ${billingCycle})
      returning ${sql.literal(subscriptionJson)}::jsonb as subscription`
    return row?.subscription
  })

export const endAt = (id: SubscriptionId, endsUtc: InstantUtc) =>
  Effect.map(
    firstRow(
      (sql) => sql.of({ subscription: Subscription })`
        update subscriptions s set cancelled_utc = now(), ends_utc = ${endsUtc}::timestamptz
        where s.tenant_id = ${sql.tenantId}::uuid and s.id = ${id}::uuid
        returning ${sql.literal(subscriptionJson)}::jsonb as subscription`,
    ),
    (row) => row?.subscription,
  )

interface NewInvoice extends Pick<Invoice, 'toUtc' | 'planName' | 'people' | 'unitAmount' | 'amount' | 'currency'> {
  readonly begun: Subscription
  readonly lastFour: string | null
  readonly reference: string
}

/** Numbers have no gaps: the client is held. */
export const insertInvoice = (invoice: NewInvoice) =>
  TenantSql.use(
    (sql) => sql`
      insert into invoices (tenant_id, id, number, subscription_id, from_utc, to_utc, plan_name, billing_cycle, people,
        unit_amount, amount, currency, last_four, reference)
      select ${sql.tenantId}::uuid, gen_random_uuid(), coalesce(max(i.number), 0) + 1, ${invoice.begun.id}::uuid,
        ${invoice.begun.startedUtc}::timestamptz, ${invoice.toUtc}::timestamptz, ${invoice.planName},
        ${invoice.begun.billingCycle}, ${invoice.people}::int, ${invoice.unitAmount}::int, ${invoice.amount}::int,
        ${invoice.currency}, ${invoice.lastFour}, ${invoice.reference}
      from invoices i where i.tenant_id = ${sql.tenantId}::uuid`,
  )

const invoiceJson = `json_build_object('id', i.id, 'number', i.number, 'issuedUtc', ${instant('i.issued_utc')},
  'fromUtc', ${instant('i.from_utc')}, 'toUtc', ${instant('i.to_utc')}, 'planName', i.plan_name,
  'billingCycle', i.billing_cycle, 'people', i.people, 'unitAmount', i.unit_amount, 'amount', i.amount,
  'currency', i.currency, 'lastFour', i.last_four)`

/** What stands in each module: of whose tables it is counted, and what it is called there. */
const kept: ReadonlyArray<readonly [KeptCount['module'], KeptCount['kind'], table: string]> = [
  ['assetRegister', 'assets', 'assets'],
  ['checkIns', 'checkIns', 'check_ins'],
  ['compliance', 'policies', 'hr_documents'],
  ['compliance', 'certifications', 'certifications'],
  ['goals', 'goals', 'goals'],
  ['positionDescriptions', 'positions', 'positions'],
  ['positionDescriptions', 'positionTemplates', 'position_templates'],
  ['performanceReviews', 'reviews', 'reviews'],
]

/** Counted as the module's own list counts it. */
const listed: Partial<Record<KeptCount['kind'], string>> = { assets: " and k.state <> 'retired'" }

const countsJson = `json_build_array(${kept
  .map(
    ([module, kind, table]) =>
      `json_build_object('module', '${module}', 'kind', '${kind}',
        'count', (select count(*)::int from ${table} k where k.tenant_id = t.id${listed[kind] ?? ''}))`,
  )
  .join(', ')})`

export const billingOf = (sql: Sql) =>
  sql.of({
    people: Schema.Int,
    running: Schema.NullOr(Subscription),
    counts: Schema.Array(KeptCount),
    invoices: Schema.Array(Invoice),
  })`
    select (select count(*)::int from employees e where e.tenant_id = t.id and ${sql.literal(isPaidFor('e'))}) as people,
      (select ${sql.literal(subscriptionJson)}::jsonb from subscriptions s
       where s.tenant_id = t.id and ${sql.literal(isRunning('s'))}) as running,
      ${sql.literal(countsJson)}::jsonb as counts,
      (select coalesce(json_agg(${sql.literal(invoiceJson)} order by i.number desc), '[]')::jsonb
       from invoices i where i.tenant_id = t.id) as invoices
    from tenants t where t.id = ${sql.tenantId}::uuid`
