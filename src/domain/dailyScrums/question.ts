/** Which day the page shows, and of whom: written into its address. */

import type { DepartmentId } from '../kernel/ids.ts'
import { aDay, anId, inAddress } from '../kernel/inAddress.ts'
import type { Day } from '../kernel/nouns.ts'

export interface ScrumQuestion {
  readonly day?: Day
  readonly department?: DepartmentId
}

const address = inAddress({ day: aDay, department: anId })

export const readScrumQuestion = (search: string): ScrumQuestion => address.read(search) as ScrumQuestion

export const writtenScrumQuestion = (question: ScrumQuestion): string => address.written(question)
