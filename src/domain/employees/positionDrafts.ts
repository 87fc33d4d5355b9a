/** The form of a position as it opens. Days are meant in the tenant's zone. */
import { dayIn } from '../kernel/days.ts'
import type { Position } from './nouns.ts'
import { type PositionDraft, positionFields } from './position.fields.ts'

/** Of a first position, which is the current one; of another, which is so only when somebody says it. */
export const blankPosition = (held: ReadonlyArray<Position>): PositionDraft => ({
  ...positionFields.blank,
  isCurrent: !held.some(({ isCurrent }) => isCurrent),
})

export const positionDraftOf = (position: Position, timeZone: string): PositionDraft =>
  positionFields.draftOf({ ...position, startDate: startDayOf(position, timeZone) })

/** The day of the start, where the tenant is. */
export const startDayOf = (
  { startDateUTC }: { readonly startDateUTC: string | null },
  timeZone: string,
): string | null => (startDateUTC === null ? null : dayIn(timeZone, Date.parse(startDateUTC)))
