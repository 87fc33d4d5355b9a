import type { CheckInListing } from '../../domain/checkIns/listing.ts'
import type { CheckInOverview, CheckInRow, Choosable } from '../../domain/checkIns/nouns.ts'
import { readingOf } from '../kit/reading.machine.ts'
import { windowedListOf } from '../kit/windowedList.machine.ts'
import type { OfPerson } from './checkIns.ports.ts'

/** The check-ins one may see, a window at a time. System id: `checkInWindows`. */
export const checkInWindows = windowedListOf<CheckInListing, CheckInRow>('checkInWindows', ({ id }) => id)

/** With whom one may plan. System id: `checkInChoices`. */
export const checkInChoicesReading = readingOf<'all', ReadonlyArray<Choosable>>('checkInChoices')

/** What took place of what was planned, month by month. System id: `checkInOverview`. */
export const checkInOverviewReading = readingOf<OfPerson, CheckInOverview>('checkInOverview')
