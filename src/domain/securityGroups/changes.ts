/** What a change of a permission group gives and takes away, person by person, before it is saved. */
import type { EmployeeId, SecurityGroupId } from '../kernel/ids.ts'
import { features } from '../permissions/features.ts'
import { type Grants, grants, grantsWithout, mergedGrants } from '../permissions/grants.ts'
import type { FeatureId } from '../permissions/nouns.ts'

/** A group as it stands, or as it would stand. */
export interface Granting {
  readonly id: SecurityGroupId
  readonly features: Grants
  readonly memberIds: ReadonlyArray<EmployeeId>
}

export interface AccessChange {
  readonly person: EmployeeId
  readonly gains: Grants
  readonly losses: Grants
}

/** The groups with one of them as it would be. */
export const withGroup = (groups: ReadonlyArray<Granting>, group: Granting): ReadonlyArray<Granting> => [
  ...groups.filter(({ id }) => id !== group.id),
  group,
]

/** Everybody for whom something changes. An administrator has everything (§ 6), before and after. */
export const accessChanges = (
  before: ReadonlyArray<Granting>,
  after: ReadonlyArray<Granting>,
  isAdministrator: (person: EmployeeId) => boolean,
): ReadonlyArray<AccessChange> => {
  const had = grantsByPerson(before)
  const has = grantsByPerson(after)
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((person) => {
    if (isAdministrator(person)) return []
    const [one, other] = [had.get(person) ?? [], has.get(person) ?? []]
    const change = { person, gains: grantsWithout(other, one), losses: grantsWithout(one, other) }
    return change.gains.length + change.losses.length === 0 ? [] : [change]
  })
}

const grantsByPerson = (groups: ReadonlyArray<Granting>): ReadonlyMap<EmployeeId, Grants> => {
  const found = new Map<EmployeeId, Grants>()
  for (const group of groups)
    for (const person of group.memberIds)
      found.set(person, mergedGrants([...(found.get(person) ?? []), ...group.features]))
  return found
}

/** The features somebody beside the administrators could use, and afterwards nobody could. */
export const leftToAdministrators = (
  before: ReadonlyArray<Granting>,
  after: ReadonlyArray<Granting>,
  isAdministrator: (person: EmployeeId) => boolean,
): ReadonlyArray<FeatureId> => {
  const usedIn = (groups: ReadonlyArray<Granting>, id: FeatureId): boolean =>
    groups.some((group) => grants(group.features, id, 'Use') && !group.memberIds.every(isAdministrator))
  return features.map(({ id }) => id).filter((id) => usedIn(before, id) && !usedIn(after, id))
}
