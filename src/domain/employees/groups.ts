/**
 * Who is meant by a department, a position or a tag (ours): everyone who is in it, holds it or carries it, titles and
 * tags without regard to case. For policies and certifications the database says the same.
 */
import type { DepartmentId } from '../kernel/ids.ts'

export interface Groups {
  readonly all: boolean
  readonly departmentIds: ReadonlyArray<DepartmentId>
  readonly positionTitles: ReadonlyArray<string>
  readonly tags: ReadonlyArray<string>
}

/** As much of a person as decides it. */
export interface Grouped {
  readonly departmentId: DepartmentId | null
  /** Of the positions they hold now. */
  readonly positionTitles: ReadonlyArray<string>
  readonly tags: ReadonlyArray<string>
}

/** Made once and asked about many people. */
export const inGroups = ({ all, departmentIds, positionTitles, tags }: Groups): ((person: Grouped) => boolean) => {
  const departments = new Set<string>(departmentIds)
  const [titles, names] = [setOf(positionTitles), setOf(tags)]
  return (person) =>
    all ||
    (person.departmentId !== null && departments.has(person.departmentId)) ||
    person.positionTitles.some((title) => titles.has(title.toLowerCase())) ||
    person.tags.some((tag) => names.has(tag.toLowerCase()))
}

const setOf = (names: ReadonlyArray<string>): ReadonlySet<string> => new Set(names.map((name) => name.toLowerCase()))
