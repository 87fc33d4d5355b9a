/**
 * § 3, § 4 HR document: agreed or not, per employee. How somebody stands with a policy is decided where the policies are
 * (`domain/policies/dutyStatus.ts`); here it is only counted.
 */
import type { Employee, PersonPolicy } from './nouns.ts'

export type PolicyDutyStatus = NonNullable<PersonPolicy['standing']>

export const binding = (policies: ReadonlyArray<PersonPolicy>): ReadonlyArray<PersonPolicy> =>
  policies.filter(({ applies }) => applies)

/** Those the person has still to agree to. */
export const owed = (policies: ReadonlyArray<PersonPolicy>): ReadonlyArray<PersonPolicy> =>
  binding(policies).filter(({ standing }) => standing !== 'agreed')

/** In one line (ours). Of somebody who has left, how it stood when their employment ended. Null: none of the reader's business. */
export const policiesInWords = ({ hrPolicies, isActive }: Pick<Employee, 'hrPolicies' | 'isActive'>): string | null => {
  if (hrPolicies === null) return null
  const bound = binding(hrPolicies).length
  const open = owed(hrPolicies).length
  if (bound === 0) return isActive ? 'None apply' : 'None applied when employment ended'
  if (isActive) return open === 0 ? 'All agreed to' : `${open} of ${bound} still to agree to`
  return open === 0 ? 'All agreed when employment ended' : `${open} of ${bound} not agreed when employment ended`
}
