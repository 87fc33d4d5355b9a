import type { Scenario } from '../model/scenario.ts'
import { transitionsOf } from '../model/transitions.ts'
import type { Performance } from './performance.ts'

/** What a spec that runs in a browser costs and follows: less than the walks of the model, which reach what no page shows. */
export interface SpecEffort {
  readonly tests: number
  readonly steps: number
  /** How many arrows of the chart its tests follow, of all there are. */
  readonly followed: number
  readonly all: number
}

export const specEffortOf = ({ machine }: Scenario, performances: ReadonlyArray<Performance>): SpecEffort => {
  const tours = performances.flatMap((one) => one.tours)
  const taken = new Set(
    tours.flatMap(({ atStart, steps }) => [...atStart, ...steps.flatMap(({ transitions }) => transitions)]),
  )
  const all = transitionsOf(machine)
  return {
    tests: tours.length,
    steps: tours.reduce((sum, { steps }) => sum + steps.length, 0),
    followed: all.filter(({ id }) => taken.has(id)).length,
    all: all.length,
  }
}

/** '4 tests, 23 steps; they follow 17 of 51 arrows of the chart, and the other 34 only in the model.' */
export const specEffortInWords = ({ tests, steps, followed, all }: SpecEffort): string =>
  `${tests} tests, ${steps} steps; they follow ${
    followed === all
      ? `all ${all} arrows of the chart.`
      : `${followed} of ${all} arrows of the chart, and the other ${all - followed} are walked only in the model.`
  }`
