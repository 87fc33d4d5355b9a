/**
 * What a change of the onboarding record does to the stored one (§ 4, § 5, § 6).
 *
 * - Onboarding stage update needs both type and status; otherwise an error is logged.
 * - A stage status is set by stage type. An unknown type does nothing. The overall status is recomputed.
 *
 * Ours: only an admin may change it, since only an admin uploads a logo and sets the tenant up; stages that are not
 * named stay as they are, and an employee who has seen the welcome stays in the list, so that two admins at once lose
 * nothing.
 */
import type { Decision } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import { adminAccess } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'
import type { Onboarding, OnboardingStage, StageUpdate } from './nouns.ts'
import { withStage } from './progress.ts'

export const mayChangeOnboarding = (actor: Pick<Actor, 'privileges'>): Decision<'adminOnly'> => adminAccess(actor)

/** § 6 Admin only: logo editing. */
export const mayEditLogo = (actor: Pick<Actor, 'privileges'>): Decision<'adminOnly'> => adminAccess(actor)

/** § 2.5 A new logo completes its stage (ours). */
export const logoIsThere = { type: 'logo', status: 'Completed' } as const satisfies OnboardingStage

export const isComplete = (update: StageUpdate): update is OnboardingStage => Boolean(update.type && update.status)

/** All of them, or none: one that lacks something refuses the whole update. */
export const areComplete = (updates: ReadonlyArray<StageUpdate>): updates is ReadonlyArray<OnboardingStage> =>
  updates.every(isComplete)

export const updated = (
  record: Onboarding,
  change: { readonly stages: ReadonlyArray<OnboardingStage>; readonly seenWelcome: ReadonlyArray<EmployeeId> },
): Onboarding => {
  const { employeesSeenWelcome: seen } = record
  const newcomers = [...new Set(change.seenWelcome)].filter((employeeId) => !seen.includes(employeeId))
  return change.stages.reduce((after, { type, status }) => withStage(after, type, status), {
    ...record,
    employeesSeenWelcome: newcomers.length === 0 ? seen : [...seen, ...newcomers],
  })
}

/** By name, what the two differ in. */
export const changedFields = (before: Onboarding, after: Onboarding): ReadonlyArray<keyof Onboarding> =>
  (['status', 'stages', 'employeesSeenWelcome'] as const).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
