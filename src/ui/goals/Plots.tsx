import type { GoalCounts } from '../../domain/goals/nouns.ts'
import { goalStates, goalStatuses } from '../../domain/goals/states.ts'
import { goalStatusNames, stateNames } from '../../domain/goals/wording.ts'
import { goalCountsReading } from '../../machines/goals/readings.ts'
import { ReadingBeside } from '../app/ReadingShown.tsx'
import { useToday } from '../app/time.ts'
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
import { useCounts } from './area.ts'

const months = 8

/** How many goals there are in each state, how the active ones stand, and when they are due. */
export const Plots = (list: OverList) => (
  <ReadingBeside
    reading={useCounts()}
    of={goalCountsReading}
    until={<BarPlotsWaiting bars={[goalStates.length, goalStatuses.length, UPRIGHT]} />}
  >
    {(counts) => (counts.states.length === 0 ? null : <All counts={counts} list={list} />)}
  </ReadingBeside>
)

const All = ({ counts, list }: { readonly counts: GoalCounts; readonly list: OverList }) => {
  const today = useToday()
  const barsOf = <Of extends string>(
    all: ReadonlyArray<Of>,
    names: Readonly<Record<Of, string>>,
    counted: ReadonlyArray<{ readonly of: Of; readonly count: number }>,
  ): ReadonlyArray<Bar> =>
    all.flatMap((of) => {
      const count = counted.find((row) => row.of === of)?.count
      return count === undefined ? [] : [{ value: of, label: names[of], size: count, said: `${count}` }]
    })
  const due = monthsFrom(today, months).map((month): Bar => {
    const count = counts.due.find(({ of }) => of === month)?.count ?? 0
    return { ...ofMonth(month), size: count, said: `${count}`, figure: figureOf(count) }
  })
  return (
    <BarPlots>
      <BarPlot
        title="All goals by status"
        headings={['Status', 'Goals']}
        bars={barsOf(goalStates, stateNames, counts.states)}
        press={narrowing(list, 'state')}
      />
      <BarPlot
        title="Health of active goals"
        headings={['Health', 'Goals']}
        bars={barsOf(goalStatuses, goalStatusNames, counts.statuses)}
        press={narrowing(list, 'standing')}
      />
      <BarPlot title="Due by month" headings={['Month', 'Goals']} bars={due} upright />
    </BarPlots>
  )
}
