/** The fields of a reinstatement (`kernel/record.ts`); which day and whom is possible is `reinstating.ts`. */
import type { DepartmentId, EmployeeId } from '../../kernel/ids.ts'
import { chosenOrNone, type Draft, day, recordOf, yesNo } from '../../kernel/record.ts'

export const reinstatementFields = recordOf({
  firstDay: day('First day back'),
  departmentId: chosenOrNone<DepartmentId>('Department'),
  reportsTo: chosenOrNone<EmployeeId>('Manager'),
  invites: yesNo('Invite them to sign in', false),
})
export type ReinstatementDraft = Draft<typeof reinstatementFields.fields>
