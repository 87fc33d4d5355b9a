/**
 * What performance reviews ask of somebody, for the to-do list (ours): the same rule says whom a review waits for on its
 * page (`isTurnOf`). What a manager has to do is asked of the reviewer; the line above and admins see it in the list.
 */
import type { Side } from '../checkIns/access.ts'
import type { EmployeeId, ReviewId } from '../kernel/ids.ts'
import type { InstantUtc } from '../kernel/nouns.ts'
import { type Between, isTurnOf, mayBegin, type NextStep, nextStep, type Standing } from './lifecycle.ts'

export interface ReviewDuty {
  readonly type: 'reviewToWrite' | 'reviewToAcknowledge' | 'reviewToGoOn'
  readonly id: ReviewId
  readonly title: string
  readonly detail: string
  readonly dueUtc: InstantUtc
  readonly employeeId: EmployeeId
}

/** A review that is not complete, as one of the two sees it. */
export interface Awaiting extends Omit<Standing, 'isCondensed'>, Between {
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
    // Before its day nobody is asked to begin, nor is anybody who cannot.
    if (stage === 'Scheduled' && (Date.parse(review.scheduledDateUTC) > now || !mayBegin(review).allowed)) return []
    const standing = { ...review, isCondensed }
    const step = nextStep(standing)
    if (step === null || !isTurnOf(side, standing)) return []
    return [{ type: types[step] ?? 'reviewToGoOn', title: titles[step], ...about }]
  })

const types: Partial<Record<NextStep, ReviewDuty['type']>> = {
  write: 'reviewToWrite',
  acknowledge: 'reviewToAcknowledge',
}

const titles: Record<NextStep, string> = {
  begin: 'Review to start',
  write: 'Review to write',
  discuss: 'Review to discuss',
  report: 'Report to write',
  acknowledge: 'Review to acknowledge',
  complete: 'Review to complete',
}
