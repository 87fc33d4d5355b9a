import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'
import { type EventCase, possible } from '../model/explore.ts'
import type { Variant } from '../model/scenario.ts'
import { type ChartTransition, transitionsOf } from '../model/transitions.ts'

/** A way an event can come now, and what would come of it. */
export interface Offer {
  readonly by: EventCase
  /** The arrows it would follow; none when it is refused. */
  readonly taken: ReadonlyArray<string>
  /** The conditions that say no: to the event as a whole, or on the way to the arrow that is followed. */
  readonly refusedBy: ReadonlyArray<string>
  /** Why the machine cannot be asked; null where it can. */
  readonly broken: string | null
}

export interface OfferGroup {
  readonly kind: 'event' | 'call' | 'timer' | 'neighbour'
  /** The event's type; of a call's answers the name of the call. */
  readonly name: string
  readonly offers: ReadonlyArray<Offer>
}

type Step = (
  from: AnyMachineSnapshot,
  event: EventCase['event'],
) => { readonly taken: ReadonlyArray<string>; readonly to: AnyMachineSnapshot }

/** Everything that can come in a configuration: what people do, what calls answer, and timers. */
export const offersIn = (
  snapshot: AnyMachineSnapshot,
  { cases = {} }: Variant,
  step: Step,
): ReadonlyArray<OfferGroup> => {
  const groups = new Map<string, OfferGroup>()
  for (const by of possible(snapshot, cases)) {
    const place = placeOf(by.event.type)
    const key = `${place.kind} ${place.name}`
    const group = groups.get(key) ?? { ...place, offers: [] }
    groups.set(key, { ...group, offers: [...group.offers, offerOf(snapshot, by, step)] })
  }
  const kinds: ReadonlyArray<OfferGroup['kind']> = ['event', 'call', 'neighbour', 'timer']
  return [...groups.values()].toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
}

const placeOf = (type: string): Pick<OfferGroup, 'kind' | 'name'> => {
  const call = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1]
  if (call !== undefined) return { kind: 'call', name: call }
  const neighbour = /^xstate\.snapshot\.(.+)$/.exec(type)?.[1]
  if (neighbour !== undefined) return { kind: 'neighbour', name: neighbour }
  return { kind: type.startsWith('xstate.after.') ? 'timer' : 'event', name: type }
}

const offerOf = (snapshot: AnyMachineSnapshot, by: EventCase, step: Step): Offer => {
  try {
    const { taken } = step(snapshot, by.event)
    return { by, taken, refusedBy: refusals(snapshot, by.event.type, taken), broken: null }
  } catch (error) {
    return { by, taken: [], refusedBy: [], broken: error instanceof Error ? error.message : String(error) }
  }
}

/** The conditions asked in vain, from the innermost state outwards, as the machine asks them. */
export const refusals = (
  snapshot: AnyMachineSnapshot,
  type: string,
  taken: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const asked = askedFor(snapshot, type)
  const answered = asked.findIndex(({ id }) => taken.includes(id))
  const inVain = answered < 0 ? asked : asked.slice(0, answered)
  return [...new Set(inVain.flatMap(({ guard }) => guard ?? []))]
}

const askedFor = (snapshot: AnyMachineSnapshot, type: string): ReadonlyArray<ChartTransition> => {
  const all = transitionsOf(snapshot.machine)
  const inOrder = [...snapshot._nodes].sort((one, other) => depthOf(other) - depthOf(one))
  return inOrder.flatMap(({ id }) => all.filter(({ source, event }) => source === id && event === type))
}

const depthOf = (node: AnyStateNode): number => node.path.length
