import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { useGoals, useGoalsState } from './area.ts'

export const GoalsFailed = () => {
  const goals = useGoals()
  const failure = useGoalsState(({ context }) => context.failure)
  return (
    <ErrorState title="The goals could not be loaded" onRetry={() => goals.send({ type: 'retry.asked' })}>
      {failure === null ? null : failureSentence(failure)}
    </ErrorState>
  )
}
