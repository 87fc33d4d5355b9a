// biome-ignore-all lint/a11y/useSemanticElements: a virtual list has no <table> that could hold its rows
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and names the row by aria-activedescendant
import { Fragment, memo, type ReactNode } from 'react'
import { slot } from '../classes.ts'
import { type Column, primaryOf } from './columns.ts'
import type { Density } from './state.ts'

export type RowLayout = Density | CardLayout
type CardLayout = 'card' | 'headedCard' | 'sentenceCard'

export const isCard = (layout: RowLayout): layout is CardLayout => /card$/i.test(layout)

export const cardOf = (columns: readonly Column<never>[]): CardLayout => {
  const has = (kind: Column<never>['card']) => columns.some(({ card }) => card === kind)
  return has('heading') ? 'headedCard' : has('sentence') ? 'sentenceCard' : 'card'
}

type TableRowProps<Row> = {
  readonly row: Row
  readonly id: string
  readonly domId: string
  readonly index: number
  readonly top: number
  readonly columns: readonly Column<Row>[]
  readonly layout: RowLayout
  readonly label: string
  readonly href: string | undefined
  readonly openable: boolean
  /** Undefined: this list has no selection. */
  readonly selected: boolean | undefined
  readonly current: boolean
}

/** Presses are handled once for the whole list (TableGrid), so a row holds no functions and renders only on change. */
const nothing = () => {}

const BareRow = <Row,>(props: TableRowProps<Row>) => {
  const { row, id, domId, index, top, columns, layout, label, href, openable, selected, current } = props
  const primary = primaryOf(columns)
  const open = (content: ReactNode): ReactNode =>
    href === undefined ? (
      content
    ) : (
      <a href={href} className={slot('table', 'open')} tabIndex={-1} data-open-link="">
        {content}
      </a>
    )
  // The row that is read by itself is named by its cells; with the checkbox, whom it is about would be read twice.
  const read = current && !isCard(layout) ? columns.map(({ id }) => `${domId}-${id}`) : []
  return (
    <div
      role="row"
      id={domId}
      data-row={id}
      data-open={openable || undefined}
      data-current={current || undefined}
      aria-rowindex={index + 2}
      aria-selected={selected}
      aria-labelledby={read.join(' ') || undefined}
      className={slot('table', 'row', { density: layout })}
      style={{ top }}
    >
      {selected === undefined ? null : (
        <div role="gridcell" className={slot('table', 'select')}>
          <input
            type="checkbox"
            tabIndex={-1}
            data-select=""
            aria-label={`Select ${label}`}
            className={slot('choice', 'input', { kind: 'checkbox' })}
            checked={selected}
            onChange={nothing}
          />
        </div>
      )}
      {isCard(layout) ? (
        <Card row={row} columns={columns} layout={layout} open={open} />
      ) : (
        columns.map((column, at) => (
          <Cell
            key={column.id}
            id={read[at]}
            align={column.align}
            pinned={column.pinned}
            unbroken={column.unbroken}
            wraps={column.wraps}
            lead={column.lead?.(row)}
          >
            {column === primary ? open(column.cell(row)) : column.cell(row)}
          </Cell>
        ))
      )}
    </div>
  )
}

// memo() drops the type parameter; the cast gives it back.
export const TableRow = memo(BareRow) as typeof BareRow

type CellProps = {
  readonly id: string | undefined
  readonly align: 'start' | 'end' | undefined
  readonly pinned: boolean | undefined
  readonly unbroken: boolean | undefined
  readonly wraps: boolean | undefined
  readonly lead?: ReactNode
  readonly children: ReactNode
}

const Cell = ({ id, align, pinned, unbroken, wraps, lead, children }: CellProps) => (
  <div
    role="gridcell"
    id={id}
    className={slot('table', lead === undefined ? 'cell' : 'ledCell')}
    data-align={align}
    data-pinned={pinned}
    data-unbroken={unbroken}
    data-wraps={wraps}
  >
    {lead}
    {lead === undefined ? children : <span className={slot('table', 'cell')}>{children}</span>}
  </div>
)

type CardProps<Row> = {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly layout: CardLayout
  readonly open: (content: ReactNode) => ReactNode
}

const Card = <Row,>({ row, columns, layout, open }: CardProps<Row>) => {
  const primary = primaryOf(columns)
  const secondary = columns
    .filter(({ card }) => card === 'secondary')
    .map(({ id, cell }) => ({ id, said: cell(row) }))
    .filter(({ said }) => said !== null && said !== undefined && said !== '')
  const heading = columns.find(({ card }) => card === 'heading')?.cell(row) ?? null
  return (
    <>
      {heading === null ? null : (
        <div role="gridcell" data-heading="" className={slot('table', 'heading')}>
          {heading}
        </div>
      )}
      <div role="gridcell" className={slot('table', 'ledCell', { density: 'card' })}>
        {primary?.lead?.(row)}
        <span className={slot('table', 'card', { density: layout })}>
          <span>
            <span>{open(primary?.cell(row))}</span>
            {columns.map(({ id, card, cell, carded }) =>
              card === 'aside' ? <Fragment key={id}>{(carded?.aside ?? cell)(row)}</Fragment> : null,
            )}
          </span>
          {secondary.length === 0 ? null : (
            <span className={slot('table', 'under')}>
              {secondary.map(({ id, said }, at) => (
                <Fragment key={id}>
                  {at === 0 ? null : ' · '}
                  {/* A name in letters that run the other way keeps them to itself. */}
                  <bdi>{said}</bdi>
                </Fragment>
              ))}
              {columns.map(({ id, carded }) => (
                <Fragment key={id}>{carded?.last(row)}</Fragment>
              ))}
            </span>
          )}
        </span>
      </div>
    </>
  )
}
