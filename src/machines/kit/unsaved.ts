import { type AnyActorRef, type AnyMachineSnapshot, type EventObject, fromCallback } from 'xstate'

/**
 * Stands guard over what somebody has typed, picked or dropped and the server does not have: invoked by the machine that
 * holds it, for as long as that would be lost with it.
 *
 * Rules it keeps: the navigation knows of it from the first change on until it is taken back, saved or gone, however the
 * machine ends; closing the dialog asks here, and is asked about by the navigation only when there is something
 * to lose (§ 2.3); what the person gives up, here or by leaving the page, is left as `leave` says. Where there is no
 * navigation (a machine by itself) nobody is asked.
 *
 * Hears `leaving.asked {leave}`: one thing of several may be left in a way of its own. Tells its parent `leave`.
 */
export interface Guarded {
  /** How the navigation knows it: `policyPublishing`, `renewal`. */
  readonly by: string
  /** Whether the machine that started this holds something unsaved now. */
  readonly isUnsaved: (snapshot: AnyMachineSnapshot) => boolean
  /** How that machine is left. */
  readonly leave: EventObject
}

interface LeavingAsked {
  readonly type: 'leaving.asked'
  readonly leave: EventObject
}

export const unsavedGuard = fromCallback<LeavingAsked, Guarded>(({ input, receive, self, sendBack, system }) => {
  const { by, isUnsaved, leave } = input
  const owner = (self as AnyActorRef & { readonly _parent?: AnyActorRef })._parent
  const navigation = system.get('navigation')
  let isKnown = false
  let asked = leave

  const tell = (unsaved: boolean) => {
    if (unsaved === isKnown) return
    isKnown = unsaved
    navigation?.send({ type: unsaved ? 'unsaved.began' : 'unsaved.ended', by })
  }
  const isNow = (snapshot = owner?.getSnapshot()) => snapshot?.status === 'active' && isUnsaved(snapshot)

  tell(isNow())
  const watching = owner?.subscribe({ next: (snapshot) => tell(isNow(snapshot)), error: () => {} })
  const dropping = navigation?.on('unsaved.dropped', (dropped: { readonly by: string | null }) => {
    if (!isKnown || (dropped.by !== null && dropped.by !== by)) return
    // Should the machine stay all the same, its next change is heard of again.
    isKnown = false
    sendBack(dropped.by === null ? leave : asked)
  })
  receive((leaving) => {
    asked = leaving.leave
    if (navigation && isKnown) navigation.send({ type: 'leaving.asked', by })
    else sendBack(asked)
  })
  return () => {
    watching?.unsubscribe()
    dropping?.unsubscribe()
    tell(false)
  }
})

/** Closes a dialog, after a question where something would be lost. `leave` is what its machine says of being left. */
export const askToLeave = <Event extends EventObject>(
  actor: { readonly getSnapshot: () => unknown; readonly send: (event: Event) => void },
  leave: NoInfer<Event>,
): void => {
  const { children } = actor.getSnapshot() as AnyMachineSnapshot
  const guard = children.unsaved
  if (guard?.getSnapshot().status === 'active') guard.send({ type: 'leaving.asked', leave })
  else actor.send(leave)
}

/**
 * For what saves itself after a pause: invoked by the machine that holds it while it is unsaved, and told to the navigation
 * with `savesItself`. Leaving the page does not wait for the pause. Tells its parent `save.asked`.
 */
export const savedOnLeaving = fromCallback(({ sendBack, system }) => {
  const asking = system.get('navigation')?.on('saving.asked', () => sendBack({ type: 'save.asked' }))
  return () => asking?.unsubscribe()
})
