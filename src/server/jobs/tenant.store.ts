import { Schema } from 'effect'
import { modulesOf } from '../../domain/billing/modules.ts'
import { FeatureFlagName, ModuleName, TenantPlan } from '../../domain/billing/nouns.ts'
import { ProductPlanId } from '../../domain/kernel/ids.ts'
import { isReminded, type ReminderKind } from '../../domain/permissions/reminderNeeds.ts'
import type { Sql } from '../store/database.ts'
import { isRunning } from '../store/subscription.sql.ts'

const TenantRow = Schema.Struct({
  name: Schema.String,
  isActive: Schema.Boolean,
  timeZone: Schema.String,
  workingDays: Schema.String,
  productPlan: Schema.NullOr(TenantPlan),
  plan: Schema.NullOr(Schema.Struct({ id: ProductPlanId, modules: Schema.Array(ModuleName) })),
  flags: Schema.Array(FeatureFlagName),
})

/** A tenant as scheduled work asks about it. */
export const tenantNow = (sql: Sql) =>
  sql.of(TenantRow)`
    select t.name, t.status = 'Active' as "isActive", t.time_zone as "timeZone", t.working_days as "workingDays", t.product_plan as "productPlan",
      (select json_build_object('id', p.id, 'modules', p.modules)
       from subscriptions s join product_plans p on p.id = s.product_plan_id
       where s.tenant_id = t.id and ${sql.literal(isRunning('s'))}) as plan,
      array(select f.name from feature_flags f where f.tenant_id = t.id and f.is_enabled) as flags
    from tenants t where t.id = ${sql.tenantId}::uuid`

/** Whether people are reminded of something here at all: the client is active, and has all it belongs to. */
export const isReminding = (
  { isActive, productPlan, plan, flags }: typeof TenantRow.Type,
  kind: ReminderKind,
): boolean => {
  const modules = modulesOf({
    subscription: plan === null ? null : { productPlanId: plan.id },
    productPlan,
    plans: plan === null ? [] : [plan],
  })
  return isActive && isReminded(kind, { modules, flags })
}
