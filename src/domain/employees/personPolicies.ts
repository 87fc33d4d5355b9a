/**
 * § 3, § 4 HR document: agreed or not, per employee. How somebody stands with a policy is decided where the policies are
 * (`domain/policies/standing.ts`); here it is only counted.
 */
import type { PersonPolicy } from './nouns.ts'

export type PersonStanding = NonNullable<PersonPolicy['standing']>

export const binding = (policies: ReadonlyArray<PersonPolicy>): ReadonlyArray<PersonPolicy> =>
  policies.filter(({ applies }) => applies)

/** Those the person has still to agree to. */
export const owed = (policies: ReadonlyArray<PersonPolicy>): ReadonlyArray<PersonPolicy> =>
  binding(policies).filter(({ standing }) => standing !== 'agreed')
