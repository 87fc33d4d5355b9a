/**
 * When a certification expires (decisions: the screens choose a day and mean its last millisecond in the tenant's zone; no
 * expiry is possible). An expiry within a day, which only other programs send, is kept as it was sent and is never shown
 * without its time: else one day would seem to have two statuses. Ours: a day that is past is evidence of the past and may be entered, with a notice; what lies
 * outside two centuries is a slip of the fingers.
 */
import { dayIn, lastMomentOf, monthsAfter, timeIn } from '../kernel/days.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import { asDecided, standardLocale, writtenDay, writtenMoment } from '../kernel/locale.ts'
import type { Day, InstantUtc, Locale } from '../kernel/nouns.ts'

const EARLIEST_EXPIRY = '1900-01-01T00:00:00.000Z'
/** The first instant that is too late. */
const LATEST_EXPIRY = '2201-01-01T00:00:00.000Z'

/** The expiry that a chosen day means. */
export const expiryOf = (timeZone: string, day: Day): InstantUtc => new Date(lastMomentOf(timeZone, day)).toISOString()

/** It means its whole day: nobody has to be told a time. */
export const endsWithDay = (timeZone: string, expiry: InstantUtc): boolean => {
  const at = Date.parse(expiry)
  return lastMomentOf(timeZone, dayIn(timeZone, at)) === at
}

/** `10th Mar 2026`, or `10 Mar 2026 14:30` where it ends within the day. */
export const expiryText = (locale: Locale, timeZone: string, expiry: InstantUtc): string =>
  endsWithDay(timeZone, expiry)
    ? writtenDay(locale, dayIn(timeZone, Date.parse(expiry)))
    : writtenMoment(asDecided(locale), timeZone, Date.parse(expiry))

/** What is true of it at a moment, in words: `expires today at 14:30`. */
export const expirySentence = (locale: Locale, timeZone: string, expiry: InstantUtc | null, now: number): string => {
  if (expiry === null) return 'does not expire'
  const at = Date.parse(expiry)
  const verb = at < now ? 'expired' : 'expires'
  if (dayIn(timeZone, at) !== dayIn(timeZone, now)) return `${verb} on ${expiryText(locale, timeZone, expiry)}`
  return endsWithDay(timeZone, expiry) ? `${verb} today` : `${verb} today at ${timeIn(timeZone, at)}`
}

/** As the history of changes keeps it: the day, or the moment within one. */
export const expiryValue = (timeZone: string, expiry: InstantUtc | null): string | null => {
  if (expiry === null) return null
  return endsWithDay(timeZone, expiry)
    ? dayIn(timeZone, Date.parse(expiry))
    : expiryText(standardLocale, timeZone, expiry)
}

export const isExpiry = (expiry: InstantUtc | null): Decision<'expiryOutOfRange'> => {
  if (expiry === null) return allowed
  const at = Date.parse(expiry)
  return at >= Date.parse(EARLIEST_EXPIRY) && at < Date.parse(LATEST_EXPIRY) ? allowed : denied('expiryOutOfRange')
}

/** Nothing expires before the day it was issued; both are days of the tenant's calendar. */
export const isIssuedBefore = (issued: Day | null, expiryDay: Day | null): Decision<'issuedAfterExpiry'> =>
  issued === null || expiryDay === null || issued <= expiryDay ? allowed : denied('issuedAfterExpiry')

/** The day to suggest: so many months after the day it was issued, and the last of a month that is shorter. */
export const suggestedExpiry = (issued: Day, validityMonths: number | null): Day | null =>
  validityMonths === null ? null : monthsAfter(issued, validityMonths)
