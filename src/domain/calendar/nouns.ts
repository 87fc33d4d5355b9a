import { Schema } from 'effect'
import { Day, InstantUtc, Version, VersionOrNone } from '../kernel/nouns.ts'
import { calendarKinds } from './kinds.ts'
import { monthPattern } from './months.ts'

/** A month of the calendar, `YYYY-MM`. */
export const Month = Schema.String.check(Schema.isPattern(monthPattern))
export type Month = typeof Month.Type

/** What stands on a day of somebody's calendar. */
export const CalendarEntry = Schema.Struct({
  /** The same as long as it is about the same, wherever it moves to. */
  key: Schema.String,
  kind: Schema.Literals(calendarKinds),
  title: Schema.String,
  day: Day,
  /** Null for what has a day and no hour. */
  startsUtc: Schema.NullOr(InstantUtc),
  minutes: Schema.NullOr(Schema.Int),
  place: Schema.NullOr(Schema.String),
  /** Its page. */
  path: Schema.String,
  isOverdue: Schema.Boolean,
})
export type CalendarEntry = typeof CalendarEntry.Type

/** A month with the days of its neighbours that fill its first and last week. */
export const CalendarMonth = Schema.Struct({ month: Month, today: Day, entries: Schema.Array(CalendarEntry) })
export type CalendarMonth = typeof CalendarMonth.Type

/** The address at which programs fetch somebody's calendar: never what it is, only that there is one. */
export const CalendarFeed = Schema.Struct({
  /** Counts the addresses that were made. */
  version: Version,
  madeUtc: InstantUtc,
  /** Null before the first time; to within some minutes. */
  fetchedUtc: Schema.NullOr(InstantUtc),
})
export type CalendarFeed = typeof CalendarFeed.Type

/** Which one is replaced; 0 where there is none. */
export const FeedAsked = Schema.Struct({ version: VersionOrNone })
export type FeedAsked = typeof FeedAsked.Type

/** The only answer in which the address stands. */
export const FeedMade = Schema.Struct({ feed: CalendarFeed, address: Schema.String })
export type FeedMade = typeof FeedMade.Type
