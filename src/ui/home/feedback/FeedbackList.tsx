import { useSelector } from '@xstate/react'
import type { CSSProperties, ReactNode } from 'react'
import type { KeptFeedback } from '../../../domain/home/inbox/nouns.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import type { Stretches } from '../../../machines/kit/stretches.ts'
import type { WindowedListActor } from '../../../machines/kit/windowedList.machine.ts'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Row } from '../../kit/Stack.tsx'

interface FeedbackListProps {
  readonly list: WindowedListActor
  readonly label: string
  readonly failed: string
  readonly empty: ReactNode
  readonly children: (one: KeptFeedback) => ReactNode
}

/** As far as it has been read; older feedback is read when somebody wants it. */
export const FeedbackList = ({ list, label, failed, empty, children }: FeedbackListProps) => {
  const stretches = useSelector(list, ({ context }) => context.stretches) as Stretches<KeptFeedback>
  const failure = useSelector(list, ({ context }) => context.failure)
  const isLoading = useSelector(
    list,
    (snapshot) => snapshot.matches({ reading: 'closed' }) || snapshot.hasTag('loading'),
  )
  const [first] = stretches
  const all = first?.rows ?? []
  if (failure !== null && all.length === 0)
    return (
      <ErrorState title={failed} onRetry={() => list.send({ type: 'retry.asked' })}>
        {failureSentence(failure)}
      </ErrorState>
    )
  if (first === undefined || (isLoading && all.length === 0)) return <Skeleton height={240} />
  if (all.length === 0) return empty
  return (
    <>
      <ul style={gaps} aria-label={label}>
        {all.map((one) => (
          <li key={one.id} className={slot('section', 'root')}>
            {children(one)}
          </li>
        ))}
      </ul>
      {first.after === null ? null : (
        <Row justify="between">
          <span />
          <Button
            busy={isLoading}
            onClick={() => list.send({ type: 'rows.shown', from: all.length - 1, until: all.length + 1 })}
          >
            Show older feedback
          </Button>
        </Row>
      )}
    </>
  )
}

const gaps: CSSProperties = { display: 'grid', gap: 12 }
