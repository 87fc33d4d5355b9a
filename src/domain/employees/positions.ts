/**
 * § 3 An employee holds several positions, each with a title, a start date and a status.
 *
 * Ours: one of them is the current one, and only one; the first is, and it stays so until another is made current or it
 * is removed, when the one that began last takes its place. Somebody who holds only past positions has none.
 */
import { stateAfter } from '../kernel/lifecycle.ts'
import type { Position, PositionStatus } from './nouns.ts'
import { positionLifecycle } from './positionLifecycle.ts'

/** Whether the position becomes, or stays, the current one. */
export const standsAsCurrent = (
  asked: { readonly isCurrent: boolean },
  { isFirst, wasCurrent }: { readonly isFirst: boolean; readonly wasCurrent: boolean },
): boolean => asked.isCurrent || isFirst || wasCurrent

/** Which of those that are left is the current one, once the current one has gone. */
export const successorOf = <Held extends Pick<Position, 'id' | 'startDateUTC'>>(
  left: ReadonlyArray<Held>,
): Held | null =>
  left.reduce<Held | null>(
    (latest, held) => (latest === null || (held.startDateUTC ?? '') > (latest.startDateUTC ?? '') ? held : latest),
    null,
  )

/** What the description says; which of several is current is not part of it. */
export interface PositionSays {
  readonly title: string
  readonly description: string
  readonly startDate: string | null
}

/** A change of what it says makes it a draft again. */
export const statusAfterChange = (status: PositionStatus, before: PositionSays, after: PositionSays): PositionStatus =>
  saysTheSame(before, after) ? status : (stateAfter(positionLifecycle, status, 'change') as PositionStatus)

const saysTheSame = (one: PositionSays, other: PositionSays): boolean =>
  one.title === other.title && one.description === other.description && one.startDate === other.startDate
