import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, fromTransition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { askedLists, inCopy } from './askedLists.ts'
import { configurationOf, type EventCase, explore, possible, type StateGraph, stepping } from './explore.ts'
import type { Goals } from './goalIndex.ts'
import type { Mutant } from './mutants.ts'
import type { Scenario, Variant } from './scenario.ts'
import { areSeenAlike, isSame, type Stepped, seen } from './seen.ts'
import { leavesOf } from './testCases.ts'
import { planTours, type Tour } from './tours.ts'

/** An event where a machine stands, and the lists of candidates it asks then. */
interface Asking {
  readonly event: AnyEventObject
  readonly asks: ReadonlySet<string>
}

/** A step of a walk with all that can be seen of it. */
interface Expected extends Asking, Stepped {
  readonly from: AnyMachineSnapshot
  readonly seen: string
  /** What means nothing where the step has led. */
  readonly refused: ReadonlyArray<Asking>
}

interface Walk {
  readonly follows: ReadonlySet<string>
  readonly start: AnyMachineSnapshot
  readonly starts: string
  readonly refused: ReadonlyArray<Asking>
  readonly steps: ReadonlyArray<Expected>
}

/** What a person could say in a configuration, heard or not: the events that are no answers and no timers. */
type Said = (snapshot: AnyMachineSnapshot) => ReadonlyArray<AnyEventObject>

/** The walks of one situation: what a tester has in hand when the changed machine comes. */
export interface MutantSearch {
  readonly variant: Variant
  readonly said: Said
  readonly walks: ReadonlyArray<Walk>
  /** Every step, from every configuration, that asks a list of candidates. */
  readonly asking: (place: string) => ReadonlyArray<FirstStep>
}

interface FirstStep {
  readonly from: AnyMachineSnapshot
  readonly event: AnyEventObject
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
    return {
      variant,
      said,
      walks: (tours.length > 0 ? tours : [{ steps: [], covers: [] }]).map(walk),
      asking: stepsThatAsk(machine, variant, graph, said),
    }
  })

/** Found out when somebody wants to know: most mutants never come so far. */
const stepsThatAsk = (
  machine: AnyStateMachine,
  variant: Variant,
  { configurations }: StateGraph,
  said: Said,
): MutantSearch['asking'] => {
  let found: Map<string, FirstStep[]> | undefined
  const find = (): Map<string, FirstStep[]> => {
    const asked = askedLists(machine, variant)
    const byPlace = new Map<string, FirstStep[]>()
    for (const from of configurations.values())
      for (const event of toldIn(from, variant, said))
        for (const place of asked(from, event)) {
          const known = byPlace.get(place)
          if (known) known.push({ from, event })
          else byPlace.set(place, [{ from, event }])
        }
    return byPlace
  }
  return (place) => {
    found ??= find()
    return found.get(place) ?? []
  }
}

const walking = (machine: AnyStateMachine, variant: Variant, said: Said) => {
  const probed = new Set<string>()
  const asked = askedLists(machine, variant)
  return ({ steps }: Tour): Walk => {
    const { start, actedAtStart, step } = stepping(machine, variant.input, variant.actors)
    /** Each configuration is asked once, on the first walk that comes by. */
    const refusedIn = (snapshot: AnyMachineSnapshot): ReadonlyArray<Asking> => {
      const key = configurationOf(snapshot, variant.project)
      if (probed.has(key) || snapshot.status !== 'active') return []
      probed.add(key)
      return said(snapshot)
        .filter((event) => step(snapshot, event).taken.length === 0)
        .map((event) => ({ event, asks: asked(snapshot, event) }))
    }
    let at: AnyMachineSnapshot = start
    return {
      follows: new Set(steps.flatMap(({ taken }) => taken)),
      start,
      starts: seen(start, actedAtStart, variant),
      refused: refusedIn(start),
      steps: steps.map(({ by }) => {
        const now = possible(at, variant.cases ?? {}).find((one) => isSameCase(one, by))
        if (now === undefined)
          throw new Error(`${machine.id}, ${variant.label}: ${by.event.type} (${by.label}) cannot come`)
        const from = at
        const { to, acted } = step(from, now.event)
        at = to
        const asks = asked(from, now.event)
        return { event: now.event, asks, from, to, acted, seen: seen(to, acted, variant), refused: refusedIn(to) }
      }),
    }
  }
}

const isSameCase = (one: EventCase, other: EventCase): boolean =>
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
      const found = differs(walk, stepper, mutant, variant)
      if (found !== null) return `${variant.label}: ${found}`
    } catch (stumbled) {
      return `${variant.label}: ${stumbled}`
    }
  }
  return null
}

const altered = (machine: AnyStateMachine, { input, actors = {} }: Variant, mutant: Mutant) => {
  const copy = mutant.plantedIn(machine.provide({ actors }))
  return { copy, ...stepping(copy, input) }
}

/** Only where its own list is asked can a mutant do something else, or after it has done so unseen. */
const mayDiffer = ({ place }: Mutant, { asks }: Pick<Asking, 'asks'>): boolean => place === null || asks.has(place)

const differs = (
  walk: Walk,
  { copy, start, actedAtStart, step }: ReturnType<typeof altered>,
  mutant: Mutant,
  variant: Variant,
): string | null => {
  /** Where the mutant stands; null where the machine does. */
  let own: AnyMachineSnapshot | null = null
  const hears = (at: AnyMachineSnapshot, asked: ReadonlyArray<Asking>): AnyEventObject | undefined =>
    asked.find((one) => {
      if (own === null && !mayDiffer(mutant, one)) return false
      const from = own ?? inCopy(copy, at)
      return !areSeenAlike(step(from, one.event), { to: from, acted: [] }, variant)
    })?.event
  if (seen(start, actedAtStart, variant) !== walk.starts) return 'starts elsewhere'
  if (!isSame(start, walk.start)) own = start
  const heardAtStart = hears(walk.start, walk.refused)
  if (heardAtStart) return `hears ${heardAtStart.type} at the start`
  for (const expected of walk.steps) {
    const { type } = expected.event
    if (own !== null || mayDiffer(mutant, expected)) {
      const from: AnyMachineSnapshot = own ?? inCopy(copy, expected.from)
      const asked = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1]
      if (asked !== undefined && !(asked in from.children)) return `nobody is asked who could say ${type}`
      const { to, acted } = step(from, expected.event)
      if (seen(to, acted, variant) !== expected.seen) return `${type} leads elsewhere`
      own = isSame(to, expected.to) ? null : to
    }
    const heard = hears(expected.to, expected.refused)
    if (heard) return `hears ${heard.type} after ${type}`
  }
  return null
}

/** In each configuration it does the same where its list is asked; then nothing after it can be another. */
const isTheMachineItself = (
  { variant, asking }: MutantSearch,
  { place }: Mutant,
  right: ReturnType<typeof stepping>,
  { copy, ...wrong }: ReturnType<typeof altered>,
): boolean => {
  const areAlike = (one: Stepped, other: Stepped) => isSame(one.to, other.to) && areSeenAlike(one, other, variant)
  return (
    place !== null &&
    areAlike({ to: right.start, acted: right.actedAtStart }, { to: wrong.start, acted: wrong.actedAtStart }) &&
    asking(place).every(({ from, event }) => areAlike(right.step(from, event), wrong.step(inCopy(copy, from), event)))
  )
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
  for (const search of searches) {
    const { variant, said } = search
    const right = stepping(machine, variant.input, variant.actors)
    const wrong = altered(machine, variant, mutant)
    if (isTheMachineItself(search, mutant, right, wrong)) continue
    const sideBySide = fromTransition(
      ({ is, other }: Pair, { event }: AnyEventObject & { readonly event: AnyEventObject; readonly place: number }) => {
        const [here, there] = [right.step(is, event), wrong.step(other, event)]
        return { is: here.to, other: there.to, isSame: areSeenAlike(here, there, variant) }
      },
      { is: right.start, other: wrong.start, isSame: true },
    )
    const [path] = getShortestPaths(sideBySide, {
      events: ({ context: { is } }) =>
        toldIn(is, variant, said).map((event, place) => ({ type: event.type, event, place })),
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

/** All that may come in a configuration: answers, timers, and what a person could say. */
const toldIn = (snapshot: AnyMachineSnapshot, { cases = {} }: Variant, said: Said): ReadonlyArray<AnyEventObject> => [
  ...possible(snapshot, cases).flatMap(({ event }) => (event.type.startsWith('xstate.') ? [event] : [])),
  ...said(snapshot),
]
