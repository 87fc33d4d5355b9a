import { stageTypes } from '../../domain/onboarding/newClient.ts'
import type { OnboardingStatus } from '../../domain/onboarding/nouns.ts'

export const stages = (statuses: Readonly<Record<(typeof stageTypes)[number], OnboardingStatus>>) =>
  stageTypes.map((type) => ({ type, status: statuses[type] }))

/** § 4 Completed when every stage is completed or skipped. */
export const onboarded = {
  status: 'Completed' as const,
  stages: stages({
    companyDetails: 'Completed',
    logo: 'Completed',
    departments: 'Completed',
    employees: 'Completed',
    positions: 'Completed',
    policies: 'Completed',
    certifications: 'Skipped',
    invitations: 'Completed',
  }),
}
