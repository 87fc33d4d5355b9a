import type { OccasionChoices, Occasions, SinceVisit } from '../../../domain/home/news/nouns.ts'
import { readingOf } from '../../kit/reading.machine.ts'
import { settingOf } from '../../kit/setting.machine.ts'

/** Who is new, birthdays and anniversaries, for the home page. System id: `occasions`. */
export const occasions = readingOf<void, Occasions>('occasions')

/** What has changed since somebody was last here; reading it, they are here. System id: `sinceVisit`. */
export const sinceVisit = readingOf<void, SinceVisit>('sinceVisit')

/** What somebody does not want told of themself. System id: `occasionChoices`. */
export const occasionChoices = settingOf<OccasionChoices>('occasionChoices')
