import { useSelector } from '@xstate/react'
import type { AssetCounts } from '../../domain/assets/nouns.ts'
import { stateNames } from '../../domain/assets/wording.ts'
import { writtenMoney } from '../../domain/kernel/amounts.ts'
import { monthsAfter } from '../../domain/kernel/days.ts'
import { writtenMonth } from '../../domain/kernel/locale.ts'
import { assetCountsReading } from '../../machines/assets/readings.ts'
import { useToday } from '../app/time.ts'
import { slot } from '../kit/classes.ts'
import { useLocale } from '../kit/locale.ts'
import { useNarrow } from '../kit/table/narrow.ts'
import { type TableState, withFilter } from '../kit/table/state.ts'
import { tooltip } from '../kit/tooltip.ts'
import { useOpenedReading, usePlaces } from './area.ts'

export interface PlotsProps {
  readonly state: TableState
  readonly onChange: (change: Partial<TableState>) => void
}

/** What one bar says, and the filter that pressing it sets. */
interface Bar {
  readonly value: string
  readonly label: string
  readonly size: number
  readonly said: string
}

const atMost = 6
const months = 8

/** How many there are of each kind, small, at the head of the register: each bar narrows the list. */
export const Plots = ({ state, onChange }: PlotsProps) => {
  const counts = useSelector(useOpenedReading('assetCounts', assetCountsReading, undefined), assetCountsReading.foundIn)
  const isNarrow = useNarrow()
  return counts === null || counts.total === 0 ? null : (
    <details className={slot('plots', 'root')} open={!isNarrow}>
      <summary>Overview</summary>
      <div className={slot('plots', 'all')}>
        <All counts={counts} state={state} onChange={onChange} />
      </div>
    </details>
  )
}

const All = ({ counts, ...asked }: PlotsProps & { readonly counts: AssetCounts }) => {
  const { categoryNames, locationNames } = usePlaces()
  const today = useToday()
  const locale = useLocale()
  const named = (
    rows: ReadonlyArray<{ readonly of: string; readonly count: number }>,
    nameOf: (of: string) => string | undefined,
  ): ReadonlyArray<Bar> =>
    rows
      .flatMap(({ of, count }) => {
        const label = nameOf(of)
        return label === undefined || count === 0 ? [] : [{ value: of, label, size: count, said: `${count}` }]
      })
      .sort((one, other) => other.size - one.size)
      .slice(0, atMost)
  const money = monthsUntil(today).map((month): Bar => {
    const of = counts.value.filter((row) => row.month === month)
    return {
      value: month,
      label: month,
      size: of.reduce((sum, { cost }) => sum + cost, 0),
      said:
        of.length === 0 ? 'nothing' : of.map(({ cost, currency }) => writtenMoney(locale, cost, currency)).join(', '),
    }
  })
  const due = monthsFrom(today).map((month): Bar => {
    const count = counts.due.find(({ of }) => of === month)?.count ?? 0
    return { value: month, label: month, size: count, said: `${count}` }
  })
  return (
    <>
      <Plot
        {...asked}
        column="state"
        title="By state"
        bars={named(counts.states, (state) => stateNames[state as keyof typeof stateNames])}
      />
      <Plot
        {...asked}
        column="category"
        title="By category"
        bars={named(counts.categories, (id) => categoryNames.get(id))}
      />
      <Plot
        {...asked}
        column="location"
        title="By location"
        bars={named(counts.locations, (id) => locationNames.get(id))}
      />
      {counts.value.length === 0 ? null : (
        <Plot {...asked} column="bought" title="Value by month bought" bars={money} isByMonth />
      )}
      <Plot {...asked} column="due" title="Service due by month" bars={due} isByMonth />
    </>
  )
}

const monthsFrom = (today: string): ReadonlyArray<string> =>
  Array.from({ length: months }, (_, at) => monthsAfter(`${today.slice(0, 7)}-01`, at).slice(0, 7))
const monthsUntil = (today: string): ReadonlyArray<string> =>
  Array.from({ length: months }, (_, at) => monthsAfter(`${today.slice(0, 7)}-01`, at - months + 1).slice(0, 7))

interface PlotProps extends PlotsProps {
  readonly column: string
  readonly title: string
  readonly bars: ReadonlyArray<Bar>
  readonly isByMonth?: boolean
}

/** A list of buttons to a screen reader, bars on the screen. */
const Plot = ({ column, title, bars, isByMonth = false, state, onChange }: PlotProps) => {
  const most = Math.max(1, ...bars.map(({ size }) => size))
  if (bars.every(({ size }) => size === 0)) return null
  const chosen = state.filters[column]
  return (
    <div className={slot('plots', 'plot')}>
      <strong>{title}</strong>
      <ul className={slot('plots', 'bars')} aria-label={title} data-months={isByMonth || undefined}>
        {bars.map(({ value, label, size, said }) => {
          const isOn = chosen?.length === 1 && chosen[0] === value
          const name = isByMonth ? writtenMonth(label) : label
          const share = `${Math.round((size / most) * 100)}%`
          return (
            <li key={value}>
              <button
                type="button"
                className={slot('plots', 'bar')}
                aria-pressed={isOn}
                aria-label={`${name}: ${said}`}
                onClick={() => onChange({ filters: withFilter(state.filters, column, isOn ? [] : [value]) })}
                {...tooltip(`${name}: ${said}`)}
              >
                {isByMonth ? null : <span className={slot('plots', 'label')}>{label}</span>}
                <span className={slot('plots', 'said')}>{isByMonth ? name.slice(0, 1) : said}</span>
                <span className={slot('plots', 'track')}>
                  {size === 0 ? null : <span style={{ [isByMonth ? 'height' : 'width']: share }} />}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
