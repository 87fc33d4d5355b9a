import { type CSSProperties, useState } from 'react'
import { Button } from '../Button.tsx'
import { slot } from '../classes.ts'
import { Row as Beside, Stack } from '../Stack.tsx'
import { tooltip } from '../tooltip.ts'
import { type Door, Mark } from './Mark.tsx'
import { PlotTable, useAsTable } from './PlotTable.tsx'

/** How a part is filled: told apart without colours as well. */
export type Fill = 'empty' | 'dots' | 'rising' | 'falling' | 'upright' | 'full' | 'crossed'

interface StackedPart {
  readonly value: string
  readonly label: string
  readonly fill: Fill
}

export interface StackedRow {
  /** Of the row's list, on its name in the table. */
  readonly href?: string
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
  /** What a row is: the first heading where it is read as a table. */
  readonly heading: string
  /** Its title is said, and stands elsewhere on the page. */
  readonly untitled?: boolean
  /** In their order, from the start of a bar. */
  readonly parts: ReadonlyArray<StackedPart>
  readonly rows: ReadonlyArray<StackedRow>
  /** A press narrows the list below to a part, and again to all. */
  readonly press?: StackedPress
  /** Each part is a link to the list that it counts. */
  readonly href?: (row: string, part: string) => string
  /** How many rows show before more are asked for. */
  readonly most?: number
}

const MOST = 6

/** What each fill means; a table says it in its headings. */
export const StackedLegend = ({ parts }: Pick<StackedBarsProps, 'parts'>) =>
  useAsTable() ? null : (
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

/** One bar a row, of parts that lead to what they count. */
export const StackedBars = ({ title, heading, untitled, parts, rows, most = MOST, ...doors }: StackedBarsProps) => {
  const [isWhole, setWhole] = useState(false)
  const asTable = useAsTable()
  const shown = isWhole ? rows : rows.slice(0, most)
  return (
    <section aria-label={title} style={side}>
      <Stack gap={2}>
        {untitled ? null : <strong className={slot('plots', 'root')}>{title}</strong>}
        {asTable ? (
          <PlotTable
            title={title}
            columns={[heading, ...parts.map(({ label }) => label)]}
            rows={shown.map(({ value, label, href, counts }) => ({
              value,
              label,
              href,
              cells: parts.map((part) => counts[part.value] ?? 0),
            }))}
          />
        ) : (
          <ul className={slot('plots', 'bars')}>
            {shown.map((row) => (
              <li key={row.value}>
                <Row row={row} parts={parts} {...doors} />
              </li>
            ))}
          </ul>
        )}
        {rows.length > most ? (
          <div className={slot('plots', 'press')}>
            <Button size="sm" tone="ghost" onClick={() => setWhole(!isWhole)}>
              {isWhole ? 'Show fewer' : `Show all ${rows.length}`}
            </Button>
          </div>
        ) : null}
      </Stack>
    </section>
  )
}

type RowProps = Pick<StackedBarsProps, 'parts' | 'press' | 'href'> & { readonly row: StackedRow }

const Row = ({ row, parts, press, href }: RowProps) => {
  const doorOf = (value: string): Door => {
    if (href !== undefined) return { href: href(row.value, value) }
    return press && { isOn: press.isOn(row.value, value), onPress: () => press.onPress(row.value, value) }
  }
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
          const isOn = press?.isOn(row.value, value) === true
          return (
            <li key={value} style={{ flex: `${count} 1 24px`, minWidth: '24px' }}>
              <Mark
                name={`${label}: ${count}`}
                door={doorOf(value)}
                style={{ ...fills[fill], ...part, ...(isOn && on) }}
              >
                <span style={number}>{count}</span>
              </Mark>
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
/** All of the line, where the bar stands below. */
const named: CSSProperties = { flex: '1 0 152px', width: 'auto', whiteSpace: 'normal' }
const totalled: CSSProperties = {
  flex: '0 0 28px',
  textAlign: 'end',
  color: colour('fg-muted'),
  fontVariantNumeric: 'tabular-nums',
}
const bar: CSSProperties = { ...bare, display: 'flex', flex: '1000 1 200px', gap: '2px' }
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
