/** The steps that set a tenant up (their names are ours: § 3 says only that a stage has a type and a status). */
import type { OnboardingStatus } from '../../domain/onboarding/nouns.ts'

const stageTypes = [
  'companyDetails',
  'logo',
  'departments',
  'employees',
  'positions',
  'policies',
  'certifications',
  'invitations',
] as const

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
