import { tileTitles } from '../../../domain/home/dashboard/dashboardWording.ts'
import { monthsAfter } from '../../../domain/kernel/days.ts'
import { monthsFrom, ofMonth } from '../../kit/plots/BarPlot.tsx'
import { Lines } from '../../kit/plots/Lines.tsx'
import { daysOf, reportHref } from './doors.ts'
import type { FiguresProps } from './tileProps.ts'

const MONTHS = 12

/** The last twelve months, with what each part counts in them. */
const rowsOf = ({ today, figures }: FiguresProps['found']) =>
  monthsFrom(monthsAfter(`${today.slice(0, 7)}-01`, 1 - MONTHS), MONTHS).map((month) => ({
    ...ofMonth(month),
    sizes: Object.fromEntries(figures.filter(({ of }) => of === month).map(({ part, count }) => [part, count])),
  }))

export const Headcount = ({ found }: FiguresProps) => (
  <Lines
    title={tileTitles.headcount}
    heading="Month"
    series={[{ value: 'people', label: 'People' }]}
    rows={rowsOf(found)}
    href={(month) => reportHref('headcount', { only: month })}
  />
)

export const JoinersAndLeavers = ({ found }: FiguresProps) => (
  <Lines
    title={tileTitles.joinersAndLeavers}
    heading="Month"
    series={[
      { value: 'joined', label: 'Joined' },
      { value: 'left', label: 'Left' },
    ]}
    rows={rowsOf(found)}
    href={(month) => reportHref('joinersAndLeavers', daysOf(month, found.today))}
  />
)
