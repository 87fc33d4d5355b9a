import { scaleLinear } from 'd3-scale'
import type { CSSProperties, ReactNode } from 'react'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import { useLocale } from '../locale.ts'
import { type Door, Mark } from './Mark.tsx'
import { useWalk } from './walking.ts'

/** One place on the axis along the writing: a month, or a span of years. */
interface Place {
  readonly value: string
  /** With its figures, as its mark is called. */
  readonly name: string
  /** Below the axis. */
  readonly short: string
  readonly door: Door
}

interface AreaProps {
  readonly title: string
  readonly most: number
  readonly places: ReadonlyArray<Place>
  /** What stands in the strip of a place; `share` is the part of the height that a size reaches. */
  readonly drawn: (at: number, share: (size: number) => string) => ReactNode
  /** What runs behind all strips. */
  readonly behind?: (share: (size: number) => number) => ReactNode
}

/** Two axes, with a strip for each place that leads to what it counts. */
export const Area = ({ title, most, places, drawn, behind }: AreaProps) => {
  const locale = useLocale()
  const { walk, tabIndexOf } = useWalk()
  const scale = scaleLinear()
    .domain([0, Math.max(most, 1)])
    .range([0, 100])
    .nice(3)
  const ticks = scale.ticks(3).filter(Number.isInteger)
  return (
    <div>
      <div style={frame}>
        {ticks.map((tick) => (
          <div key={tick} style={{ ...line, bottom: `${scale(tick)}%` }} aria-hidden="true">
            <span style={tickLabel}>{writtenNumber(locale, tick)}</span>
          </div>
        ))}
        {behind?.(scale)}
        <ul style={strips} aria-label={title} onKeyDown={walk}>
          {places.map(({ value, name, door }, at) => (
            <li key={value} style={{ flex: 1, minWidth: 0 }}>
              <Mark name={name} door={door} style={strip} tabIndex={tabIndexOf(at, places.length)}>
                {drawn(at, (size) => `${scale(size)}%`)}
              </Mark>
            </li>
          ))}
        </ul>
      </div>
      <div style={names} aria-hidden="true">
        {places.map(({ value, short }) => (
          <span key={value} style={nameStyle}>
            {short}
          </span>
        ))}
      </div>
    </div>
  )
}

// Everybody downloads the stylesheet; these stand on pages that few open.
const frame: CSSProperties = { position: 'relative', height: '128px', marginInlineStart: '40px', marginTop: '8px' }
const line: CSSProperties = { position: 'absolute', insetInline: 0, borderTop: '1px solid var(--colors-border)' }
const tickLabel: CSSProperties = {
  position: 'absolute',
  insetInlineEnd: '100%',
  translate: '0 -50%',
  paddingInlineEnd: '8px',
  color: 'var(--colors-fg-muted)',
  fontVariantNumeric: 'tabular-nums',
}
const strips: CSSProperties = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
}
const strip: CSSProperties = {
  position: 'relative',
  display: 'block',
  minWidth: 0,
  height: '100%',
  background: 'transparent',
}
/** Below the points at zero, too. */
const names: CSSProperties = { display: 'flex', marginInlineStart: '40px', paddingTop: '8px' }
const nameStyle: CSSProperties = { flex: 1, minWidth: 0, textAlign: 'center', whiteSpace: 'nowrap' }
