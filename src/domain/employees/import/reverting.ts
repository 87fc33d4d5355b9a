/**
 * Taking an import back. Ours: it removes exactly whom it made, as long as nobody has touched them since; anyone who was
 * changed, is led to by somebody who stays, or stands in other records stays, and is named with the reason.
 */
import type { EmployeeId } from '../../kernel/ids.ts'

export type KeptReason = 'changedSince' | 'hasReports' | 'inUse' | 'isYou' | 'notPossible'

/** Somebody the import made, as they are now. */
export interface MadePerson {
  readonly id: EmployeeId
  readonly isTouched: boolean
  readonly reportsTo: EmployeeId | null
  /** A person whom the import did not make reports to them, active or not. */
  readonly hasOtherReports: boolean
}

export interface Reversal {
  /** Reports before their managers, so that each can go when their turn comes. */
  readonly leaving: ReadonlyArray<EmployeeId>
  readonly staying: ReadonlyMap<EmployeeId, KeptReason>
}

export function reversalOf(made: ReadonlyArray<MadePerson>, actorId: EmployeeId): Reversal {
  const byId = new Map(made.map((person) => [person.id, person]))
  const staying = new Map<EmployeeId, KeptReason>()
  for (const person of made) {
    if (person.id === actorId) staying.set(person.id, 'isYou')
    else if (person.isTouched) staying.set(person.id, 'changedSince')
    else if (person.hasOtherReports) staying.set(person.id, 'hasReports')
  }
  // A person who stays keeps their manager, and so everybody above.
  for (const id of [...staying.keys()]) {
    let above = byId.get(id)?.reportsTo ?? null
    while (above !== null && byId.has(above) && !staying.has(above)) {
      staying.set(above, 'hasReports')
      above = byId.get(above)?.reportsTo ?? null
    }
  }
  const leaving = made.filter(({ id }) => !staying.has(id))
  const depths = depthsOf(leaving)
  return {
    leaving: leaving.map(({ id }) => id).sort((one, other) => (depths.get(other) ?? 0) - (depths.get(one) ?? 0)),
    staying,
  }
}

/** How many managers of the same set stand above each. */
export function depthsOf(
  people: ReadonlyArray<{ readonly id: EmployeeId; readonly reportsTo: EmployeeId | null }>,
): ReadonlyMap<EmployeeId, number> {
  const managers = new Map(people.map(({ id, reportsTo }) => [id, reportsTo]))
  const depths = new Map<EmployeeId, number>()
  for (const { id } of people) {
    const line: EmployeeId[] = []
    let at: EmployeeId | null | undefined = id
    while (at != null && managers.has(at) && !depths.has(at) && !line.includes(at)) {
      line.push(at)
      at = managers.get(at)
    }
    let depth = at != null ? (depths.get(at) ?? -1) : -1
    for (const person of line.reverse()) {
      depth += 1
      depths.set(person, depth)
    }
  }
  return depths
}
