import { CircleAlert } from 'lucide-react'
import { type CheckInStatus, isOverdue } from '../../domain/checkIns/lifecycle.ts'
import type { CheckInRow } from '../../domain/checkIns/nouns.ts'
import { statusNames } from '../../domain/checkIns/wording.ts'
import { Badge } from '../kit/Badge.tsx'
import { useNow } from '../kit/clock.ts'

const tones: Record<CheckInStatus, 'neutral' | 'accent' | 'success'> = {
  Scheduled: 'neutral',
  PreparedByOne: 'accent',
  PreparedByBoth: 'accent',
  Held: 'accent',
  Complete: 'success',
  Skipped: 'neutral',
}

/** Where it stands; that it is overdue, which follows from its day, stands before how far it is prepared. */
export const StatusBadges = ({ checkIn }: { readonly checkIn: Pick<CheckInRow, 'status' | 'dueDateUtc'> }) => {
  const isLate = isOverdue(checkIn, useNow())
  return (
    <>
      {isLate ? (
        <>
          <Badge tone="danger" icon={<CircleAlert aria-hidden="true" />}>
            Overdue
          </Badge>{' '}
        </>
      ) : null}
      {isLate && checkIn.status !== 'Held' ? null : (
        <Badge tone={tones[checkIn.status]}>{statusNames[checkIn.status]}</Badge>
      )}
    </>
  )
}
