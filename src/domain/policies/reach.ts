/**
 * Whom relevant parties would bind (§ 3: all, or employees; ours: a department, a position or a tag binds everyone in
 * it, and so does a position template that asks for it), as far as the list of people tells. The server, which knows every position of everybody, has the last word.
 */
import { inGroups } from '../employees/groups.ts'
import type { DepartmentId, EmployeeId } from '../kernel/ids.ts'
import type { HrDocument, RelevantParties } from './nouns.ts'

/** As much of a person as decides it. */
export interface Reachable {
  readonly id: EmployeeId
  readonly isActive: boolean
  readonly positionTitle: string | null
  readonly department: { readonly id: DepartmentId } | null
  readonly tags: ReadonlyArray<{ readonly name: string }>
}

/** With those whose position asks them to agree to it. */
export const withHolders = (
  parties: RelevantParties,
  { askedByPositions }: Pick<HrDocument, 'askedByPositions'>,
): RelevantParties => ({
  ...parties,
  employeeIds: [...parties.employeeIds, ...askedByPositions.flatMap(({ holders }) => holders)],
})

export const reachOf = <Person extends Reachable>(
  { employeeIds, ...groups }: RelevantParties,
  people: ReadonlyArray<Person>,
): ReadonlyArray<Person> => {
  const ids = new Set<string>(employeeIds)
  const isInThem = inGroups(groups)
  return people.filter(
    ({ id, isActive, department, positionTitle, tags }) =>
      isActive &&
      (ids.has(id) ||
        isInThem({
          departmentId: department?.id ?? null,
          positionTitles: positionTitle === null ? [] : [positionTitle],
          tags: tags.map(({ name }) => name),
        })),
  )
}
