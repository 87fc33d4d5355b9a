/** Which day the page shows, and of whom: written into its address. */

import type { DepartmentId } from '../kernel/ids.ts'
import { inAddress, matching } from '../kernel/inAddress.ts'
import { calendarDay, isOnTheCalendar } from '../kernel/inputProblems.ts'
import type { Day } from '../kernel/nouns.ts'

export interface ScrumQuestion {
  readonly day?: Day
  readonly department?: DepartmentId
}

const address = inAddress({
  day: (said) => (calendarDay.test(said) && isOnTheCalendar(said) ? said : null),
  department: matching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
})

export const readScrumQuestion = (search: string): ScrumQuestion => address.read(search) as ScrumQuestion

export const writtenScrumQuestion = (question: ScrumQuestion): string => address.written(question)
