/**
 * The fields of a certification type (`kernel/record.ts`). Numbers are typed as text; the thresholds as one line, 30, 14, 0.
 */
import type { DepartmentId } from '../kernel/ids.ts'
import { type Draft, field, line, numberOrNone, recordOf, text, yesNo } from '../kernel/record.ts'
import { inReminderOrder, USUAL_REMINDER_DAYS } from './reminding.ts'

const VALIDITY_MAX = 600
export const REMINDER_MAX = 365
export const REMINDERS_MAX = 12

const daysTyped = (typed: string): ReadonlyArray<string> => typed.split(/[,;\s]+/).filter((part) => part !== '')

const isDays = (typed: string): boolean => /^\d+$/.test(typed) && Number(typed) <= REMINDER_MAX

const reminderDays = field<string, ReadonlyArray<number>>('Reminders (days before expiry)', {
  blank: USUAL_REMINDER_DAYS.join(', '),
  problem: (typed) => {
    const parts = daysTyped(typed)
    if (!parts.every(isDays)) return `Enter whole numbers of days from 0 to ${REMINDER_MAX}, with commas between them`
    return new Set(parts.map(Number)).size > REMINDERS_MAX ? `At most ${REMINDERS_MAX} of them` : null
  },
  toSaved: (typed) => inReminderOrder(daysTyped(typed).map(Number)),
  toTyped: (days) => days.join(', '),
})

/** Everyone in one of these must hold a certification of the type (ours). */
export const requirementFields = recordOf({
  all: yesNo('Required for everyone', false),
  departmentIds: field<ReadonlyArray<DepartmentId>>('Required in departments', { blank: [] }),
  positionTitles: field<ReadonlyArray<string>>('Required for positions', { blank: [] }),
  tags: field<ReadonlyArray<string>>('Required for tags', { blank: [] }),
})

export const typeContent = recordOf({
  name: line('Name', 120),
  description: text('Description', 1_000),
  /** Nothing typed: what is of this type does not expire. */
  validityMonths: {
    ...numberOrNone(
      'Valid for (months)',
      { least: 1, most: VALIDITY_MAX, isWhole: true },
      `Enter a whole number of months from 1 to ${VALIDITY_MAX}, or leave it empty`,
    ),
    blank: '12',
  },
  reminderDays,
})

const form = recordOf({ ...typeContent.fields, ...requirementFields.fields })
export type TypeTyped = Draft<typeof form.fields>

/** What is chosen besides "everybody" is not kept. */
export const requirementOf = (typed: Draft<typeof requirementFields.fields>) =>
  typed.all ? { ...requirementFields.blank, all: true } : requirementFields.toSaved(typed)

/** Two that mean the same are the same. */
export const typeFields: typeof form = {
  ...form,
  changes: (before, after) =>
    form.changes({ ...before, ...requirementOf(before) }, { ...after, ...requirementOf(after) }),
}
