/** What the directory says about people changed at once (ours). */
import { writtenNumber } from '../../kernel/locale.ts'
import type { Locale } from '../../kernel/nouns.ts'
import type { BulkRow } from './nouns.ts'

export type BulkDenial = 'adminOnly' | 'notInThisState' | 'lastAdmin' | 'changedMeanwhile' | 'tooManyTags'

export const bulkDenials: Record<BulkDenial, string> = {
  adminOnly: 'Only an administrator can do this.',
  notInThisState: 'This is not possible in the person’s current status.',
  lastAdmin: 'This is the last administrator.',
  changedMeanwhile: 'Someone changed this person in the meantime.',
  tooManyTags: 'This person would have too many tags.',
}

export const bulkWording = {
  failed: 'Failed to change the people',
  undoFailed: 'Failed to undo the change',
  exportFailed: 'Failed to download csv list',
} as const

/** What came of it, in one line. */
export const bulkSummary = (locale: Locale, rows: ReadonlyArray<BulkRow>, isUndo: boolean): string => {
  const count = (outcome: BulkRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const [changed, unchanged, refused] = [count('changed'), count('unchanged'), count('refused')]
  return [
    `${people(locale, changed)} ${isUndo ? 'as before' : 'changed'}.`,
    ...(unchanged > 0 ? [`${people(locale, unchanged)} already had it.`] : []),
    ...(refused > 0 ? [`${people(locale, refused)} could not be changed.`] : []),
  ].join(' ')
}

const people = (locale: Locale, count: number): string =>
  count === 1 ? '1 person' : `${writtenNumber(locale, count)} people`
