// biome-ignore-all lint/a11y/useSemanticElements: a virtual list has no <table> that could hold its rows
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and names the row by aria-activedescendant
import { slot } from '../classes.ts'
import { Skeleton, skeletonWidths } from '../Skeleton.tsx'
import type { Column } from './columns.ts'
import { isCard, type RowLayout } from './TableRow.tsx'

type WaitingRowProps = {
  readonly index: number
  readonly top: number
  readonly columns: readonly Column<never>[]
  readonly layout: RowLayout
  readonly selectable: boolean
}

/** The place of a row that is still to come. */
export const WaitingRow = ({ index, top, columns, layout, selectable }: WaitingRowProps) => (
  <div
    role="row"
    aria-rowindex={index + 2}
    aria-busy="true"
    className={slot('table', 'row', { density: layout })}
    style={{ top }}
  >
    {selectable && !isCard(layout) ? <div role="gridcell" /> : null}
    {columns.slice(0, isCard(layout) ? 1 : columns.length).map(({ id, header, lead }, at) => (
      <div key={id} role="gridcell" className={slot('table', 'ledCell')}>
        {lead ? <Skeleton circle height={32} /> : null}
        {header === '' ? null : <Skeleton width={skeletonWidths[(index + at * 3) % skeletonWidths.length] ?? '50%'} />}
      </div>
    ))}
  </div>
)
