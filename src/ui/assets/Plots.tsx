import type { AssetCounts } from '../../domain/assets/nouns.ts'
import { stateNames } from '../../domain/assets/wording.ts'
import { writtenMoney } from '../../domain/kernel/amounts.ts'
import { monthsAfter } from '../../domain/kernel/days.ts'
import { writtenNumber } from '../../domain/kernel/locale.ts'
import type { Locale } from '../../domain/kernel/nouns.ts'
import { assetCountsReading } from '../../machines/assets/readings.ts'
import { ReadingBeside } from '../app/ReadingShown.tsx'
import { useToday } from '../app/time.ts'
import { useLocale } from '../kit/locale.ts'
import {
  type Bar,
  BarPlot,
  BarPlots,
  BarPlotsWaiting,
  figureOf,
  monthsFrom,
  narrowing,
  type OverList,
  ofMonth,
  UPRIGHT,
} from '../kit/plots/BarPlot.tsx'
import { useOpenedReading, usePlaces } from './area.ts'

const atMost = 6
const months = 8

/** How many there are of each kind, small, at the head of the register: each bar narrows the list. */
export const Plots = (list: OverList) => (
  <ReadingBeside
    reading={useOpenedReading('assetCounts', assetCountsReading, undefined)}
    of={assetCountsReading}
    until={<BarPlotsWaiting bars={[atMost, atMost, atMost, UPRIGHT, UPRIGHT]} />}
  >
    {(counts) =>
      counts.total === 0 ? null : (
        <BarPlots>
          <All counts={counts} {...list} />
        </BarPlots>
      )
    }
  </ReadingBeside>
)

const All = ({ counts, ...asked }: OverList & { readonly counts: AssetCounts }) => {
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
  const isOneCurrency = new Set(counts.value.map(({ currency }) => currency)).size === 1
  const money = monthsFrom(monthsAfter(`${today.slice(0, 7)}-01`, 1 - months), months).map((month): Bar => {
    const of = counts.value.filter((row) => row.month === month)
    const size = of.reduce((sum, { cost }) => sum + cost, 0)
    return {
      ...ofMonth(month),
      size,
      ...(isOneCurrency && size > 0 && { figure: inThousands(locale, size) }),
      said:
        of.length === 0 ? 'nothing' : of.map(({ cost, currency }) => writtenMoney(locale, cost, currency)).join(', '),
    }
  })
  const due = monthsFrom(today, months).map((month): Bar => {
    const count = counts.due.find(({ of }) => of === month)?.count ?? 0
    return { ...ofMonth(month), size: count, said: `${count}`, figure: figureOf(count) }
  })
  return (
    <>
      <Plot
        {...asked}
        column="state"
        title="By status"
        headings={['Status', 'Assets']}
        bars={named(counts.states, (state) => stateNames[state as keyof typeof stateNames])}
      />
      <Plot
        {...asked}
        column="category"
        title={isMore(counts.categories) ? 'Top categories' : 'By category'}
        headings={['Category', 'Assets']}
        bars={named(counts.categories, (id) => categoryNames.get(id))}
      />
      <Plot
        {...asked}
        column="location"
        title={isMore(counts.locations) ? 'Top locations' : 'By location'}
        headings={['Location', 'Assets']}
        bars={named(counts.locations, (id) => locationNames.get(id))}
      />
      {counts.value.length === 0 ? null : (
        <Plot
          {...asked}
          column="bought"
          title="Value by month bought"
          headings={['Month', 'Value']}
          bars={money}
          upright
        />
      )}
      <Plot {...asked} column="due" title="Service due by month" headings={['Month', 'Assets']} bars={due} upright />
    </>
  )
}

const isMore = (counted: ReadonlyArray<{ readonly count: number }>): boolean =>
  counted.filter(({ count }) => count > 0).length > atMost

/** `2.4k`, `12k`: over a bar there is no room for more. */
const inThousands = (locale: Locale, amount: number): string => {
  if (amount < 1000) return writtenNumber(locale, Math.round(amount))
  return `${writtenNumber(locale, amount < 10_000 ? Math.round(amount / 100) / 10 : Math.round(amount / 1000))}k`
}

interface PlotProps extends OverList {
  readonly column: string
  readonly title: string
  readonly headings: readonly [string, string]
  readonly bars: ReadonlyArray<Bar>
  readonly upright?: true
}

const Plot = ({ column, state, onChange, ...plot }: PlotProps) => (
  <BarPlot {...plot} press={narrowing({ state, onChange }, column)} />
)
