// biome-ignore-all lint/a11y/useSemanticElements: a virtual list has no <table> that could hold its rows
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { slot } from '../classes.ts'
import { type Column, tracksOf } from './columns.ts'
import { movedTo } from './movement.ts'
import { scrolledTo, topOf, useRowWindow } from './rowWindow.ts'
import { allToggled, coverage, extended, type Selection, toggled } from './selection.ts'
import type { Density, Filters, Sort, TableState } from './state.ts'
import { TableHead } from './TableHead.tsx'
import { cardOf, type RowLayout, TableRow } from './TableRow.tsx'
import { WaitingRow } from './WaitingRow.tsx'

const HEAD_HEIGHT = 36
/** Rows beyond those that are drawn, which a list that is read a window at a time had better have. */
const AHEAD = 30
const HEIGHT: Record<RowLayout, number> = { comfortable: 48, compact: 36, card: 64, headedCard: 80, sentenceCard: 80 }
/** Over the first card of those that stand together. */
const HEADING = 24
const none: readonly number[] = []

export type TableGridProps<Row> = {
  readonly grid: RefObject<HTMLDivElement | null>
  readonly gridId: string
  readonly label: string
  readonly rows: readonly (Row | undefined)[]
  readonly onShown: ((from: number, until: number) => void) | undefined
  readonly rowId: (row: Row) => string
  readonly rowLabel: (row: Row) => string
  readonly rowHref: ((row: Row) => string | undefined) | undefined
  readonly onOpen: ((row: Row) => void) | undefined
  readonly columns: readonly Column<Row>[]
  readonly search: string
  readonly sort: Sort | null
  readonly filters: Filters
  readonly density: Density
  readonly onChange: (change: Partial<TableState>) => void
  readonly selected: Selection | undefined
  readonly onSelect: ((selection: Selection) => void) | undefined
  readonly narrow: boolean
  readonly busy: boolean
  readonly printing: boolean
}

/**
 * The rows in view and the keys that move through them. The grid itself holds the focus and points at the current row,
 * so a row that scrolls away never takes the focus with it.
 */
const BareGrid = <Row,>(props: TableGridProps<Row>) => {
  const { grid, gridId, label, rows, rowId, rowLabel, rowHref, onOpen, columns, onChange, onShown } = props
  const { search, sort, filters, density, selected, onSelect, narrow, busy, printing } = props
  const layout = narrow ? cardOf(columns) : density
  const height = HEIGHT[layout]
  const headHeight = narrow ? 0 : HEAD_HEIGHT
  const headed = useMemo(() => (layout === 'headedCard' ? headedIn(rows, columns) : none), [layout, rows, columns])
  const top = (index: number) => topOf(index, { row: height, heading: HEADING, headed })
  const ids = useMemo(() => rows.map((row) => (row === undefined ? undefined : rowId(row))), [rows, rowId])
  const known = useMemo(() => (selected ? ids.filter((id) => id !== undefined) : []), [ids, selected])
  const [current, setCurrent] = useState<string | null>(null)
  const touched = useRef<string | null>(null)
  /** Where the current row stands, or will, when it has come. */
  const place = useRef(0)

  const { from, until, toTop } = useRowWindow(grid, rows.length, height, printing, HEADING, headed)
  useEffect(() => onShown?.(Math.max(0, from - AHEAD), until + AHEAD), [onShown, from, until])

  // Another question, another first row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the three are the reason to run, not inputs
  useEffect(toTop, [toTop, search, sort, filters])

  const domId = (id: string) => `${gridId}-${id}`

  // Somebody has gone to a row that was not there yet.
  const reached = ids[place.current]
  if (current === null && place.current > 0 && reached !== undefined) setCurrent(reached)

  const moveTo = (index: number) => {
    place.current = index
    setCurrent(ids[index] ?? null)
    const element = grid.current
    if (!element) return
    const { scrollTop, clientHeight } = element
    const row = top(index + 1) - top(index)
    const to = scrolledTo(top(index), { top: scrollTop, height: clientHeight, head: headHeight, row })
    if (to !== undefined) element.scrollTop = to
  }
  const open = (id: string) => {
    const link = document.getElementById(domId(id))?.querySelector<HTMLElement>('[data-open-link]')
    const row = rows[ids.indexOf(id)]
    if (link) link.click()
    else if (row !== undefined) onOpen?.(row)
  }
  const select = (id: string, through: boolean) => {
    if (!selected || !onSelect) return
    onSelect(through ? extended(selected, known, touched.current, id) : toggled(selected, id))
    touched.current = id
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    const found = current === null ? -1 : ids.indexOf(current)
    const at = found >= 0 || onShown === undefined ? found : place.current
    const page = Math.max(1, Math.floor(((grid.current?.clientHeight ?? 0) - headHeight) / height) - 1)
    const to = movedTo(event.key, at, rows.length, page)
    const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey)
    if (to !== undefined) {
      const reached = ids[to]
      if (event.shiftKey && reached !== undefined && selected && onSelect)
        onSelect(extended(selected, known, current, reached))
      moveTo(to)
    } else if (event.key === 'Enter' && current !== null) open(current)
    else if (event.key === ' ' && current !== null) select(current, event.shiftKey)
    else if (isAll && selected && onSelect) onSelect(new Set(known))
    else if (event.key === 'Escape' && selected && selected.size > 0) onSelect?.(new Set())
    else return
    event.preventDefault()
  }

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row
    if (id === undefined) return
    place.current = ids.indexOf(id)
    setCurrent(id)
    if (target.closest('[data-select]')) return select(id, event.shiftKey)
    if (target.closest('a, button, input, select, textarea, label, [popover]')) return
    if (selected && (event.shiftKey || event.ctrlKey || event.metaKey)) return select(id, event.shiftKey)
    if (getSelection()?.isCollapsed !== false) open(id)
  }

  const covered = selected ? coverage(selected, known) : undefined
  const selection = useRef({ selected, onSelect, known })
  selection.current = { selected, onSelect, known }
  const [onSelectAll] = useState(() => () => {
    const { selected, onSelect, known } = selection.current
    if (selected) onSelect?.(allToggled(selected, known))
  })

  const { tracks, minWidth } = tracksOf(columns, selected !== undefined)
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={0}
      id={gridId}
      className={slot('table', 'scroller')}
      style={{ '--tracks': tracks } as CSSProperties}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-busy={busy || undefined}
      aria-multiselectable={selected ? true : undefined}
      aria-activedescendant={current !== null && ids.includes(current) ? domId(current) : undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={(event) => {
        if (event.target !== event.currentTarget || (current !== null && ids.includes(current))) return
        place.current = 0
        setCurrent(ids[0] ?? null)
      }}
    >
      <div style={narrow ? undefined : { minWidth }}>
        {narrow ? null : (
          <TableHead
            columns={columns}
            sort={sort}
            filters={filters}
            onChange={onChange}
            coverage={covered}
            onSelectAll={onSelectAll}
          />
        )}
        <div role="rowgroup" className={slot('table', 'body')} style={{ height: top(rows.length) }}>
          {Array.from({ length: until - from }, (_, at) => {
            const row = rows[from + at]
            const index = from + at
            if (row === undefined)
              return (
                <WaitingRow
                  key={index}
                  index={index}
                  top={top(index)}
                  columns={columns}
                  layout={layout}
                  selectable={selected !== undefined}
                />
              )
            const id = rowId(row)
            return (
              // By place: another person in it costs new words, not another row.
              <TableRow
                key={index}
                row={row}
                id={id}
                domId={domId(id)}
                index={index}
                top={top(index)}
                columns={columns}
                layout={layout}
                label={rowLabel(row)}
                href={rowHref?.(row)}
                openable={rowHref?.(row) !== undefined || onOpen !== undefined}
                selected={selected?.has(id)}
                current={id === current}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
}

const headedIn = <Row,>(rows: readonly (Row | undefined)[], columns: readonly Column<Row>[]): readonly number[] => {
  const heading = columns.find(({ card }) => card === 'heading')
  return rows.flatMap((row, at) => (row !== undefined && heading?.cell(row) ? [at] : []))
}

export const TableGrid = memo(BareGrid) as typeof BareGrid
