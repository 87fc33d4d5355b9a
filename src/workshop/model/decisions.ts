import type { Chart } from './chart.ts'
import type { ChartTransition } from './transitions.ts'

/** In one state: the conditions of an event in the order they are asked, and what each leads to. */
export interface Decision {
  readonly source: string
  readonly candidates: ReadonlyArray<ChartTransition>
  /** Whether nothing happens when no condition holds. */
  readonly mayBeIgnored: boolean
}

export const decisionsOf = (chart: Chart, event: string): ReadonlyArray<Decision> =>
  chart.states.flatMap(({ id: source }) => {
    const candidates = chart.transitions
      .filter((one) => one.source === source && one.event === event)
      .toSorted((one, other) => one.order - other.order)
    if (candidates.length === 0) return []
    return [{ source, candidates, mayBeIgnored: candidates.every(({ guard }) => guard !== null) }]
  })
