import { type Chart, type ChartState, pathTo } from '../model/chart.ts'
import type { Geometry } from './geometry.ts'

/** The states that hold others, without the root: what can be closed and opened. */
export const foldable = (chart: Chart): ReadonlyArray<ChartState> => {
  const parents = new Set(chart.states.map(({ parent }) => parent))
  return chart.states.filter(({ id, parent }) => parent !== null && parents.has(id))
}

/** Everything deeper than this is closed in the overview; a chart that is small enough is shown whole. */
const overviewDepth = 2
const smallEnough = 24

/** With so few states that hold others, each way of closing them is laid out; with more, only one at a time. */
const fewFoldable = 3

/** Each way is a drawing to be made and fetched. */
const mostWays = 24

/** More boxes than this are no picture any more, and take minutes to lay out. */
export const mostBoxes = 300

/**
 * The ways a chart is laid out, the one to begin with first: an overview, everything open, the overview with one more
 * state open, everything with one state closed.
 */
export const foldings = (chart: Chart): ReadonlyArray<ReadonlyArray<string>> => {
  const all = foldable(chart).map(({ id }) => id)
  if (chart.states.length > mostBoxes) return foldingsOfLarge(chart, all)
  const deep = all.filter((id) => pathTo(chart, id).length >= overviewDepth)
  const overview = chart.states.length <= smallEnough ? [] : deep
  const ways =
    all.length <= fewFoldable
      ? [overview, ...subsets(all)]
      : [
          overview,
          [],
          deep,
          ...deep.map((id) => overview.filter((one) => one !== id && !isWithin(id, one))),
          ...all.map((id) => [id]),
        ]
  const distinct = new Map(ways.map((way) => [keyOf(chart, way), outermost(chart, way)]))
  return [...distinct.values()].slice(0, mostWays)
}

/** So many boxes are still taken in at a glance. */
const atAGlance = 60

/**
 * A chart that is too large to be drawn whole begins as open as can still be read, and then each of its closed states may
 * be opened, as far as that can be drawn. Where even everything closed is too much, that is the only way.
 */
const foldingsOfLarge = (chart: Chart, all: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
  const depths = new Map(all.map((id) => [id, pathTo(chart, id).length]))
  const closedFrom = (depth: number) =>
    outermost(
      chart,
      all.filter((id) => (depths.get(id) ?? 0) >= depth),
    )
  const fits = (way: ReadonlyArray<string>, most = mostBoxes) => boxesOf(chart, way) <= most
  const deepest = Math.max(0, ...depths.values())
  const openFirst = Array.from({ length: deepest }, (_, index) => closedFrom(deepest - index))
  const begin = openFirst.find((way) => fits(way, atAGlance)) ?? openFirst.find((way) => fits(way)) ?? closedFrom(1)
  const opening = begin.map((id) => [
    ...begin.filter((one) => one !== id),
    ...all.filter((one) => chart.states.find((state) => state.id === one)?.parent === id),
  ])
  return [begin, ...opening.filter((way) => fits(way))].slice(0, mostWays)
}

/** How many boxes are seen with these states closed. */
const boxesOf = (chart: Chart, folded: ReadonlyArray<string>): number => {
  const closed = new Set(folded)
  const hidden = new Set<string>()
  // A state stands after the one it is in.
  for (const { id, parent } of chart.states)
    if (parent !== null && (closed.has(parent) || hidden.has(parent))) hidden.add(id)
  return chart.states.length - hidden.size
}

/** Whether even so there are too many boxes for lines between them. */
export const isBeyondLines = (chart: Chart, folded: ReadonlyArray<string>): boolean =>
  boxesOf(chart, folded) > mostBoxes

export const isWithoutLines = (chart: Chart, { geometry }: { readonly geometry: Pick<Geometry, 'arrows'> }): boolean =>
  geometry.arrows.length === 0 && chart.transitions.some(({ targets }) => targets.length > 0)

/** The drawing with exactly these states closed, or the one that differs least. */
export const nearest = <A extends { readonly folded: ReadonlyArray<string> }>(
  chart: Chart,
  drawings: ReadonlyArray<A>,
  folded: ReadonlyArray<string>,
): A | undefined => {
  const wanted = new Set(outermost(chart, folded))
  const difference = (drawing: A) =>
    drawing.folded.filter((id) => !wanted.has(id)).length +
    [...wanted].filter((id) => !drawing.folded.includes(id)).length
  return drawings.toSorted((one, other) => difference(one) - difference(other))[0]
}

/** The state itself, or the closed one it is hidden in. */
export const shownAs = (chart: Chart, folded: ReadonlyArray<string>, id: string): string =>
  pathTo(chart, id).find((state) => folded.includes(state.id))?.id ?? id

/** What must be open for a state to be seen. */
export const opened = (chart: Chart, folded: ReadonlyArray<string>, id: string): ReadonlyArray<string> => {
  const around = new Set(pathTo(chart, id).map((state) => state.id))
  return folded.filter((one) => one === id || !around.has(one))
}

const isWithin = (inner: string, outer: string) => inner.startsWith(`${outer}.`)

/** A state closed within a closed one makes no difference. */
const outermost = (chart: Chart, folded: ReadonlyArray<string>): ReadonlyArray<string> =>
  folded.filter((id) => !pathTo(chart, id).some((state) => state.id !== id && folded.includes(state.id))).toSorted()

const keyOf = (chart: Chart, folded: ReadonlyArray<string>) => outermost(chart, folded).join(' ')

const subsets = (all: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> =>
  Array.from({ length: 2 ** all.length }, (_, chosen) => all.filter((_one, place) => (chosen & (2 ** place)) !== 0))
