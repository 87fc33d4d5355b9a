/**
 * What stands against a planned move today, and how a published plan is taken back. All ours (decision 0058): a plan is
 * published whole or not at all, and taken back as far as nobody has been moved since.
 */
import { mayReportTo, type ReportsToOf } from '../../employees/reporting.ts'
import type { EmployeeId } from '../../kernel/ids.ts'
import { linesAfter, type Step } from '../moving.ts'

const staleReasons = [
  'personLeft',
  'personHidden',
  'managerLeft',
  'alreadyThere',
  'movedMeanwhile',
  'reportsToSelf',
  'reportsToCycle',
] as const
export type StaleReason = (typeof staleReasons)[number]

export const stayReasons = ['movedSince', 'managerLeft', 'personHidden', 'reportsToCycle'] as const
export type StayReason = (typeof stayReasons)[number]

interface Person {
  readonly id: EmployeeId
  readonly isActive: boolean
  readonly isHidden: boolean
}

/** What the rules ask about a planned move. */
export interface Planned {
  readonly person: Person
  readonly from: { readonly id: EmployeeId } | null
  readonly now: { readonly id: EmployeeId } | null
  readonly to: Pick<Person, 'id' | 'isActive'> | null
}

export const stepOf = ({ person, to }: Pick<Planned, 'person' | 'to'>): Step => ({
  id: person.id,
  reportsTo: to?.id ?? null,
})

/** Whom it stands against, and why: each move once, in their order. */
export function stale<Move extends Planned>(
  moves: ReadonlyArray<Move>,
  reportsToOf: ReportsToOf,
): ReadonlyArray<{ readonly move: Move; readonly because: StaleReason }> {
  const after = linesAfter(moves.map(stepOf), reportsToOf)
  return moves.flatMap((move) => {
    const because = changedSince(move) ?? outOfLine(stepOf(move), after)
    return because === null ? [] : [{ move, because }]
  })
}

function changedSince({ person, from, now, to }: Planned): StaleReason | null {
  if (!person.isActive) return 'personLeft'
  if (person.isHidden) return 'personHidden'
  if (to !== null && !to.isActive) return 'managerLeft'
  if (now?.id === to?.id) return 'alreadyThere'
  return now?.id === from?.id ? null : 'movedMeanwhile'
}

const outOfLine = ({ id, reportsTo }: Step, after: ReportsToOf): 'reportsToSelf' | 'reportsToCycle' | null => {
  const line = mayReportTo(id, reportsTo, after)
  return line.allowed ? null : line.because
}

interface Published extends Planned {
  readonly from: { readonly id: EmployeeId; readonly isActive: boolean } | null
}

/** Who goes back to whom they reported to, and who stays and why. */
export function wayBack<Move extends Published>(
  moves: ReadonlyArray<Move>,
  reportsToOf: ReportsToOf,
): {
  readonly back: ReadonlyArray<Move>
  readonly stay: ReadonlyArray<{ readonly move: Move; readonly because: StayReason }>
} {
  const stay = moves.flatMap((move) => {
    const because = keptBecause(move)
    return because === null ? [] : [{ move, because }]
  })
  let back = moves.filter((move) => keptBecause(move) === null)
  // Whoever would come to stand below themself stays, and then it is looked at again: the others may not, without them.
  for (;;) {
    const after = linesAfter(back.map(backStep), reportsToOf)
    const circling = back.find((move) => outOfLine(backStep(move), after) !== null)
    if (circling === undefined) return { back, stay }
    stay.push({ move: circling, because: 'reportsToCycle' })
    back = back.filter((move) => move !== circling)
  }
}

export const backStep = ({ person, from }: Pick<Planned, 'person' | 'from'>): Step => ({
  id: person.id,
  reportsTo: from?.id ?? null,
})

function keptBecause({ person, from, now, to }: Published): StayReason | null {
  if (now?.id !== to?.id) return 'movedSince'
  if (person.isHidden) return 'personHidden'
  return from !== null && !from.isActive ? 'managerLeft' : null
}
