import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromTransition,
} from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'
import { arrowOf } from './transitions.ts'

/** One way an event can come: its payload, and what tells it from the others. */
export interface EventCase {
  readonly label: string
  readonly event: AnyEventObject
}

/** The same wherever the machine stands, or made of what it holds: which rows there are to choose from. */
export type EventCases = ReadonlyArray<EventCase> | ((snapshot: AnyMachineSnapshot) => ReadonlyArray<EventCase>)

export interface Question {
  readonly input?: unknown
  /** The cases of an event by its type; an event without cases is sent bare. */
  readonly cases?: Readonly<Record<string, EventCases>>
  /** Other actors than the machine's own, by the name of what is run: a neighbour that holds unsaved text. */
  readonly actors?: Readonly<Record<string, AnyActorLogic>>
  /**
   * What of a snapshot counts as another configuration. By default the states alone; add what guards read of the context,
   * and never anything that grows without end.
   */
  readonly project?: (snapshot: AnyMachineSnapshot) => unknown
  /** Steps tried at most; a machine that takes more is told as such. */
  readonly limit?: number
}

/** From one configuration to another by one event, and the arrows that were followed on the way. */
export interface Edge {
  readonly index: number
  readonly from: string
  readonly to: string
  readonly by: EventCase
  readonly taken: ReadonlyArray<string>
}

export interface StateGraph {
  readonly start: string
  readonly configurations: ReadonlyMap<string, AnyMachineSnapshot>
  readonly edges: ReadonlyArray<Edge>
  readonly leaving: ReadonlyMap<string, ReadonlyArray<Edge>>
  /** The arrows that are followed before any event. */
  readonly atStart: ReadonlyArray<string>
}

/** The machine itself broke on an event; the cause says how. */
export class Stumbled extends Error {
  override readonly name = 'Stumbled'
}

/** What tells one configuration from another. */
export const configurationOf = (snapshot: AnyMachineSnapshot, project?: Question['project']): string =>
  JSON.stringify([snapshot.value, snapshot.status, project?.(snapshot) ?? null])

/** Where a walk of `xstate/graph` stands, and the arrows its last step followed. */
interface WalkState {
  readonly snapshot: AnyMachineSnapshot
  readonly key: string
  readonly taken: ReadonlyArray<string>
}

/**
 * Every configuration a machine can be in and every event that leads from one to another, found by `xstate/graph`: with
 * the real machine's own transition function and nothing run (invoked actors never settle and the clock stands still), so
 * that a call's answer and a timer are events like any other.
 */
export const explore = (machine: AnyStateMachine, question: Question = {}): StateGraph => {
  const asked = explored.get(question) ?? new WeakMap<AnyStateMachine, StateGraph>()
  explored.set(question, asked)
  const graph = asked.get(machine) ?? exploreAnew(machine, question)
  asked.set(machine, graph)
  return graph
}

/** Machines and questions are never changed, and many ask the same: lint, walks, mutants, drivers. */
const explored = new WeakMap<Question, WeakMap<AnyStateMachine, StateGraph>>()

const exploreAnew = (
  machine: AnyStateMachine,
  { input, cases = {}, actors, project, limit = 400_000 }: Question,
): StateGraph => {
  const { start, step, atStart } = stepping(machine, input, actors)
  const shared = interning()
  const keys = new Map<string, string>()
  const walkState = (snapshot: AnyMachineSnapshot, taken: ReadonlyArray<string>): WalkState => {
    const key = configurationOf(snapshot, project)
    if (!keys.has(key)) keys.set(key, key)
    return { snapshot, key: keys.get(key) ?? key, taken: shared(taken) }
  }
  const walk = fromTransition(
    ({ snapshot }: WalkState, { by }: AnyEventObject & { readonly by: EventCase }) => {
      const { to, taken } = step(snapshot, by.event)
      return walkState(to, taken)
    },
    walkState(start, atStart),
  )
  const found = getAdjacencyMap(walk, {
    events: ({ context: { snapshot } }) => possible(snapshot, cases).map((by) => ({ type: by.event.type, by })),
    serializeState: ({ context: { key } }) => key,
    serializeEvent: ({ type, by: { label } }) => `${type} ${label}`,
    limit,
  })
  const edges = adjacencyMapToArray(found)
    // An event that no arrow answers leads nowhere.
    .filter(({ nextState: { context } }) => context.taken.length > 0)
    .map(
      ({ state: { context: from }, event: { by }, nextState: { context: to } }, index): Edge => ({
        index,
        from: from.key,
        to: to.key,
        by,
        taken: to.taken,
      }),
    )
  const leaving = new Map(Object.keys(found).map((key): [string, Edge[]] => [key, []]))
  for (const edge of edges) leaving.get(edge.from)?.push(edge)
  return {
    start: configurationOf(start, project),
    configurations: new Map(Object.values(found).map(({ state: { context } }) => [context.key, context.snapshot])),
    edges,
    leaving,
    atStart,
  }
}

/** Many edges follow the same arrows; they share one list, by which a count can tell. */
const interning = () => {
  const known = new Map<string, ReadonlyArray<string>>()
  return (list: ReadonlyArray<string>): ReadonlyArray<string> => {
    const name = list.join('\n')
    const first = known.get(name) ?? list
    known.set(name, first)
    return first
  }
}

/** What is told by an actor, and by which. */
const answer = /^xstate\.(?:done\.actor|error\.actor|snapshot)\.(.+)$/

/** The events that can come in a configuration, of those asked for: no answer of an actor that does not run, nothing the machine tells itself. */
export const possible = (
  snapshot: AnyMachineSnapshot,
  cases: NonNullable<Question['cases']>,
  isAsked: (type: string) => boolean = () => true,
): ReadonlyArray<EventCase> => {
  if (snapshot.status !== 'active') return []
  // Not `ownEvents`, which leaves out what is heard and means nothing (`onError: {}`).
  const types = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()].filter(isAsked)))
  return [...types].flatMap((type) => {
    if (type.startsWith('xstate.done.state.')) return []
    const actor = type.startsWith('xstate.') ? answer.exec(type)?.[1] : undefined
    if (actor !== undefined && !actor.includes('*') && !(actor in snapshot.children)) return []
    const given = cases[type]
    if (given !== undefined) return typeof given === 'function' ? given(snapshot) : given
    return type.includes('*') ? [] : [{ label: type, event: { type } }]
  })
}

/** What a machine would have done on the way: an action by its name, a timer set or stopped. */
export interface Acted {
  readonly type: string
  readonly params: unknown
}

/** The machine's transition function, and what it follows. Invoked and spawned actors are made and never started. */
export const stepping = (bare: AnyStateMachine, input: unknown, actors: Question['actors'] = undefined) => {
  const machine = actors === undefined ? bare : bare.provide({ actors })
  const arrow = arrowOf(machine)
  let followed: string[] = []
  let acted: Acted[] = []
  const actor = createActor(machine, {
    input: input as never,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return
      followed.push(...inspected._transitions.flatMap((definition) => arrow(definition)?.id ?? []))
    },
  })
  // All the snapshots share one system, in which a name may be given once; but each snapshot has its own children.
  let named = new Map<string, AnyActorRef>()
  Object.assign(actor.system, {
    _set: (name: string, child: AnyActorRef) => named.set(name, child),
    get: (name: string) => named.get(name),
  })
  const scope = {
    self: actor,
    id: machine.id,
    sessionId: actor.sessionId,
    system: actor.system,
    logger: () => {},
    defer: () => {},
    stopChild: () => {},
    emit: () => {},
    actionExecutor: ({ type, params }: Acted) => acted.push({ type, params }),
  } as unknown as AnyActorScope
  const watched = <A>(run: () => A) => {
    followed = []
    acted = []
    const result = run()
    return { result, taken: [...new Set(followed)], acted: acted as ReadonlyArray<Acted> }
  }
  const {
    result: start,
    taken: atStart,
    acted: actedAtStart,
  } = watched(() => machine.getInitialSnapshot(scope as never, input as never) as AnyMachineSnapshot)
  if (start.status === 'error') throw start.error
  return {
    start,
    atStart,
    actedAtStart,
    step: (from: AnyMachineSnapshot, event: AnyEventObject) => {
      named = namedIn(from)
      try {
        const { result: to, ...rest } = watched(
          () => machine.transition(from as never, event as never, scope as never) as AnyMachineSnapshot,
        )
        return { to, ...rest }
      } catch (cause) {
        throw new Stumbled(`${machine.id} breaks in ${JSON.stringify(from.value)} on ${event.type}: ${cause}`, {
          cause,
        })
      }
    },
  }
}

const namedIn = ({ children }: AnyMachineSnapshot): Map<string, AnyActorRef> =>
  new Map(
    (Object.values(children) as ReadonlyArray<(AnyActorRef & { readonly systemId?: string }) | undefined>).flatMap(
      (child) => (child?.systemId === undefined ? [] : [[child.systemId, child] as const]),
    ),
  )
