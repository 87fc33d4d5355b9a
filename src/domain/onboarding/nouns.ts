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

/** § 5 needs both type and status; the form lets either be missing, because it is the rule that refuses and logs it. */
export const StageUpdate = Schema.Struct({
  type: Schema.optional(Schema.NullOr(Schema.String)),
  status: Schema.optional(Schema.NullOr(OnboardingStatus)),
})
export type StageUpdate = typeof StageUpdate.Type

/** The stages that are to be set (all, or only those that change), and who has seen the welcome dialog by now. */
export const OnboardingUpdate = Schema.Struct({
  status: OnboardingStatus,
  stages: Schema.Array(StageUpdate),
  employeesSeenWelcome: Schema.Array(EmployeeId),
})
export type OnboardingUpdate = typeof OnboardingUpdate.Type

export const LogoFileId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand('LogoFileId'))
export type LogoFileId = typeof LogoFileId.Type
