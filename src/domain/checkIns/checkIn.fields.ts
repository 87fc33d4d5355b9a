/** The fields of a check-in, of a series and of what is written in one (`kernel/record.ts`). § 3 names the check-in's. */
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { CheckInTemplateId, EmployeeId, ItemId } from '../kernel/ids.ts'
import {
  choice,
  chosenOrNone,
  type Draft,
  day,
  dayOrNone,
  field,
  line,
  number,
  numberOrNone,
  recordOf,
  required,
  text,
} from '../kernel/record.ts'
import {
  RHYTHM_MOST,
  type Rhythm,
  type RhythmKind,
  rhythmKinds,
  rhythmOn,
  weekdayNames,
  weekdayOf,
  weekNames,
  weekOf,
} from '../kernel/rhythm.ts'
import { denials } from './wording.ts'

/** Of the day, by the clocks of the client's zone. */
export const wallTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const time = (label: string) =>
  field<string>(label, {
    blank: '10:00',
    problem: (typed) => (wallTime.test(typed) ? null : 'Enter a time, for example 09:30'),
  })

const minutes = {
  ...number('Minutes', { least: 5, most: 480, isWhole: true }, 'Enter whole minutes from 5 to 480'),
  blank: '30',
}

/** When it is due: on its day, unless a later one is said. */
export const mayBeDue = ({
  day,
  dueDay,
}: {
  readonly day: string
  readonly dueDay: string | null
}): Decision<'dueTooSoon'> => (dueDay !== null && dueDay < day ? denied('dueTooSoon') : allowed)

const dueInTime = ({ day, dueDay }: { readonly day: string; readonly dueDay: string }) => {
  const may = mayBeDue({ day, dueDay: dueDay === '' ? null : dueDay })
  return { dueDay: may.allowed ? null : denials[may.because] }
}

/** When and where, and who reviews. */
export const planFields = recordOf(
  {
    name: line('Name', 120),
    reviewerId: {
      ...chosenOrNone<EmployeeId>('Reviewer'),
      required: true,
      problem: (typed: EmployeeId | null) => (typed === null ? 'Choose a reviewer' : null),
    },
    locationId: chosenOrNone<ItemId>('Location'),
    day: day('Day'),
    time: time('Time'),
    minutes,
    dueDay: dayOrNone('Due'),
  },
  dueInTime,
)
export type PlanDraft = Draft<typeof planFields.fields>

const rhythm = {
  rhythm: choice('Repeats', rhythmKinds, 'once'),
  every: {
    ...numberOrNone(
      'Every',
      { least: 1, most: RHYTHM_MOST, isWhole: true },
      `Enter a whole number from 1 to ${RHYTHM_MOST}`,
    ),
    blank: '3' as string,
  },
  unit: choice('Weeks or months', { week: 'weeks', month: 'months' }, 'week'),
  weekday: choice('On', weekdayNames as unknown as Readonly<Record<`${keyof typeof weekdayNames}`, string>>, '1'),
  week: choice('Week of the month', weekNames as unknown as Readonly<Record<`${keyof typeof weekNames}`, string>>, '1'),
} as const
export const rhythmFields = recordOf(rhythm)
export type RhythmDraft = Draft<typeof rhythmFields.fields>

/** The rhythm chosen, which begins on a day; null for once. */
export const rhythmChosen = ({ rhythm, every, unit, weekday, week }: RhythmDraft, first: string): Rhythm | null =>
  rhythm === 'once'
    ? null
    : rhythm === 'own'
      ? {
          every: Number(every),
          unit,
          weekday: Number(weekday) as Rhythm['weekday'],
          week: Number(week) as Rhythm['week'],
        }
      : rhythmOn(rhythm, first)

/** Leaving a rhythm of one's own leaves nothing behind of what was typed for it; one's own begins on the weekday of the day. */
export const ofRhythm = (kind: RhythmKind, day: string): RhythmDraft & { readonly dueDay?: string } => {
  const isDay = planFields.fields.day.problem(day) === null
  const begun = isDay ? ({ weekday: `${weekdayOf(day)}`, week: `${weekOf(day)}` } as const) : {}
  return {
    ...rhythmFields.blank,
    ...(kind === 'own' && begun),
    rhythm: kind,
    // Each of a series is due on its day.
    ...(kind !== 'once' && { dueDay: '' }),
  }
}

/** The page on which one, or a whole series for one or many, is planned. */
export const newFields = recordOf(
  {
    employeeIds: field<ReadonlyArray<EmployeeId>>('Employees', {
      blank: [],
      required: true,
      problem: (chosen) =>
        chosen.length === 0
          ? 'Choose someone'
          : chosen.length > MANY_MOST
            ? `At most ${MANY_MOST} people at once`
            : null,
    }),
    ...planFields.fields,
    // Of several each has their own manager, if nobody is chosen.
    reviewerId: chosenOrNone<EmployeeId>('Reviewer'),
    templateId: chosenOrNone<CheckInTemplateId>('Template'),
    ...rhythm,
  },
  (draft) => ({
    ...dueInTime(draft),
    reviewerId: reviewerProblem(draft),
    every: draft.rhythm === 'own' && draft.every.trim() === '' ? `Enter a whole number from 1 to ${RHYTHM_MOST}` : null,
  }),
)
export type NewDraft = Draft<typeof newFields.fields>

const reviewerProblem = ({
  employeeIds,
  reviewerId,
}: {
  readonly employeeIds: ReadonlyArray<EmployeeId>
  readonly reviewerId: EmployeeId | null
}): string | null => {
  if (reviewerId === null) return employeeIds.length < 2 ? planFields.fields.reviewerId.problem(null) : null
  return employeeIds.includes(reviewerId) ? denials.sameTwo : null
}

/** How many can be planned for in one act. */
export const MANY_MOST = 60

export const commentFields = recordOf({ text: required(text('Comment', 2000)) })

export const reasonFields = recordOf({ reason: required(text('Reason for reopening', 500)) })

/** A text that is written in a check-in: an answer, the notes, a private note. */
export const TEXT_MAX = 8000

export const itemFields = recordOf({
  text: line('What', 300),
  ownerId: chosenOrNone<EmployeeId>('Owner'),
  dueDay: dayOrNone('Day'),
})
