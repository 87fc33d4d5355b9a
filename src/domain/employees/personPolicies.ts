/**
 * § 3, § 4 HR document: agreed or not, per employee. An agreement counts for the version it was given to, so a new version
 * asks again (ours, as in the policies' own duties).
 */
import type { PersonPolicy } from './nouns.ts'

export type PolicyStanding = 'agreed' | 'outdated' | 'owed'

export const standingWith = ({ versionNo, agreedVersionNo }: PersonPolicy): PolicyStanding => {
  if (agreedVersionNo === null) return 'owed'
  return agreedVersionNo < versionNo ? 'outdated' : 'agreed'
}

export const binding = (policies: ReadonlyArray<PersonPolicy>): ReadonlyArray<PersonPolicy> =>
  policies.filter(({ applies }) => applies)

/** Those the person has still to agree to. */
export const owed = (policies: ReadonlyArray<PersonPolicy>): ReadonlyArray<PersonPolicy> =>
  binding(policies).filter((policy) => standingWith(policy) !== 'agreed')
