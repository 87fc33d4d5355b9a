/**
 * Whom relevant parties would bind (§ 3: all, or employees; ours: a department, a position or a tag binds whoever is in it),
 * as far as the list of people tells. The server, which knows every position of everybody, has the last word.
 */
import type { DepartmentId, EmployeeId } from '../kernel/ids.ts'
import type { RelevantParties } from './nouns.ts'

/** As much of a person as decides it. */
export interface Reachable {
  readonly id: EmployeeId
  readonly isActive: boolean
  readonly positionTitle: string | null
  readonly department: { readonly id: DepartmentId } | null
  readonly tags: ReadonlyArray<{ readonly name: string }>
}

export const reachOf = <Person extends Reachable>(
  { all, employeeIds, departmentIds, positionTitles, tags }: RelevantParties,
  people: ReadonlyArray<Person>,
): ReadonlyArray<Person> => {
  const [titles, names] = [positionTitles, tags].map((words) => new Set(words.map(lower))) as [Set<string>, Set<string>]
  const [ids, departments] = [new Set<string>(employeeIds), new Set<string>(departmentIds)]
  return people.filter(
    (person) =>
      person.isActive &&
      (all ||
        ids.has(person.id) ||
        (person.department !== null && departments.has(person.department.id)) ||
        (person.positionTitle !== null && titles.has(lower(person.positionTitle))) ||
        person.tags.some(({ name }) => names.has(lower(name)))),
  )
}

const lower = (words: string): string => words.toLocaleLowerCase()
