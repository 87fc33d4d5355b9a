/**
 * Ours: who is new, whose birthday it is and who has been here for a number of years, for everybody of the client.
 *
 * - New is who began within 30 days; who begins within 14 days is named ahead of it.
 * - Of a birthday the day and the month are told, never the year. An anniversary tells of one full year or more.
 * - 29 February falls on the 28th in other years: on the last day of its own month, where a year that is added to it ends
 *   too (`monthsAfter`, and PostgreSQL).
 * - Told is of active people whom the directory shows, up to their last day, of what they have not hidden and the client has
 *   not switched off (`docs/decisions/0047`).
 */
import { daysAfter, daysBetween } from '../../kernel/days.ts'
import type { Day } from '../../kernel/nouns.ts'

export const NEW_DAYS = 30
export const AHEAD_DAYS = 14

/** As many of each kind are named; of more, how many there are. */
export const OCCASIONS_MOST = 50

/** A day of the window, and the month and day (`1203`) by which something falls on it; one day can have two. */
export interface MarkedDay {
  readonly day: Day
  readonly monthDay: number
}

const LEAP_DAY = 229

const monthDayOf = (day: Day): number => Number(day.slice(5, 7)) * 100 + Number(day.slice(8, 10))

/** Which days of the year fall on which days of a window. The only place that knows of the 29th of February. */
export const markedDays = (from: Day, until: Day): ReadonlyArray<MarkedDay> =>
  Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => daysAfter(from, index)).flatMap((day) => {
    const monthDay = monthDayOf(day)
    const hasNoLeapDay = monthDay === 228 && monthDayOf(daysAfter(day, 1)) !== LEAP_DAY
    return hasNoLeapDay
      ? [
          { day, monthDay },
          { day, monthDay: LEAP_DAY },
        ]
      : [{ day, monthDay }]
  })

/** From today on, so far ahead as birthdays and anniversaries are told. */
export const markedFrom = (today: Day): ReadonlyArray<MarkedDay> => markedDays(today, daysAfter(today, AHEAD_DAYS))

/** Who began on the first of them or later is new. */
export const newSince = (today: Day): Day => daysAfter(today, -NEW_DAYS)

export type OccasionKind = 'joined' | 'starting' | 'birthday' | 'anniversary'

export interface Occasion {
  readonly kind: OccasionKind
  readonly day: Day
  /** Of an anniversary. */
  readonly years: number | null
}

interface Dates {
  readonly born: Day | null
  readonly began: Day | null
}

const yearOf = (day: Day): number => Number(day.slice(0, 4))

/** What is told of somebody. The server asks the same in SQL, of everybody at once; a test holds the two together. */
export const occasionsOf = ({ born, began }: Dates, today: Day): ReadonlyArray<Occasion> => {
  const marked = markedFrom(today)
  const fallsOn = (day: Day) => marked.filter(({ monthDay }) => monthDay === monthDayOf(day))
  return [
    ...(began !== null && began <= today && began >= newSince(today)
      ? [{ kind: 'joined', day: began, years: null } as const]
      : []),
    ...(began !== null && began > today && began <= daysAfter(today, AHEAD_DAYS)
      ? [{ kind: 'starting', day: began, years: null } as const]
      : []),
    ...(born === null ? [] : fallsOn(born).map(({ day }) => ({ kind: 'birthday', day, years: null }) as const)),
    ...(began === null ? [] : fallsOn(began))
      .map(({ day }) => ({ kind: 'anniversary', day, years: yearOf(day) - yearOf(began ?? day) }) as const)
      .filter(({ years }) => years >= 1),
  ]
}
