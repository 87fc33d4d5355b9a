import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, fromTransition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { type Acted, configurationOf, type EventCase, explore, possible, type StateGraph, stepping } from './explore.ts'
import type { Goals } from './goalIndex.ts'
import type { Mutant } from './mutants.ts'
import type { Scenario, Variant } from './scenario.ts'
import { leavesOf } from './testCases.ts'
import { planTours, type Tour } from './tours.ts'

/** A step of a walk with all that can be seen of it. */
interface Expected {
  readonly event: AnyEventObject
  readonly seen: string
  /** What means nothing where the step has led. */
  readonly refused: ReadonlyArray<AnyEventObject>
}

interface Walk {
  readonly follows: ReadonlySet<string>
  readonly starts: string
  readonly refused: ReadonlyArray<AnyEventObject>
  readonly steps: ReadonlyArray<Expected>
}

/** What a person could say in a configuration, heard or not: the events that are no answers and no timers. */
type Said = (snapshot: AnyMachineSnapshot) => ReadonlyArray<AnyEventObject>

/** The walks of one situation: what a tester has in hand when the changed machine comes. */
export interface MutantSearch {
  readonly variant: Variant
  readonly said: Said
  readonly walks: ReadonlyArray<Walk>
}

interface Stepped {
  readonly to: AnyMachineSnapshot
  readonly acted: ReadonlyArray<Acted>
}

/** Where a machine is, what it holds, and what it has done on the way. */
const seen = (snapshot: AnyMachineSnapshot, acted: ReadonlyArray<Acted>, { project }: Variant): string =>
  [configurationOf(snapshot, project), held(snapshot.context), actedOf(acted)].join(' ')

/** Whether two steps can be told apart by what is seen of them. */
const areSeenAlike = (one: Stepped, other: Stepped, { project }: Variant): boolean =>
  configurationOf(one.to, project) === configurationOf(other.to, project) &&
  actedOf(one.acted) === actedOf(other.acted) &&
  areHeldAlike(one.to.context, other.to.context)

const actedOf = (acted: ReadonlyArray<Acted>): string => acted.map(({ type }) => type).join()

const held = (context: object): string =>
  Object.entries(context)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${textOf(value)}`)
    .join()

/** Most of what two machines hold is the very same, and need not be written to be compared. */
const areHeldAlike = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => Object.is(one[name], other[name]) || textOf(one[name]) === textOf(other[name]),
  )

const known = new WeakMap<object, string>()

/** What a machine holds is never changed, so it is written once. */
const textOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value))
  const text = known.get(value) ?? JSON.stringify(value, asData)
  known.set(value, text)
  return text
}

/** Files, maps and sets told as data; an actor by its name. */
const asData = (_: string, value: unknown): unknown => {
  if (value instanceof Map || value instanceof Set) return [...value]
  if (value instanceof File) return value.name
  return typeof value === 'object' && value !== null && 'sessionId' in value && 'id' in value ? value.id : value
}

/** Each arrow once for each way its event can come (the cases a tester's list names, `caseId`), and in each state. */
const everyCase = ({ configurations, edges }: StateGraph): Goals => {
  const goals = edges.map(({ taken, by, from }) => {
    const states = leavesOf(configurations.get(from))
    return taken.flatMap((arrow) => [by.label, ...states].map((one) => `${arrow} ${one}`))
  })
  return ({ index }) => goals[index] ?? []
}

/** The walks over every arrow in every case, taken by the machine as it should be. */
export const mutantSearchesOf = ({ machine, variants }: Scenario): ReadonlyArray<MutantSearch> =>
  variants.map((variant) => {
    const graph = explore(machine, variant)
    const { tours } = planTours(graph, everyCase(graph), { longest: 100 })
    const said = saidIn(graph, variant)
    const walk = walking(machine, variant, said)
    return { variant, said, walks: (tours.length > 0 ? tours : [{ steps: [], covers: [] }]).map(walk) }
  })

const walking = (machine: AnyStateMachine, variant: Variant, said: Said) => {
  const probed = new Set<string>()
  return ({ steps }: Tour): Walk => {
    const { start, actedAtStart, step } = stepping(machine, variant.input, variant.actors)
    /** Each configuration is asked once, on the first walk that comes by. */
    const refusedIn = (snapshot: AnyMachineSnapshot): ReadonlyArray<AnyEventObject> => {
      const key = configurationOf(snapshot, variant.project)
      if (probed.has(key) || snapshot.status !== 'active') return []
      probed.add(key)
      return said(snapshot).filter((event) => step(snapshot, event).taken.length === 0)
    }
    let at: AnyMachineSnapshot = start
    return {
      follows: new Set(steps.flatMap(({ taken }) => taken)),
      starts: seen(start, actedAtStart, variant),
      refused: refusedIn(start),
      steps: steps.map(({ by }) => {
        const now = possible(at, variant.cases ?? {}).find((one) => isSame(one, by))
        if (now === undefined)
          throw new Error(`${machine.id}, ${variant.label}: ${by.event.type} (${by.label}) cannot come`)
        const { to, acted } = step(at, now.event)
        at = to
        return { event: now.event, seen: seen(to, acted, variant), refused: refusedIn(to) }
      }),
    }
  }
}

const isSame = (one: EventCase, other: EventCase): boolean =>
  one.label === other.label && one.event.type === other.event.type

const saidIn = ({ edges }: StateGraph, { cases = {} }: Variant): Said => {
  const types = new Set(edges.map(({ by }) => by.event.type).filter((type) => !type.startsWith('xstate.')))
  return (snapshot) =>
    [...types].flatMap((type): ReadonlyArray<AnyEventObject> => {
      const given = cases[type] ?? [{ label: type, event: { type } }]
      return (typeof given === 'function' ? given(snapshot) : given).map(({ event }) => event)
    })
}

/** How the walks find a mutant out; null when it passes for the machine it was made of. */
export const foundOut = (
  machine: AnyStateMachine,
  searches: ReadonlyArray<MutantSearch>,
  mutant: Mutant,
): string | null => {
  const walks = searches.flatMap((search) => search.walks.map((walk) => ({ ...search, walk })))
  // Most likely on the way that leads past the fault.
  const [near, far] = [true, false].map((is) => walks.filter(({ walk }) => walk.follows.has(mutant.arrow) === is))
  const steppings = new Map<Variant, ReturnType<typeof altered>>()
  for (const { variant, walk } of [...(near ?? []), ...(far ?? [])]) {
    try {
      const stepper = steppings.get(variant) ?? altered(machine, variant, mutant)
      steppings.set(variant, stepper)
      const found = differs(walk, stepper, variant)
      if (found !== null) return `${variant.label}: ${found}`
    } catch (stumbled) {
      return `${variant.label}: ${stumbled}`
    }
  }
  return null
}

const altered = (machine: AnyStateMachine, { input, actors = {} }: Variant, mutant: Mutant) =>
  stepping(mutant.plantedIn(machine.provide({ actors })), input)

const differs = (
  { starts, refused, steps }: Walk,
  { start, actedAtStart, step }: ReturnType<typeof stepping>,
  variant: Variant,
): string | null => {
  const hears = (snapshot: AnyMachineSnapshot, events: ReadonlyArray<AnyEventObject>) =>
    events.find((event) => !areSeenAlike(step(snapshot, event), { to: snapshot, acted: [] }, variant))
  if (seen(start, actedAtStart, variant) !== starts) return 'starts elsewhere'
  const heardAtStart = hears(start, refused)
  if (heardAtStart) return `hears ${heardAtStart.type} at the start`
  let at: AnyMachineSnapshot = start
  for (const expected of steps) {
    const { type } = expected.event
    const asked = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1]
    if (asked !== undefined && !(asked in at.children)) return `nobody is asked who could say ${type}`
    const { to, acted } = step(at, expected.event)
    if (seen(to, acted, variant) !== expected.seen) return `${type} leads elsewhere`
    const heard = hears(to, expected.refused)
    if (heard) return `hears ${heard.type} after ${type}`
    at = to
  }
  return null
}

interface Pair {
  readonly is: AnyMachineSnapshot
  readonly other: AnyMachineSnapshot
  readonly isSame: boolean
}

/**
 * The first event, in any configuration, that tells a mutant from the machine it was made of; null when there is none, so
 * that no walk over these cases could find it.
 */
export const tellsApart = (
  machine: AnyStateMachine,
  searches: ReadonlyArray<MutantSearch>,
  mutant: Mutant,
): string | null => {
  for (const { variant, said } of searches) {
    const right = stepping(machine, variant.input, variant.actors)
    const wrong = altered(machine, variant, mutant)
    const sideBySide = fromTransition(
      ({ is, other }: Pair, { event }: AnyEventObject & { readonly event: AnyEventObject; readonly place: number }) => {
        const [here, there] = [right.step(is, event), wrong.step(other, event)]
        return { is: here.to, other: there.to, isSame: areSeenAlike(here, there, variant) }
      },
      { is: right.start, other: wrong.start, isSame: true },
    )
    const [path] = getShortestPaths(sideBySide, {
      events: ({ context: { is } }) => {
        const told = possible(is, variant.cases ?? {}).map(({ event }) => event)
        return [...told.filter(({ type }) => type.startsWith('xstate.')), ...said(is)].map((event, place) => ({
          type: event.type,
          event,
          place,
        }))
      },
      serializeState: ({ context: { is, isSame } }) => `${isSame} ${configurationOf(is, variant.project)}`,
      serializeEvent: ({ place }) => String(place),
      toState: ({ context }) => !context.isSame,
    })
    if (path === undefined) continue
    const [before, last] = path.steps.slice(-2)
    return `${variant.label}: ${last?.event.type} in ${JSON.stringify(before?.state.context.is.value)}`
  }
  return null
}
