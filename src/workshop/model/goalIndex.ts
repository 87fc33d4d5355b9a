import type { Edge, StateGraph } from './explore.ts'

/** What a step reaches of what is to be covered, given the step before it. */
export type Goals = (edge: Edge, before: Edge | null) => ReadonlyArray<string>

/** Goals that are reached together, and how many of them nobody has reached yet. */
interface Batch {
  readonly goals: ReadonlyArray<Goal>
  left: number
  /** The places from which a step reaches it, once for each such step. */
  readonly from: Place[]
}

interface Goal {
  readonly name: string
  isLeft: boolean
  readonly batches: Batch[]
}

/** One edge, gone from one place. */
interface Step {
  readonly edge: Edge
  readonly batch: Batch
}

/**
 * Where a walk can stand: in a configuration; and where goals ask for the step before, in a configuration to which it
 * came by one edge. All places of a configuration are left by the same edges, to the same places.
 */
interface Place {
  readonly stand: Stand
  readonly steps: Step[]
  /** How many of the steps reach something new. */
  open: number
  /** What the last search found: in which search, from where, and how far off. */
  search: number
  cameFrom: Place | null
  cameBy: Step | null
  distance: number
}

/** A configuration. */
interface Stand {
  /** The place each of its edges leads to, in their order. */
  readonly leads: Place[]
  readonly arrivals: Array<{ readonly place: Place; readonly by: Edge | null }>
  /** The search that went on from here last. */
  search: number
}

export interface GoalIndex {
  readonly start: Place
  readonly wanted: number
  readonly left: () => number
  readonly missed: () => ReadonlyArray<string>
  /** What of a step's goals is new; it is not new again. */
  readonly cover: (step: Step) => ReadonlyArray<string>
  /** The shortest way to a step that reaches something new. */
  readonly nearest: (
    from: Place,
    room: number,
  ) => ReadonlyArray<{ readonly step: Step; readonly reached: Place }> | undefined
}

/**
 * A graph drawn up for many searches: what each step reaches is asked once and counted from then on, so that a search
 * touches each configuration's edges once and compares numbers alone.
 */
export const goalIndexOf = (graph: StateGraph, goals: Goals): GoalIndex => {
  const remembersStep = goals.length > 1
  const batchOf = batching()
  const stands = new Map<string, Stand>()
  const standOf = (key: string): Stand => {
    const known = stands.get(key)
    if (known) return known
    const stand: Stand = { leads: [], arrivals: [], search: 0 }
    stands.set(key, stand)
    return stand
  }
  const arriveAt = (stand: Stand, by: Edge | null): Place => {
    const [only] = remembersStep ? [] : stand.arrivals
    if (only !== undefined) return only.place
    const place: Place = { stand, steps: [], open: 0, search: 0, cameFrom: null, cameBy: null, distance: 0 }
    stand.arrivals.push({ place, by })
    return place
  }
  const start = arriveAt(standOf(graph.start), null)
  for (const edge of graph.edges) standOf(edge.from).leads.push(arriveAt(standOf(edge.to), edge))
  for (const edge of graph.edges) {
    for (const { place, by } of standOf(edge.from).arrivals) {
      const batch = batchOf(goals(edge, remembersStep ? by : null))
      place.steps.push({ edge, batch })
      if (batch.left === 0) continue
      place.open += 1
      batch.from.push(place)
    }
  }
  let left = batchOf.goals.size
  return {
    start,
    wanted: left,
    left: () => left,
    missed: () => [...batchOf.goals.values()].filter(({ isLeft }) => isLeft).map(({ name }) => name),
    cover: ({ batch }) => {
      if (batch.left === 0) return []
      const found = batch.goals.filter(({ isLeft }) => isLeft)
      for (const goal of found) reach(goal)
      left -= found.length
      return found.map(({ name }) => name)
    },
    nearest: searching(),
  }
}

/** The batch of each list of goals; a list that is given again is the same batch. */
const batching = () => {
  const goals = new Map<string, Goal>()
  const batches = new Map<ReadonlyArray<string>, Batch>()
  const batchOf = (names: ReadonlyArray<string>): Batch => {
    const known = batches.get(names)
    if (known) return known
    const own = [...new Set(names)].map((name) => {
      const goal = goals.get(name) ?? { name, isLeft: true, batches: [] }
      goals.set(name, goal)
      return goal
    })
    const batch: Batch = { goals: own, left: own.length, from: [] }
    for (const goal of own) goal.batches.push(batch)
    batches.set(names, batch)
    return batch
  }
  return Object.assign(batchOf, { goals: goals as ReadonlyMap<string, Goal> })
}

const reach = (goal: Goal): void => {
  goal.isLeft = false
  for (const batch of goal.batches) {
    batch.left -= 1
    if (batch.left === 0) for (const place of batch.from) place.open -= 1
  }
}

/** Searches in breadth, each marked by its number, so that nothing has to be wiped between two. */
const searching = (): GoalIndex['nearest'] => {
  let search = 0
  return (from, room) => {
    if (room < 1) return
    search += 1
    Object.assign(from, { search, cameFrom: null, cameBy: null, distance: 0 })
    const waiting = [from]
    // Goes on while it grows.
    for (const place of waiting) {
      if (place.open > 0) return wayTo(place)
      if (place.distance + 1 >= room || place.stand.search === search) continue
      place.stand.search = search
      place.stand.leads.forEach((reached, index) => {
        if (reached.search === search) return
        reached.search = search
        reached.cameFrom = place
        reached.cameBy = place.steps[index] ?? null
        reached.distance = place.distance + 1
        waiting.push(reached)
      })
    }
    return
  }
}

/** The way to a place, and from there the first step that reaches something new. */
const wayTo = (place: Place) => {
  const index = place.steps.findIndex(({ batch }) => batch.left > 0)
  const way = [{ step: place.steps[index] as Step, reached: place.stand.leads[index] as Place }]
  for (let at = place; at.cameFrom !== null && at.cameBy !== null; at = at.cameFrom) {
    way.unshift({ step: at.cameBy, reached: at })
  }
  return way
}
