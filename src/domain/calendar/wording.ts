/** What the calendar says. All ours: § 8 has no sentences for it. */
import { fullDay } from '../kernel/locale.ts'
import type { Day } from '../kernel/nouns.ts'
import type { CalendarKind } from './kinds.ts'

export const kindNames: Readonly<Record<CalendarKind, string>> = {
  policy: 'Policy due',
  certification: 'Certification expires',
  checkIn: 'Check-in',
  goal: 'Goal due',
  service: 'Service due',
  review: 'Review due',
}

export const between = (name: string, other: string): string => `${name} with ${other}`

export const feedbackOn = (name: string): string => `Feedback on ${name}`

/** What the entry says outside the product: what the page says, in one line. */
export const summaryOf = ({ kind, title }: { readonly kind: CalendarKind; readonly title: string }): string =>
  `${kindNames[kind]}: ${title}`

const lateNames: Readonly<Record<CalendarKind, string>> = {
  policy: 'Policy overdue',
  certification: 'Certification expired',
  checkIn: 'Check-in overdue',
  goal: 'Goal overdue',
  service: 'Service overdue',
  review: 'Review overdue',
}

/** What has to be done about it, and whether that is late: what its picture and colour show. */
export const saidOf = ({ kind, isOverdue }: { readonly kind: CalendarKind; readonly isOverdue: boolean }): string =>
  isOverdue ? lateNames[kind] : kindNames[kind]

/** The same with its place, where there is room for it. */
export const detailOf = ({ place, ...entry }: Detailed): string =>
  [saidOf(entry), ...(place === null ? [] : [place])].join(' · ')

interface Detailed {
  readonly kind: CalendarKind
  readonly isOverdue: boolean
  readonly place: string | null
}

/** What programs call the calendar. */
export const feedName = (company: string): string => `Tenure: ${company}`

export const moreOn = (count: number): string => `${count} more`

export const moreOnDay = (count: number, day: Day): string => `${count} more on ${fullDay(day)}`

export const nothingIn = (month: string): string => `Nothing in ${month}`

export const wording = {
  loadFailed: 'The calendar could not be loaded',
  feedLoadFailed: 'Your calendar address could not be loaded',
  made: 'Address created',
  makeFailed: 'Failed to create an address',
  ended: 'Address turned off',
  endFailed: 'Failed to turn off the address',
  copied: 'Address copied',
  copyFailed: 'Failed to copy the address. Select it and copy it manually.',
} as const

export const replacingQuestion = {
  title: 'Create new address',
  text: 'Your current address stops working immediately in every calendar app. Subscribe again with the new one.',
  confirmLabel: 'Create new address',
} as const

export const endingQuestion = {
  title: 'Turn off address',
  text: 'Calendar apps that use it stop updating. You can create a new address at any time.',
  confirmLabel: 'Turn off',
} as const
