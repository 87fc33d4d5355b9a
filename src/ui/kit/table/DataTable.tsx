import { SearchX, X } from 'lucide-react'
import { type ReactNode, useDeferredValue, useId, useMemo, useRef } from 'react'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import type { Locale } from '../../../domain/kernel/nouns.ts'
import { Banner } from '../Banner.tsx'
import { Button, IconButton } from '../Button.tsx'
import { slot } from '../classes.ts'
import { EmptyState } from '../EmptyState.tsx'
import { ErrorState } from '../ErrorState.tsx'
import { useLocale } from '../locale.ts'
import { SearchField } from '../SearchField.tsx'
import type { Column } from './columns.ts'
import { useNarrow } from './narrow.ts'
import { PRINTED_MAX, usePrinting } from './printing.ts'
import type { Selection } from './selection.ts'
import { hasFilters, isNarrowed, type TableState, withoutFilters } from './state.ts'
import { TableGrid } from './TableGrid.tsx'
import { TableOptions } from './TableOptions.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'

type DataTableProps<Row> = {
  /** What the list holds, for its name and its count: `{ one: 'person', many: 'people' }`. */
  readonly noun: { readonly one: string; readonly many: string }
  /** Keep `columns` and the `row…` functions outside the component: their identity is what spares rows a render. */
  readonly columns: readonly Column<Row>[]
  /** Already searched, filtered and sorted. Of a list that is read a window at a time, with holes where nothing is known yet. */
  readonly rows: readonly (Row | undefined)[]
  /** Told which rows are in view, and which scrolling shows next. Give a stable function. */
  readonly onShown?: (from: number, until: number) => void
  /** How many there are before search and filters; null while nobody knows. */
  readonly total: number | null
  /** How many rows there are, where it is not the number of `rows`; null while nobody has counted. */
  readonly count?: number | null
  readonly rowId: (row: Row) => string
  readonly rowLabel: (row: Row) => string
  /** Undefined for a row that leads nowhere. */
  readonly rowHref?: (row: Row) => string | undefined
  readonly onOpen?: (row: Row) => void
  readonly state: TableState
  /** Give a stable function (a machine's `send`): the header renders again only on change. */
  readonly onChange: (change: Partial<TableState>) => void
  readonly selected?: Selection
  readonly onSelect?: (selection: Selection) => void
  /** What can be done with the selected. */
  readonly bulkActions?: ReactNode
  /** False: there is nothing to search it by, because only its newest rows are here. */
  readonly searchable?: boolean
  /** There are more than `total`; nobody has counted them. */
  readonly atLeast?: boolean
  /** Beside the search: more filters, before the view options. */
  readonly tools?: ReactNode
  readonly status?: 'loading' | 'ready' | 'failed'
  readonly error?: ReactNode
  readonly onRetry?: () => void
  /** When there is nothing at all: say what would fill it and offer the first step. */
  readonly empty: ReactNode
}

/** The one list of the product. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const locale = useLocale()
  const { noun, columns, rows, state, onChange, selected, onSelect, status = 'ready' } = props
  const total = props.total ?? (rows.length === 0 && isNarrowed(state) ? 1 : rows.length)
  const count = props.count === undefined ? rows.length : props.count
  // Of a list that is read a window at a time nobody counts what a search leaves out; how many there were before it is known.
  const whole = useRef<number | null>(null)
  if (status === 'ready' && !isNarrowed(state)) whole.current = count
  const narrow = useNarrow()
  const grid = useRef<HTMLDivElement>(null)
  const gridId = useId()
  // The typed letter is painted first, the rows in the next breath: until then the grid has nothing new to render.
  const shown = useDeferredValue(rows)
  const search = useDeferredValue(state.search)
  const visible = useMemo(
    () => columns.filter(({ id, hideable = true }) => !hideable || !state.hidden.includes(id)),
    [columns, state.hidden],
  )
  const { isPrinting, print } = usePrinting(shown, status === 'failed')
  const clearFilters = () => onChange({ filters: withoutFilters(state.filters) })
  const clear = () => onChange({ search: '', filters: withoutFilters(state.filters) })

  return (
    <div className={slot('table', 'root')}>
      <div className={slot('table', 'toolbar')}>
        {props.searchable === false ? null : (
          <SearchField
            label={`Search ${noun.many}`}
            value={state.search}
            onChange={(search) => onChange({ search })}
            onLeaveDown={() => grid.current?.focus()}
          />
        )}
        {props.tools}
        {!hasFilters(state.filters) ? null : narrow ? (
          <IconButton label="Clear filters" icon={<X />} onClick={clearFilters} />
        ) : (
          <Button tone="ghost" onClick={clearFilters}>
            <X aria-hidden="true" />
            Clear filters
          </Button>
        )}
        <p role="status" className={slot('table', 'count')}>
          {status === 'ready' && count !== null
            ? `${props.atLeast ? 'The newest ' : ''}${counted(locale, count, props.total ?? Math.max(count, whole.current ?? count), noun)}`
            : null}
        </p>
        <TableOptions columns={columns} state={state} onChange={onChange} narrow={narrow} onPrint={print} />
      </div>
      {status === 'failed' && total > 0 ? (
        <Banner
          tone="danger"
          action={
            props.onRetry && (
              <Button size="sm" onClick={props.onRetry}>
                Try again
              </Button>
            )
          }
        >
          The list may be out of date. {props.error}
        </Banner>
      ) : null}
      <div className={slot('table', 'frame')}>
        {status === 'loading' && total === 0 ? (
          <TableSkeleton
            columns={visible}
            selectable={selected !== undefined}
            narrow={narrow}
            label={`Loading ${noun.many}`}
          />
        ) : status === 'failed' && total === 0 ? (
          <ErrorState title={`The ${noun.many} could not be loaded`} onRetry={props.onRetry}>
            {props.error}
          </ErrorState>
        ) : total === 0 ? (
          props.empty
        ) : shown.length === 0 && isNarrowed(state) ? (
          <EmptyState
            icon={<SearchX />}
            title={`No ${noun.many} match`}
            action={<Button onClick={clear}>Clear search and filters</Button>}
          >
            Try fewer letters or another filter.
          </EmptyState>
        ) : (
          <TableGrid
            grid={grid}
            gridId={gridId}
            label={noun.many}
            rows={shown}
            onShown={props.onShown}
            rowId={props.rowId}
            rowLabel={props.rowLabel}
            rowHref={props.rowHref}
            onOpen={props.onOpen}
            columns={visible}
            search={search}
            sort={state.sort}
            filters={state.filters}
            density={state.density}
            onChange={onChange}
            selected={selected}
            onSelect={onSelect}
            narrow={narrow}
            busy={status === 'loading'}
            printing={isPrinting}
          />
        )}
      </div>
      {/* Below the rows, which stay where the pointer is. */}
      {selected && selected.size > 0 ? (
        <section className={slot('table', 'bulk')} aria-label="Selection">
          <strong aria-live="polite">{writtenNumber(locale, selected.size)} selected</strong>
          {props.bulkActions}
          <IconButton label="Clear selection" icon={<X />} size="sm" onClick={() => onSelect?.(new Set())} />
        </section>
      ) : null}
      {isPrinting && (count ?? shown.length) > PRINTED_MAX ? (
        <p>{`Only the first ${writtenNumber(locale, PRINTED_MAX)} are printed.`}</p>
      ) : null}
    </div>
  )
}

const counted = (locale: Locale, count: number, total: number, noun: DataTableProps<never>['noun']): string => {
  const words = total === 1 ? noun.one : noun.many
  return count === total
    ? `${writtenNumber(locale, total)} ${words}`
    : `${writtenNumber(locale, count)} of ${writtenNumber(locale, total)} ${words}`
}
