import type { GoalListing } from '../../domain/goals/listing.ts'
import type { Goal, GoalGroup, GoalRow } from '../../domain/goals/nouns.ts'
import type { GoalId } from '../../domain/kernel/ids.ts'
import { readingOf } from '../kit/reading.machine.ts'
import { windowedListOf } from '../kit/windowedList.machine.ts'

/** Everybody's goals, as far as one may see them, a window at a time. System id: `goalWindows`. */
export const goalWindows = windowedListOf<GoalListing, GoalRow>('goalWindows', ({ id }) => id)

/** How many of the list stand together. System id: `goalGroups`. */
export const goalGroupsReading = readingOf<GoalListing, ReadonlyArray<GoalGroup>>('goalGroups')

/** One whose person is not known yet: the page of a goal opens that person's. System id: `goalFound`. */
export const goalFoundReading = readingOf<{ readonly goalId: GoalId }, Goal>('goalFound')
