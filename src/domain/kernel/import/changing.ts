/**
 * An import that adds what is new and changes what is here (ours): all at once or not at all, and taken back once. Kinds of
 * records that are imported so bring their columns, what a line is about, and the save.
 */
import { allowed, type Decision, denied } from '../decision.ts'
import { type Lifecycle, stateAfter } from '../lifecycle.ts'
import { type AnyMapping, isMappedTwice } from './mapping.ts'
import type { AnyReport, ChangingImport, ImportProblem, JudgedRow, WrongRow } from './nouns.ts'
import type { ImportRow } from './rows.ts'

type Status = ChangingImport['status']

export const changingLifecycle: Lifecycle<Status, 'revert'> = {
  done: { revert: 'reverted' },
  reverted: {},
}

/** `missing`: the columns without which no line can be judged. */
export const mayBeChecked = <Field extends string>(
  mapping: AnyMapping,
  missing: ReadonlyArray<Field>,
): Decision<'mappedTwice' | `${Field}NotMapped`> => {
  if (isMappedTwice(mapping)) return denied('mappedTwice')
  const [field] = missing
  return field === undefined ? allowed : denied(`${field}NotMapped` as const)
}

/** Never with a line that is wrong: it is put right or left out. */
export const mayBeImported = (
  report: Pick<AnyReport, 'missing' | 'problemCount' | 'readyCount'> & { readonly changedCount: number },
): Decision<'hasProblems' | 'nothingNew'> => {
  if (report.problemCount > 0 || report.missing.length > 0) return denied('hasProblems')
  return report.readyCount + report.changedCount === 0 ? denied('nothingNew') : allowed
}

export const mayBeReverted = ({ status }: { readonly status: Status }): Decision<'notInThisState'> =>
  stateAfter(changingLifecycle, status, 'revert') === null ? denied('notInThisState') : allowed

/** What a file would make and change. */
export interface CheckedRows<Made, Changed> {
  readonly made: ReadonlyArray<Made>
  readonly changed: ReadonlyArray<Changed>
  readonly unchangedCount: number
  readonly preview: ReadonlyArray<JudgedRow>
  readonly failedRows: ReadonlyArray<WrongRow>
}

interface Line<Made, Changed> {
  readonly row: ImportRow
  readonly problems: ReadonlyArray<ImportProblem>
  /** Null where the line says what is stored. */
  readonly asks: { readonly make: Made } | { readonly change: Changed } | null
}

export const checkedRows = <Made, Changed>(lines: ReadonlyArray<Line<Made, Changed>>): CheckedRows<Made, Changed> => {
  const right = lines.filter(({ problems }) => problems.length === 0)
  return {
    made: right.flatMap(({ asks }) => (asks !== null && 'make' in asks ? [asks.make] : [])),
    changed: right.flatMap(({ asks }) => (asks !== null && 'change' in asks ? [asks.change] : [])),
    unchangedCount: right.filter(({ asks }) => asks === null).length,
    preview: right.map(({ row: { line }, asks }) => ({
      line,
      becomes: asks === null ? 'unchanged' : 'make' in asks ? 'new' : 'changed',
      changes: [],
    })),
    failedRows: lines
      .filter(({ problems }) => problems.length > 0)
      .map(({ row: { line, cells }, problems }) => ({ line, cells, problems })),
  }
}

/** Of a file whose lines cannot be judged. */
export const uncheckedRows = { made: [], changed: [], unchangedCount: 0, preview: [], failedRows: [] } as const
