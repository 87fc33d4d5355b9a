import type { ReactNode } from 'react'
import { monthsAfter } from '../../../domain/kernel/days.ts'
import { writtenMonth } from '../../../domain/kernel/locale.ts'
import { slot } from '../classes.ts'
import { Skeleton } from '../Skeleton.tsx'
import { useNarrow } from '../table/narrow.ts'
import { type TableState, withFilter } from '../table/state.ts'
import { type Door, Mark } from './Mark.tsx'
import { PlotTable, Readable, useAsTable } from './PlotTable.tsx'
import { useWalk } from './walking.ts'

/** One bar: its length, what it says, and what pressing it means. */
export interface Bar {
  readonly value: string
  readonly label: string
  readonly size: number
  readonly said: string
  /** On a bar that stands beside others, in place of its whole name. */
  readonly short?: string
  /** On it, where it stands beside others: the figure it is drawn from. */
  readonly figure?: string
}

/** What a bar of a month, `2026-11`, is called. */
export const ofMonth = (month: string) => {
  const label = writtenMonth(month)
  return { value: month, label, short: label.slice(0, 1) }
}

/** So many months, `2026-11`, from that of the day on. */
export const monthsFrom = (day: string, count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, at) => monthsAfter(`${day.slice(0, 7)}-01`, at).slice(0, 7))

/** On a bar that stands beside others; none where there is no bar. */
export const figureOf = (count: number): string => (count === 0 ? '' : `${count}`)

export interface OverList {
  readonly state: TableState
  readonly onChange: (change: Partial<TableState>) => void
}

/** Pressing a bar narrows the list below to it, and again to all. */
export const narrowing = (
  { state: { filters }, onChange }: OverList,
  column: string,
): NonNullable<BarPlotProps['press']> => {
  const isOn = (value: string) => filters[column]?.length === 1 && filters[column][0] === value
  const onPress = (value: string) => onChange({ filters: withFilter(filters, column, isOn(value) ? [] : [value]) })
  return { isOn, onPress }
}

/** Small plots over a list, folded away where there is little room. */
export const BarPlots = ({ children }: { readonly children: ReactNode }) => (
  <details className={slot('plots', 'root')} open={!useNarrow()}>
    <summary>Overview</summary>
    <Readable>
      <div className={slot('plots', 'all')}>{children}</div>
    </Readable>
  </details>
)

/** In px: a plot's title, and each bar below it. */
const TITLE = 20
const BAR = 24

/** As high as so many are months, which stand beside each other. */
export const UPRIGHT = 4

/** In their place while they are read, so that the list below stays where it is: each as high as so many bars. */
export const BarPlotsWaiting = ({ bars }: { readonly bars: ReadonlyArray<number> }) => (
  <BarPlots>
    {bars.map((count, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing but their place
      <Skeleton key={at} height={TITLE + count * BAR} />
    ))}
  </BarPlots>
)

interface BarPlotProps {
  readonly title: string
  /** What each bar is and what it counts: the two headings where it is read as a table. */
  readonly headings: readonly [string, string]
  readonly bars: ReadonlyArray<Bar>
  /** How long the longest may be; as long as the longest is, where it is not said. */
  readonly most?: number
  /** One beside the other, as months stand. */
  readonly upright?: boolean
  /** Its title is said, and stands elsewhere on the page. */
  readonly untitled?: boolean
  /** Given: each bar is a button; one that narrows is on or off. */
  readonly press?: { readonly isOn?: (value: string) => boolean; readonly onPress: (value: string) => void }
  /** Given: each bar is a link to the list that it counts. */
  readonly href?: (value: string) => string
}

/** A small plot: a list to a screen reader, bars on the screen. Nothing where there is nothing to draw. */
export const BarPlot = ({ title, headings, bars, most, upright = false, untitled, press, href }: BarPlotProps) => {
  const asTable = useAsTable()
  const { walk, tabIndexOf } = useWalk()
  if (bars.every(({ size }) => size === 0)) return null
  const whole = most ?? Math.max(...bars.map(({ size }) => size))
  const doorOf = (value: string): Door => {
    if (href !== undefined) return { href: href(value) }
    return press && { isOn: press.isOn?.(value), onPress: () => press.onPress(value) }
  }
  return (
    <div className={slot('plots', 'plot')}>
      {untitled ? null : <strong>{title}</strong>}
      {asTable ? (
        <PlotTable
          title={title}
          columns={headings}
          rows={bars.map(({ value, label, said }) => ({ value, label, href: href?.(value), cells: [said] }))}
        />
      ) : (
        <ul
          className={slot('plots', 'bars')}
          aria-label={title}
          data-upright={upright || undefined}
          data-level={!upright || undefined}
          onKeyDown={walk}
        >
          {bars.map(({ value, label, size, said, short, figure }, at) => (
            <li key={value}>
              <Mark name={`${label}: ${said}`} door={doorOf(value)} tabIndex={tabIndexOf(at, bars.length)}>
                {upright ? null : <span className={slot('plots', 'label')}>{label}</span>}
                <span className={slot('plots', 'said')}>{upright ? short : said}</span>
                <span className={slot('plots', 'track')}>
                  {size === 0 ? null : (
                    <span style={{ [upright ? 'height' : 'width']: `${Math.round((size / whole) * 100)}%` }} />
                  )}
                </span>
                {figure === undefined ? null : <span>{figure}</span>}
              </Mark>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
