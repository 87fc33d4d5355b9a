import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator'
import type { CalendarEntry } from '../../domain/calendar/nouns.ts'
import { feedName, summaryOf } from '../../domain/calendar/wording.ts'

interface Feed {
  readonly company: string
  readonly timeZone: string
  /** Where the pages are. */
  readonly publicUrl: string
  readonly now: number
}

/** How often a program may ask again, in seconds. */
const REFRESHED_AFTER = 3_600

/**
 * RFC 5545. What has a day and no hour takes nobody's time; a check-in does, at an instant in UTC, which is the same in every
 * zone and on both sides of a change of clocks. A program that asks again finds the same events by their ids.
 */
export const icsOf = (
  entries: ReadonlyArray<CalendarEntry>,
  { company, timeZone, publicUrl, now }: Feed,
): Uint8Array => {
  const calendar = ical({
    name: feedName(company),
    prodId: { company: 'Tenure', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESHED_AFTER,
    x: [['X-WR-TIMEZONE', timeZone]],
  })
  for (const entry of entries) {
    const url = `${publicUrl}${entry.path}`
    calendar.createEvent({
      id: entry.key,
      stamp: new Date(now),
      summary: summaryOf(entry),
      // Not every program shows where an event is from.
      description: url,
      url,
      ...(entry.place !== null && { location: entry.place }),
      ...timeOf(entry),
    })
  }
  return new TextEncoder().encode(calendar.toString())
}

const timeOf = ({ day, startsUtc, minutes }: CalendarEntry) => {
  if (startsUtc === null)
    return {
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    }
  const start = new Date(startsUtc)
  return { start, end: new Date(start.getTime() + (minutes ?? 0) * 60_000) }
}
