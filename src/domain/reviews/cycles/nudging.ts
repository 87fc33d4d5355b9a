/** Telling all who are late at once (ours). Whom a review waits for is told, once a day about each, by whatever tells them. */
import { isLate, isTurnOf, type Standing } from '../lifecycle.ts'
import type { CycleNudged } from './nouns.ts'

export type NudgeRefusal = CycleNudged['notTold'][number]['because']

interface Side extends Standing {
  readonly dueDateUtc: string
  readonly side: 'employee' | 'reviewer'
}

/** One of the two whose turn it is in a review that is late. */
export const isToBeNudged = (one: Side, now: number): boolean => isLate(one, now) && isTurnOf(one.side, one)

/** About one review somebody is told once a day: the morning's letter and a nudge have one key. */
export const letterKey = ({ id, toId }: { readonly id: string; readonly toId: string }, day: string): string =>
  `review:${id}:${day}:${toId}`
