import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { Onboarding, OnboardingStatus, OnboardingUpdate } from '../../domain/onboarding/nouns.ts'
import { updated } from '../../domain/onboarding/updates.ts'

/** What is done to an onboarding record here: a stage is set, or somebody has answered the welcome. */
export type Change =
  | { readonly stage: string; readonly status: OnboardingStatus }
  | { readonly seenWelcome: EmployeeId }

const changed = (record: Onboarding, change: Change): Onboarding =>
  'stage' in change
    ? updated(record, { stages: [{ type: change.stage, status: change.status }], seenWelcome: [] })
    : updated(record, { stages: [], seenWelcome: [change.seenWelcome] })

export const changedBy = (record: Onboarding | null, changes: ReadonlyArray<Change>): Onboarding | null =>
  record && changes.reduce(changed, record)

/** § 4 An unknown type does nothing; neither does a status the stage already has. */
export const doesSomething = (record: Onboarding | null, change: Change): boolean => {
  if (record === null) return false
  if ('seenWelcome' in change) return !record.employeesSeenWelcome.includes(change.seenWelcome)
  return record.stages.some(({ type, status }) => type === change.stage && status !== change.status)
}

/** What the changes touch and nothing else, so that two people who set different stages at once lose nothing. */
export const onlyWhatChanged = (record: Onboarding, changes: ReadonlyArray<Change>): OnboardingUpdate => {
  const after = changes.reduce(changed, record)
  const touched = changes.flatMap((change) => ('stage' in change ? [change.stage] : []))
  return {
    status: after.status,
    stages: after.stages.filter(({ type }) => touched.includes(type)),
    employeesSeenWelcome: changes.flatMap((change) => ('seenWelcome' in change ? [change.seenWelcome] : [])),
  }
}
