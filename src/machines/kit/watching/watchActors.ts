import type { AnyActorRef, AnyTransitionDefinition, InspectionEvent, StateValue } from 'xstate'
import type { ActorRecord, FollowedRecord, FromApp, StepRecord } from './protocol.ts'
import { protocol } from './protocol.ts'
import { safeEvent, withoutIds } from './redaction.ts'

/**
 * Tells every step of every actor under the root, and who runs whenever that changes. Only what stands in `protocol.ts`
 * leaves. Answers how to stop; afterwards nothing is left of it.
 */
export const watchActors = (root: AnyActorRef, tab: string, post: (message: FromApp) => void, now: () => number) => {
  let listed = ''
  let isListing = false

  const list = () => {
    const actors = actorsUnder(root)
    listed = keysOf(actors)
    post({ protocol, tab, type: 'actors.listed', actors })
  }
  // Once for all that happens in one go, and only when somebody has come or gone.
  const listSoon = () => {
    if (isListing) return
    isListing = true
    queueMicrotask(() => {
      isListing = false
      if (listed !== '' && keysOf(actorsUnder(root)) !== listed) list()
    })
  }
  // What comes from outside is announced before it is taken; what the machine does on its own account is not.
  const announced = new WeakSet<object>()
  const inspection = root.system.inspect((inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.event') announced.add(inspected.event)
    const step = stepIn(inspected, announced, now)
    if (step) post({ protocol, tab, type: 'step.made', step })
    if (inspected.type === '@xstate.snapshot' || inspected.type === '@xstate.actor') listSoon()
  })

  list()
  return {
    list,
    stop: () => {
      listed = ''
      inspection.unsubscribe()
    },
  }
}

const keysOf = (actors: ReadonlyArray<ActorRecord>) => actors.map(({ key, status }) => `${key} ${status}`).join()

interface ReadSnapshot {
  readonly status: string
  readonly value?: StateValue
  readonly children?: Readonly<Record<string, AnyActorRef>>
}

/** Each actor before those it runs. */
const actorsUnder = (actor: AnyActorRef, parent: string | null = null): ReadonlyArray<ActorRecord> => {
  const { status, value, children = {} } = actor.getSnapshot() as ReadSnapshot
  const record: ActorRecord = {
    key: actor.sessionId,
    parent,
    name: nameOf(actor),
    machine: machineOf(actor),
    value: value ?? null,
    status,
  }
  return [record, ...Object.values(children).flatMap((child) => actorsUnder(child, actor.sessionId))]
}

/** A root has no name of its own. */
const nameOf = (actor: AnyActorRef): string =>
  actor.id === actor.sessionId ? (machineOf(actor) ?? actor.id) : withoutIds(actor.id)

const machineOf = (actor: AnyActorRef): string | null => {
  const { logic } = actor as unknown as { readonly logic?: { readonly id?: string; readonly root?: unknown } }
  return logic?.root === undefined ? null : (logic.id ?? null)
}

/** XState keeps what a microstep follows under a name of its own. */
type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }> & {
  readonly _transitions?: ReadonlyArray<AnyTransitionDefinition>
}

const stepIn = (inspected: InspectionEvent, announced: WeakSet<object>, now: () => number): StepRecord | undefined => {
  if (inspected.type !== '@xstate.microstep' || inspected.event.type === 'xstate.stop') return
  const { event, snapshot, _transitions = [] } = inspected as Microstep
  const actorRef = inspected.actorRef as AnyActorRef
  const { value, status } = snapshot as ReadSnapshot
  const machine = machineOf(actorRef)
  if (machine === null || value === undefined) return
  return {
    at: now(),
    actor: actorRef.sessionId,
    name: nameOf(actorRef),
    machine,
    event: safeEvent(event),
    continues: !announced.delete(event),
    followed: _transitions.map(followedBy),
    value,
    status,
  }
}

const followedBy = (definition: AnyTransitionDefinition): FollowedRecord => {
  const { source, eventType, guard } = definition
  const asked = eventType === '' ? source.always : source.transitions.get(eventType)
  return {
    source: source.id,
    event: withoutIds(eventType),
    order: asked?.indexOf(definition) ?? 0,
    guard: guard === undefined ? null : guardName(guard),
  }
}

const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  const { type, name } = guard as { readonly type?: unknown; readonly name?: unknown }
  return [type, name].find((one) => typeof one === 'string') ?? 'nameless'
}
