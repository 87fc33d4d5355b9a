/** How far a goal had come from day to day, from where it began. */
import type { Day } from '../kernel/nouns.ts'
import type { Goal } from './nouns.ts'
import { shareDone } from './progress.ts'

type Told = Pick<Goal, 'progress' | 'startedDay' | 'updates'>

export interface Point {
  readonly day: Day
  /** From 0 to 1. */
  readonly share: number
}

/** One for each day on which something was said, its last; and where it began. */
export const pointsOf = ({ progress, startedDay, updates }: Told): ReadonlyArray<Point> => {
  const byDay = new Map<Day, number>()
  const [first] = updates
  const from = startedDay ?? first?.day
  if (first !== undefined && from !== undefined && from < first.day) byDay.set(from, 0)
  for (const { day, current } of updates) byDay.set(day, shareDone({ ...progress, current }))
  return [...byDay].map(([day, share]) => ({ day, share }))
}

/**
 * How much it has come forward since a day, that day's own updates not counted; null where nothing was said since. For a
 * check-in: since the last one.
 */
export const progressSince = ({ progress, updates }: Told, day: Day): number | null => {
  const last = updates.at(-1)
  if (last === undefined || last.day <= day) return null
  const before = updates.filter((update) => update.day <= day).at(-1)
  return last.current - (before?.current ?? progress.start)
}
