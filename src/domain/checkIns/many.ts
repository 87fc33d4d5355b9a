/**
 * One thing of many that two have between them, changed all at once or not at all (ours): of check-ins and of reviews. Each
 * by the rules of one; what stands in the way is said of each.
 */
import type { EmployeeId } from '../kernel/ids.ts'
import type { Day } from '../kernel/nouns.ts'
import type { ManySet } from './nouns.ts'

/** Each with what becomes of it. */
export interface ManyChanges<Id extends string = string> {
  readonly changes: ReadonlyArray<{ readonly id: Id; readonly version: number; readonly set: ManySet }>
}

/** What came of each; `undo` takes it back. */
export interface ManyOutcome<Id extends string = string> {
  readonly isApplied: boolean
  readonly rows: ReadonlyArray<{
    readonly id: Id
    readonly outcome: 'changed' | 'same' | 'refused'
    /** What stands in the way; empty where nothing does. */
    readonly why: string
  }>
  readonly undo: ManyChanges<Id> | null
}

interface Changeable {
  readonly dueDay: Day
  readonly reviewerId: EmployeeId
}

export const isAlready = (before: Changeable, set: ManySet): boolean =>
  'dueDay' in set ? set.dueDay === before.dueDay : set.reviewerId === before.reviewerId

/** What brings it back to where it was. */
export const undoOf = ({ dueDay, reviewerId }: Changeable, set: ManySet): ManySet =>
  'dueDay' in set ? { dueDay } : { reviewerId }
