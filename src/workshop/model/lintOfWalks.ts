import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'
import type { StateGraph } from './explore.ts'
import { type Finding, neverEntered } from './lintOfNodes.ts'
import { coverageOf, type Explored, type Scenario } from './scenario.ts'
import { leavesOf } from './testCases.ts'
import { nodesOf, transitionsOf } from './transitions.ts'

/** What shows only when one walks: every configuration that can be reached, and the ways out of it. */
export const walksLint = (scenario: Scenario, explored: ReadonlyArray<Explored>): ReadonlyArray<Finding> => {
  const all = explored.flatMap(({ graph }) => [...graph.configurations.values()])
  const { taken } = coverageOf(scenario, explored)
  const arrows = transitionsOf(scenario.machine)
  const entered = new Set([
    ...all.flatMap(({ _nodes }) => _nodes.map(({ id }) => id)),
    // A state that is left at once is in no configuration; but it was left.
    ...arrows.flatMap(({ id, source }) => (taken.has(id) ? [source] : [])),
  ])
  return once([
    ...nodesOf(scenario.machine)
      .filter(({ id, type }) => type !== 'history' && !entered.has(id))
      .map(({ id }) => neverEntered(id)),
    ...arrows
      .filter(({ id, source }) => entered.has(source) && !taken.has(id))
      .map(({ id }): Finding => ({ rule: 'neverTaken', says: `${id} is never taken` })),
    ...strandings(scenario, explored),
    ...all.flatMap(equalTimers),
  ])
}

/** Dead ends, and places from which there is no way home. */
const strandings = (scenario: Scenario, explored: ReadonlyArray<Explored>): ReadonlyArray<Finding> => {
  const graphs = explored.map(({ graph }) => ({ graph, ...waysOf(scenario, graph) }))
  // A situation in which nobody can come home is about its end; the others tell whether the chart is sound.
  const sound = graphs.filter(({ graph, saved }) => saved.has(graph.start))
  const judged = sound.length > 0 ? sound : graphs
  const snapshots = (pick: (one: (typeof judged)[number]) => Iterable<string>) =>
    judged.flatMap((one) => [...pick(one)].flatMap((key) => one.graph.configurations.get(key) ?? []))
  const ended = snapshots(({ ended }) => ended)
  const lost = snapshots(({ graph, saved, ended }) =>
    [...graph.configurations.keys()].filter((key) => !saved.has(key) && !ended.has(key)),
  )
  const all = snapshots(({ graph }) => graph.configurations.keys())
  const lostOnes = new Set(lost)
  const safe = all.filter((one) => !lostOnes.has(one))
  return [
    ...ended.map((one): Finding => ({ rule: 'deadEnd', says: `${placeOf(one)} is a dead end` })),
    ...outermost(lost, safe).map((place): Finding => ({ rule: 'noWayHome', says: `${place} has no way home` })),
  ]
}

/** The configurations from which home can be reached, and those that lead nowhere at all. */
const waysOf = ({ home }: Scenario, graph: StateGraph) => {
  const start = JSON.stringify(graph.configurations.get(graph.start)?.value)
  const isHome = (snapshot: AnyMachineSnapshot): boolean => {
    if (snapshot.status === 'done') return true
    return home === undefined
      ? JSON.stringify(snapshot.value) === start
      : home.every((wanted) => snapshot._nodes.some(({ id }) => id === wanted))
  }
  const cameFrom = new Map<string, string[]>()
  for (const { from, to } of graph.edges) cameFrom.set(to, [...(cameFrom.get(to) ?? []), from])
  const saved = new Set([...graph.configurations].filter(([, one]) => isHome(one)).map(([key]) => key))
  // A set grows while it is gone through.
  for (const key of saved) for (const from of cameFrom.get(key) ?? []) saved.add(from)
  const ended = new Set(
    [...graph.configurations.keys()].filter(
      (key) => !saved.has(key) && (graph.leaving.get(key) ?? []).every(({ to }) => to === key),
    ),
  )
  return { saved, ended }
}

/** The largest states all of whose configurations are lost; where only some are, these by themselves. */
const outermost = (
  lost: ReadonlyArray<AnyMachineSnapshot>,
  safe: ReadonlyArray<AnyMachineSnapshot>,
): ReadonlyArray<string> => {
  const safeIds = new Set(safe.flatMap(({ _nodes }) => _nodes.map(({ id }) => id)))
  return lost.flatMap((snapshot) => {
    const whole = snapshot._nodes.filter((node) => !safeIds.has(node.id) && !isBelow(node, safeIds))
    return whole.length > 0 ? whole.map(({ id }) => id) : [`${placeOf(snapshot)}, in some situation,`]
  })
}

const isBelow = ({ parent }: AnyStateNode, safeIds: ReadonlySet<string>): boolean =>
  parent !== undefined && !safeIds.has(parent.id)

const placeOf = (snapshot: AnyMachineSnapshot): string => leavesOf(snapshot).join(' + ')

/**
 * Two waits that end at the same time: which is first is chance. Where each does nothing but lead on in its own region,
 * nobody can tell.
 */
const equalTimers = ({ _nodes, machine }: AnyMachineSnapshot): ReadonlyArray<Finding> => {
  const timers = _nodes.flatMap((node) =>
    node.after.map(({ delay, target, actions }) => ({
      id: node.id,
      delay: lengthOf(machine, delay),
      isQuiet: actions.length === 0 && target?.every(({ parent }) => parent === node.parent) === true,
    })),
  )
  return timers.flatMap(({ id, delay, isQuiet }) =>
    timers
      .filter((other) => other.delay === delay && id < other.id && !(isQuiet && other.isQuiet))
      .map((other): Finding => ({ rule: 'equalTimers', says: `${id} and ${other.id} wait equally long (${delay})` })),
  )
}

/** Milliseconds; a delay that is computed is known by its name alone. */
const lengthOf = (machine: AnyMachineSnapshot['machine'], delay: unknown): string => {
  const given = typeof delay === 'string' ? machine.implementations.delays[delay] : delay
  return String(typeof given === 'number' ? given : delay)
}

const once = (findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> => [
  ...new Map(findings.map((one) => [one.says, one])).values(),
]
