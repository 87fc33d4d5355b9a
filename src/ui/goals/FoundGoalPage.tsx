import { useSelector } from '@xstate/react'
import type { GoalId } from '../../domain/kernel/ids.ts'
import { places } from '../../domain/session/places.ts'
import { goalFoundReading } from '../../machines/goals/readings.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { NotFoundPage } from '../app/NotFoundPage.tsx'
import type { PageProps } from '../app/pages.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Page } from '../kit/Page.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useFound } from './area.ts'
import { GoalPage } from './GoalPage.tsx'

/** § 2.1 A goal by itself: whose it is is asked first, and then it is that person's. */
export const FoundGoalPage = ({ params, ...page }: PageProps) => {
  const reading = useFound(params.id as GoalId)
  const found = useSelector(reading, goalFoundReading.foundIn)
  const failure = useSelector(reading, ({ context }) => context.failure)
  const isNotFound = useSelector(reading, (snapshot) => snapshot.matches('notFound'))
  if (isNotFound) return <NotFoundPage />
  if (found !== null && found.id === params.id)
    return <GoalPage {...page} params={{ employeeId: found.employee.id, id: found.id }} />
  return (
    <Page title={places.goal.title}>
      {failure === null ? (
        <Skeleton height={96} />
      ) : (
        <ErrorState title="The goals could not be loaded" onRetry={() => reading.send({ type: 'retry.asked' })}>
          {failureSentence(failure)}
        </ErrorState>
      )}
    </Page>
  )
}
