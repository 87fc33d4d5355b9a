import { useEffect } from 'react'

/** Done once the browser has nothing better to do; what is given back calls it off. */
export const whenIdle = (work: () => void): (() => void) => {
  // Not in every browser.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1_000)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work, { timeout: 5_000 })
  return () => cancelIdleCallback(asked)
}

export const isSavingData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** What a page waits for first of all is not held up by what may be wanted on it later. */
const STANDS_MS = 2_000

/** Fetches code that is not wanted yet and most likely will be, so that the first press on it waits for nothing. */
export const useFetchedWhenIdle = ({ fetch }: { readonly fetch: () => void }): void =>
  useEffect(() => {
    if (isSavingData()) return
    let callOff = () => {}
    const timer = setTimeout(() => {
      callOff = whenIdle(fetch)
    }, STANDS_MS)
    return () => {
      clearTimeout(timer)
      callOff()
    }
  }, [fetch])
