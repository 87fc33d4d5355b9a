/**
 * What a subscription is paid until (ours): it begins when it is subscribed to, and is paid a month or a year at a time. One
 * that begins on the 31st goes on with the last day of a shorter month.
 */
import type { InstantUtc } from '../kernel/nouns.ts'
import type { BillingCycle } from './nouns.ts'

const months: Readonly<Record<BillingCycle, number>> = { Monthly: 1, Annual: 12 }

/** The first end of a period that is still to come, in milliseconds since the epoch. */
export const paidUntil = (startedUtc: InstantUtc, cycle: BillingCycle, now: number): number => {
  const started = new Date(startedUtc)
  let periods = 1
  while (monthsAfter(started, periods * months[cycle]) <= now) periods += 1
  return monthsAfter(started, periods * months[cycle])
}

const monthsAfter = (from: Date, count: number): number => {
  const first = new Date(from)
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() + count)
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return first.setUTCDate(Math.min(from.getUTCDate(), lastDay))
}
