/**
 * § 9 Billing cycles Monthly and Annual. Plans are sorted by monthly unit amount. Ours: a plan without a monthly price
 * goes last, equal prices go by name; the saving of paying annually is told in cents per person and year, and never
 * negative.
 */
import type { BillingCycle, ProductPlan, Subscription } from './nouns.ts'

/** What prices are said in (ours). */
export const currency = 'AUD'

type Priced = Pick<ProductPlan, 'pricingOptions'>

export const unitAmount = (plan: Priced, cycle: BillingCycle): number | null =>
  plan.pricingOptions.find((option) => option.billingCycle === cycle)?.unitAmount ?? null

export const sortedPlans = <Plan extends Priced & Pick<ProductPlan, 'name'>>(
  plans: ReadonlyArray<Plan>,
): ReadonlyArray<Plan> =>
  plans.toSorted((one, other) => {
    const [mine, yours] = [unitAmount(one, 'Monthly'), unitAmount(other, 'Monthly')]
    if (mine === yours) return one.name < other.name ? -1 : one.name > other.name ? 1 : 0
    return (mine ?? Number.POSITIVE_INFINITY) - (yours ?? Number.POSITIVE_INFINITY)
  })

export interface Saving {
  readonly amount: number
  /** Whole per cent of twelve months at the monthly price, rounded down so that it never promises too much. */
  readonly percent: number
}

/** What a year costs less when it is paid at once; null when there is nothing to save or to compare. */
export function saving(plan: Priced): Saving | null {
  const [monthly, annual] = [unitAmount(plan, 'Monthly'), unitAmount(plan, 'Annual')]
  if (monthly === null || annual === null || annual >= monthly * 12) return null
  const amount = monthly * 12 - annual
  return { amount, percent: Math.floor((amount * 100) / (monthly * 12)) }
}

type Wanted = Pick<Subscription, 'productPlanId' | 'billingCycle'>

/** What runs is the very plan and cycle: subscribing again would begin nothing. One that is cancelled may be taken again. */
export const isSamePlan = (
  running: (Wanted & Pick<Subscription, 'endsUtc'>) | null | undefined,
  wanted: Wanted,
): boolean =>
  running != null &&
  running.endsUtc === null &&
  running.productPlanId === wanted.productPlanId &&
  running.billingCycle === wanted.billingCycle
