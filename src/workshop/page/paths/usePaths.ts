import { useEffect, useState } from 'react'
import { planner } from './planner.ts'
import type { FoundPaths, Offered, PathWish } from './question.ts'
import { type Search, useSearch } from './useSearch.ts'

export const usePaths = (wish: PathWish): Search<FoundPaths> =>
  useSearch(JSON.stringify(wish), (hears) => planner().paths(wish, hears))

/** How a machine can be tried; null until they are known, and undefined where nobody has said any. */
export const useOffered = (machine: string): Offered | null | undefined => {
  const [offered, setOffered] = useState<Offered | null | undefined>(null)
  useEffect(() => {
    let isStale = false
    planner()
      .machines()
      .then(
        (machines) => isStale || setOffered(machines.find((one) => one.machine === machine)),
        () => isStale || setOffered(undefined),
      )
    return () => {
      isStale = true
    }
  }, [machine])
  return offered
}
