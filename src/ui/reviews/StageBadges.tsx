import { CircleAlert, Pause } from 'lucide-react'
import { isLate, isPaused, type ReviewStage } from '../../domain/reviews/lifecycle.ts'
import type { ReviewRow } from '../../domain/reviews/nouns.ts'
import { cycleStateNames, stageNames } from '../../domain/reviews/wording.ts'
import { Badge } from '../kit/Badge.tsx'
import { useNow } from '../kit/clock.ts'

const tones: Record<ReviewStage, 'neutral' | 'accent' | 'success'> = {
  Scheduled: 'neutral',
  Writing: 'accent',
  Submitted: 'accent',
  Discussing: 'accent',
  Report: 'accent',
  Acknowledged: 'accent',
  Complete: 'success',
}

/** Where it stands, and whether its day has passed. */
export const StageBadges = ({ review }: { readonly review: Pick<ReviewRow, 'stage' | 'dueDateUtc' | 'cycle'> }) => {
  const late = isLate(review, useNow())
  return (
    <>
      {late ? (
        <>
          <Badge tone="danger" icon={<CircleAlert aria-hidden="true" />}>
            Overdue
          </Badge>{' '}
        </>
      ) : null}
      {isPaused(review) ? (
        <>
          <Badge icon={<Pause aria-hidden="true" />}>{cycleStateNames[review.cycle?.state ?? 'Paused']}</Badge>{' '}
        </>
      ) : null}
      <Badge tone={tones[review.stage]}>{stageNames[review.stage]}</Badge>
    </>
  )
}
