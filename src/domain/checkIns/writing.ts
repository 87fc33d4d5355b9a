/**
 * What is written in a check-in: texts, points of the agenda and action items, each saved by itself under a version of its
 * own. All ours (`areas.md` 1.6, 7): two who write do not overwrite each other, and nothing of either is lost.
 */
import type { EmployeeId } from '../kernel/ids.ts'
import { withOne } from '../kernel/lists.ts'
import { mergedTexts } from '../kernel/mergedTexts.ts'
import type { Side } from './access.ts'
import { itemFields, TEXT_MAX } from './checkIn.fields.ts'
import type { CheckIn, CheckInItem, CheckInText, ItemSaved } from './nouns.ts'

export type WrittenItem = Omit<ItemSaved, 'version'>

/** A text, or an item with all that is saved of it. */
export type Written = { readonly kind: 'text'; readonly text: string } | WrittenItem

/** A browser may have kept anything, of an older release too. */
export const isWritten = (kept: unknown): kept is Written =>
  typeof (kept as Partial<Written> | null | undefined)?.text === 'string'

/** As the server has it. */
export type Stored = CheckInText | CheckInItem

export const notesName = 'notes'
export const privateName = 'private'
export const answerName = (questionId: string, side: Side): string => `${questionId}.${side}`

export const writtenOf = (stored: Stored): Written =>
  'kind' in stored
    ? {
        kind: stored.kind,
        text: stored.text,
        ownerId: stored.owner?.id ?? null,
        dueDay: stored.dueDay,
        isDone: stored.isDone,
      }
    : { kind: 'text', text: stored.text }

/** Null while there is none. */
export const storedIn = ({ texts, items }: Pick<CheckIn, 'texts' | 'items'>, key: string): Stored | null =>
  texts.find(({ name }) => name === key) ?? items.find(({ id }) => id === key) ?? null

export const textIn = ({ texts }: Pick<CheckIn, 'texts'>, name: string): CheckInText | null =>
  texts.find((text) => text.name === name) ?? null

/** The check-in with one text or item as it is now; a new one stands last. */
export const withStored = (checkIn: CheckIn, stored: Stored): CheckIn =>
  'kind' in stored
    ? { ...checkIn, items: withOne(checkIn.items, stored, (one) => one.id === stored.id) }
    : { ...checkIn, texts: withOne(checkIn.texts, stored, (one) => one.name === stored.name) }

export const withoutItem = (checkIn: CheckIn, id: string): CheckIn => ({
  ...checkIn,
  items: checkIn.items.filter((item) => item.id !== id),
})

/** Why it cannot be saved as it is; null when it can. */
export const writtenProblem = (written: Written): string | null =>
  written.kind === 'text'
    ? written.text.length > TEXT_MAX
      ? `At most ${TEXT_MAX} characters`
      : null
    : (itemFields.fields.text.problem(written.text) ?? itemFields.fields.dueDay.problem(written.dueDay ?? ''))

/** An item is saved without the spaces around it, a text as it stands. */
export const toSaved = (written: Written): Written =>
  written.kind === 'text' ? written : { ...written, text: written.text.trim() }

const isSame = (one: Written | null, other: Written | null): boolean =>
  JSON.stringify(one && toSaved(one)) === JSON.stringify(other && toSaved(other))

export const blankItem = (kind: WrittenItem['kind'], text: string, ownerId: EmployeeId | null = null): WrittenItem => ({
  kind,
  text,
  ownerId,
  dueDay: null,
  isDone: false,
})

interface Three {
  /** As it was when I began. */
  readonly base: Written | null
  readonly mine: Written
  readonly theirs: Written
}

/**
 * What both wrote, where they wrote in different lines of a text, or of an item other fields than I did; null where they
 * meet, and somebody has to decide.
 */
export const merged = ({ base, mine, theirs }: Three): Written | null => {
  if (isSame(mine, theirs)) return theirs
  if (mine.kind === 'text') {
    const text = mergedTexts({ base: base?.text ?? '', mine: mine.text, theirs: theirs.text }, TEXT_MAX)
    return text === null ? null : { kind: 'text', text }
  }
  if (base === null || base.kind === 'text' || theirs.kind === 'text') return null
  const names = ['text', 'ownerId', 'dueDay', 'isDone'] as const
  const isMet = names.some(
    (name) => mine[name] !== base[name] && theirs[name] !== base[name] && mine[name] !== theirs[name],
  )
  if (isMet) return null
  const changed = names.filter((name) => mine[name] !== base[name])
  return { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) }
}

/** Both texts, mine under theirs. */
export const bothTexts = (mine: Written, theirs: Written): Written =>
  mine.kind === 'text' && theirs.kind === 'text' ? { kind: 'text', text: `${theirs.text}\n\n${mine.text}` } : mine
