/**
 * Managers as a file names them: by email address or by full name, in any order, somebody here or somebody in the file
 * itself. Ours: a name that several people have is no name; nobody reports to themself, directly or round a circle.
 */
import type { EmployeeId } from '../../kernel/ids.ts'
import { comparable } from '../../kernel/import/rows.ts'
import { type ImportProblemReason, importSentences } from './wording.ts'

export interface Nameable {
  readonly id: EmployeeId
  readonly email: string
  readonly fullName: string
}

export type ManagerFound =
  | { readonly id: EmployeeId | null }
  | { readonly because: Extract<ImportProblemReason, 'unknownManager' | 'ambiguousManager'>; readonly message: string }

/** Who a cell means, by email address or by full name; `unknown` for nobody, `ambiguous` for several of one name. */
export const peopleAmong = (
  people: ReadonlyArray<Nameable>,
): ((cell: string) => EmployeeId | 'unknown' | 'ambiguous') => {
  const byEmail = new Map<string, EmployeeId>()
  const byName = new Map<string, Set<EmployeeId>>()
  for (const { id, email, fullName } of people) {
    byEmail.set(comparable(email), id)
    const named = byName.get(comparable(fullName))
    if (named) named.add(id)
    else byName.set(comparable(fullName), new Set([id]))
  }
  return (cell) => {
    const known = byEmail.get(comparable(cell))
    if (known !== undefined) return known
    const [first, ...others] = byName.get(comparable(cell)) ?? []
    if (first === undefined) return 'unknown'
    return others.length === 0 ? first : 'ambiguous'
  }
}

/** Answers who a cell means. The same person may be both here and in the file. */
export const managersAmong = (people: ReadonlyArray<Nameable>): ((cell: string) => ManagerFound) => {
  const named = peopleAmong(people)
  return (cell) => {
    const id = cell === '' ? null : named(cell)
    if (id === 'unknown') return { because: 'unknownManager', message: importSentences.unknownManager }
    return id === 'ambiguous' ? { because: 'ambiguousManager', message: importSentences.ambiguousManager } : { id }
  }
}

/** Everybody who stands in a circle of reporting, with the circle from themself back to themself. */
export function circlesAmong(
  reportsTo: ReadonlyMap<EmployeeId, EmployeeId | null>,
): ReadonlyMap<EmployeeId, ReadonlyArray<EmployeeId>> {
  const circles = new Map<EmployeeId, ReadonlyArray<EmployeeId>>()
  const seen = new Set<EmployeeId>()
  for (const start of reportsTo.keys()) {
    const way: EmployeeId[] = []
    let at: EmployeeId | null | undefined = start
    while (at != null && !seen.has(at)) {
      seen.add(at)
      way.push(at)
      at = reportsTo.get(at)
    }
    const from = at == null ? -1 : way.indexOf(at)
    if (from < 0) continue
    const circle = way.slice(from)
    circle.forEach((id, place) => {
      circles.set(id, [...circle.slice(place), ...circle.slice(0, place), id])
    })
  }
  return circles
}
