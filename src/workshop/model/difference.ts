import type { Chart, ChartState } from './chart.ts'
import { type Renamed, renamedBetween, withNames } from './renaming.ts'
import type { ChartTransition } from './transitions.ts'

/** A thing before and after. */
export interface Changed<A> {
  readonly from: A
  readonly to: A
}

export interface Difference {
  /** The same state under another name: its arrows are compared as if it had always been called so. */
  readonly renamed: ReadonlyArray<Renamed>
  readonly addedStates: ReadonlyArray<string>
  readonly removedStates: ReadonlyArray<string>
  /** The same state of another kind, that begins elsewhere, runs or does something else, or is tagged otherwise. */
  readonly changedStates: ReadonlyArray<Changed<ChartState>>
  readonly added: ReadonlyArray<ChartTransition>
  readonly removed: ReadonlyArray<ChartTransition>
  /** The same event under the same condition, leading elsewhere. */
  readonly retargeted: ReadonlyArray<Changed<ChartTransition>>
  /** The same arrow, doing something else on the way, waiting for another time, asked in another place or beginning anew. */
  readonly changedArrows: ReadonlyArray<Changed<ChartTransition>>
}

/** What changed between two versions of one chart. */
export const differenceOf = (earlier: Chart, after: Chart): Difference => {
  const renamed = renamedBetween(earlier, after)
  const before = withNames(earlier, renamed)
  const [old, now] = [byId(before.transitions), byId(after.transitions)]
  const [oldStates, newStates] = [byId(before.states), byId(after.states)]
  const gone = before.transitions.filter(({ id }) => !now.has(id))
  const come = after.transitions.filter(({ id }) => !old.has(id))
  const retargeted = gone.flatMap((from) => {
    const to = come.find((one) => occasionOf(one) === occasionOf(from))
    return to === undefined ? [] : [{ from, to }]
  })
  const moved = new Set(retargeted.flatMap(({ from, to }) => [from.id, to.id]))
  return {
    renamed,
    addedStates: after.states.map(({ id }) => id).filter((id) => !oldStates.has(id)),
    removedStates: before.states.map(({ id }) => id).filter((id) => !newStates.has(id)),
    changedStates: pairs(before.states, newStates).filter(({ from, to }) => ownOf(from) !== ownOf(to)),
    added: come.filter(({ id }) => !moved.has(id)),
    removed: gone.filter(({ id }) => !moved.has(id)),
    retargeted,
    changedArrows: pairs(before.transitions, now).filter(
      (pair) => doingsOf(pair.from) !== doingsOf(pair.to) || waitsOtherwise(pair),
    ),
  }
}

const byId = <A extends { readonly id: string }>(all: ReadonlyArray<A>): ReadonlyMap<string, A> =>
  new Map(all.map((one) => [one.id, one]))

const pairs = <A extends { readonly id: string }>(
  before: ReadonlyArray<A>,
  after: ReadonlyMap<string, A>,
): ReadonlyArray<Changed<A>> =>
  before.flatMap((from) => {
    const to = after.get(from.id)
    return to === undefined ? [] : [{ from, to }]
  })

const occasionOf = ({ source, event, guard, order }: ChartTransition): string => [source, event, guard, order].join(' ')

const ownOf = ({ kind, initial, invokes, tags, entry, exit }: ChartState): string =>
  JSON.stringify([kind, initial, invokes, tags, entry, exit])

const doingsOf = ({ actions, order, reenter }: ChartTransition): string => JSON.stringify([actions, order, reenter])

/** As far as it is known: a delay may be computed, and older files do not tell it. */
const waitsOtherwise = ({ from, to }: Changed<ChartTransition>): boolean =>
  from.delay !== undefined && to.delay !== undefined && from.delay !== to.delay
