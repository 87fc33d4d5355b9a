import type { AnyStateMachine } from 'xstate'
import { explore, type Question, type StateGraph } from './explore.ts'
import { transitionsOf } from './transitions.ts'

/** One situation a machine is started in: who is there, what they have, and how each event and answer can come. */
export interface Variant extends Question {
  /** In the words of a person: 'an admin', 'several clients, none remembered'. */
  readonly label: string
  /** Whether two variants differ by who is there, so that they can be compared role by role. */
  readonly role?: 'admin' | 'manager' | 'employee'
}

/** A machine with all the situations that are worth trying; what the paths are generated from. */
export interface Scenario {
  readonly machine: AnyStateMachine
  readonly variants: ReadonlyArray<Variant>
  /** Arrows that no event can reach, each with the reason why it is there all the same. */
  readonly unreachable?: Readonly<Record<string, string>>
  /**
   * Where a walk is meant to be able to come back to, by the full ids of states that are active at once; by default where
   * the machine starts. Its end is always as good.
   */
  readonly home?: ReadonlyArray<string>
  /** What made the machine, where it makes several. */
  readonly make?: string
  /** What the lint finds and is meant to be so, each with its reason (`model/lint.ts`). */
  readonly explained?: Readonly<Record<string, string>>
}

export interface Explored {
  readonly variant: Variant
  readonly graph: StateGraph
}

export const exploreAll = ({ machine, variants }: Scenario): ReadonlyArray<Explored> =>
  variants.map((variant) => ({ variant, graph: explore(machine, variant) }))

/** The arrows that some variant follows, and those that none does. */
export const coverageOf = (scenario: Scenario, explored: ReadonlyArray<Explored> = exploreAll(scenario)) => {
  const taken = new Set(
    explored.flatMap(({ graph }) => [...graph.atStart, ...graph.edges.flatMap((edge) => edge.taken)]),
  )
  const all = transitionsOf(scenario.machine).map(({ id }) => id)
  return { taken, missed: all.filter((id) => !taken.has(id) && !(id in (scenario.unreachable ?? {}))), all }
}
