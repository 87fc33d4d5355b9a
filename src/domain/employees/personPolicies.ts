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

/** Since when somebody is not asked any more (ours): one may be inactive and employed. Null: they work here. */
export const askedUntil = ({ isActive, termination }: Pick<Employee, 'isActive' | 'termination'>): string | null => {
  if (isActive) return null
  return termination === null ? 'when they were deactivated' : 'when employment ended'
}

/** In one line (ours). Of somebody who is not asked any more, how it stood then. Null: none of the reader's business. */
export const policiesInWords = ({
  hrPolicies,
  ...person
}: Pick<Employee, 'hrPolicies' | 'isActive' | 'termination'>): string | null => {
  if (hrPolicies === null) return null
  const until = askedUntil(person)
  const bound = binding(hrPolicies).length
  const open = owed(hrPolicies).length
  if (bound === 0) return until === null ? 'None apply' : `None applied ${until}`
  if (until === null) return open === 0 ? 'All agreed to' : `${open} of ${bound} still to agree to`
  return open === 0 ? `All agreed ${until}` : `${open} of ${bound} not agreed ${until}`
}
