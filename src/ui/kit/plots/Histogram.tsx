import type { CSSProperties } from 'react'
import { slot } from '../classes.ts'
import { Area } from './Area.tsx'
import type { Bar } from './BarPlot.tsx'
import { PlotTable, useAsTable } from './PlotTable.tsx'

interface HistogramProps {
  readonly title: string
  /** What a span is of and what it counts: the two headings where it is read as a table. */
  readonly headings: readonly [string, string]
  /** In their order, without gaps. */
  readonly spans: ReadonlyArray<Bar>
  readonly href?: (value: string) => string
}

/** How many there are in each span of what is measured. */
export const Histogram = ({ title, headings, spans, href }: HistogramProps) => {
  const asTable = useAsTable()
  return (
    <div className={slot('plots', 'root')}>
      {asTable ? (
        <PlotTable
          title={title}
          columns={headings}
          rows={spans.map(({ value, label, said }) => ({ value, label, href: href?.(value), cells: [said] }))}
        />
      ) : (
        <Area
          title={title}
          most={Math.max(...spans.map(({ size }) => size))}
          places={spans.map(({ value, label, said, short = label }) => ({
            value,
            name: `${label}: ${said}`,
            short,
            door: href && { href: href(value) },
          }))}
          drawn={(at, share) => <span style={{ ...bar, height: share(spans[at]?.size ?? 0) }} />}
        />
      )}
    </div>
  )
}

const bar: CSSProperties = {
  position: 'absolute',
  insetInline: '1px',
  bottom: 0,
  borderRadius: '2px 2px 0 0',
  background: 'var(--colors-accent)',
  printColorAdjust: 'exact',
}
