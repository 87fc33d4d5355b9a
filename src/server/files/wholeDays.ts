import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Day } from '../../domain/kernel/nouns.ts'

interface WholeDay {
  readonly id: string
  readonly day: Day
  readonly summary: string
  readonly address: string
}

/** RFC 5545: a calendar of whole days. Who takes it again finds the same days by their ids, not new ones. */
export const calendarOf = (
  days: ReadonlyArray<WholeDay>,
  { name, product, now }: { readonly name: string; readonly product: string; readonly now: number },
) => {
  const calendar = ical({
    name,
    prodId: { company: 'Tenure', product, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const { id, day, summary, address } of days)
    calendar.createEvent({
      id,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      stamp: new Date(now),
      summary,
      url: address,
    })
  return new TextEncoder().encode(calendar.toString())
}
