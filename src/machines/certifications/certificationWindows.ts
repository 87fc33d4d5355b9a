import type { Listing, ListingCounts } from '../../domain/certifications/listing.ts'
import type { Certification } from '../../domain/certifications/nouns.ts'
import { readingOf } from '../kit/reading.machine.ts'
import { windowedListOf } from '../kit/windowedList.machine.ts'

/** Everybody's certifications, as far as one may see them, a window at a time. System id: `certificationWindows`. */
export const certificationWindows = windowedListOf<Listing, Certification>('certificationWindows', ({ id }) => id)

/** How many there are of each choice of the list. System id: `certificationCounts`. */
export const countsReading = readingOf<void, ListingCounts>('certificationCounts')
