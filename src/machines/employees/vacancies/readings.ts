import type { Vacancy } from '../../../domain/employees/vacancies/nouns.ts'
import { readingOf } from '../../kit/reading.machine.ts'

/** All that the reader may know of. System id: `vacancies`. */
export const vacanciesReading = readingOf<'all', ReadonlyArray<Vacancy>>('vacancies')
