import { useEffect, useSyncExternalStore } from 'react'

type Overlays = Awaited<ReturnType<typeof load>>
const load = async () => (await import('./overlays/all.ts')).overlays

/** Until it is tried again for somebody who waits. */
const RETRY_MS = 3_000

let known: Overlays | undefined
let fetching: Promise<void> | undefined
const told = new Set<() => void>()
/** How many of them have something to show. */
let waiting = 0

/** What overlays open is in a file of its own, fetched once; after a failure, anew. */
export const fetchOverlays = (): Promise<void> => {
  fetching ??= load().then(
    (overlays) => {
      known = overlays
      for (const tell of told) tell()
    },
    (failure: unknown) => {
      fetching = undefined
      if (waiting > 0) setTimeout(fetchNow, RETRY_MS)
      throw failure
    },
  )
  return fetching
}

const fetchNow = () => {
  fetchOverlays().catch(() => undefined)
}

const listen = (tell: () => void) => {
  told.add(tell)
  return () => {
    told.delete(tell)
  }
}
const fetchAndListen = (tell: () => void) => {
  const stop = listen(tell)
  waiting += 1
  fetchNow()
  return () => {
    stop()
    waiting -= 1
  }
}
const ignore = () => () => undefined

/** Undefined until they have come; what is wanted meanwhile is shown then. */
export const useOverlays = (isWanted: boolean): Overlays | undefined =>
  useSyncExternalStore(isWanted ? fetchAndListen : ignore, () => known)

/**
 * Fetched for all once the page is there and the browser has nothing better to do; at once when the pointer or the focus
 * comes to what opens one, as it does before every press.
 */
export const useOverlaysWhenIdle = (): Overlays | undefined => {
  useEffect(() => {
    // Not in every browser.
    if ('requestIdleCallback' in window) requestIdleCallback(fetchNow, { timeout: 5_000 })
    else setTimeout(fetchNow, 1_000)
    const heed = ({ target }: Event) => {
      if (!known && target instanceof Element && target.closest('[aria-haspopup]')) fetchNow()
    }
    const hints = ['pointerover', 'focusin']
    for (const hint of hints) document.addEventListener(hint, heed, { passive: true })
    return () => {
      for (const hint of hints) document.removeEventListener(hint, heed)
    }
  }, [])
  return useSyncExternalStore(listen, () => known)
}
