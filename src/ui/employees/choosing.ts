import { everyone, filteredFrom, type Searchable } from '../../domain/employees/listing.ts'
import type { EmployeeSummary } from '../../domain/employees/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'

export type People = ReadonlyArray<Searchable<EmployeeSummary>>

/**
 * Whom a chooser offers: active people of this name whom the rule allows, as many as fit a list. The rule is asked last and
 * only until enough are found, so that a tenant of 10,000 answers at once.
 */
export const offered = (
  people: People,
  typed: string,
  mayChoose: (id: EmployeeId) => boolean,
  atMost = 8,
): ReadonlyArray<EmployeeSummary> => {
  const found: Array<EmployeeSummary> = []
  for (const person of filteredFrom(people, { ...everyone, includeHidden: true, search: typed })) {
    if (found.length === atMost) break
    if (mayChoose(person.id)) found.push(person)
  }
  return found
}
