import type { ReactNode } from 'react'
import { tileHeadings, tileTitles } from '../../../domain/home/dashboard/dashboardWording.ts'
import type { TileFigures } from '../../../domain/home/dashboard/nouns.ts'
import { writtenNumber } from '../../../domain/kernel/locale.ts'
import { useLocale } from '../../kit/locale.ts'
import { BarPlot } from '../../kit/plots/BarPlot.tsx'
import { Readable } from '../../kit/plots/PlotTable.tsx'
import { markHref } from './doors.ts'
import { Headcount, JoinersAndLeavers } from './Months.tsx'
import { Expiring, Policies, Tenure } from './Spreads.tsx'
import type { FiguresProps } from './tileProps.ts'

const drawings: Partial<Record<TileFigures['name'], (props: FiguresProps) => ReactNode>> = {
  headcount: Headcount,
  joinersAndLeavers: JoinersAndLeavers,
  tenure: Tenure,
  policies: Policies,
}

/** What a tile counts, drawn as suits it. */
export const Figures = ({ found }: FiguresProps) => {
  // A table already.
  if (found.name === 'certificationsExpiring') return <Expiring found={found} />
  const Drawing = drawings[found.name] ?? States
  return (
    <Readable>
      <Drawing found={found} />
    </Readable>
  )
}

const States = ({ found: { name, figures } }: FiguresProps) => {
  const locale = useLocale()
  const bars = figures.map(({ of, label, count }) => ({
    value: of,
    label,
    size: count,
    said: writtenNumber(locale, count),
  }))
  return (
    <BarPlot
      title={tileTitles[name]}
      headings={tileHeadings[name] ?? ['Status', 'Count']}
      untitled
      bars={bars}
      href={(value) => markHref(name, value)}
    />
  )
}
