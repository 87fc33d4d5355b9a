import * as Result from 'effect/Result'
import { COPIES_MOST } from '../../domain/goals/limits.ts'
import type { GoalListing } from '../../domain/goals/listing.ts'
import type { Goal, GoalCounts, GoalGroup, GoalRow, TreeGoal } from '../../domain/goals/nouns.ts'
import type { Failure } from '../../domain/kernel/failure.ts'
import type { GoalId } from '../../domain/kernel/ids.ts'
import type { WindowPlace } from '../../domain/kernel/windows.ts'
import type { Port, PortAnswer } from '../kit/port.ts'
import { readingOf } from '../kit/reading.machine.ts'
import { WINDOW } from '../kit/stretches.ts'
import { windowedListOf } from '../kit/windowedList.machine.ts'
import type { GoalPorts } from './goals.ports.ts'

/** Everybody's goals, as far as one may see them, a window at a time. System id: `goalWindows`. */
export const goalWindows = windowedListOf<GoalListing, GoalRow>('goalWindows', ({ id }) => id)

/** How many of the list stand together. System id: `goalGroups`. */
export const goalGroupsReading = readingOf<GoalListing, ReadonlyArray<GoalGroup>>('goalGroups')

/** Whose the goals of the list are, however many it has. System id: `goalPeople`. */
export const goalPeopleReading = readingOf<GoalListing, ReadonlyArray<GoalGroup>>('goalPeople')

export const readingPeople =
  (loadGroups: GoalPorts['loadGroups']): GoalPorts['loadGroups'] =>
  (question, signal) =>
    loadGroups({ ...question, group: 'person' }, signal)

/** How many there are of each kind, for the plots over the list. System id: `goalCounts`. */
export const goalCountsReading = readingOf<void, GoalCounts>('goalCounts')

/** One whose person is not known yet: the page of a goal opens that person's. System id: `goalFound`. */
export const goalFoundReading = readingOf<{ readonly goalId: GoalId }, Goal>('goalFound')

/** All goals that the list shows, up to one more than an act takes. System id: `goalsShown`. */
export const goalShownReading = readingOf<GoalListing, ReadonlyArray<GoalRow>>('goalsShown')

/** The list is read window by window. */
export const readingShown =
  (loadListed: GoalPorts['loadListed']): Port<GoalListing, ReadonlyArray<GoalRow>, Failure> =>
  async (question, signal) => {
    const rows: Array<GoalRow> = []
    let after: string | null = null
    do {
      const place: WindowPlace = after === null ? { limit: WINDOW } : { after, limit: WINDOW }
      const window: PortAnswer<GoalPorts['loadListed']> = await loadListed({ question, place }, signal)
      if (Result.isFailure(window)) return Result.fail(window.failure)
      rows.push(...window.success.rows)
      after = window.success.after
    } while (after !== null && rows.length <= COPIES_MOST)
    return Result.succeed(rows)
  }

/** The goals one sees, and what serves what: for the tree, and for the choice of what a goal serves. System id: `goalTree`. */
export const goalTreeReading = readingOf<object, ReadonlyArray<TreeGoal>>('goalTree')
