import { type Chart, type ChartState, childrenOf } from './chart.ts'
import type { ChartTransition } from './transitions.ts'

/** A state with what is in it, for those who read the chart instead of looking at it. */
export interface Outlined {
  readonly state: ChartState
  readonly isFirst: boolean
  readonly transitions: ReadonlyArray<ChartTransition>
  readonly inside: ReadonlyArray<Outlined>
}

export const outlineOf = (chart: Chart): Outlined | null => {
  const [root] = chart.states
  return root === undefined ? null : outlined(chart, root, false)
}

const outlined = (chart: Chart, state: ChartState, isFirst: boolean): Outlined => ({
  state,
  isFirst,
  transitions: chart.transitions.filter(({ source }) => source === state.id),
  inside: childrenOf(chart, state.id).map((child) => outlined(chart, child, child.id === state.initial)),
})
