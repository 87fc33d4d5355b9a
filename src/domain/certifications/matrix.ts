/**
 * The letters of the compliance overview (`CertificationMatrix`): one for each type or policy, in their order. Ours: ten
 * thousand people × fifty columns are half a million cells, and a cell that names itself weighs a hundred times as much.
 */
import type { CertificationMatrix, ComplianceItem, RequirementStanding } from './nouns.ts'

type PolicyStanding = Exclude<ComplianceItem['standing'], RequirementStanding>

/** Nothing is asked. */
export const NOT_ASKED = '-'

export const requirementLetters: Readonly<Record<RequirementStanding, string>> = {
  missing: 'm',
  submitted: 's',
  expired: 'x',
  expiringSoon: 'e',
  current: 'c',
}

export const policyLetters: Readonly<Record<PolicyStanding, string>> = {
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
): RequirementStanding | undefined => requirementStandings.get(certifications.charAt(place))

/** How a person stands with the policy of a place; undefined where it does not bind them. */
export const policyAt = ({ policies }: Pick<Person, 'policies'>, place: number): PolicyStanding | undefined =>
  policyStandings.get(policies.charAt(place))

const inverted = <Standing extends string>(
  letters: Readonly<Record<Standing, string>>,
): ReadonlyMap<string, Standing> =>
  new Map((Object.keys(letters) as Standing[]).map((standing) => [letters[standing], standing]))

const requirementStandings = inverted(requirementLetters)
const policyStandings = inverted(policyLetters)
