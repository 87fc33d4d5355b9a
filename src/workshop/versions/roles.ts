import { possible, stepping } from '../model/explore.ts'
import { type Explored, exploreAll, type Scenario, type Variant } from '../model/scenario.ts'
import { type ChartTransition, transitionsOf } from '../model/transitions.ts'
import { refusals } from '../simulate/offers.ts'

export type Role = NonNullable<Variant['role']>

export const roles: ReadonlyArray<Role> = ['admin', 'manager', 'employee']

/** What one role can do in a state that another cannot. */
export interface StateDifference {
  /** The state's full id. */
  readonly state: string
  readonly isReachable: boolean
  /** The arrows only the first role can follow. */
  readonly transitions: ReadonlyArray<{ readonly arrow: ChartTransition; readonly because: Reason }>
}

/** Why the other role does not follow an arrow. */
export type Reason =
  | { readonly kind: 'refused'; readonly guards: ReadonlyArray<string> }
  /** Its event never comes from them: what they see does not offer it. */
  | { readonly kind: 'notOffered' }
  /** They never stand in the state it leaves. */
  | { readonly kind: 'unreachable' }

export const rolesOf = ({ variants }: Pick<Scenario, 'variants'>): ReadonlyArray<Role> =>
  roles.filter((role) => variants.some((variant) => variant.role === role))

/** What somebody of one role can do with a machine and somebody of the other cannot, state by state. */
export const beyond = (
  scenario: Scenario,
  { can, cannot }: { readonly can: Role; readonly cannot: Role },
  explored: ReadonlyArray<Explored> = exploreAll(scenario),
): ReadonlyArray<StateDifference> => {
  const mine = reachOf(explored.filter(({ variant }) => variant.role === can))
  const others = explored.filter(({ variant }) => variant.role === cannot)
  const theirs = reachOf(others)
  if (mine.states.size === 0 || theirs.states.size === 0) return []
  const only = transitionsOf(scenario.machine).filter(({ id }) => mine.arrows.has(id) && !theirs.arrows.has(id))
  const unreachable = [...mine.states].filter((id) => !theirs.states.has(id))
  const concerned = [...mine.states].filter(
    (id) => unreachable.includes(id) || only.some(({ source }) => source === id),
  )
  return concerned.map((state) => ({
    state,
    isReachable: !unreachable.includes(state),
    transitions: only
      .filter(({ source }) => source === state)
      .map((arrow) => ({
        arrow,
        because: unreachable.includes(state) ? ({ kind: 'unreachable' } as const) : reasonFor(scenario, others, arrow),
      })),
  }))
}

const reachOf = (explored: ReadonlyArray<Explored>) => ({
  states: new Set(
    explored.flatMap(({ graph }) =>
      [...graph.configurations.values()].flatMap(({ _nodes }) => _nodes.map(({ id }) => id)),
    ),
  ),
  arrows: new Set(explored.flatMap(({ graph }) => [...graph.atStart, ...graph.edges.flatMap(({ taken }) => taken)])),
})

/** The conditions that say no wherever the arrow's event comes from the other role. */
const reasonFor = ({ machine }: Scenario, explored: ReadonlyArray<Explored>, arrow: ChartTransition): Reason => {
  const guards = new Set<string>()
  let isOffered = false
  for (const { variant, graph } of explored) {
    const { step } = stepping(machine, variant.input, variant.actors)
    for (const snapshot of graph.configurations.values()) {
      if (!snapshot._nodes.some(({ id }) => id === arrow.source)) continue
      for (const { event } of possible(snapshot, variant.cases ?? {})) {
        if (event.type !== arrow.event) continue
        isOffered = true
        for (const guard of refusals(snapshot, event.type, step(snapshot, event).taken)) guards.add(guard)
      }
    }
  }
  if (!isOffered) return { kind: 'notOffered' }
  return { kind: 'refused', guards: arrow.guard !== null && guards.has(arrow.guard) ? [arrow.guard] : [...guards] }
}
