/** What every tenant shares: the plans one can subscribe to. */
import type { ModuleName, PricingOption } from '../../domain/billing/nouns.ts'
import { demoId } from './demoId.ts'

export type PlanKey = 'compliance' | 'full'

export const planId = (plan: PlanKey): string => demoId(`plan/${plan}`)

type PlanRow = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly pricing_options: readonly PricingOption[]
  readonly modules: readonly ModuleName[]
}

/** Cents per person and cycle; a year costs ten months. */
export const planRows: readonly PlanRow[] = [
  {
    id: planId('compliance'),
    name: 'Compliance',
    description: 'Policies, certifications, position descriptions and the org chart.',
    pricing_options: [
      { billingCycle: 'Monthly', unitAmount: 450 },
      { billingCycle: 'Annual', unitAmount: 4500 },
    ],
    modules: ['positionDescriptions', 'compliance', 'orgChart'],
  },
  {
    id: planId('full'),
    name: 'Full',
    description: 'Everything: reviews, check-ins, goals and the asset register beside the compliance modules.',
    pricing_options: [
      { billingCycle: 'Monthly', unitAmount: 900 },
      { billingCycle: 'Annual', unitAmount: 9000 },
    ],
    modules: [
      'assetRegister',
      'checkIns',
      'compliance',
      'goals',
      'orgChart',
      'positionDescriptions',
      'performanceReviews',
    ],
  },
]
