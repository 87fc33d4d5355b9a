import type { ReviewListing } from '../../domain/reviews/listing.ts'
import type { ReviewChoices, ReviewRow } from '../../domain/reviews/nouns.ts'
import { readingOf } from '../kit/reading.machine.ts'
import { windowedListOf } from '../kit/windowedList.machine.ts'

/** The reviews one may see, a window at a time. System id: `reviewWindows`. */
export const reviewWindows = windowedListOf<ReviewListing, ReviewRow>('reviewWindows', ({ id }) => id)

/** Of whom one may plan, and who starts reviews here. System id: `reviewChoices`. */
export const reviewChoicesReading = readingOf<'all', ReviewChoices>('reviewChoices')
