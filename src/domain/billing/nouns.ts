import { Schema } from 'effect'
import { ProductPlanId, SubscriptionId } from '../kernel/ids.ts'
import { InstantUtc } from '../kernel/nouns.ts'

/** § 3 Modules. */
export const ModuleName = Schema.Literals([
  'assetRegister',
  'checkIns',
  'compliance',
  'goals',
  'orgChart',
  'positionDescriptions',
  'performanceReviews',
])
export type ModuleName = typeof ModuleName.Type

export const BillingCycle = Schema.Literals(['Monthly', 'Annual'])
export type BillingCycle = typeof BillingCycle.Type

/** `unitAmount` is in cents per person and cycle. */
const PricingOption = Schema.Struct({ billingCycle: BillingCycle, unitAmount: Schema.Int })

export const ProductPlan = Schema.Struct({
  id: ProductPlanId,
  name: Schema.String,
  description: Schema.String,
  pricingOptions: Schema.Array(PricingOption),
  modules: Schema.Array(ModuleName),
})
export type ProductPlan = typeof ProductPlan.Type

export const Subscription = Schema.Struct({
  id: SubscriptionId,
  productPlanId: ProductPlanId,
  billingCycle: BillingCycle,
  startedUtc: InstantUtc,
})
export type Subscription = typeof Subscription.Type

/** § 3 Tenant productPlan values. A tenant may have none, which means full (§ 6). */
export const TenantPlan = Schema.Literals(['compliance', 'full'])
export type TenantPlan = typeof TenantPlan.Type

/** § 3 Feature flags. */
export const FeatureFlagName = Schema.Literals([
  'employeeComplianceReminders',
  'condensedPerformanceReviews',
  'billing',
  'assetRegister',
  'certifications',
])
export type FeatureFlagName = typeof FeatureFlagName.Type

export const FeatureFlag = Schema.Struct({ name: FeatureFlagName, isEnabled: Schema.Boolean })
export type FeatureFlag = typeof FeatureFlag.Type
