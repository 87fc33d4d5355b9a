import { scaleBand } from 'd3-scale'
import { area, line } from 'd3-shape'
import type { CSSProperties } from 'react'
import { slot } from '../classes.ts'
import { Area } from './Area.tsx'
import { PlotTable, useAsTable } from './PlotTable.tsx'

interface Series {
  readonly value: string
  readonly label: string
}

export interface LinesRow {
  readonly value: string
  readonly label: string
  readonly short: string
  readonly sizes: Readonly<Record<string, number | undefined>>
}

interface LinesProps {
  readonly title: string
  /** What a place is: the first heading where it is read as a table. */
  readonly heading: string
  /** At most three, which are told apart by their dashes and points as well. */
  readonly series: ReadonlyArray<Series>
  readonly rows: ReadonlyArray<LinesRow>
  readonly href?: (value: string) => string
}

/** How figures go from place to place, as from month to month. */
export const Lines = ({ title, heading, series, rows, href }: LinesProps) => {
  const asTable = useAsTable()
  const sizeAt = (at: number, of: string) => rows[at]?.sizes[of] ?? 0
  const across = scaleBand()
    .domain(rows.map(({ value }) => value))
    .range([0, 100])
  const middle = ({ value }: LinesRow) => (across(value) ?? 0) + across.bandwidth() / 2
  return (
    <div className={slot('plots', 'root')}>
      {asTable ? (
        <PlotTable
          title={title}
          columns={[heading, ...series.map(({ label }) => label)]}
          rows={rows.map(({ value, label, sizes }) => ({
            value,
            label,
            href: href?.(value),
            cells: series.map((one) => sizes[one.value] ?? 0),
          }))}
        />
      ) : (
        <Area
          title={title}
          most={Math.max(...rows.flatMap((_, at) => series.map(({ value }) => sizeAt(at, value))))}
          places={rows.map(({ value, label, short, sizes }) => ({
            value,
            name: `${label}: ${series.map((one) => `${one.label} ${sizes[one.value] ?? 0}`).join(', ')}`,
            short,
            door: href && { href: href(value) },
          }))}
          drawn={(at, share) =>
            series.map(({ value }, nth) => (
              <span key={value} style={{ ...point, ...looks[nth]?.point, bottom: share(sizeAt(at, value)) }} />
            ))
          }
          behind={(share) => (
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" style={drawing} aria-hidden="true">
              {series.map(({ value }, nth) => {
                const high = ({ sizes }: LinesRow) => 100 - share(sizes[value] ?? 0)
                const path = line<LinesRow>(middle, high)([...rows]) ?? ''
                const below = area<LinesRow>(middle, 100, high)([...rows]) ?? ''
                return (
                  <g key={value}>
                    {series.length === 1 ? <path d={below} fill="var(--colors-accent-subtle)" /> : null}
                    <path d={path} vectorEffect="non-scaling-stroke" style={lineOf(nth)} />
                  </g>
                )
              })}
            </svg>
          )}
        />
      )}
      {/* Below, so that the axes of tiles beside each other stand at one height. */}
      {series.length < 2 || asTable ? null : (
        <ul style={legend} aria-label="Legend">
          {series.map(({ value, label }, at) => (
            <li key={value} style={beside}>
              <svg width="28" height="12" aria-hidden="true">
                <line x1="0" x2="28" y1="6" y2="6" style={lineOf(at)} />
              </svg>
              <span style={{ ...point, ...looks[at]?.point, position: 'static', margin: '0' }} />
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const lineOf = (at: number): CSSProperties => ({ fill: 'none', strokeWidth: 2, ...looks[at]?.line })

// Everybody downloads the stylesheet; these stand on pages that few open.
const point: CSSProperties = {
  position: 'absolute',
  insetInlineStart: '50%',
  display: 'inline-block',
  width: '8px',
  height: '8px',
  marginInlineStart: '-4px',
  marginBottom: '-4px',
  printColorAdjust: 'exact',
}
/** By colour, by dash, and by the shape of the points. */
const looks: ReadonlyArray<{ readonly line: CSSProperties; readonly point: CSSProperties }> = [
  {
    line: { stroke: 'var(--colors-accent)' },
    point: { background: 'var(--colors-accent)', borderRadius: '50%' },
  },
  {
    line: { stroke: 'var(--colors-danger)', strokeDasharray: '6,4' },
    point: { background: 'var(--colors-danger)' },
  },
  {
    line: { stroke: 'var(--colors-fg-muted)', strokeDasharray: '2,3' },
    point: { background: 'var(--colors-fg-muted)', rotate: '45deg' },
  },
]
const drawing: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  scale: 'var(--forward) 1',
}
const legend: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
}
const beside: CSSProperties = { display: 'flex', alignItems: 'center', gap: '6px' }
