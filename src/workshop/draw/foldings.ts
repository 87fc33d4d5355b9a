import { type Chart, type ChartState, childrenOf, pathTo } from '../model/chart.ts'

/** The states that hold others, without the root: what can be closed and opened. */
export const foldable = (chart: Chart): ReadonlyArray<ChartState> =>
  chart.states.filter(({ id, parent }) => parent !== null && childrenOf(chart, id).length > 0)

/** Everything deeper than this is closed in the overview; a chart that is small enough is shown whole. */
const overviewDepth = 2
const smallEnough = 24

/** With so few states that hold others, each way of closing them is laid out; with more, only one at a time. */
const fewFoldable = 3

/** Each way is a drawing to be made and fetched. */
const mostWays = 24

/**
 * The ways a chart is laid out, the one to begin with first: an overview, everything open, the overview with one more
 * state open, everything with one state closed.
 */
export const foldings = (chart: Chart): ReadonlyArray<ReadonlyArray<string>> => {
  const all = foldable(chart).map(({ id }) => id)
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
