import { Schema } from 'effect'
import { InvoiceId, ProductPlanId, SubscriptionId } from '../kernel/ids.ts'
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
  /** Of one that is cancelled: until then it is paid for, and runs. */
  endsUtc: Schema.NullOr(InstantUtc),
})
export type Subscription = typeof Subscription.Type

/** § 3 Tenant productPlan values. A tenant may have none, which means full (§ 6). */
export const TenantPlan = Schema.Literals(['compliance', 'full'])
export type TenantPlan = typeof TenantPlan.Type

/** What was paid, as it was then. Amounts are cents. */
export const Invoice = Schema.Struct({
  id: InvoiceId,
  number: Schema.Int,
  issuedUtc: InstantUtc,
  fromUtc: InstantUtc,
  toUtc: InstantUtc,
  planName: Schema.String,
  billingCycle: BillingCycle,
  people: Schema.Int,
  unitAmount: Schema.Int,
  amount: Schema.Int,
  currency: Schema.String,
  /** Of the card. */
  lastFour: Schema.NullOr(Schema.String),
})
export type Invoice = typeof Invoice.Type

/** How much of a kind of record a client has in a module. */
export const KeptCount = Schema.Struct({
  module: ModuleName,
  kind: Schema.Literals([
    'assets',
    'checkIns',
    'policies',
    'certifications',
    'goals',
    'positions',
    'positionTemplates',
    'reviews',
  ]),
  count: Schema.Int,
})
export type KeptCount = typeof KeptCount.Type

/** Where a card is turned into a token: in the browser itself, or at the provider. */
export const CardProvider = Schema.Union([
  Schema.Struct({ mode: Schema.Literal('test') }),
  Schema.Struct({ mode: Schema.Literal('hosted'), tokensUrl: Schema.String, publicKey: Schema.String }),
])
export type CardProvider = typeof CardProvider.Type

/** What the billing page needs beside the plans and the subscription, which every page has. */
export const Billing = Schema.Struct({
  /** Who is paid for: everybody who works here. */
  people: Schema.Int,
  currency: Schema.String,
  /** Until when the subscription that runs is paid for. */
  paidUntilUtc: Schema.NullOr(InstantUtc),
  counts: Schema.Array(KeptCount),
  invoices: Schema.Array(Invoice),
  provider: CardProvider,
})
export type Billing = typeof Billing.Type

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
