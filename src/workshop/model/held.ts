import { type AnyActorLogic, type AnyActorRef, createActor, type Snapshot } from 'xstate'

/** What a held actor does, and when: the one who tries a chart decides. */
type HeldEvent =
  | { readonly type: 'held.ended'; readonly output: unknown }
  | { readonly type: 'held.broke'; readonly error: unknown }

/**
 * Stands where a call or a child machine would run: looks as that one does at its start, hears everything and does
 * nothing, until it is told to end or to break. Its parent notices no difference. (That it has moved on is for the one
 * who tries to say in its name, `xstate.snapshot.<id>`: what it moved to, nobody here knows.)
 */
export const held = (logic?: AnyActorLogic): AnyActorLogic => {
  const logicHeld = {
    getInitialSnapshot: (_: unknown, input: unknown) => startOf(logic, input),
    transition: (snapshot: Snapshot<unknown>, event: HeldEvent) => {
      switch (event.type) {
        case 'held.ended':
          return { ...snapshot, status: 'done', output: event.output }
        case 'held.broke':
          return { ...snapshot, status: 'error', error: event.error }
        default:
          return snapshot
      }
    },
    getPersistedSnapshot: (snapshot: Snapshot<unknown>) => snapshot,
  }
  holding.add(logicHeld)
  return logicHeld as unknown as AnyActorLogic
}

const holding = new WeakSet<object>()

/** Whether an actor is one of these, and so can be told. */
export const isHeld = (actor: AnyActorRef): boolean => {
  const { logic } = actor as AnyActorRef & { readonly logic?: object }
  return logic !== undefined && holding.has(logic)
}

const nothing = { status: 'active', output: undefined, error: undefined }

/** Made in a system of its own and never started, so nothing of it reaches the world. */
const startOf = (logic: AnyActorLogic | undefined, input: unknown): object => {
  if (logic === undefined) return nothing
  const start = createActor(logic, { input }).getSnapshot() as Snapshot<unknown>
  return start.status === 'active' ? { ...start } : nothing
}
