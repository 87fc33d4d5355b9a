/** The list of reviews as a file: days by the client's clocks, as a spreadsheet reads them. */

import { dayIn } from '../kernel/days.ts'
import { writtenTruth } from '../kernel/import/cells.ts'
import { isLate } from './lifecycle.ts'
import type { ReviewRow } from './nouns.ts'
import { reviewFields, scheduleFields } from './review.fields.ts'
import { stageNames } from './wording.ts'

const { name, reviewerId } = reviewFields.fields
const { scheduledDay, dueDay } = scheduleFields.fields

export const reviewCsvHeaders: ReadonlyArray<string> = [
  name.label,
  'Employee',
  'Position',
  reviewerId.label,
  scheduledDay.label,
  dueDay.label,
  'Stage',
  'Overdue',
  'Employee submitted',
  'Reviewer submitted',
  'Completed',
]

/** `now` in milliseconds since the epoch. */
export const reviewCsvRow = (review: ReviewRow, timeZone: string, now: number): ReadonlyArray<string> => {
  const day = (instant: string) => dayIn(timeZone, Date.parse(instant))
  const { employee, reviewer, submittedBy, completedDateUTC } = review
  return [
    review.name,
    employee.fullName,
    review.positionTitle ?? '',
    reviewer.fullName,
    day(review.scheduledDateUTC),
    day(review.dueDateUtc),
    stageNames[review.stage],
    writtenTruth(isLate(review, now)),
    writtenTruth(submittedBy.employee),
    writtenTruth(submittedBy.reviewer),
    completedDateUTC === null ? '' : day(completedDateUTC),
  ]
}
