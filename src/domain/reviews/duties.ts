/**
 * What performance reviews ask of somebody, for the to-do list (ours): the same rule says whom a review waits for on its
 * page (`waitsFor`). What a manager has to do is asked of the reviewer; the line above and admins see it in the list.
 */
import type { Side } from '../checkIns/access.ts'
import type { EmployeeId, ReviewId } from '../kernel/ids.ts'
import type { InstantUtc } from '../kernel/nouns.ts'
import { type ReviewStage, type Standing, waitsFor } from './lifecycle.ts'

export interface ReviewDuty {
  readonly type: 'reviewToWrite' | 'reviewToAcknowledge' | 'reviewToGoOn'
  readonly id: ReviewId
  readonly title: string
  readonly detail: string
  readonly dueUtc: InstantUtc
  readonly employeeId: EmployeeId
}

/** A review that is not complete, as one of the two sees it. */
export interface Awaiting extends Omit<Standing, 'isCondensed'> {
  readonly id: ReviewId
  readonly name: string
  readonly other: string
  readonly side: Side
  readonly employeeId: EmployeeId
  readonly scheduledDateUTC: InstantUtc
  readonly dueDateUtc: InstantUtc
}

interface DutiesOn extends Pick<Standing, 'isCondensed'> {
  readonly now: number
}

export const reviewDuties = (
  reviews: ReadonlyArray<Awaiting>,
  { isCondensed, now }: DutiesOn,
): ReadonlyArray<ReviewDuty> =>
  reviews.flatMap((review): ReadonlyArray<ReviewDuty> => {
    const { id, name, other, side, stage, employeeId, dueDateUtc: dueUtc } = review
    const about = { id, employeeId, dueUtc, detail: `${name} with ${other}` }
    // Before its day nobody is asked to begin.
    if (stage === 'Scheduled' && Date.parse(review.scheduledDateUTC) > now) return []
    const waiting = waitsFor({ ...review, isCondensed })
    if (side === 'reviewer' && waiting.includes('manager'))
      return [{ type: 'reviewToGoOn', title: managed(stage, isCondensed), ...about }]
    if (!waiting.includes(side)) return []
    return stage === 'Report'
      ? [{ type: 'reviewToAcknowledge', title: 'Review to acknowledge', ...about }]
      : [{ type: 'reviewToWrite', title: 'Review to write', ...about }]
  })

const managed = (stage: ReviewStage, isCondensed: boolean): string => {
  if (stage === 'Scheduled') return 'Review to begin'
  if (stage === 'Submitted' && !isCondensed) return 'Review to discuss'
  return stage === 'Submitted' || stage === 'Discussing' ? 'Report to write' : 'Review to complete'
}
