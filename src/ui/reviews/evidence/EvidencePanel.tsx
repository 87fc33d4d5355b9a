import { useSelector } from '@xstate/react'
import { FileSearch } from 'lucide-react'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import type { ReadingActor } from '../../../machines/kit/reading.machine.ts'
import { evidenceReading } from '../../../machines/reviews/evidence/evidence.ts'
import { useApp, useReadingWhileShown } from '../../app/machines.tsx'
import { DateText } from '../../kit/DateText.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { SidePanel } from '../../kit/SidePanel.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import type { CitedInto } from './citedInto.ts'
import { Timeline } from './Timeline.tsx'

interface EvidencePanelProps {
  readonly review: PerformanceReview
  readonly into: CitedInto
  readonly onClose: () => void
}

/** What happened with the employee since their last review, beside what is written about it. */
export const EvidencePanel = ({ review, into, onClose }: EvidencePanelProps) => {
  const reading = useReadingWhileShown(useApp().system.get('reviews/evidence'), evidenceReading, { id: review.id })
  return (
    // With each text one turns to, its title has the focus again.
    <SidePanel key={`${into.key}/${into.part}`} title="Evidence" closeLabel="Close evidence" onClose={onClose}>
      <Stack gap={3}>
        <Text style="small" tone="muted">
          {into.name}
        </Text>
        <Found reading={reading} review={review} into={into} />
      </Stack>
    </SidePanel>
  )
}

interface FoundProps extends Pick<EvidencePanelProps, 'review' | 'into'> {
  readonly reading: ReadingActor
}

const Found = ({ reading, review, into }: FoundProps) => {
  const found = useSelector(reading, evidenceReading.foundIn)
  const failure = useSelector(reading, ({ context }) => context.failure)
  if (failure !== null)
    return (
      <ErrorState title="Evidence could not be loaded" onRetry={() => reading.send({ type: 'retry.asked' })}>
        {failureSentence(failure)}
      </ErrorState>
    )
  if (found === null) return <Skeleton height={240} />
  const { since, sinceReview, items } = found
  return (
    <>
      <Text style="small" tone="muted">
        {`${review.employee.fullName}, since `}
        <DateText value={since} />
        {sinceReview === null ? '.' : `, when “${sinceReview.name}” was completed.`}
      </Text>
      {items.length === 0 ? (
        <EmptyState icon={<FileSearch />} title="No evidence from this period">
          Goals, check-ins, certifications, policies and positions that you can see show here.
        </EmptyState>
      ) : (
        <Timeline review={review} evidence={found} into={into} />
      )}
    </>
  )
}
