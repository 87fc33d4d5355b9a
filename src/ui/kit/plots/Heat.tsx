import { scaleQuantize } from 'd3-scale'
import type { CSSProperties } from 'react'
import { slot } from '../classes.ts'
import { tooltip } from '../tooltip.ts'
import { useWalk } from './walking.ts'

interface HeatProps {
  readonly title: string
  readonly columns: ReadonlyArray<{ readonly value: string; readonly label: string; readonly short: string }>
  readonly rows: ReadonlyArray<{
    readonly value: string
    readonly label: string
    readonly counts: Readonly<Record<string, number | undefined>>
  }>
  readonly href?: (row: string, column: string) => string
}

/** A table whose cells are the deeper the more they count: it is the picture and the table in one. */
export const Heat = ({ title, columns, rows, href }: HeatProps) => {
  const { walk, tabIndexOf } = useWalk()
  const cells = rows.flatMap(({ value, counts }) =>
    columns.flatMap((column) => (counts[column.value] ? [`${value} ${column.value}`] : [])),
  )
  const most = Math.max(1, ...rows.flatMap(({ counts }) => columns.map(({ value }) => counts[value] ?? 0)))
  const depth = scaleQuantize().domain([0, most]).range([12, 28, 44, 60])
  return (
    <div className={slot('plots', 'root')} style={{ overflowX: 'auto' }}>
      <table className={slot('plots', 'table')} aria-label={title} onKeyDown={walk}>
        <thead>
          <tr>
            <td />
            {columns.map(({ value, label, short }) => (
              <th key={value} scope="col" aria-label={label} style={cellStyle} {...tooltip(label)}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.value}>
              <th scope="row">{row.label}</th>
              {columns.map(({ value, label }) => {
                const count = row.counts[value] ?? 0
                const colour = `color-mix(in srgb, var(--colors-accent) ${depth(count)}%, transparent)`
                return (
                  <td key={value} style={{ ...cellStyle, ...(count > 0 && { background: colour }) }}>
                    {href === undefined || count === 0 ? (
                      count || ''
                    ) : (
                      <a
                        href={href(row.value, value)}
                        style={link}
                        tabIndex={tabIndexOf(cells.indexOf(`${row.value} ${value}`), cells.length)}
                        aria-label={`${row.label}, ${label}: ${count}`}
                      >
                        {count}
                      </a>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

// Everybody downloads the stylesheet; these stand on pages that few open.
const cellStyle: CSSProperties = { textAlign: 'center', minWidth: '16px', padding: 0, printColorAdjust: 'exact' }
const link: CSSProperties = { display: 'block', padding: '4px 0', color: 'var(--colors-fg)', textDecoration: 'none' }
