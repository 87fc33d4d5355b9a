/** The fields of an end of employment (`kernel/record.ts`); which days are possible, and who takes over, is `termination.ts`. */
import type { EmployeeId } from '../kernel/ids.ts'
import { chosenOrNone, type Draft, day, line, recordOf, text } from '../kernel/record.ts'

export const terminationFields = recordOf({
  date: day('Last day'),
  reason: line('Reason', 400),
  reassignReportsTo: chosenOrNone<EmployeeId>('New manager of their reports'),
  notes: text('Notes', 4000),
})
export type TerminationDraft = Draft<typeof terminationFields.fields>
