import type { Edge, StateGraph } from './explore.ts'

/** What a step reaches of what is to be covered, given the step before it. */
export type Goals = (edge: Edge, before: Edge | null) => ReadonlyArray<string>

export interface Tour {
  readonly steps: ReadonlyArray<Edge>
  /** What this tour is the first to cover. */
  readonly covers: ReadonlyArray<string>
}

export interface Plan {
  readonly tours: ReadonlyArray<Tour>
  readonly wanted: number
  /** What no tour within the limit reaches. */
  readonly missed: ReadonlyArray<string>
}

/**
 * Few, long walks from the start that together reach every goal: from where the walk stands, on to the nearest step that
 * covers something new, until the walk is as long as allowed or nothing new can be reached.
 */
export const planTours = (graph: StateGraph, goals: Goals, { longest = 30 } = {}): Plan => {
  const left = new Set(everyGoal(graph, goals))
  const wanted = left.size
  const tours: Tour[] = []
  while (left.size > 0) {
    const steps: Edge[] = []
    const covers: string[] = []
    let at = graph.start
    for (;;) {
      const way = nearest(graph, at, steps.at(-1) ?? null, goals, left, longest - steps.length)
      if (way === undefined) break
      for (const edge of way) {
        for (const goal of goals(edge, steps.at(-1) ?? null)) if (left.delete(goal)) covers.push(goal)
        steps.push(edge)
      }
      at = way.at(-1)?.to ?? at
    }
    if (covers.length === 0) break
    tours.push({ steps, covers })
  }
  return { tours, wanted, missed: [...left] }
}

const everyGoal = (graph: StateGraph, goals: Goals): ReadonlyArray<string> =>
  graph.edges
    .flatMap((edge) => {
      const before = goals.length < 2 ? [null] : [null, ...graph.edges.filter(({ to }) => to === edge.from)]
      return before.flatMap((one) => (one === null && edge.from !== graph.start ? [] : goals(edge, one)))
    })
    .concat(goals.length < 2 ? graph.edges.flatMap((edge) => goals(edge, null)) : [])

/** The shortest way to a step that covers something new; goals of two steps in a row remember the step they came by. */
const nearest = (
  graph: StateGraph,
  from: string,
  before: Edge | null,
  goals: Goals,
  left: ReadonlySet<string>,
  room: number,
): ReadonlyArray<Edge> | undefined => {
  const remembersStep = goals.length > 1
  const seen = new Set<string>()
  let front: ReadonlyArray<{ readonly at: string; readonly last: Edge | null; readonly way: ReadonlyArray<Edge> }> = [
    { at: from, last: before, way: [] },
  ]
  for (let length = 1; length <= room && front.length > 0; length += 1) {
    const next: Array<(typeof front)[number]> = []
    for (const { at, last, way } of front) {
      for (const edge of graph.leaving.get(at) ?? []) {
        if (goals(edge, last).some((goal) => left.has(goal))) return [...way, edge]
        const key = remembersStep ? `${edge.index}` : edge.to
        if (seen.has(key)) continue
        seen.add(key)
        next.push({ at: edge.to, last: edge, way: [...way, edge] })
      }
    }
    front = next
  }
  return
}
