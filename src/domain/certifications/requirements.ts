/**
 * Ours: whom a type is required of, and how a person stands with it. Missing is not expired: who never showed anything is
 * asked for something else than who let it lapse. What has been handed in and waits fills a gap for readers of the
 * matrix, but holds nobody up who is still covered.
 */
import { type Grouped, inGroups } from '../employees/groups.ts'
import type { Certification, CertificationRequirement, RequirementStatus } from './nouns.ts'
import { counts, endOf, expiryStatus } from './status.ts'

export const isRequiredOf = (requirement: CertificationRequirement, person: Grouped): boolean =>
  inGroups(requirement)(person)

/** Nobody has to hold it. */
export const asksNobody = ({ all, departmentIds, positionTitles, tags }: CertificationRequirement): boolean =>
  !all && departmentIds.length + positionTitles.length + tags.length === 0

type Evidence = Pick<Certification, 'isDeleted' | 'expiryDate' | 'verification' | 'isRenewed'>

/** How somebody stands with a type that is required of them; `held` are their certifications of it. */
export const requirementStatus = (held: ReadonlyArray<Evidence>, now: number): RequirementStatus => {
  const best = lastingLongest(held)
  const found = best === undefined ? 'missing' : expiryStatus(best.expiryDate, now)
  if (found === 'current' || found === 'expiringSoon') return found
  const waits = held.some(({ isDeleted, verification }) => !isDeleted && verification === 'submitted')
  return waits ? 'submitted' : found === 'expired' ? 'expired' : 'missing'
}

/** Of those that count, the one that decides. */
export const lastingLongest = <Held extends Evidence>(held: ReadonlyArray<Held>): Held | undefined =>
  held.filter(counts).toSorted((one, other) => endOf(other) - endOf(one))[0]
