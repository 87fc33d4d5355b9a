/** What the calendar says. All ours: § 8 has no sentences for it. */
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

/** What programs call the calendar. */
export const feedName = (company: string): string => `Tenure: ${company}`
