import type { Vacancy } from '../../../domain/employees/vacancies/nouns.ts'
import { readingOf } from '../../kit/reading.machine.ts'
import { settingOf } from '../../kit/setting.machine.ts'

/** All that the reader may know of. System id: `vacancies`. */
export const vacanciesReading = readingOf<'all', ReadonlyArray<Vacancy>>('vacancies')

/** Whether the chart shows none of them. System id: `vacanciesHidden`. */
export const vacanciesHidden = settingOf<boolean>('vacanciesHidden')
