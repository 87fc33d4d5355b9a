import { Schema } from 'effect'
import { isOnTheCalendar } from './typed.ts'

/** An instant on the wire: ISO 8601 in UTC, ending in Z. */
export const InstantUtc = Schema.String.check(
  Schema.isPattern(/^(?!0000)\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?Z$/),
  Schema.makeFilter((instant: string) => isOnTheCalendar(instant.slice(0, 10)) || 'an instant of the calendar, in UTC'),
)
export type InstantUtc = typeof InstantUtc.Type

/** A calendar day with no time of day and no zone, `YYYY-MM-DD`. */
export const Day = Schema.String.check(
  Schema.isPattern(/^(?!0000)\d{4}-\d{2}-\d{2}$/),
  Schema.makeFilter((day: string) => isOnTheCalendar(day) || 'a day of the calendar, YYYY-MM-DD'),
)
export type Day = typeof Day.Type

/**
 * Counts up with every change to a record; a write that names an older one is refused (`changed_meanwhile`). It goes as far
 * as an integer of PostgreSQL: a greater one was never stored.
 */
export const Version = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2_147_483_647 }))
export type Version = typeof Version.Type

/** One line of text that says something: trimmed, no control characters and no halves of characters, length 1 to `max`. */
export const line = (max: number) => lineOrEmpty(max).check(Schema.isNonEmpty())

/** One line of text, trimmed, which may be empty. */
export const lineOrEmpty = (max: number) =>
  Schema.Trimmed.check(Schema.isMaxLength(max), Schema.isPattern(/^[^\p{Cc}\p{Cs}]*$/u))

/** Text of several lines that may be empty, at most `max` characters. */
export const text = (max: number) =>
  Schema.String.check(Schema.isMaxLength(max), Schema.isPattern(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u))
