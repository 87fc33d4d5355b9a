// biome-ignore-all lint/a11y/useSemanticElements: a virtual list has no <table> that could hold its rows
// biome-ignore-all lint/a11y/useFocusableInteractive: the buttons in a header cell take the focus
import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo } from 'react'
import { slot } from '../classes.ts'
import { FilterPopover } from './ColumnFilter.tsx'
import { type Column, isSortable } from './columns.ts'
import type { coverage } from './selection.ts'
import { type Filters, nextSort, type Sort, type TableState } from './state.ts'

type TableHeadProps<Row> = {
  readonly columns: readonly Column<Row>[]
  readonly sort: Sort | null
  readonly filters: Filters
  readonly onChange: (change: Partial<TableState>) => void
  /** Undefined: this list has no selection. */
  readonly coverage: ReturnType<typeof coverage> | undefined
  readonly onSelectAll: () => void
}

const BareHead = <Row,>({ columns, sort, filters, onChange, coverage, onSelectAll }: TableHeadProps<Row>) => (
  <div role="rowgroup" className={slot('table', 'headGroup')}>
    <div role="row" aria-rowindex={1} className={slot('table', 'head')}>
      {coverage === undefined ? null : (
        <div role="columnheader" className={slot('table', 'select')}>
          <input
            type="checkbox"
            aria-label="Select all shown"
            className={slot('choice', 'input', { kind: 'checkbox' })}
            checked={coverage === 'all'}
            ref={(box) => {
              if (box) box.indeterminate = coverage === 'some'
            }}
            onChange={onSelectAll}
          />
        </div>
      )}
      {columns.map((column) => (
        <div
          key={column.id}
          role="columnheader"
          className={slot('table', 'headCell')}
          data-align={column.align}
          data-pinned={column.pinned}
          aria-sort={isSortable(column) ? (sort?.column === column.id ? sort.direction : 'none') : undefined}
        >
          <SortLabel column={column} sort={sort} onSort={(next) => onChange({ sort: next })} />
          {column.filter ? (
            <FilterPopover column={column} filters={filters} onFilters={(next) => onChange({ filters: next })} />
          ) : null}
        </div>
      ))}
    </div>
  </div>
)

export const TableHead = memo(BareHead) as typeof BareHead

type SortLabelProps<Row> = {
  readonly column: Column<Row>
  readonly sort: Sort | null
  readonly onSort: (sort: Sort | null) => void
}

const SortLabel = <Row,>({ column, sort, onSort }: SortLabelProps<Row>) => {
  if (!isSortable(column)) return <span className={slot('table', 'cell')}>{column.header}</span>
  const own = sort?.column === column.id ? sort.direction : undefined
  return (
    <button type="button" className={slot('table', 'sort')} onClick={() => onSort(nextSort(sort, column.id))}>
      <span className={slot('table', 'cell')}>{column.header}</span>
      {own === 'ascending' ? <ArrowUp aria-hidden="true" /> : null}
      {own === 'descending' ? <ArrowDown aria-hidden="true" /> : null}
    </button>
  )
}
