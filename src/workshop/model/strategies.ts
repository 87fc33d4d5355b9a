import type { AnyMachineSnapshot } from 'xstate'
import type { StateGraph } from './explore.ts'
import type { Goals } from './goalIndex.ts'

export const strategies = ['states', 'transitions', 'cases', 'pairs'] as const
export type Strategy = (typeof strategies)[number]

export const strategyWording: Readonly<Record<Strategy, { readonly title: string; readonly means: string }>> = {
  states: { title: 'Every state', means: 'Each state is entered at least once.' },
  transitions: { title: 'Every transition', means: 'Each arrow of the chart is followed at least once.' },
  cases: {
    title: 'Every configuration and case',
    means: 'In each configuration, each way each event can come is tried.',
  },
  pairs: {
    title: 'Every pair of transitions',
    means: 'Each arrow is followed after each arrow that can come before it.',
  },
}

/** What each strategy wants covered. */
export const goalsOf = (strategy: Strategy, graph: StateGraph): Goals => {
  switch (strategy) {
    case 'states':
      return (edge) => statesIn(graph.configurations.get(edge.to))
    case 'transitions':
      return (edge) => edge.taken
    case 'cases':
      return ({ from, by }) => [`${from} ${by.event.type} ${by.label}`]
    case 'pairs':
      return pairs()
  }
}

/** Many edges follow the same arrows: what two of them are the proof of is written once. */
const pairs = (): Goals => {
  const written = new Map<ReadonlyArray<string>, Map<ReadonlyArray<string>, ReadonlyArray<string>>>()
  return (edge, before) => {
    if (before === null) return none
    const after = written.get(before.taken) ?? new Map<ReadonlyArray<string>, ReadonlyArray<string>>()
    written.set(before.taken, after)
    const known = after.get(edge.taken)
    if (known) return known
    const names = before.taken.flatMap((one) => edge.taken.map((other) => `${one} » ${other}`))
    after.set(edge.taken, names)
    return names
  }
}

const none: ReadonlyArray<string> = []

const statesIn = (snapshot: AnyMachineSnapshot | undefined): ReadonlyArray<string> =>
  snapshot?._nodes.map(({ id }) => id) ?? []
