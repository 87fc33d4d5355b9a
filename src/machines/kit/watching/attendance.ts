import type { AnyActorRef } from 'xstate'
import { type FromApp, type FromWorkshop, protocol } from './protocol.ts'
import { watchActors } from './watchActors.ts'

/** A window says hello every 20 s, hidden ones less often: browsers let their timers run once a minute. */
export const forgottenAfter = 150_000

interface Attending {
  readonly root: AnyActorRef
  /** Tells this page from the others of the same app. */
  readonly tab: string
  readonly post: (message: FromApp) => void
  readonly now: () => number
}

/** Watches the actors for as long as a workshop window wants it, and not a moment longer. */
export const attend = ({ root, tab, post, now }: Attending) => {
  const windows = new Map<string, number>()
  let watching: ReturnType<typeof watchActors> | null = null

  const leave = () => {
    watching?.stop()
    watching = null
  }
  const send = (message: FromApp) => {
    for (const [window, heard] of windows) if (now() - heard > forgottenAfter) windows.delete(window)
    if (windows.size === 0) return leave()
    try {
      post(message)
    } catch {
      // Who watches must never be why the app breaks.
      leave()
    }
  }

  return {
    hear: (message: FromWorkshop) => {
      if (message.type === 'workshop.bye') {
        windows.delete(message.window)
        if (windows.size === 0) leave()
        return
      }
      const isNew = !windows.has(message.window)
      windows.set(message.window, now())
      if (watching === null) watching = watchActors(root, tab, send, now)
      else if (isNew) watching.list()
    },
    /** The page goes away. */
    end: () => {
      send({ protocol, tab, type: 'app.left' })
      windows.clear()
      leave()
    },
    isWatching: () => watching !== null,
  }
}
