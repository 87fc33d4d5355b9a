import type { Failure } from '../../domain/kernel/failure.ts'
import type { Window, WindowPlace } from '../../domain/kernel/windows.ts'
import type { Port } from './port.ts'
import { lengthOf, type Range, type Stretches, type Wanted } from './stretches.ts'

/** What a windowed list holds, and what can happen to it (`windowedList.machine.ts`). */
export interface Searchable {
  readonly search: string
}

export interface WindowedListContext {
  /** What the list is narrowed to, and in which order; null while nobody looks at it. */
  readonly question: Searchable | null
  readonly stretches: Stretches<unknown>
  readonly count: number | null
  /** The rows in view, and those that scrolling shows next. */
  readonly range: Range
  readonly asked: Wanted
  readonly failure: Failure | null
}

export type WindowedListEvent =
  | { readonly type: 'list.asked'; readonly question: Searchable }
  | { readonly type: 'list.closed' }
  | ({ readonly type: 'rows.shown' } & Range)
  | { readonly type: 'retry.asked' }
  | { readonly type: 'news.heard' }
  | { readonly type: 'row.arrived'; readonly row: unknown }
  | { readonly type: 'row.left'; readonly id: string }
  /** By itself. */
  | { readonly type: 'count.wanted' }

export type LoadWindow<Question, Row> = Port<
  { readonly question: Question; readonly place: WindowPlace },
  Window<Row>,
  Failure
>
export type CountRows<Question> = Port<{ readonly question: Question }, number, Failure>

interface Holding {
  readonly context: WindowedListContext
}

/** How many rows the list shows, as far as anybody knows. */
export const lengthIn = ({ context: { stretches, count } }: Holding): number => lengthOf(stretches, count)

/** How many there are; null while nobody has counted. */
export const countIn = ({ context: { stretches, count } }: Holding): number | null =>
  count !== null || stretches.at(-1)?.after === null ? lengthOf(stretches, count) : null
