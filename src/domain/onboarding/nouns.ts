import { Schema } from 'effect'
import { EmployeeId } from '../kernel/ids.ts'

/** § 3 Onboarding. */
export const OnboardingStatus = Schema.Literals(['Pending', 'Completed', 'Skipped'])
export type OnboardingStatus = typeof OnboardingStatus.Type

export const OnboardingStage = Schema.Struct({ type: Schema.String, status: OnboardingStatus })
export type OnboardingStage = typeof OnboardingStage.Type

export const Onboarding = Schema.Struct({
  status: OnboardingStatus,
  stages: Schema.Array(OnboardingStage),
  employeesSeenWelcome: Schema.Array(EmployeeId),
})
export type Onboarding = typeof Onboarding.Type
