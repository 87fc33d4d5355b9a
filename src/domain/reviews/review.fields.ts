/** The fields of a review and of the settings (`kernel/record.ts`). § 3 names the review's. */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import {
  choice,
  chosenOrNone,
  day,
  dayOrNone,
  line,
  number,
  recordOf,
  required,
  text,
  yesNo,
} from '../kernel/record.ts'

/** Something has to be chosen. */
export const chosen = <Id>(label: string, missing: string) => ({
  ...chosenOrNone<Id>(label),
  required: true,
  problem: (typed: Id | null) => (typed === null ? missing : null),
})

/** What it is called and who reviews. */
export const reviewFields = recordOf({
  name: line('Name', 120),
  reviewerId: chosen<EmployeeId>('Reviewer', 'Choose a reviewer'),
})

/** When it begins, and until when both write. */
export const scheduleFields = recordOf({ scheduledDay: day('Begins'), dueDay: day('Due') })

export const mayBeDue = (schedule: {
  readonly scheduledDay: string
  readonly dueDay: string
}): Decision<'dueTooSoon'> => (schedule.dueDay < schedule.scheduledDay ? denied('dueTooSoon') : allowed)

/** Why something is taken back, or what the employee says to the report. */
export const reasonFields = recordOf({ reason: text('Why', 2000) })

export const pointFields = recordOf({ text: required(text('Point', 400)) })
export const NOTE_MAX = 8000

const ownerNames = { employee: 'The employee', reviewer: 'The reviewer' } as const

/** What is agreed: a goal has no longer a title. */
export const actionFields = recordOf({
  text: line('Action', 160),
  owner: choice('Who', ownerNames, 'employee'),
  dueDay: dayOrNone('By'),
})

const starterNames = { managers: 'Administrators and managers', admins: 'Administrators' } as const
export type StarterName = keyof typeof starterNames

const SMALLEST_GROUP = { least: 2, most: 10, isWhole: true }

export const settingsFields = recordOf({
  /** Of reviews that are planned from now on: those that are there keep the promise under which they were begun. */
  hidesUntilBoth: yesNo('Neither side reads the other before both have submitted', true),
  starters: choice('Who may start reviews', starterNames, 'managers'),
  /** Of reviews in which others are asked from now on: nobody who has answered without their name is named later. */
  isAnonymous: yesNo('Feedback of others is shown without names', true),
  smallestGroup: {
    ...number('Smallest group that is shown', SMALLEST_GROUP, 'Enter a whole number from 2 to 10'),
    blank: '3',
  },
})
