/**
 * The letters of the compliance overview (`CertificationMatrix`): one for each type or policy, in their order. Ours: ten
 * thousand people × fifty columns are half a million cells, and a cell that names itself weighs a hundred times as much.
 */
import type { CertificationMatrix, ComplianceItem, RequirementStatus } from './nouns.ts'

type DutyStatus = Exclude<ComplianceItem['standing'], RequirementStatus>

/** Nothing is asked. */
export const NOT_ASKED = '-'

export const requirementLetters: Readonly<Record<RequirementStatus, string>> = {
  missing: 'm',
  submitted: 's',
  expired: 'x',
  expiringSoon: 'e',
  current: 'c',
}

export const policyLetters: Readonly<Record<DutyStatus, string>> = {
  agreed: 'a',
  owed: 'o',
  outdated: 'u',
  late: 'l',
}

type Person = CertificationMatrix['people'][number]

/** How a person stands with the type of a place; undefined where it is not asked of them. */
export const requirementAt = (
  { certifications }: Pick<Person, 'certifications'>,
  place: number,
): RequirementStatus | undefined => requirementStatuses.get(certifications.charAt(place))

/** How a person stands with the policy of a place; undefined where it does not bind them. */
export const policyAt = ({ policies }: Pick<Person, 'policies'>, place: number): DutyStatus | undefined =>
  dutyStatuses.get(policies.charAt(place))

const inverted = <Status extends string>(letters: Readonly<Record<Status, string>>): ReadonlyMap<string, Status> =>
  new Map((Object.keys(letters) as Status[]).map((status) => [letters[status], status]))

const requirementStatuses = inverted(requirementLetters)
const dutyStatuses = inverted(policyLetters)
