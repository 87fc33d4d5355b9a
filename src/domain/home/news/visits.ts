/**
 * Ours: when somebody was last here. A visit lasts until nobody has looked at the home page for four hours; what has changed is
 * told from the end of the visit before on, all through this one, and nothing in the very first.
 */
import { millisecondsInHour } from 'date-fns/constants'

const APART = 4 * millisecondsInHour

/** In milliseconds since the epoch. */
export interface Visits {
  /** The end of the visit before; null in the first. */
  readonly before: number | null
  /** When they last looked. */
  readonly last: number
}

export const visitsAt = (known: Visits | null, now: number): Visits => {
  if (known === null) return { before: null, last: now }
  // A clock that was put back ends no visit.
  const last = Math.max(now, known.last)
  return { before: now - known.last >= APART ? known.last : known.before, last }
}
