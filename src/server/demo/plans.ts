import type { BillingCycle } from '../../domain/billing/nouns.ts'

/** Which of the plans that migrations bring (0018) a demo tenant subscribes to, and what it paid, in cents a person. */
const plans = {
  compliance: {
    id: 'd97b5ccf-5287-4dfd-9c5f-50bfc812c39c',
    name: 'Compliance',
    unitAmounts: { Monthly: 450, Annual: 4500 },
  },
  full: { id: 'a5737b36-ccfb-4b79-9a56-1dedaed85888', name: 'Full', unitAmounts: { Monthly: 900, Annual: 9000 } },
} as const

export type PlanKey = keyof typeof plans

export const planId = (plan: PlanKey): string => plans[plan].id

export const paidFor = (
  plan: PlanKey,
  cycle: BillingCycle,
): { readonly name: string; readonly unitAmount: number } => ({
  name: plans[plan].name,
  unitAmount: plans[plan].unitAmounts[cycle],
})
