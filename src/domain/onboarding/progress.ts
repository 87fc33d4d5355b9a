/**
 * Onboarding of a tenant (§ 4, § 2.3, § 2.5).
 *
 * - The overall status is recomputed on each stage update. It is Skipped if every stage is skipped, Completed if every
 *   stage is completed or skipped, otherwise Pending.
 * - A stage status is set by stage type. An unknown type does nothing.
 * - An 'Account Setup N / M' button shows while any onboarding stage is pending. N is the count of stages Completed or
 *   Skipped and M is the total.
 * - The welcome dialog shows once per employee: only when an onboarding record exists, the tenant has no logo and the
 *   employee has not seen it.
 *
 * Ours: only someone who may open accountSetup (an admin) is offered the button, and only an admin the welcome dialog,
 * since only an admin may upload a logo (§ 6); a record without stages is not pending.
 */
import type { EmployeeId } from '../kernel/ids.ts'
import type { Onboarding, OnboardingStage, OnboardingStatus } from './nouns.ts'

export interface Progress {
  /** N */
  readonly done: number
  /** M */
  readonly total: number
  readonly isPending: boolean
}

export const progress = ({ stages }: Pick<Onboarding, 'stages'>): Progress => {
  const pending = stages.filter((stage) => stage.status === 'Pending').length
  return { done: stages.length - pending, total: stages.length, isPending: pending > 0 }
}

export const isPending = (onboarding: Pick<Onboarding, 'stages'>): boolean => progress(onboarding).isPending

export const overallStatus = (stages: ReadonlyArray<OnboardingStage>): OnboardingStatus => {
  if (stages.every((stage) => stage.status === 'Skipped')) return 'Skipped'
  return stages.every((stage) => stage.status !== 'Pending') ? 'Completed' : 'Pending'
}

/** One stage set, and the overall status with it. */
export function withStage(onboarding: Onboarding, type: string, status: OnboardingStatus): Onboarding {
  if (!onboarding.stages.some((stage) => stage.type === type)) return onboarding
  const stages = onboarding.stages.map((stage) => (stage.type === type ? { ...stage, status } : stage))
  return { ...onboarding, stages, status: overallStatus(stages) }
}

export const showsWelcome = (situation: {
  readonly onboarding: Pick<Onboarding, 'employeesSeenWelcome'> | null
  readonly logoUrl: string | null
  readonly employeeId: EmployeeId
}): boolean =>
  situation.onboarding !== null &&
  situation.logoUrl === null &&
  !situation.onboarding.employeesSeenWelcome.includes(situation.employeeId)
