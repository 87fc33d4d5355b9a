import type { Edge, StateGraph } from './explore.ts'
import { type Goals, goalIndexOf } from './goalIndex.ts'

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

/** What a tester still keeps in mind; a walk goes on for longer only where it leads nowhere new before. */
const usualLength = 25

/**
 * Few, long walks from the start that together reach every goal: from where the walk stands, on to the nearest step that
 * covers something new, until the walk is long enough or nothing new can be reached. Nothing is missed for its distance,
 * unless somebody says how long a walk may be at most.
 */
export const planTours = (
  graph: StateGraph,
  goals: Goals,
  { longest }: { readonly longest?: number | undefined } = {},
): Plan => {
  const roomAfter = (steps: number): number => {
    if (longest !== undefined) return longest - steps
    return steps === 0 ? Number.POSITIVE_INFINITY : usualLength - steps
  }
  const index = goalIndexOf(graph, goals)
  const tours: Tour[] = []
  while (index.left() > 0) {
    const steps: Edge[] = []
    const covers: string[] = []
    for (let at = index.start; ; ) {
      const way = index.nearest(at, roomAfter(steps.length))
      if (way === undefined) break
      for (const { step, reached } of way) {
        covers.push(...index.cover(step))
        steps.push(step.edge)
        at = reached
      }
    }
    if (covers.length === 0) break
    tours.push({ steps, covers })
  }
  return { tours, wanted: index.wanted, missed: index.missed() }
}
