import { type AnyEventObject, fromTransition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { Edge, StateGraph } from './explore.ts'

interface WalkState {
  readonly at: string
  readonly isThere: boolean
}

/** The shortest way to an edge that is looked for, with it as the last; null when no way leads there. */
export const shortestWay = (
  { start, leaving }: StateGraph,
  isLookedFor: (edge: Edge) => boolean,
): ReadonlyArray<Edge> | null => {
  // What comes is an edge, so that a path names those it follows: of an event `xstate/graph` does not know by which arrows.
  const walk = fromTransition(
    (_: WalkState, { edge }: AnyEventObject & { readonly edge: Edge }) => ({ at: edge.to, isThere: isLookedFor(edge) }),
    { at: start, isThere: false },
  )
  const [path] = getShortestPaths(walk, {
    events: ({ context: { at } }) => (leaving.get(at) ?? []).map((edge) => ({ type: 'followed', edge })),
    serializeState: ({ context: { at, isThere } }) => `${isThere} ${at}`,
    serializeEvent: ({ edge }) => String(edge.index),
    toState: ({ context }) => context.isThere,
  })
  // The first step is the start.
  return path?.steps.slice(1).map(({ event }) => event.edge) ?? null
}
