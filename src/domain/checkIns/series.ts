/**
 * A series of check-ins, of which every occurrence is derived: from its stretches (a rhythm from some day on) and from what
 * was done with single ones (skipped, moved). All ours.
 *
 * Occurrences are numbered from 0, and a number is what an occurrence is known by: what is written in the third stays with
 * the third, wherever it moves. A change of rhythm begins a new stretch at the first number that is not before the day and
 * not held yet; the numbers go on without a gap. So no change makes two of one occurrence, or loses one.
 *
 * Of those that are not skipped each lies on a later day than the one before it.
 */
import { dayBefore, daysAfter } from '../kernel/days.ts'
import { allowed, type Decision, denied } from '../kernel/decision.ts'
import type { Day } from '../kernel/nouns.ts'
import { firstOn, nthOn, type Rhythm } from '../kernel/rhythm.ts'

/** A time of the day, `09:30`, by the clocks of the client's zone. */
export type WallTime = string

interface Stretch {
  /** The number of its first occurrence. */
  readonly from: number
  readonly anchor: Day
  readonly time: WallTime
  readonly rhythm: Rhythm
}

type Exception =
  | { readonly number: number; readonly kind: 'skip' }
  | { readonly number: number; readonly kind: 'move'; readonly day: Day; readonly time: WallTime }

export interface Series {
  /** In their order, the first from 0. */
  readonly stretches: ReadonlyArray<Stretch>
  /** At most one of a number. */
  readonly exceptions: ReadonlyArray<Exception>
  /** The first number that there is not any more; null while it goes on. */
  readonly end: number | null
}

export interface Occurrence {
  readonly number: number
  readonly day: Day
  readonly time: WallTime
  readonly isSkipped: boolean
}

export const newSeries = (rhythm: Rhythm, from: Day, time: WallTime): Series => ({
  stretches: [{ from: 0, anchor: firstOn(rhythm, from), time, rhythm }],
  exceptions: [],
  end: null,
})

/** Null when there is none of this number. */
export const occurrence = (series: Series, number: number): Occurrence | null => {
  const stretch = series.stretches.findLast(({ from }) => from <= number)
  if (stretch === undefined || number < 0 || (series.end !== null && number >= series.end)) return null
  const exception = series.exceptions.find((one) => one.number === number)
  const ruled = { number, day: nthOn(stretch.rhythm, stretch.anchor, number - stretch.from), time: stretch.time }
  if (exception?.kind === 'move') return { number, day: exception.day, time: exception.time, isSkipped: false }
  return { ...ruled, isSkipped: exception !== undefined }
}

/** Those of the numbers from 0 on until one lies behind the day, skipped ones too, at most so many. */
export const occurrencesUntil = (series: Series, until: Day, most = 2000): ReadonlyArray<Occurrence> => {
  const found: Array<Occurrence> = []
  // One that was moved forward lies before others with smaller numbers that are skipped, so a stretch is looked past.
  for (let number = 0; number < most; number++) {
    const next = occurrence(series, number)
    if (next === null || (next.day > until && !next.isSkipped)) break
    if (next.day <= until) found.push(next)
  }
  return found
}

/** How far ahead occurrences are on the list, and how many there are at least. */
const AHEAD_DAYS = 42
const AHEAD_LEAST = 1

/** Those that are kept as check-ins today: all that there were, those of the coming weeks, and the next one in any case. */
export const occurrencesKept = (series: Series, today: Day): ReadonlyArray<Occurrence> => {
  const near = occurrencesUntil(series, daysAfter(today, AHEAD_DAYS))
  let coming = near.filter(({ day, isSkipped }) => day >= today && !isSkipped).length
  const further: Array<Occurrence> = []
  for (let number = (near.at(-1)?.number ?? -1) + 1; coming < AHEAD_LEAST; number++) {
    const next = occurrence(series, number)
    if (next === null) break
    further.push(next)
    if (!next.isSkipped) coming++
  }
  return [...near, ...further].toSorted((one, other) => one.number - other.number)
}

export type SeriesAct =
  | { readonly kind: 'skip'; readonly number: number }
  | { readonly kind: 'restore'; readonly number: number }
  | { readonly kind: 'move'; readonly number: number; readonly day: Day; readonly time: WallTime }
  | { readonly kind: 'rhythm'; readonly from: Day; readonly time: WallTime; readonly rhythm: Rhythm }
  /** Nothing after the day. */
  | { readonly kind: 'end'; readonly day: Day }

export type SeriesRefusal = 'noSuchOccurrence' | 'heldAlready' | 'outOfOrder' | 'seriesEnded' | 'dayPast'

/** What stands fixed: the numbers of those that were held, and the day it is. */
export interface Fixed {
  readonly held: ReadonlySet<number>
  readonly today: Day
}

export const mayChangeSeries = (series: Series, act: SeriesAct, { held, today }: Fixed): Decision<SeriesRefusal> => {
  if (act.kind === 'rhythm') {
    if (series.end !== null) return denied('seriesEnded')
    return act.from < today ? denied('dayPast') : allowed
  }
  if (act.kind === 'end') return act.day < dayBefore(today) ? denied('dayPast') : allowed
  const one = occurrence(series, act.number)
  if (one === null) return denied('noSuchOccurrence')
  if (held.has(act.number)) return denied('heldAlready')
  if (act.kind === 'skip') return allowed
  // Where it lay by the rules, which is not where it was moved to.
  const day =
    act.kind === 'move' ? act.day : (occurrence(withException(series, act.number, null), act.number) ?? one).day
  return isInOrder(series, act.number, day) ? allowed : denied('outOfOrder')
}

/** Between the one before it and the one after it, of those that take place. */
const isInOrder = (series: Series, number: number, day: Day): boolean => {
  const [before, after] = [neighbour(series, number, -1), neighbour(series, number, 1)]
  return (before === null || before.day < day) && (after === null || day < after.day)
}

const neighbour = (series: Series, number: number, step: 1 | -1): Occurrence | null => {
  for (let at = number + step; ; at += step) {
    const one = occurrence(series, at)
    if (one === null || !one.isSkipped) return one
  }
}

/** The series after an act that may be done. */
export const seriesAfter = (series: Series, act: SeriesAct, fixed: Fixed): Series => {
  switch (act.kind) {
    case 'skip':
      return withException(series, act.number, { number: act.number, kind: 'skip' })
    case 'restore':
      return withException(series, act.number, null)
    case 'move':
      return withException(series, act.number, act)
    case 'rhythm':
      return withRhythm(series, act, fixed)
    case 'end': {
      const end = firstBehind(series, daysAfter(act.day, 1), fixed)
      return { ...withoutFrom(series, end), end: series.end === null ? end : Math.min(series.end, end) }
    }
  }
}

const withException = (series: Series, number: number, exception: Exception | null): Series => ({
  ...series,
  exceptions: [
    ...series.exceptions.filter((one) => one.number !== number),
    ...(exception === null ? [] : [exception]),
  ].toSorted((one, other) => one.number - other.number),
})

/** Behind every one that lies before the day, and every one that was held. */
const firstBehind = (series: Series, day: Day, { held }: Fixed): number => {
  const last = occurrencesUntil(series, dayBefore(day)).at(-1)?.number ?? -1
  return Math.max(last, ...held) + 1
}

/** What was done with single ones from a number on is planned anew. */
const withoutFrom = (series: Series, from: number): Series => ({
  ...series,
  stretches: series.stretches.filter((stretch) => stretch.from < from || stretch.from === 0),
  exceptions: series.exceptions.filter(({ number }) => number < from),
})

const withRhythm = (series: Series, { from, time, rhythm }: Extract<SeriesAct, { kind: 'rhythm' }>, fixed: Fixed) => {
  const number = firstBehind(series, from, fixed)
  const kept = withoutFrom(series, number)
  const before = neighbour(kept, number, -1)
  const earliest = before !== null && before.day >= from ? daysAfter(before.day, 1) : from
  const stretch: Stretch = { from: number, anchor: firstOn(rhythm, earliest), time, rhythm }
  return { ...kept, stretches: [...kept.stretches.filter((one) => one.from < number), stretch] }
}
