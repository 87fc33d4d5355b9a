/**
 * How a goal that is being worked on stands: overdue, at risk, or on track. Ours. Nobody says it; it follows from its days
 * and its progress, for the list, the record, the to-do list and the reminders alike.
 *
 * - Overdue from the day after its due day.
 * - At risk once less has been done than the time that has gone by asks for, by more than a quarter of the way. What is
 *   achieved all at once is behind until it is done: that is at risk in the last quarter of its time.
 * - A goal without a due day is on track.
 */
import { daysBetween } from '../kernel/days.ts'
import type { Day } from '../kernel/nouns.ts'
import type { Goal } from './nouns.ts'
import { type ProgressKind, shareDone } from './progress.ts'
import type { GoalStatus } from './states.ts'

/** How far the work may lie behind the time. */
export const tolerated: Record<ProgressKind, number> = { percent: 0.25, number: 0.25, money: 0.25, yesNo: 0.75 }

type Judged = Pick<Goal, 'state' | 'dueDate' | 'startedDay' | 'progress'>

/** `today`: the day it is in the tenant's zone. Null while it is a draft, and once it has ended. */
export const goalStatus = ({ state, dueDate, startedDay, progress }: Judged, today: Day): GoalStatus | null => {
  if (state !== 'Active') return null
  if (dueDate === null) return 'onTrack'
  if (dueDate < today) return 'overdue'
  const behind = shareGone(startedDay ?? today, dueDate, today) - shareDone(progress)
  return behind > tolerated[progress.kind] ? 'atRisk' : 'onTrack'
}

/** Of the time from the day it was begun to the day it is due; all of it where there is none between them. */
const shareGone = (from: Day, until: Day, today: Day): number =>
  until <= from ? Number(today >= until) : Math.max(0, daysBetween(from, today) / daysBetween(from, until))
