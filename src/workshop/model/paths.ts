import type { AnyStateMachine } from 'xstate'
import { explore, type StateGraph } from './explore.ts'
import type { Scenario, Variant } from './scenario.ts'
import { goalOfState, goalsOf, type Strategy } from './strategies.ts'
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
  { strategy, variant, to, longest }: Wish,
  /** Hears after each situation how many are behind. */
  progressed: (done: number, of: number) => void = () => {},
): ReadonlyArray<Paths> =>
  variants
    .filter(({ label }) => variant === undefined || label === variant)
    .map((one, place, chosen) => {
      progressed(place, chosen.length)
      const graph = graphOf(machine, one)
      const goals = to === undefined ? goalsOf(strategy, graph) : goalOfState(graph, to)
      const plan = planTours(graph, goals, { longest })
      const cases = testCasesOf(machine.id, graph, plan)
      return { variant: one, graph, plan, cases: chosen.length === 1 ? cases : cases.map(named(one, variants)) }
    })

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
