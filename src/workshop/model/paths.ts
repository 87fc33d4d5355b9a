import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { explore, type StateGraph } from './explore.ts'
import type { Scenario, Variant } from './scenario.ts'
import { shortestWay } from './shortest.ts'
import { goalsOf, type Strategy } from './strategies.ts'
import { type Effort, effortOf, type TestCase, testCasesOf } from './testCases.ts'
import { type Plan, planTours } from './tours.ts'
import { transitionsOf } from './transitions.ts'

export interface Wish {
  readonly strategy: Strategy
  /** Only the situation of this label; all of them otherwise. */
  readonly variant?: string | undefined
  /** Only the way to this state, in place of the strategy. */
  readonly to?: string | undefined
  /** How many steps a walk may have at most; what lies further is missed. By default none is. */
  readonly longest?: number | undefined
}

/** The walks through one machine in one of its situations. */
export interface Paths {
  readonly variant: Variant
  readonly graph: StateGraph
  readonly plan: Plan
  readonly cases: ReadonlyArray<TestCase>
}

/** The walks through a machine in all the situations that are asked for, each under an id of its own. */
export const pathsOf = (
  { machine, variants }: Scenario,
  wish: Wish,
  /** Hears after each situation how many are behind. */
  progressed: (done: number, of: number) => void = () => {},
): ReadonlyArray<Paths> =>
  variants
    .filter(({ label }) => wish.variant === undefined || label === wish.variant)
    .map((one, place, chosen) => {
      progressed(place, chosen.length)
      const graph = graphOf(machine, one)
      const plan = planOf(graph, wish)
      const cases = testCasesOf(machine.id, graph, plan)
      return { variant: one, graph, plan, cases: chosen.length === 1 ? cases : cases.map(named(one, variants)) }
    })

/** The walks through a graph that reach what is wished for: tours, or to one state the shortest way. */
export const planOf = (graph: StateGraph, { strategy, to, longest }: Wish): Plan => {
  if (to === undefined) return planTours(graph, goalsOf(strategy, graph), { longest })
  const entered = ({ _nodes }: AnyMachineSnapshot) => _nodes.some(({ id }) => id === to)
  const steps = shortestWay(graph, (edge) => {
    const reached = graph.configurations.get(edge.to)
    return reached !== undefined && entered(reached)
  })
  if (steps === null) return { tours: [], wanted: 0, missed: [] }
  const isTooLong = longest !== undefined && steps.length > longest
  return { tours: isTooLong ? [] : [{ steps, covers: [to] }], wanted: 1, missed: isTooLong ? [to] : [] }
}

const graphs = new WeakMap<Variant, { readonly machine: AnyStateMachine; readonly graph: StateGraph }>()

/** A situation is the same however one wants to walk through it: it is explored once. */
const graphOf = (machine: AnyStateMachine, variant: Variant): StateGraph => {
  const known = graphs.get(variant)
  if (known?.machine === machine) return known.graph
  const graph = explore(machine, variant)
  graphs.set(variant, { machine, graph })
  return graph
}

/** With several situations the number of a walk is not enough, and where it starts is not all that has to be given. */
const named =
  (variant: Variant, variants: ReadonlyArray<Variant>) =>
  (one: TestCase, index: number): TestCase => ({
    ...one,
    id: `${one.machine}-${variants.indexOf(variant) + 1}.${index + 1}`,
    title: `${one.title} (${variant.label})`,
    startsIn: [variant.label, ...one.startsIn],
  })

/** What all of it costs together. */
export const effortOfAll = (paths: ReadonlyArray<Paths>): Effort => {
  const efforts = paths.map(({ plan }) => effortOf(plan))
  const sum = (of: (effort: Effort) => number) => efforts.reduce((total, effort) => total + of(effort), 0)
  return {
    tests: sum(({ tests }) => tests),
    steps: sum(({ steps }) => steps),
    covered: sum(({ covered }) => covered),
    wanted: sum(({ wanted }) => wanted),
    minutes: sum(({ minutes }) => minutes),
  }
}

/** The arrows of the chart that these walks follow, of all it has. */
export const arrowsIn = ({ machine }: Scenario, paths: ReadonlyArray<Paths>) => {
  const all = transitionsOf(machine).map(({ id }) => id)
  const followed = new Set(
    paths.flatMap(({ graph, plan }) => [
      ...(plan.tours.length > 0 ? graph.atStart : []),
      ...plan.tours.flatMap(({ steps }) => steps.flatMap(({ taken }) => taken)),
    ]),
  )
  return { followed: all.filter((id) => followed.has(id)).length, all: all.length }
}
