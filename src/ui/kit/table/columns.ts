import type { ReactNode } from 'react'
import type { Choice } from '../SelectField.tsx'

/** How a column can be narrowed. `value` is what `arranged` compares; leave it out where somebody else filters. */
export type ColumnFilter<Row> =
  | { readonly kind: 'text'; readonly value?: (row: Row) => string }
  | {
      readonly kind: 'choice'
      readonly choices: readonly Choice[]
      readonly value?: (row: Row) => string | readonly string[]
    }

export type Column<Row> = {
  readonly id: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Before the text: an avatar, an icon. */
  readonly lead?: (row: Row) => ReactNode
  /** Given: the column can be sorted. Null and empty come last either way. */
  readonly sortValue?: (row: Row) => string | number | null | undefined
  /** The same where somebody else sorts. */
  readonly sortable?: true
  readonly filter?: ColumnFilter<Row>
  /** The least width in px, and its share of what is left (0: fixed). */
  readonly width?: number
  readonly grow?: number
  /** In px: what is no longer than this has it, in place of a share, before the shares are dealt. */
  readonly upTo?: number
  readonly align?: 'start' | 'end'
  /** What a row is told by: too long for one line, it goes on in a second where rows are high enough. */
  readonly wraps?: true
  /** Holds numbers or codes, which stay in one piece on paper; words go on in another line there. */
  readonly unbroken?: true
  /** Stays in sight while the others scroll sideways; only the first column may. */
  readonly pinned?: boolean
  /** False: the person cannot take it away. */
  readonly hideable?: boolean
  /**
   * Its place in the two-line card of a narrow screen; the primary one also carries the row's link, and there may be several
   * secondary ones. A heading stands over the card, where it says something. A sentence is a primary one of two lines.
   */
  readonly card?: 'heading' | 'primary' | 'sentence' | 'secondary' | 'aside'
  /** Of an aside that would leave no room for the name: what stands beside it, and what ends the second line, dot and all. */
  readonly carded?: { readonly aside: (row: Row) => ReactNode; readonly last: (row: Row) => ReactNode }
}

const WIDTH = 140
const SELECT_WIDTH = 24
const GAP = 12

/** The grid tracks of a line and the width below which the list scrolls sideways. */
export const tracksOf = (columns: readonly Column<never>[], selectable: boolean) => {
  const tracks = columns.map(({ width = WIDTH, grow = 1, upTo }) =>
    upTo !== undefined ? `minmax(${width}px, ${upTo}px)` : grow === 0 ? `${width}px` : `minmax(${width}px, ${grow}fr)`,
  )
  const widths = columns.map(({ width = WIDTH }) => width)
  const all = selectable ? [SELECT_WIDTH, ...widths] : widths
  return {
    tracks: (selectable ? [`${SELECT_WIDTH}px`, ...tracks] : tracks).join(' '),
    minWidth: all.reduce((sum, width) => sum + width + GAP, GAP),
  }
}

/** The column that names the row. */
export const primaryOf = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ card }) => card === 'primary' || card === 'sentence') ?? columns[0]

export const isSortable = (column: Column<never>): boolean => column.sortable === true || column.sortValue !== undefined
