/** What a report says of itself, and the kinds of columns it is made of. */
import type { CellKind } from './nouns.ts'

export interface ReportColumn {
  readonly key: string
  readonly label: string
  readonly kind: CellKind
  /** What the values of a `status` are called, in their order. */
  readonly names?: Readonly<Record<string, string>>
}

export interface ReportWords {
  readonly about: string
  readonly noun: { readonly one: string; readonly many: string }
  readonly columns: ReadonlyArray<ReportColumn>
  /** What would fill it. */
  readonly empty: string
}

export const of =
  (kind: ReportColumn['kind']) =>
  (key: string, label: string): ReportColumn => ({ key, label, kind })
export const text = of('text')
export const day = of('day')
export const number = of('number')
export const percent = of('percent')
export const status = (key: string, label: string, names: Readonly<Record<string, string>>): ReportColumn => ({
  key,
  label,
  kind: 'status',
  names,
})
