import { type CSSProperties, useState } from 'react'
import { Button } from './Button.tsx'
import { slot } from './classes.ts'
import { Row as Beside, Stack } from './Stack.tsx'
import { tooltip } from './tooltip.ts'

/** How a part is filled: told apart without colours as well. */
export type Fill = 'empty' | 'dots' | 'rising' | 'falling' | 'upright' | 'full' | 'crossed'

interface StackedPart {
  readonly value: string
  readonly label: string
  readonly fill: Fill
}

export interface StackedRow {
  readonly value: string
  readonly label: string
  readonly counts: Readonly<Record<string, number | undefined>>
}

export interface StackedPress {
  readonly isOn: (row: string, part: string) => boolean
  readonly onPress: (row: string, part: string) => void
}

interface StackedBarsProps {
  readonly title: string
  /** In their order, from the start of a bar. */
  readonly parts: ReadonlyArray<StackedPart>
  readonly rows: ReadonlyArray<StackedRow>
  readonly press: StackedPress
  /** How many rows show before more are asked for. */
  readonly most?: number
}

const MOST = 6

/** What each fill means. */
export const StackedLegend = ({ parts }: Pick<StackedBarsProps, 'parts'>) => (
  <ul style={flow} aria-label="Legend">
    {parts.map(({ value, label, fill }) => (
      <li key={value} className={slot('plots', 'root')}>
        <Beside gap={2} wrap="never">
          <span style={{ ...fills[fill], ...swatch }} aria-hidden="true" />
          {label}
        </Beside>
      </li>
    ))}
  </ul>
)

/** One bar a row, of parts that are buttons: pressing one narrows the list below to it, and again to all. */
export const StackedBars = ({ title, parts, rows, press, most = MOST }: StackedBarsProps) => {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, most)
  return (
    <section aria-label={title} style={side}>
      <Stack gap={2}>
        <strong className={slot('plots', 'root')}>{title}</strong>
        <ul className={slot('plots', 'bars')}>
          {shown.map((row) => (
            <li key={row.value}>
              <Row row={row} parts={parts} press={press} />
            </li>
          ))}
        </ul>
        {rows.length > most ? (
          <Button size="sm" tone="ghost" onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${rows.length}`}
          </Button>
        ) : null}
      </Stack>
    </section>
  )
}

const Row = ({ row, parts, press }: Pick<StackedBarsProps, 'parts' | 'press'> & { readonly row: StackedRow }) => {
  const there = parts.flatMap((part) => {
    const count = row.counts[part.value] ?? 0
    return count === 0 ? [] : [{ ...part, count }]
  })
  const total = there.reduce((sum, { count }) => sum + count, 0)
  return (
    <div style={line}>
      <span className={slot('plots', 'label')} style={named} {...tooltip(row.label)}>
        {row.label}
      </span>
      <span style={totalled}>{total}</span>
      <ul style={bar} aria-label={row.label}>
        {there.map(({ value, label, fill, count }) => {
          const name = `${label}: ${count}`
          const isOn = press.isOn(row.value, value)
          return (
            <li key={value} style={{ flex: `${count} 1 24px`, minWidth: '24px' }}>
              <button
                type="button"
                style={{ ...fills[fill], ...part, ...(isOn && on) }}
                aria-label={name}
                aria-pressed={isOn}
                onClick={() => press.onPress(row.value, value)}
                {...tooltip(name)}
              >
                <span style={number}>{count}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

// Everybody downloads the stylesheet; these bars stand on a page that few open.
const colour = (name: string) => `var(--colors-${name})`
const bare: CSSProperties = { listStyle: 'none', margin: 0, padding: 0 }
const flow: CSSProperties = { ...bare, display: 'flex', flexWrap: 'wrap', gap: '4px 16px' }
/** In a row: as wide as there is room, and two beside each other. */
const side: CSSProperties = { flex: '1 1 320px', alignSelf: 'flex-start' }
/** Where there is little room, the bar stands below its name. */
const line: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  alignItems: 'center',
  padding: '3px 0',
}
const named: CSSProperties = { flex: '0 0 128px', width: 'auto' }
const totalled: CSSProperties = { flex: '0 0 28px', color: colour('fg-muted'), fontVariantNumeric: 'tabular-nums' }
const bar: CSSProperties = { ...bare, display: 'flex', flex: '1 1 200px', gap: '2px' }
const edge: CSSProperties = {
  border: `1px solid ${colour('border-strong')}`,
  borderRadius: '4px',
  printColorAdjust: 'exact',
}
const part: CSSProperties = { ...edge, display: 'grid', placeItems: 'center', width: '100%', height: '28px' }
const swatch: CSSProperties = { ...edge, display: 'inline-block', flex: 'none', width: '24px', height: '16px' }
const on: CSSProperties = { outline: `2px solid ${colour('fg')}`, outlineOffset: '1px' }
const number: CSSProperties = {
  padding: '0 4px',
  borderRadius: '4px',
  background: colour('surface-raised'),
  color: colour('fg'),
  fontSize: '12px',
  fontVariantNumeric: 'tabular-nums',
}

const hatched = (angle: number, ink: string) =>
  `repeating-linear-gradient(${angle}deg, ${colour(ink)} 0 2px, transparent 2px 9px)`
const fills: Record<Fill, CSSProperties> = {
  empty: { backgroundColor: colour('surface-sunken') },
  dots: {
    backgroundColor: colour('accent-subtle'),
    backgroundImage: `radial-gradient(${colour('accent')} 1px, transparent 1.5px)`,
    backgroundSize: '7px 7px',
  },
  rising: { backgroundColor: colour('accent-subtle'), backgroundImage: hatched(45, 'accent') },
  falling: { backgroundColor: colour('accent-subtle'), backgroundImage: hatched(135, 'accent') },
  upright: { backgroundColor: colour('accent-subtle'), backgroundImage: hatched(90, 'accent') },
  full: { backgroundColor: colour('success') },
  crossed: {
    backgroundColor: colour('danger-subtle'),
    backgroundImage: `${hatched(45, 'danger')}, ${hatched(135, 'danger')}`,
  },
}
