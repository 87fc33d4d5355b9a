import { useSyncExternalStore } from 'react'

/** How long until it is tried again. */
const RETRY_MS = 3_000

/** Code that comes after the first paint: fetched once; after a failure, anew, as long as somebody has something to show. */
export const late = <Code>(load: () => Promise<Code>) => {
  let known: Code | undefined
  let fetching: Promise<void> | undefined
  let waiting = 0
  const told = new Set<() => void>()

  const fetch = (): Promise<void> => {
    fetching ??= load().then(
      (code) => {
        known = code
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
    fetch().catch(() => undefined)
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
  return {
    fetch,
    fetchNow,
    /** Undefined until it has come; who wants it has it fetched, the others are told. */
    use: (isWanted: boolean): Code | undefined => useSyncExternalStore(isWanted ? fetchAndListen : listen, () => known),
  }
}
