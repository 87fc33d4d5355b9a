/** What a report is made of; which there are stands in `reportWording.ts`, where their words are. */
import type { CellKind } from './nouns.ts'

export interface ReportColumn {
  readonly key: string
  readonly label: string
  readonly kind: CellKind
  /** What the values of a `status` are called, in their order. */
  readonly names?: Readonly<Record<string, string>>
}

export interface ReportShape {
  readonly about: string
  readonly noun: { readonly one: string; readonly many: string }
  readonly columns: ReadonlyArray<ReportColumn>
  /** The column by whose values the figures count. */
  readonly countedBy: string | null
  /** They sum up this column, and do not count rows. */
  readonly summed?: string
  /** What can be asked beside the department: how it was on a day, or what happened in a period. */
  readonly asks?: 'asAt' | 'period'
  /** What would fill it. */
  readonly empty: string
}
