import { useEffect, useRef, useState } from 'react'
import { GivenUp, type Hears } from './asking.ts'
import { planner } from './planner.ts'
import type { Progress } from './question.ts'

export interface Search<A> {
  /** What was found last; it stays while something else is looked for. */
  readonly found: A | null
  readonly isLooking: boolean
  readonly progress: Progress | null
  readonly failure: string | null
  /** Somebody did not want to wait. */
  readonly isStopped: boolean
  readonly stop: () => void
  readonly again: () => void
}

type SearchState<A> = Omit<Search<A>, 'stop' | 'again'>

const looking = { isLooking: true, progress: null, failure: null, isStopped: false }

/** Something the worker is asked, anew whenever the question is another one. */
export const useSearch = <A>(question: string, ask: (hears: Hears) => Promise<A>): Search<A> => {
  const [state, setState] = useState<SearchState<A>>({ found: null, ...looking })
  const [round, setRound] = useState(0)
  const asking = useRef(ask)
  asking.current = ask
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question or another round is what it is asked for
  useEffect(() => {
    let isStale = false
    const change = (to: Partial<SearchState<A>>) => isStale || setState((before) => ({ ...before, ...to }))
    change(looking)
    asking
      .current((progress) => change({ progress }))
      .then(
        (found) => change({ found, isLooking: false }),
        (error: Error) =>
          error instanceof GivenUp
            ? change({ isLooking: false, isStopped: true })
            : change({ found: null, isLooking: false, failure: error.message }),
      )
    return () => {
      isStale = true
    }
  }, [question, round])
  return { ...state, stop: () => planner().stop(), again: () => setRound((before) => before + 1) }
}
