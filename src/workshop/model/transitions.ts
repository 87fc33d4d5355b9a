import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** One arrow of a chart, told in data. */
export interface ChartTransition {
  /** Made of what the arrow means, not of where it stands, so that it survives changes elsewhere in the chart. */
  readonly id: string
  /** The state it leaves, by its full id (`app.session.working`). */
  readonly source: string
  /** The event's type; empty for a transition that needs none. */
  readonly event: string
  /** The guard's name; null for none. */
  readonly guard: string | null
  /** The states it enters; none when it stays where it is and only does something. */
  readonly targets: ReadonlyArray<string>
  readonly actions: ReadonlyArray<string>
  /** Its place among the transitions of the same event, which are asked in order. */
  readonly order: number
  /** Of a timer, in milliseconds; absent where it is computed, and of everything else. */
  readonly delay?: number
  /** It leaves its source and enters it anew, though it leads to it or into it. */
  readonly reenter?: true
}

export const nodesOf = (machine: AnyStateMachine): ReadonlyArray<AnyStateNode> => [
  machine.root,
  ...getStateNodes(machine),
]

/** Every transition a machine has, in the order of its chart. */
export const transitionsOf = (machine: AnyStateMachine): ReadonlyArray<ChartTransition> => [
  ...universe(machine).values(),
]

/** What a microstep reports, found again as an arrow of the chart. */
export const arrowOf = (machine: AnyStateMachine) => {
  const byDefinition = universe(machine)
  return (definition: AnyTransitionDefinition): ChartTransition | undefined => byDefinition.get(definition)
}

const universes = new WeakMap<AnyStateNode, ReadonlyMap<AnyTransitionDefinition, ChartTransition>>()

const universe = (machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, ChartTransition> => {
  const known = universes.get(machine.root)
  if (known) return known
  const made = new Map<AnyTransitionDefinition, ChartTransition>()
  const seen = new Map<string, number>()
  for (const node of nodesOf(machine)) {
    for (const candidates of [...node.transitions.values(), node.always ?? []]) {
      candidates.forEach((definition, order) => {
        const arrow = told(machine, node, definition, order)
        // Two arrows that mean the same are told apart by their order alone.
        const times = (seen.get(arrow.id) ?? 0) + 1
        seen.set(arrow.id, times)
        made.set(definition, times === 1 ? arrow : { ...arrow, id: `${arrow.id} #${times}` })
      })
    }
  }
  universes.set(machine.root, made)
  return made
}

const told = (
  machine: AnyStateMachine,
  node: AnyStateNode,
  definition: AnyTransitionDefinition,
  order: number,
): ChartTransition => {
  const event = definition.eventType
  const guard = nameOf(definition.guard)
  const targets = (definition.target ?? []).map(({ id }) => id)
  const id = `${node.id} · ${event === '' ? 'always' : event}${guard === null ? '' : ` [${guard}]`} → ${targets.join(' + ') || 'stays'}`
  return {
    id,
    source: node.id,
    event,
    guard,
    targets,
    actions: definition.actions.flatMap((one) => nameOf(one) ?? []),
    order,
    ...delayOf(machine, event),
    ...(definition.reenter && { reenter: true }),
  }
}

const delayOf = (machine: AnyStateMachine, event: string): { readonly delay?: number } => {
  const name = delayNamed(event)
  if (name === null) return {}
  const delay = /^\d+$/.test(name) ? Number(name) : machine.implementations.delays[name]
  return typeof delay === 'number' ? { delay } : {}
}

/** What a timer's event calls its delay: a name, or milliseconds; null where the event is no timer's. */
export const delayNamed = (event: string): string | null => /^xstate\.after\.([^.]+)\./.exec(event)?.[1] ?? null

/** What an action or a guard is called: the house allows no nameless ones (`tests/machines/lint.test.ts`). */
export const nameOf = (named: unknown): string | null => {
  if (named === undefined || named === null) return null
  if (typeof named === 'string') return named
  if (typeof named === 'function') return named.name || 'nameless'
  const { type } = named as { readonly type?: unknown }
  return typeof type === 'string' ? type : 'nameless'
}
