import type { AnyActorRef, AnyEventObject } from 'xstate'

interface Telling {
  readonly enqueue: { readonly sendTo: (target: AnyActorRef, event: AnyEventObject) => void }
}

/** Tells an actor of the system something, if it runs: a machine tested alone has no neighbours. */
export const tell = (
  { enqueue, system }: Telling & { readonly system: { readonly get: (systemId: string) => AnyActorRef | undefined } },
  systemId: string,
  event: AnyEventObject,
): void => {
  const actor = system.get(systemId)
  if (actor) enqueue.sendTo(actor, event)
}

/** Tells whoever started this actor. */
export const tellParent = (
  { enqueue, self }: Telling & { readonly self: { readonly _parent?: AnyActorRef | undefined } },
  event: AnyEventObject,
): void => {
  if (self._parent) enqueue.sendTo(self._parent, event)
}

/** Tells one of this actor's own children, if it runs: one that broke is down for a while. */
export const tellChild = (
  { enqueue, self }: Telling & { readonly self: AnyActorRef },
  id: string,
  event: AnyEventObject,
): void => {
  const child: AnyActorRef | undefined = self.getSnapshot().children[id]
  if (child) enqueue.sendTo(child, event)
}
