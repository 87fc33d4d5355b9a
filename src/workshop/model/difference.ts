import type { Chart } from './chart.ts'
import type { ChartTransition } from './transitions.ts'

export interface Difference {
  readonly addedStates: ReadonlyArray<string>
  readonly removedStates: ReadonlyArray<string>
  readonly added: ReadonlyArray<ChartTransition>
  readonly removed: ReadonlyArray<ChartTransition>
  /** The same event under the same condition, leading elsewhere. */
  readonly retargeted: ReadonlyArray<{ readonly from: ChartTransition; readonly to: ChartTransition }>
  /** The same arrow, doing something else on the way. */
  readonly changedActions: ReadonlyArray<{ readonly from: ChartTransition; readonly to: ChartTransition }>
}

/** What changed between two versions of one chart. */
export const differenceOf = (before: Chart, after: Chart): Difference => {
  const [old, now] = [byId(before.transitions), byId(after.transitions)]
  const gone = before.transitions.filter(({ id }) => !now.has(id))
  const come = after.transitions.filter(({ id }) => !old.has(id))
  const retargeted = gone.flatMap((from) => {
    const to = come.find((one) => occasionOf(one) === occasionOf(from))
    return to === undefined ? [] : [{ from, to }]
  })
  const moved = new Set(retargeted.flatMap(({ from, to }) => [from.id, to.id]))
  const names = (chart: Chart) => chart.states.map(({ id }) => id)
  return {
    addedStates: names(after).filter((id) => !names(before).includes(id)),
    removedStates: names(before).filter((id) => !names(after).includes(id)),
    added: come.filter(({ id }) => !moved.has(id)),
    removed: gone.filter(({ id }) => !moved.has(id)),
    retargeted,
    changedActions: before.transitions.flatMap((from) => {
      const to = now.get(from.id)
      return to === undefined || from.actions.join() === to.actions.join() ? [] : [{ from, to }]
    }),
  }
}

const byId = (transitions: ReadonlyArray<ChartTransition>) => new Map(transitions.map((one) => [one.id, one]))

const occasionOf = ({ source, event, guard, order }: ChartTransition): string => [source, event, guard, order].join(' ')
