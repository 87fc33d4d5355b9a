import { CircleAlert, CircleCheck } from 'lucide-react'
import { sides } from '../../domain/checkIns/access.ts'
import { type CheckInStatus, isOverdue } from '../../domain/checkIns/lifecycle.ts'
import type { CheckInRow } from '../../domain/checkIns/nouns.ts'
import { statusNames } from '../../domain/checkIns/wording.ts'
import { Badge } from '../kit/Badge.tsx'
import { look } from '../kit/classes.ts'
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
        <Badge tone="danger" icon={<CircleAlert aria-hidden="true" />}>
          Overdue
        </Badge>
      ) : null}
      {isLate && checkIn.status !== 'Held' ? null : (
        <Badge tone={tones[checkIn.status]}>{statusNames[checkIn.status]}</Badge>
      )}
    </>
  )
}

type Preparing = Pick<CheckInRow, 'employee' | 'reviewer' | 'preparedBy'>

/** Who has said so: one by name, or both. */
export const PreparedMarks = ({ checkIn }: { readonly checkIn: Preparing }) => {
  const prepared = sides.filter((side) => checkIn.preparedBy[side])
  const [one] = prepared
  return one === undefined ? (
    <span className={look('text', { tone: 'subtle' })}>Nobody yet</span>
  ) : (
    <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
      {prepared.length === sides.length ? 'Both' : checkIn[one].fullName}
    </Badge>
  )
}
