import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { nodesOf, transitionsOf } from './transitions.ts'

/** One small fault, planted in a machine to see whether its walks find it. */
export interface Mutant {
  readonly id: string
  readonly kind: Fault
  /** The id of the arrow that is wrong; of the state where it is none. */
  readonly arrow: string
  /** Whose list of candidates is wrong (`placeName`): a step that asks no such list goes as it should. */
  readonly place: string | null
  /** A copy of a machine of the same chart with the fault in it. */
  readonly plantedIn: (machine: AnyStateMachine) => AnyStateMachine
}

export const faults = ['removed', 'retargeted', 'unguarded', 'swapped', 'uninvoked'] as const
export type Fault = (typeof faults)[number]

/** Why a mutant that no event tells from the machine is none: what such a fault changes then. */
export const whyTheSame: Readonly<Record<Fault, string>> = {
  removed: 'what is asked after it does the same, or nobody can see what it does',
  retargeted: 'from there it goes on at once to where it was meant to lead',
  unguarded: 'without its condition it does nothing that can be seen',
  swapped: 'the two conditions never hold together',
  uninvoked: 'nothing waits for it',
}

/** Where an arrow stands in any copy of its chart. */
interface Place {
  readonly node: number
  readonly event: string
  readonly order: number
}

/** A mutant that goes round in a circle without an event is caught after as many rounds. */
const roundsAtMost = 100

/** Every mutant of a machine, in the order of its chart. */
export const mutantsOf = (machine: AnyStateMachine): ReadonlyArray<Mutant> => [
  ...arrowsOf(machine).flatMap((arrow) => ofArrow(machine, arrow)),
  ...nodesOf(machine).flatMap((node, index) =>
    node.invoke.map(({ id }, order) =>
      mutant('uninvoked', `${node.id} · ${id}`, null, (copy) => {
        nodesOf(copy)[index]?.invoke.splice(order, 1)
      }),
    ),
  ),
]

/** Of the list of candidates for an event (empty for none) in a state. */
export const placeName = (node: AnyStateNode, event: string): string => `${node.id} · ${event}`

const ofArrow = (machine: AnyStateMachine, { id, place, definition }: Arrow): ReadonlyArray<Mutant> => {
  const made: Mutant[] = []
  const name = placeName(nodesOf(machine)[place.node] as AnyStateNode, place.event)
  if (!isIdle(machine, place)) made.push(mutant('removed', id, name, (copy) => remove(copy, place)))
  for (const { words, target } of elsewhere(definition)) {
    const plant = (copy: AnyStateMachine) => change(copy, place, { target: target && [copyOf(copy, target)] })
    made.push(mutant('retargeted', id, name, plant, `, to ${words}`))
  }
  if (definition.guard !== undefined) {
    made.push(mutant('unguarded', id, name, (copy) => change(copy, place, { guard: undefined })))
  }
  if (place.order > 0) made.push(mutant('swapped', id, name, (copy) => swapWithTheOneBefore(copy, place)))
  return made
}

const mutant = (
  kind: Fault,
  arrow: string,
  place: string | null,
  plant: (copy: AnyStateMachine) => void,
  detail = '',
): Mutant => ({
  id: `${kind}: ${arrow}${detail}`,
  kind,
  arrow,
  place,
  plantedIn: (machine) => {
    const copy = machine.provide({})
    Object.assign(copy.options, { maxIterations: roundsAtMost })
    plant(copy)
    return copy
  },
})

interface Arrow {
  readonly id: string
  readonly place: Place
  readonly definition: AnyTransitionDefinition
}

const arrowsOf = (machine: AnyStateMachine): ReadonlyArray<Arrow> => {
  const places = nodesOf(machine).flatMap((node, index) =>
    [...[...node.transitions.values()], node.always ?? []].flatMap((candidates) =>
      candidates.map((definition, order) => ({
        place: { node: index, event: definition.eventType, order },
        definition,
      })),
    ),
  )
  // `transitionsOf` tells them in the same order.
  return transitionsOf(machine).map(({ id }, index) => ({ id, ...(places[index] as (typeof places)[number]) }))
}

/** Live: what is changed here is what the copy goes by, as long as it has not been run. */
const candidatesAt = (machine: AnyStateMachine, { node: index, event }: Place): AnyTransitionDefinition[] => {
  const node = nodesOf(machine)[index] as AnyStateNode
  return (event === '' ? node.always : node.transitions.get(event)) ?? []
}

const at = (machine: AnyStateMachine, place: Place) =>
  candidatesAt(machine, place)[place.order] as AnyTransitionDefinition

const change = (
  copy: AnyStateMachine,
  place: Place,
  to: { readonly target?: unknown; readonly guard?: unknown },
): void => {
  Object.assign(at(copy, place), to)
}

const swapWithTheOneBefore = (copy: AnyStateMachine, place: Place): void => {
  const candidates = candidatesAt(copy, place)
  const [moved] = candidates.splice(place.order, 1)
  if (moved) candidates.splice(place.order - 1, 0, moved)
}

const copyOf = (machine: AnyStateMachine, { id }: AnyStateNode): AnyStateNode => machine.getStateNodeById(id)

const remove = (copy: AnyStateMachine, place: Place): void => {
  const candidates = candidatesAt(copy, place)
  candidates.splice(place.order, 1)
  if (candidates.length === 0 && place.event !== '') nodesOf(copy)[place.node]?.transitions.delete(place.event)
}

/** The states beside the target, and where it started: as if somebody had written one for another. */
const elsewhere = ({ target, source }: AnyTransitionDefinition) => {
  const [meant] = target ?? []
  if (!meant) return []
  const beside = Object.values(meant.parent?.states ?? {}).filter((one) => one !== meant && one.type !== 'history')
  return [
    ...beside.slice(0, 2).map((one) => ({ words: one.id, target: one })),
    ...(meant === source ? [] : [{ words: 'nowhere', target: undefined }]),
  ]
}

/**
 * The last candidate that leads nowhere and does nothing, of an event that nobody further out hears: it says that the
 * event is meant to be dropped, and without it the event is dropped all the same.
 */
const isIdle = (machine: AnyStateMachine, place: Place): boolean => {
  const node = nodesOf(machine)[place.node] as AnyStateNode
  const { target, actions } = at(machine, place)
  const isLast = place.order === candidatesAt(machine, place).length - 1
  return isLast && target === undefined && actions.length === 0 && !isHeardAbove(node, place.event)
}

const isHeardAbove = ({ parent }: AnyStateNode, event: string): boolean =>
  parent !== undefined && (parent.transitions.has(event) || isHeardAbove(parent, event))
