/** The list of check-ins as a file: days and times by the client's clocks, as a spreadsheet reads them. */

import { dayIn, timeIn } from '../kernel/days.ts'
import { writtenTruth } from '../kernel/import/cells.ts'
import { planFields } from './checkIn.fields.ts'
import { isOverdue } from './lifecycle.ts'
import type { CheckInRow } from './nouns.ts'
import { statusNames } from './wording.ts'

type Listed = Pick<CheckInRow, 'name' | 'scheduledDateUTC' | 'dueDateUtc' | 'status' | 'preparedBy' | 'minutes'> & {
  readonly employee: string
  readonly reviewer: string
  readonly location: string | null
}

const { reviewerId, locationId, day, time, minutes: length, dueDay } = planFields.fields

export const checkInCsvHeaders: ReadonlyArray<string> = [
  'Check-in',
  'Employee',
  reviewerId.label,
  day.label,
  time.label,
  length.label,
  locationId.label,
  dueDay.label,
  'Status',
  'Overdue',
  'Employee prepared',
  'Reviewer prepared',
]

/** `now` in milliseconds since the epoch. */
export const checkInCsvRow = (checkIn: Listed, timeZone: string, now: number): ReadonlyArray<string> => {
  const { name, employee, reviewer, scheduledDateUTC, dueDateUtc, minutes, location, status, preparedBy } = checkIn
  const scheduled = Date.parse(scheduledDateUTC)
  return [
    name,
    employee,
    reviewer,
    dayIn(timeZone, scheduled),
    timeIn(timeZone, scheduled),
    String(minutes),
    location ?? '',
    dayIn(timeZone, Date.parse(dueDateUtc)),
    statusNames[status],
    writtenTruth(isOverdue(checkIn, now)),
    writtenTruth(preparedBy.employee),
    writtenTruth(preparedBy.reviewer),
  ]
}
