import type { OccasionChoices, Occasions } from '../../../domain/home/news/nouns.ts'
import { readingOf } from '../../kit/reading.machine.ts'
import { settingOf } from '../../kit/setting.machine.ts'

/** Who is new, birthdays and anniversaries, for the home page. System id: `occasions`. */
export const occasions = readingOf<void, Occasions>('occasions')

/** What somebody does not want told of themself. System id: `occasionChoices`. */
export const occasionChoices = settingOf<OccasionChoices>('occasionChoices')
