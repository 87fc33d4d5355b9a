import { Schema } from 'effect'
import { calendarDay, isOnTheCalendar, plainLine, plainText } from './inputProblems.ts'
import type { Bounds, Field, FieldKind, Fields, Saved } from './record.ts'

/** An instant on the wire: ISO 8601 in UTC, ending in Z. */
export const InstantUtc = Schema.String.check(
  Schema.isPattern(/^(?!0000)\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?Z$/),
  Schema.makeFilter((instant: string) => isOnTheCalendar(instant.slice(0, 10)) || 'an instant of the calendar, in UTC'),
)
export type InstantUtc = typeof InstantUtc.Type

/** A calendar day with no time of day and no zone, `YYYY-MM-DD`. */
export const Day = Schema.String.check(
  Schema.isPattern(calendarDay),
  Schema.makeFilter((day: string) => isOnTheCalendar(day) || 'a day of the calendar, YYYY-MM-DD'),
)
export type Day = typeof Day.Type

/** How days and numbers are written (`locale.ts`), which a client and each of its people choose. */
export const Locale = Schema.Struct({
  /** In words, or in digits as the style itself says. */
  dateStyle: Schema.Literals(['ordinal', 'd/m/y', 'd.m.y', 'm/d/y', 'y-m-d']),
  /** As `Date` counts them: Sunday, Monday or Saturday. */
  firstWeekday: Schema.Literals([0, 1, 6]),
  /** What stands between thousands, and before the fraction. */
  numberStyle: Schema.Literals([',.', '.,', ' ,', '’.']),
  /** IANA name of the zone moments are shown in; null: the client's. */
  zone: Schema.NullOr(Schema.String),
})
export type Locale = typeof Locale.Type

/** Of a list of ids: none is named twice. */
export const noneTwice = Schema.makeFilter(
  (ids: ReadonlyArray<unknown>) => new Set(ids).size === ids.length || 'ids of which none comes twice',
)

/**
 * Counts up with every change to a record; a write that names an older one is refused (`changed_meanwhile`). It goes as far
 * as an integer of PostgreSQL: a greater one was never stored.
 */
export const Version = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2_147_483_647 }))
export type Version = typeof Version.Type

/** Of what may not be there yet: then 0. */
export const VersionOrNone = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 2_147_483_647 }))

/** How many there are of each kind. */
export const counted = <Of extends Schema.Top>(of: Of) => Schema.Array(Schema.Struct({ of, count: Schema.Int }))

/** One line of text that says something: trimmed, no control characters and no halves of characters, length 1 to `max`. */
export const line = (max: number) => lineOrEmpty(max).check(Schema.isNonEmpty())

/** One line of text, trimmed, which may be empty. */
export const lineOrEmpty = (max: number) => Schema.Trimmed.check(Schema.isMaxLength(max), Schema.isPattern(plainLine))

/** Text of several lines that may be empty, at most `max` characters. */
export const text = (max: number) => Schema.String.check(Schema.isMaxLength(max), Schema.isPattern(plainText))

/** Fields of a kind of their own, whose Schema the noun says itself. */
type OwnNames<F extends Fields> = { [Name in keyof F]: F[Name]['kind'] extends 'own' ? Name : never }[keyof F]
type OwnSchemas<F extends Fields> = { readonly [Name in OwnNames<F>]: Schema.Codec<Saved<F>[Name], unknown> }
type Schemas<F extends Fields, Own> = {
  readonly [Name in keyof F]: Name extends keyof Own ? Own[Name] : Schema.Codec<Saved<F>[Name]>
}

/** The Schemas of a record's fields (`recordOf`), for the noun that has them. */
export function schemasOf<F extends Fields>(
  record: OwnNames<F> extends never ? { readonly fields: F } : never,
): Schemas<F, object>
export function schemasOf<F extends Fields, Own extends OwnSchemas<F>>(
  record: { readonly fields: F },
  own: Own,
): Schemas<F, Own>
export function schemasOf({ fields }: { readonly fields: Fields }, own: Readonly<Record<string, unknown>> = {}) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, own[name] ?? schemaOf(field)]))
}

const schemaOf = (field: Field<unknown, unknown>) => {
  const schema = shapes[field.kind](field)
  return field.orNone ? Schema.NullOr(schema) : schema
}

const shapes: Readonly<Record<FieldKind, (field: Field<unknown, unknown>) => Schema.Codec<unknown>>> = {
  line: ({ max = 0, required, orNone }) => (required || orNone ? line(max) : lineOrEmpty(max)),
  text: ({ max = 0, required, orNone }) =>
    required ? text(max).check(Schema.isPattern(/\S/)) : orNone ? text(max).check(Schema.isNonEmpty()) : text(max),
  day: () => Day,
  yesNo: () => Schema.Boolean,
  choice: ({ names = {} }) => Schema.Literals(Object.keys(names)),
  number: ({ bounds }) => {
    const { least: minimum, most: maximum, isWhole } = bounds as Bounds
    return (isWhole ? Schema.Int : Schema.Finite).check(Schema.isBetween({ minimum, maximum }))
  },
  own: ({ label }) => {
    throw new Error(`The noun gives no Schema for ${label}.`)
  },
}
