import type { CSSProperties } from 'react'
import { slot } from '../classes.ts'
import { Skeleton, skeletonWidths } from '../Skeleton.tsx'
import { type Column, tracksOf } from './columns.ts'
import { cardOf } from './TableRow.tsx'

type TableSkeletonProps = {
  readonly columns: readonly Column<never>[]
  readonly selectable: boolean
  readonly narrow: boolean
  readonly label: string
}

const LINES = Array.from({ length: 8 }, (_, line) => line)

/** Lines where rows will be, in the widths of the columns. */
export const TableSkeleton = ({ columns, selectable, narrow, label }: TableSkeletonProps) => (
  <div
    role="status"
    aria-busy="true"
    aria-label={label}
    style={{ '--tracks': tracksOf(columns, selectable).tracks } as CSSProperties}
  >
    {narrow ? null : (
      <div className={slot('table', 'head')}>
        {selectable ? <span /> : null}
        {columns.map(({ id, header, align }) => (
          <span key={id} className={slot('table', 'headCell')} data-align={align}>
            {header}
          </span>
        ))}
      </div>
    )}
    {LINES.map((line) => (
      <div key={line} className={slot('table', 'waiting', { density: narrow ? cardOf(columns) : 'comfortable' })}>
        {selectable && !narrow ? <span /> : null}
        {columns.slice(0, narrow ? 1 : columns.length).map(({ id, lead }, at) => (
          <div key={id} className={slot('table', 'ledCell')}>
            {lead ? <Skeleton circle height={32} /> : null}
            <Skeleton width={skeletonWidths[(line + at * 3) % skeletonWidths.length] ?? '50%'} />
          </div>
        ))}
      </div>
    ))}
  </div>
)
