import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { arrowOf, nodesOf } from './transitions.ts'

export interface Finding {
  readonly rule:
    | 'nameless'
    | 'noId'
    | 'errorUnhandled'
    | 'eventDropped'
    | 'shadowed'
    | 'restarted'
    | 'restartedForever'
    | 'unreachable'
    | 'neverTaken'
    | 'deadEnd'
    | 'noWayHome'
    | 'equalTimers'
    | 'stumbles'
  /** As a sentence; the same from one day to the next, so that a reason can be given for it. */
  readonly says: string
}

/** What can be seen of a chart without taking a single step. */
export const nodesLint = (machine: AnyStateMachine): ReadonlyArray<Finding> => [
  ...(machine.id === '' || machine.id === '(machine)' ? [finding('noId', 'the machine has no id')] : []),
  ...nodesOf(machine).flatMap((node) => [
    ...anonymous(node.config, node.id),
    ...invokes(machine, node),
    ...dropped(node),
    ...shadowed(node),
    ...restarted(machine, node),
    ...restartedForever(node),
  ]),
]

const finding = (rule: Finding['rule'], says: string): Finding => ({ rule, says })

/** Bodies stay in `setup`: an action or guard of the chart is a name, or an object with a type that names one. */
const anonymous = (config: object, id: string): ReadonlyArray<Finding> =>
  Object.entries(config).flatMap(([key, value]): ReadonlyArray<Finding> => {
    // `src` is looked at where actors are.
    if (['states', 'context', 'input', 'output', 'params', 'src'].includes(key)) return []
    const nameless = finding('nameless', `${id} has a nameless ${key}`)
    if (typeof value === 'function') return [nameless]
    if (Array.isArray(value)) return value.flatMap((one) => (typeof one === 'function' ? [nameless] : nested(one, id)))
    return nested(value, id)
  })

const nested = (value: unknown, id: string) => (typeof value === 'object' && value !== null ? anonymous(value, id) : [])

const invokes = (machine: AnyStateMachine, node: AnyStateNode): ReadonlyArray<Finding> =>
  node.invoke.flatMap(({ id, src }) => [
    ...(typeof src !== 'string' || !(src in machine.implementations.actors)
      ? [finding('nameless', `${node.id} invokes a nameless actor`)]
      : []),
    ...(/^\d+\./.test(id) ? [finding('noId', `${node.id} invokes ${String(src)} without an id`)] : []),
    ...(handles(node, `xstate.error.actor.${id}`)
      ? []
      : [finding('errorUnhandled', `${node.id} does not handle the error of ${id}`)]),
  ])

const handles = (node: AnyStateNode, event: string): boolean =>
  node.transitions.has(event) || (node.parent !== undefined && handles(node.parent, event))

/** An event all of whose transitions are guarded may vanish; an empty transition at the end says that it is meant to. */
const dropped = (node: AnyStateNode): ReadonlyArray<Finding> =>
  [...node.transitions].flatMap(([event, transitions]) =>
    transitions.every(({ guard }) => guard !== undefined)
      ? [finding('eventDropped', `${node.id} may drop ${event}`)]
      : [],
  )

/** A transition behind one without a guard, or behind one with the same guard, never has a turn. */
const shadowed = (node: AnyStateNode): ReadonlyArray<Finding> =>
  [...node.transitions, ['always', node.always ?? []] as const].flatMap(([event, transitions]) =>
    transitions.flatMap((later, at) =>
      transitions.slice(0, at).some((earlier) => goesFirst(earlier, later))
        ? [finding('shadowed', `${node.id} never comes to the ${ordinal(at)} transition of ${event}`)]
        : [],
    ),
  )

const goesFirst = ({ guard: first }: AnyTransitionDefinition, { guard: second }: AnyTransitionDefinition): boolean =>
  first === undefined || (isPlain(first) && JSON.stringify(first) === JSON.stringify(second))

/** A guard whose parameters are made of the event may say something else the second time. */
const isPlain = (guard: unknown): boolean =>
  typeof guard === 'string' ||
  (typeof guard === 'object' && guard !== null && typeof (guard as { params?: unknown }).params !== 'function')

const ordinal = (at: number): string => ['1st', '2nd', '3rd'][at] ?? `${at + 1}th`

/**
 * What leads from a parallel state, or from one region by `reenter` or into another, to a place in one region has the whole
 * parallel state as its domain: all regions begin again, and what was open or under way in the others is gone.
 */
const restarted = (machine: AnyStateMachine, node: AnyStateNode): ReadonlyArray<Finding> =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap((transition) => {
    const domain = domainOf(transition)
    return domain?.type === 'parallel' && !transition.target?.includes(domain)
      ? [finding('restarted', `${arrowOf(machine)(transition)?.id} restarts every region of ${domain.id}`)]
      : []
  })

/**
 * What a child's breaking leads straight back to starting it again: one that throws while it starts is then started without
 * end. On the way back there has to be a pause, a condition, or something that has to come.
 */
const restartedForever = (node: AnyStateNode): ReadonlyArray<Finding> =>
  node.invoke.flatMap(({ id }) =>
    (node.transitions.get(`xstate.error.actor.${id}`) ?? []).some((transition) => isBackAt(node, transition))
      ? [finding('restartedForever', `${node.id} starts ${id} again at once when it breaks`)]
      : [],
  )

/** Whether it enters the state anew, as far as one gets without an event. */
const isBackAt = (
  node: AnyStateNode,
  transition: AnyTransitionDefinition,
  seen: ReadonlySet<AnyTransitionDefinition> = new Set(),
): boolean => {
  const domain = domainOf(transition)
  // Behind a condition may stand a queue that grows shorter.
  if (domain === undefined || transition.guard !== undefined || seen.has(transition)) return false
  const isLeft = domain !== node && !isWithin(domain, node)
  return (transition.target ?? []).some((target) => {
    const entered = [target, ...around(target), ...firstIn(target)]
    if (isLeft && entered.includes(node) && isWithin(node, domain)) return true
    return entered
      .flatMap(({ always = [] }) => always)
      .some((next) => isBackAt(node, next, new Set([...seen, transition])))
  })
}

/** What is entered with a state. */
const firstIn = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => {
  const first = node.type === 'parallel' ? Object.values(node.states) : (childOf(node) ?? [])
  return [...first, ...first.flatMap(firstIn)]
}

const childOf = (node: AnyStateNode) => (node.type === 'compound' ? node.initial.target : undefined)

/** As XState chooses it: what is left and entered lies within. */
const domainOf = ({ source, target, reenter }: AnyTransitionDefinition): AnyStateNode | undefined => {
  if (!target || target.length === 0) return
  if (!reenter && target.every((one) => one === source || isWithin(one, source))) return source
  const [first, ...others] = [...target, source]
  return around(first).find((node) => others.every((one) => isWithin(one, node)))
}

const around = (node: AnyStateNode | undefined): ReadonlyArray<AnyStateNode> =>
  node?.parent ? [node.parent, ...around(node.parent)] : []

const isWithin = (node: AnyStateNode, outer: AnyStateNode): boolean => around(node).includes(outer)

/** A state that is neither initial, nor a part of a parallel one, nor anybody's target. */
export const unentered = (machine: AnyStateMachine): ReadonlyArray<Finding> => {
  const nodes = nodesOf(machine)
  const entered = new Set<AnyStateNode>()
  const enter = (node: AnyStateNode | undefined): void => {
    if (!node || entered.has(node)) return
    entered.add(node)
    enter(node.parent)
    if (node.type === 'parallel') for (const child of Object.values(node.states)) enter(child)
    if (node.type === 'compound') for (const child of node.initial.target ?? []) enter(child)
  }
  enter(machine.root)
  for (const node of nodes) {
    const all = [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
    for (const target of all.flatMap((transition) => transition.target ?? [])) enter(target)
  }
  return nodes.filter((node) => !entered.has(node)).map(({ id }) => neverEntered(id))
}

export const neverEntered = (id: string): Finding => finding('unreachable', `${id} is never entered`)
