import type { AnyActorRef, AnyEventObject } from 'xstate'

/**
 * Whom a machine can tell something by their system id, and what they hear: each names itself beside its events, with
 * `declare module '../kit/tell.ts' { interface Neighbours { readonly goals: GoalsEvent } }`. An event that was renamed does
 * not compile where it is told.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each machine of the system adds its line.
export interface Neighbours {}

/** As much of `enqueueActions`' argument as telling takes: what a machine may send is narrower than what is sent here. */
interface Telling {
  readonly enqueue: { readonly sendTo: (target: never, event: never) => void }
}

interface System {
  readonly system: { readonly get: (systemId: string) => AnyActorRef | undefined }
}

type SendTo = (target: AnyActorRef, event: AnyEventObject) => void

const send = ({ enqueue }: Telling, target: AnyActorRef | undefined, event: AnyEventObject): void => {
  if (target) (enqueue.sendTo as SendTo)(target, event)
}

/** Tells an actor of the system something, if it runs: a machine tested alone has no neighbours. */
export const tell = <Id extends keyof Neighbours>(
  { system, ...telling }: Telling & System,
  systemId: Id,
  event: Neighbours[Id],
): void => send(telling, system.get(systemId), event)

/** Tells the parent of this actor. */
export const tellParent = (
  { self, ...telling }: Telling & { readonly self: { readonly _parent?: AnyActorRef | undefined } },
  event: AnyEventObject,
): void => send(telling, self._parent, event)

/** Tells one of this actor's own children, if it runs: one that broke is down for a while. */
export const tellChild = (
  { self, ...telling }: Telling & { readonly self: AnyActorRef },
  id: string,
  event: AnyEventObject,
): void => send(telling, self.getSnapshot().children[id], event)
