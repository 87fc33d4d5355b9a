/** What the demo tells relative to the moment it is loaded, so that "due in three days" is true whenever that is. */
export interface Moments {
  /** The instant so many days from now; negative is past. */
  readonly days: (count: number) => string
  /** Today's date where the tenant is. */
  readonly today: (timeZone: string) => string
  /** The date there so many days from now. */
  readonly day: (count: number, timeZone: string) => string
  /** The earlier of an instant and one hour ago: nothing in the demo has happened in the future. */
  readonly past: (instant: string) => string
}

const hour = 3_600_000
const day = 24 * hour

export const momentsAround = (now: Date): Moments => ({
  days: (count) => new Date(now.getTime() + count * day).toISOString(),
  today: (timeZone) => dateIn(timeZone, now),
  day: (count, timeZone) => dateIn(timeZone, new Date(now.getTime() + count * day)),
  past: (instant) => new Date(Math.min(new Date(instant).getTime(), now.getTime() - hour)).toISOString(),
})

/** Swedish dates are ISO dates. */
const dateIn = (timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant)

export const daysAfter = (instant: number, count: number): string => new Date(instant + count * day).toISOString()
