/** The fields of a policy's settings (`kernel/record.ts`). Numbers are typed as text. */
import type { DepartmentId, EmployeeId } from '../kernel/ids.ts'
import { choice, type Draft, dayOrNone, field, numberOrNone, recordOf, yesNo } from '../kernel/record.ts'

const count = (label: string, most: number) =>
  numberOrNone(label, { least: 1, most, isWhole: true }, `A whole number from 1 to ${most}`)

/** By when it is agreed to, and what follows when it is not. */
export const agreementFields = recordOf({
  /** The last day to agree, of the tenant's calendar. */
  dueDay: dayOrNone('Agree by'),
  /** Anyone bound after the publication has this many days from then. */
  dueInDays: count('Days for people who join later', 365),
  /** From the due day on; none: no reminders but those that somebody sends. */
  remindEveryDays: count('Remind every … days', 90),
  /** So many days after the due day the manager of anyone who is late is told, once. */
  tellManagerAfterDays: count('Notify the manager after … days', 90),
  /** An agreement of this age has to be given again. */
  renewEveryMonths: count('Renew every … months', 60),
})

export const settingsFields = recordOf(
  {
    binds: choice('Applies to', { everybody: 'All employees', chosen: 'Chosen people' }, 'everybody'),
    employeeIds: field<ReadonlyArray<EmployeeId>>('People', { blank: [] }),
    departmentIds: field<ReadonlyArray<DepartmentId>>('Departments', { blank: [] }),
    positionTitles: field<ReadonlyArray<string>>('Positions', { blank: [] }),
    tags: field<ReadonlyArray<string>>('Tags', { blank: [] }),
    ...agreementFields.fields,
    isArchived: yesNo('Archived', false),
  },
  ({ binds, employeeIds, departmentIds, positionTitles, tags }) =>
    binds === 'chosen' && employeeIds.length + departmentIds.length + positionTitles.length + tags.length === 0
      ? { binds: 'Choose at least one person, department, position or tag' }
      : {},
)
export type PolicySettingsDraft = Draft<typeof settingsFields.fields>
