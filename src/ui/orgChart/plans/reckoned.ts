import { linesOf } from '../../../domain/orgChart/moving.ts'
import type { OrgChartPerson } from '../../../domain/orgChart/nouns.ts'
import { type Difference, type Differences, differences } from '../../../domain/orgChart/plans/differences.ts'
import type { ChartPlan, PlannedMove } from '../../../domain/orgChart/plans/nouns.ts'
import { stale, stepOf, wayBack } from '../../../domain/orgChart/plans/stale.ts'
import { staleWords, stayWords } from '../../../domain/orgChart/plans/wording.ts'
import { orgTree } from '../../../domain/orgChart/tree.ts'

/** A move as its line shows it. */
export interface MoveRow {
  readonly move: PlannedMove
  /** Only while it is still to be made. */
  readonly difference: Difference | null
  /** What stands against it, or why they stay. */
  readonly trouble: string | null
}

export interface Reckoned {
  readonly rows: ReadonlyArray<MoveRow>
  readonly differences: Differences | null
}

/** What is still to be made is laid beside the chart; of what was made it is said who would stay if it were reverted. */
export function reckoned(plan: ChartPlan, people: ReadonlyArray<OrgChartPerson>): Reckoned {
  const { moves, state } = plan
  const tree = orgTree(people)
  const lines = linesOf(tree)
  if (state === 'Draft' || state === 'InReview' || state === 'Scheduled') {
    const all = differences(people, moves.map(stepOf), tree)
    const against = new Map(stale(moves, lines).map(({ move, because }) => [move, because]))
    return {
      rows: moves.map((move, at) => {
        const because = against.get(move)
        return {
          move,
          difference: all.moves[at] ?? null,
          trouble: because === undefined ? null : staleWords[because],
        }
      }),
      differences: all,
    }
  }
  const staying = new Map(
    state === 'Published'
      ? wayBack(moves, lines).stay.map(({ move, because }) => [move, because] as const)
      : moves.flatMap((move) => (move.stays === null ? [] : [[move, move.stays] as const])),
  )
  return {
    rows: moves.map((move) => {
      const because = staying.get(move)
      return { move, difference: null, trouble: because === undefined ? null : stayWords[because] }
    }),
    differences: null,
  }
}

/** Who would stay where they are, and why, if it were reverted. */
export const staying = (rows: ReadonlyArray<MoveRow>): ReadonlyArray<string> =>
  rows.flatMap(({ move, trouble }) =>
    trouble === null ? [] : [`${move.person.fullName} (${trouble.replace(/\.$/, '')})`],
  )
