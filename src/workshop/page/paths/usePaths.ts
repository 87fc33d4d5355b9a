import { useEffect, useState } from 'react'
import { planner } from './planner.ts'
import type { FoundPaths, Offered, PathWish } from './question.ts'

export interface Paths {
  /** What was found last; it stays while something else is looked for. */
  readonly found: FoundPaths | null
  readonly isLooking: boolean
  readonly failure: string | null
}

export const usePaths = ({ machine, strategy, variant, to, longest }: PathWish): Paths => {
  const [paths, setPaths] = useState<Paths>({ found: null, isLooking: true, failure: null })
  useEffect(() => {
    let isStale = false
    setPaths((before) => ({ ...before, isLooking: true }))
    planner()
      .paths({ machine, strategy, variant, to, longest })
      .then(
        (found) => isStale || setPaths({ found, isLooking: false, failure: null }),
        (error: Error) => isStale || setPaths({ found: null, isLooking: false, failure: error.message }),
      )
    return () => {
      isStale = true
    }
  }, [machine, strategy, variant, to, longest])
  return paths
}

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
