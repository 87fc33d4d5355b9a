/** The fields of a review (`kernel/record.ts`). § 3 names them. */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { EmployeeId } from '../kernel/ids.ts'
import { choice, chosenOrNone, day, dayOrNone, line, recordOf, required, text } from '../kernel/record.ts'

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
export const scheduleFields = recordOf({ scheduledDay: day('Starts'), dueDay: day('Due') })

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
