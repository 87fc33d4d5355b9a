/**
 * What a tenant's plan holds (§ 6 Module access): it follows the subscribed plan's modules, else the tenant productPlan.
 * full gives all modules. compliance gives only positionDescriptions, compliance and orgChart. A missing plan means full.
 *
 * Ours: a subscription to a plan nobody knows any more falls back to productPlan, so that a removed plan locks nobody
 * out.
 */
import type { ModuleName, ProductPlan, Subscription, TenantPlan } from './nouns.ts'

export const allModules: ReadonlyArray<ModuleName> = [
  'assetRegister',
  'checkIns',
  'compliance',
  'goals',
  'orgChart',
  'positionDescriptions',
  'performanceReviews',
]

const modulesOfPlan: Record<TenantPlan, ReadonlyArray<ModuleName>> = {
  full: allModules,
  compliance: ['positionDescriptions', 'compliance', 'orgChart'],
}

export function modulesOf(tenant: {
  readonly subscription: Pick<Subscription, 'productPlanId'> | null
  readonly productPlan: TenantPlan | null
  readonly plans: ReadonlyArray<Pick<ProductPlan, 'id' | 'modules'>>
}): ReadonlyArray<ModuleName> {
  const subscribed = tenant.plans.find((plan) => plan.id === tenant.subscription?.productPlanId)
  return subscribed?.modules ?? modulesOfPlan[tenant.productPlan ?? 'full']
}

export const hasModule = (modules: ReadonlyArray<ModuleName>, module: ModuleName): boolean => modules.includes(module)
