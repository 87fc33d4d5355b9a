import { useEffect } from 'react'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { useReadingOf } from '../app/session.ts'
import { useClock } from '../kit/clock.ts'
import { useEmployees, usePeople } from './area.ts'

/** How the reading of the list stands. What was read before stays on the screen while it is read again. */
export const useReading = () => {
  const employees = useEmployees()
  const { isLoading, failure, refresh } = useReadingOf('employees')
  const isEmpty = usePeople().length === 0
  const clock = useClock()
  useEffect(() => employees.send({ type: 'page.shown', now: clock.now() }), [employees, clock])

  const status: 'loading' | 'failed' | 'ready' =
    isLoading && isEmpty ? 'loading' : failure !== null && !isLoading ? 'failed' : 'ready'
  return { status, sentence: failure === null ? '' : failureSentence(failure), retry: refresh }
}
