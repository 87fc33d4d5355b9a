/** The fields of a cycle of reviews (`kernel/record.ts`). All ours. What its kind, or who is in it, does not ask is none. */
import type { DepartmentId, EmployeeId, ReviewTemplateId } from '../../kernel/ids.ts'
import {
  choice,
  chosenOrNone,
  type Draft,
  day,
  dayOrNone,
  field,
  line,
  numberOrNone,
  recordOf,
} from '../../kernel/record.ts'
import { chosen, mayBeDue } from '../review.fields.ts'
import { denials } from '../wording.ts'

export const cycleKinds = {
  byDates: 'On one date for everyone',
  byStart: 'By each person’s start date',
  continuous: 'Repeatedly for each person',
} as const
export type CycleKind = keyof typeof cycleKinds

export const whoNames = {
  everybody: 'All employees',
  departments: 'Departments',
  manager: 'Everyone who reports to one person',
  people: 'Chosen people',
} as const
export type CycleWho = keyof typeof whoNames

export const CHOSEN_MOST = 1000
const DAYS_MOST = 365
const MONTHS_MOST = 60

const some = <Id>(label: string) =>
  field<ReadonlyArray<Id>>(label, {
    blank: [],
    problem: (ids) => (ids.length > CHOSEN_MOST ? `At most ${CHOSEN_MOST}` : null),
  })

const fields = {
  name: line('Name', 120),
  templateId: chosen<ReviewTemplateId>('Template', 'Choose a template'),
  who: choice('People', whoNames, 'everybody'),
  departmentIds: some<DepartmentId>('Departments'),
  managerId: chosenOrNone<EmployeeId>('Manager'),
  employeeIds: some<EmployeeId>('People'),
  kind: choice('Timing', cycleKinds, 'byDates'),
  /** By dates, the day on which it begins for everybody; otherwise nobody is planned before it. */
  from: day('Starts'),
  dueDay: dayOrNone('Due'),
  months: numberOrNone(
    'Months',
    { least: 1, most: MONTHS_MOST, isWhole: true },
    `Enter a whole number of months from 1 to ${MONTHS_MOST}`,
  ),
  dueDays: numberOrNone(
    'Days to write',
    { least: 0, most: DAYS_MOST, isWhole: true },
    `Enter a whole number of days from 0 to ${DAYS_MOST}`,
  ),
  /** Of everybody; without one, each is reviewed by their manager. */
  reviewerId: chosenOrNone<EmployeeId>('Reviewer'),
}

export type CycleDraft = Draft<typeof fields>

/** What its kind and who is in it ask for. */
const missing = (draft: CycleDraft) => ({
  departmentIds: draft.who === 'departments' && draft.departmentIds.length === 0 ? 'Choose a department' : null,
  managerId: draft.who === 'manager' && draft.managerId === null ? 'Choose a manager' : null,
  employeeIds: draft.who === 'people' && draft.employeeIds.length === 0 ? 'Choose someone' : null,
  ...(draft.kind === 'byDates'
    ? {
        dueDay:
          draft.dueDay === ''
            ? 'Choose the due date'
            : mayBeDue({ scheduledDay: draft.from, dueDay: draft.dueDay }).allowed
              ? null
              : denials.dueTooSoon,
      }
    : {
        months: draft.months === '' ? 'Enter after how many months' : null,
        dueDays: draft.dueDays === '' ? 'Enter how many days there are to write' : null,
      }),
})

export const cycleFields = recordOf(fields, missing)

/** Without what is not asked: a day that was typed before another kind was chosen is not saved. */
export const withoutUnasked = (draft: CycleDraft): CycleDraft => ({
  ...draft,
  departmentIds: draft.who === 'departments' ? draft.departmentIds : [],
  managerId: draft.who === 'manager' ? draft.managerId : null,
  employeeIds: draft.who === 'people' ? draft.employeeIds : [],
  ...(draft.kind === 'byDates' ? { months: '', dueDays: '' } : { dueDay: '' }),
})
