import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'
import { tell } from './tell.ts'

/**
 * What many areas show has one owner, the readiness (`session/readiness.machine.ts`): areas read it there and tell it, and
 * nobody keeps a copy. Which parts there are stands beside it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the readiness says what it keeps.
export interface Library {}

interface System {
  readonly system: { readonly get: (systemId: string) => AnyActorRef | undefined }
}

/** A part as it is at this moment; null while it is not there, and for a machine by itself. */
export const partNow = <Name extends keyof Library>({ system }: System, name: Name): Library[Name] | null =>
  system.get('readiness')?.getSnapshot().context.parts[name] ?? null

/** Asks for parts to be read anew, after a change that concerns more of them than what was saved. */
export const refresh = (telling: Parameters<typeof tell>[0], ...parts: ReadonlyArray<keyof Library>): void => {
  for (const part of parts) tell(telling, 'readiness', { type: 'part.refreshAsked', part })
}

/** For what is worked out of a part: tells its parent the part whenever it is another than at the start. */
export const watching = <Name extends keyof Library>(name: Name, news: (part: Library[Name]) => EventObject) =>
  fromCallback(({ sendBack, system }) => {
    let known = partNow({ system }, name)
    const tell = () => {
      const now = partNow({ system }, name)
      if (now === known || now === null) return
      known = now
      sendBack(news(now))
    }
    const watched = system.get('readiness')?.subscribe({ next: tell, error: () => {} })
    return () => watched?.unsubscribe()
  })
