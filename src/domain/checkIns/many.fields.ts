/** What is chosen for many at once (`kernel/record.ts`), one of it at a time. */
import type { EmployeeId } from '../kernel/ids.ts'
import { chosenOrNone, day, recordOf } from '../kernel/record.ts'

/** How many at once. */
export const MANY_AT_ONCE = 200

export const manyFields = recordOf({
  dueDay: day('Due date'),
  reviewerId: {
    ...chosenOrNone<EmployeeId>('Reviewer'),
    problem: (typed: EmployeeId | null) => (typed === null ? 'Choose a reviewer' : null),
  },
})
export type ManyField = keyof typeof manyFields.fields
