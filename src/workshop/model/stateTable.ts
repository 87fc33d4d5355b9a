import { type Chart, type ChartState, pathTo } from './chart.ts'
import type { ChartTransition } from './transitions.ts'

/** What an event does in a state: what the state says, and what is asked of the states around it where it says nothing. */
export interface Cell {
  readonly own: ReadonlyArray<ChartTransition>
  readonly inherited: ReadonlyArray<ChartTransition>
}

export interface StateTable {
  readonly events: ReadonlyArray<string>
  readonly rows: ReadonlyArray<{
    readonly state: ChartState
    readonly depth: number
    readonly cells: ReadonlyArray<Cell>
  }>
}

/** A chart as a table, state by event: what a person sends first, then answers and timers. */
export const stateTableOf = (chart: Chart): StateTable => {
  const events = eventsOf(chart)
  return {
    events,
    rows: chart.states.map((state) => ({
      state,
      depth: pathTo(chart, state.id).length,
      cells: events.map((event) => cellOf(chart, state, event)),
    })),
  }
}

export const eventsOf = (chart: Chart): ReadonlyArray<string> => {
  const all = [...new Set(chart.transitions.map(({ event }) => event))]
  return [...all.filter((event) => !isOwn(event)), ...all.filter(isOwn)]
}

/** Nobody sends these: the machine tells itself, or an actor answers it. */
const isOwn = (event: string) => event === '' || event.startsWith('xstate.')

/**
 * What comes, in the order it is asked: the innermost state first, and the ones around it only as long as every
 * candidate so far has a condition that may refuse.
 */
export const cellOf = (chart: Chart, state: ChartState, event: string): Cell => {
  const ofState = (id: string) => chart.transitions.filter((one) => one.source === id && one.event === event)
  const own = ofState(state.id)
  const inherited: ChartTransition[] = []
  const around = [chart.states[0]?.id ?? '', ...pathTo(chart, state.id).map(({ id }) => id)]
    .filter((id) => id !== state.id)
    .reverse()
  // What an actor answers and what needs no event concerns only the state that waits for it.
  if (event === '') return { own, inherited }
  for (const id of around) {
    if ([...own, ...inherited].some(({ guard }) => guard === null)) break
    inherited.push(...ofState(id))
  }
  return { own, inherited }
}
