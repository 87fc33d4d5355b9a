/** How reviews go at a client (`kernel/record.ts`). All ours. */
import { choice, number, recordOf, yesNo } from '../kernel/record.ts'
import { stepsField } from './steps.ts'

const starterNames = { managers: 'Administrators and managers', admins: 'Administrators' } as const
export type StarterName = keyof typeof starterNames

const SMALLEST_GROUP = { least: 2, most: 10, isWhole: true }

const reminderNames = {
  usual: '3 days before, due day, day after',
  early: '7 and 3 days before, due day, day after',
  onTheDay: 'On the due day',
  none: 'No reminders',
} as const
export type Reminders = keyof typeof reminderNames

/** How many days before it is due somebody is reminded of what they have not submitted; below 0 after it. */
export const remindedDays: Readonly<Record<Reminders, ReadonlyArray<number>>> = {
  usual: [3, 0, -1],
  early: [7, 3, 0, -1],
  onTheDay: [0],
  none: [],
}

const usualScale = ['Well below what was agreed', 'Below', 'As agreed', 'Above', 'Well above what was agreed']

export const settingsFields = recordOf(
  {
    /** Of reviews that are planned from now on: those that are there keep the promise under which they were begun. */
    hidesUntilBoth: yesNo('Hide answers until both have submitted', true),
    starters: choice('Who can start reviews', starterNames, 'managers'),
    /** Of reviews in which others are asked from now on: nobody who has answered without their name is named later. */
    isAnonymous: yesNo('Show feedback from others without names', true),
    smallestGroup: {
      ...number('Smallest group shown', SMALLEST_GROUP, 'Enter a whole number from 2 to 10'),
      blank: '3',
    },
    /** Nobody is asked by that: who manages the review decides. */
    employeesPropose: yesNo('Employees can propose people for feedback', true),
    reminders: choice('Reminder emails', reminderNames, 'usual'),
    /** Of questions that are written from now on. */
    scale: stepsField('Rating steps, lowest first', usualScale),
  },
  ({ scale }) => ({ scale: scale.length < 2 ? 'Enter at least two' : null }),
)
