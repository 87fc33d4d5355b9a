import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Day } from '../../domain/kernel/nouns.ts'

interface Due {
  readonly id: string
  readonly title: string
  readonly person: string
  readonly dueDate: Day
  readonly address: string
}

/** RFC 5545: a whole day for each goal that is due. One who takes it again finds the same days, not new ones. */
export const calendarOf = (goals: ReadonlyArray<Due>, now: number) => {
  const calendar = ical({
    name: 'Goals due',
    prodId: { company: 'Tenure', product: 'Goals', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const { id, title, person, dueDate, address } of goals)
    calendar.createEvent({
      id,
      start: new Date(`${dueDate}T00:00:00Z`),
      allDay: true,
      stamp: new Date(now),
      summary: `${title} (${person})`,
      url: address,
    })
  return new TextEncoder().encode(calendar.toString())
}
