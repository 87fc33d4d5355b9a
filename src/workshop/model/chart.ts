import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { type ChartTransition, nameOf, nodesOf, transitionsOf } from './transitions.ts'

export interface ChartState {
  /** Its full id; the root's is the machine's. */
  readonly id: string
  readonly name: string
  /** Null for the root. */
  readonly parent: string | null
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** The child entered first; null unless the state is compound. */
  readonly initial: string | null
  /** The actors that run as long as one is in it, by the name of what they run. */
  readonly invokes: ReadonlyArray<{ readonly id: string; readonly src: string }>
  readonly tags: ReadonlyArray<string>
  readonly entry: ReadonlyArray<string>
  readonly exit: ReadonlyArray<string>
}

/** A machine's chart as data: what is drawn, tabled, compared between versions and exported. */
export interface Chart {
  readonly id: string
  readonly states: ReadonlyArray<ChartState>
  readonly transitions: ReadonlyArray<ChartTransition>
}

export const chartOf = (machine: AnyStateMachine): Chart => ({
  id: machine.id,
  states: nodesOf(machine).map(stateOf),
  transitions: transitionsOf(machine),
})

const stateOf = (node: AnyStateNode): ChartState => ({
  id: node.id,
  name: node.key,
  parent: node.parent?.id ?? null,
  kind: node.type,
  initial: node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null,
  invokes: node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : 'nameless' })),
  tags: [...node.tags].sort(),
  entry: named(node.entry),
  exit: named(node.exit),
})

/** Without what XState adds by itself to set and to stop a timer. */
const named = (actions: AnyStateNode['entry']): ReadonlyArray<string> =>
  actions.flatMap((action) => (isTimerOfXState(action) ? [] : (nameOf(action) ?? [])))

const isTimerOfXState = (action: unknown): boolean =>
  typeof action === 'function' && 'type' in action && ['xstate.raise', 'xstate.cancel'].includes(String(action.type))

/** The states from the root down to one, without the root. */
export const pathTo = (chart: Chart, id: string): ReadonlyArray<ChartState> => {
  const state = chart.states.find((one) => one.id === id)
  return state === undefined || state.parent === null ? [] : [...pathTo(chart, state.parent), state]
}

export const childrenOf = (chart: Chart, id: string): ReadonlyArray<ChartState> =>
  chart.states.filter(({ parent }) => parent === id)
