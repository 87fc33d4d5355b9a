import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Edge, StateGraph } from '../model/explore.ts'
import type { Scenario } from '../model/scenario.ts'
import { type ChartTransition, transitionsOf } from '../model/transitions.ts'
import { actsOf, isSessionOver } from './actsOf.ts'
import type { Driver, Waiver } from './driver.ts'
import type { Performance } from './performance.ts'

/** No configuration: nothing leads on from it. */
const theEnd = 'the page begins anew'

/** What no person and no server can do. */
const onlyByMistake = 'Only a mistake in the program ends an actor this way; the unit tests bring it about.'
const isMistake = (event: string): boolean => event.startsWith('xstate.error.')

/** The graph without what nobody can bring about in a browser. */
export const withinReach = (
  machine: AnyStateMachine,
  graph: StateGraph,
  driver: Driver,
  beyond: Driver['beyond'],
): StateGraph => {
  const isLeft = (key: string) => graph.configurations.get(key)?._nodes.some(({ id }) => id in beyond) ?? false
  const isWithin = ({ by, taken, from }: Edge) =>
    !isLeft(from) &&
    !isSessionOver(by) &&
    !isMistake(by.event.type) &&
    ![by.event.type, `${by.event.type}: ${by.label}`, ...taken].some((key) => key in beyond) &&
    actsOf(machine, driver, { snapshot: graph.configurations.get(from) as AnyMachineSnapshot, ...by }) !== null
  const ending = (edge: Edge): Edge =>
    driver.startsAnew?.includes(edge.by.event.type) ? { ...edge, to: theEnd } : edge
  const leaving = new Map([...graph.leaving].map(([key, edges]) => [key, edges.filter(isWithin).map(ending)]))
  const reached = new Set([graph.start])
  // A set is walked in the order of its making, also over what is added on the way.
  for (const key of reached) for (const { to } of leaving.get(key) ?? []) reached.add(to)
  return { ...graph, leaving, edges: [...reached].flatMap((key) => leaving.get(key) ?? []) }
}

export interface Reached {
  readonly covered: ReadonlyArray<string>
  readonly beyond: ReadonlyArray<{ readonly id: string; readonly why: Waiver }>
  /** Neither followed nor waived. */
  readonly missed: ReadonlyArray<string>
}

/** What the walks of a driver reach of the whole chart. */
export const reachOf = (scenario: Scenario, driver: Driver, performances: ReadonlyArray<Performance>): Reached => {
  const all = transitionsOf(scenario.machine)
  const taken = new Set(
    performances.flatMap(({ tours }) =>
      tours.flatMap(({ atStart, steps }) => [...atStart, ...steps.flatMap(({ transitions }) => transitions)]),
    ),
  )
  const rest = all.filter(({ id }) => !taken.has(id))
  return {
    covered: all.map(({ id }) => id).filter((id) => taken.has(id)),
    beyond: rest.flatMap((arrow) => waiver(scenario, driver, arrow)),
    missed: rest.filter((arrow) => waiver(scenario, driver, arrow).length === 0).map(({ id }) => id),
  }
}

const waiver = ({ unreachable = {} }: Scenario, driver: Driver, { id, event, source }: ChartTransition) => {
  const inScenes = Object.values(driver.scenes).map((scene) => scene.beyond)
  const beyond: Driver['beyond'] = Object.assign({}, ...inScenes, driver.beyond)
  const why =
    unreachable[id] ?? beyond[id] ?? beyond[event] ?? (isMistake(event) ? onlyByMistake : undefined) ?? beyond[source]
  return why === undefined ? [] : [{ id, why }]
}
