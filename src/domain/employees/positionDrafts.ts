/**
 * What somebody typed into the form of a position: what is wrong with it, field by field, and what it becomes. The bounds
 * are those of the noun. Days are meant in the tenant's zone.
 */
import { dayIn } from '../kernel/days.ts'
import type { PositionId } from '../kernel/ids.ts'
import { dayProblem, requiredLineProblem, textProblem } from '../kernel/typed.ts'
import { POSITION_TITLE_MAX, type Problems } from './drafts.ts'
import type { NewPosition, Position, PositionUpdate } from './nouns.ts'
import type { PositionSays } from './positions.ts'
import { sentences } from './wording.ts'

export const POSITION_DESCRIPTION_MAX = 20_000

export interface PositionDraft {
  readonly title: string
  readonly description: string
  /** Empty for none. */
  readonly startDate: string
  readonly isCurrent: boolean
}

/** Of a first position, which is the current one; of another, which is so only when somebody says it. */
export const blankPosition = (held: ReadonlyArray<Position>): PositionDraft => ({
  title: '',
  description: '',
  startDate: '',
  isCurrent: !held.some(({ isCurrent }) => isCurrent),
})

export const positionDraftOf = (position: Position, timeZone: string): PositionDraft => ({
  title: position.title,
  description: position.description,
  startDate: startDayOf(position, timeZone) ?? '',
  isCurrent: position.isCurrent,
})

/** The day of the start, where the tenant is. */
export const startDayOf = (
  { startDateUTC }: { readonly startDateUTC: string | null },
  timeZone: string,
): string | null => (startDateUTC === null ? null : dayIn(timeZone, Date.parse(startDateUTC)))

export const positionProblems = (draft: PositionDraft): Problems<PositionDraft> => {
  const title = sentences.line(requiredLineProblem(draft.title, POSITION_TITLE_MAX), POSITION_TITLE_MAX)
  const description = sentences.line(textProblem(draft.description, POSITION_DESCRIPTION_MAX), POSITION_DESCRIPTION_MAX)
  const startDate = draft.startDate === '' ? null : sentences.line(dayProblem(draft.startDate), 0)
  return {
    ...(title !== null && { title }),
    ...(description !== null && { description }),
    ...(startDate !== null && { startDate }),
  }
}

/** As it would be saved. */
export const toPosition = (draft: PositionDraft): Omit<PositionUpdate, 'version'> => ({
  title: draft.title.trim(),
  description: draft.description.trim(),
  startDate: draft.startDate === '' ? null : draft.startDate,
  isCurrent: draft.isCurrent,
})

export const toNewPosition = (draft: PositionDraft, id: PositionId): NewPosition => ({ id, ...toPosition(draft) })

/** What saving this draft would make the description say. */
export const saysOf = (draft: PositionDraft): PositionSays => toPosition(draft)
