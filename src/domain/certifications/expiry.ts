/**
 * When a certification expires (decisions: the screens choose a day and mean its last millisecond in the tenant's zone; no
 * expiry is possible). Ours: a day that is past is evidence of the past and may be entered, with a notice; what lies
 * outside two centuries is a slip of the fingers.
 */
import { lastMomentOf } from '../kernel/days.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { Day, InstantUtc } from '../kernel/nouns.ts'

export const EARLIEST_EXPIRY = '1900-01-01T00:00:00.000Z'
/** The first instant that is too late. */
export const LATEST_EXPIRY = '2201-01-01T00:00:00.000Z'

/** The expiry that a chosen day means. */
export const expiryOf = (timeZone: string, day: Day): InstantUtc => new Date(lastMomentOf(timeZone, day)).toISOString()

export const isExpiry = (expiry: InstantUtc | null): Decision<'expiryOutOfRange'> => {
  if (expiry === null) return allowed
  const at = Date.parse(expiry)
  return at >= Date.parse(EARLIEST_EXPIRY) && at < Date.parse(LATEST_EXPIRY) ? allowed : denied('expiryOutOfRange')
}

/** True of what is entered as evidence of the past; the form says so and takes it. */
export const isPast = (expiry: InstantUtc | null, now: number): boolean => expiry !== null && Date.parse(expiry) < now

/** Nothing expires before the day it was issued; both are days of the tenant's calendar. */
export const isIssuedBefore = (issued: Day | null, expiryDay: Day | null): Decision<'issuedAfterExpiry'> =>
  issued === null || expiryDay === null || issued <= expiryDay ? allowed : denied('issuedAfterExpiry')

/** The day to suggest: so many months after the day it was issued, and the last of a month that is shorter. */
export const suggestedExpiry = (issued: Day, validityMonths: number | null): Day | null => {
  if (validityMonths === null) return null
  const [year = 0, month = 0, date = 0] = issued.split('-').map(Number)
  const months = year * 12 + (month - 1) + validityMonths
  const lastOfMonth = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate()
  const parts = [Math.floor(months / 12), (months % 12) + 1, Math.min(date, lastOfMonth)]
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')
}
