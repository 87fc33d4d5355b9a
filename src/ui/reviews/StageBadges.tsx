import { CircleAlert, Pause } from 'lucide-react'
import { Fragment } from 'react'
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

interface OfReview {
  readonly review: Pick<ReviewRow, 'stage' | 'dueDateUtc' | 'cycle'>
}

/** Where it stands, and whether its day has passed; the most urgent first. */
const useBadges = ({ review }: OfReview) => {
  const isOver = isLate(review, useNow())
  const stage = stageNames[review.stage]
  const paused = cycleStateNames[review.cycle?.state ?? 'Paused']
  return [
    isOver && {
      said: 'Overdue',
      badge: (
        <Badge tone="danger" icon={<CircleAlert aria-hidden="true" />}>
          Overdue
        </Badge>
      ),
    },
    isPaused(review) && { said: paused, badge: <Badge icon={<Pause aria-hidden="true" />}>{paused}</Badge> },
    { said: stage, badge: <Badge tone={tones[review.stage]}>{stage}</Badge> },
  ].filter((one) => one !== false)
}

export const StageBadges = (of: OfReview) =>
  useBadges(of).map(({ said, badge }, at) => (
    <Fragment key={said}>
      {at === 0 ? null : ' '}
      {badge}
    </Fragment>
  ))

/** In a card, where two of them would leave no room for the name. */
export const FirstBadge = (of: OfReview) => useBadges(of)[0]?.badge

/** There the others are words, at the end of its second line. */
export const OtherStages = (of: OfReview) => {
  const [, ...others] = useBadges(of)
  return others.length === 0 ? null : <bdi>{others.map(({ said }) => ` · ${said}`).join('')}</bdi>
}
