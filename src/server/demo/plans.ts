/** Which of the plans that migrations bring (0018) a demo tenant subscribes to. */
export type PlanKey = 'compliance' | 'full'

const ids: Readonly<Record<PlanKey, string>> = {
  compliance: 'd97b5ccf-5287-4dfd-9c5f-50bfc812c39c',
  full: 'a5737b36-ccfb-4b79-9a56-1dedaed85888',
}

export const planId = (plan: PlanKey): string => ids[plan]
