import { useEffect } from 'react'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { useReadingOf } from '../app/session.ts'
import { Button } from '../kit/Button.tsx'
import { Row } from '../kit/Stack.tsx'
import { useEmployees, usePeople } from './area.ts'

/** How the reading of the list stands. What was read before stays on the screen while it is read again. */
export const useReading = () => {
  const employees = useEmployees()
  const { isLoading, failure, refresh } = useReadingOf('employees')
  const isEmpty = usePeople().length === 0
  useEffect(() => employees.send({ type: 'page.shown', now: Date.now() }), [employees])

  const status: 'loading' | 'failed' | 'ready' =
    isLoading && isEmpty ? 'loading' : failure !== null && !isLoading ? 'failed' : 'ready'
  return { status, sentence: failure === null ? '' : failureSentence(failure), retry: refresh }
}

interface NotReadProps {
  readonly sentence: string
  readonly onRetry: () => void
}

/** Above a list that could not be read anew. */
export const NotRead = ({ sentence, onRetry }: NotReadProps) => (
  <Row justify="between">
    <span>The list may be out of date. {sentence}</span>
    <Button size="sm" onClick={onRetry}>
      Try again
    </Button>
  </Row>
)
