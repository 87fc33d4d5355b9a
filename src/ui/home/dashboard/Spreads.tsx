import { tileTitles } from '../../../domain/home/dashboard/dashboardWording.ts'
import { OLDEST_YEARS } from '../../../domain/home/dashboard/tiles.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { useLocale } from '../../kit/locale.ts'
import { monthsFrom, ofMonth } from '../../kit/plots/BarPlot.tsx'
import { Heat } from '../../kit/plots/Heat.tsx'
import { Histogram } from '../../kit/plots/Histogram.tsx'
import { StackedBars, StackedLegend } from '../../kit/plots/StackedBars.tsx'
import { reportHref } from './doors.ts'
import type { FiguresProps } from './tileProps.ts'

const MOST_TYPES = 8
const MOST_POLICIES = 4

const yearsLabel = (years: number): string => {
  if (years === 0) return 'Under 1 year'
  if (years === OLDEST_YEARS) return `${OLDEST_YEARS} years or more`
  return years === 1 ? '1 year' : `${years} years`
}

/** By whole years since the first day; who has none is left out. */
export const Tenure = ({ found: { figures } }: FiguresProps) => {
  const locale = useLocale()
  return (
    <Histogram
      title={tileTitles.tenure}
      headings={['Years', 'People']}
      spans={Array.from({ length: OLDEST_YEARS + 1 }, (_, years) => {
        const size = figures.find(({ of }) => of === String(years))?.count ?? 0
        return {
          value: String(years),
          label: yearsLabel(years),
          short: years === OLDEST_YEARS ? `${OLDEST_YEARS}+` : String(years),
          size,
          said: writtenNumber(locale, size),
        }
      })}
    />
  )
}

const parts = [
  { value: 'agreed', label: 'Have agreed', fill: 'full' },
  { value: 'outstanding', label: 'Outstanding', fill: 'rising' },
] as const

/** Those with the most outstanding first. */
export const Policies = ({ found: { figures } }: FiguresProps) => {
  const ids = [...new Set(figures.flatMap(({ id }) => (id === null ? [] : [id])))]
  const pathOf = (id: string) => `${pathTo('hrDocument', { id })}?tab=people`
  const rows = ids
    .map((id) => {
      const own = figures.filter((figure) => figure.id === id)
      return {
        value: id,
        label: own[0]?.of ?? '',
        href: pathOf(id),
        counts: Object.fromEntries(own.map(({ part, count }) => [part, count])),
      }
    })
    .toSorted((one, other) => (other.counts.outstanding ?? 0) - (one.counts.outstanding ?? 0))
  return (
    <>
      <StackedLegend parts={parts} />
      <StackedBars
        title={tileTitles.policies}
        heading="Policy"
        untitled
        parts={parts}
        rows={rows}
        href={pathOf}
        // No higher than the tiles beside it.
        most={MOST_POLICIES}
      />
    </>
  )
}

/** The kinds of which most expire. */
export const Expiring = ({ found: { figures, today } }: FiguresProps) => {
  const totals = new Map<string, number>()
  for (const { of, count } of figures) totals.set(of, (totals.get(of) ?? 0) + count)
  const types = [...totals].toSorted(([, one], [, other]) => other - one).slice(0, MOST_TYPES)
  return (
    <Heat
      title={tileTitles.certificationsExpiring}
      columns={monthsFrom(today, 12).map(ofMonth)}
      rows={types.map(([type]) => ({
        value: type,
        label: type,
        counts: Object.fromEntries(figures.filter(({ of }) => of === type).map(({ part, count }) => [part, count])),
      }))}
      href={(type, month) => reportHref('certificationsExpiring', { search: `${type} ${month}` })}
    />
  )
}
