import type { CycleBar, ReviewCycle } from '../../../domain/reviews/cycles/nouns.ts'
import { type CycleStep, cycleSteps, totalOf } from '../../../domain/reviews/cycles/progress.ts'
import { stepNames } from '../../../domain/reviews/cycles/wording.ts'
import { type Fill, StackedBars, StackedLegend, type StackedRow } from '../../kit/plots/StackedBars.tsx'
import { Row, Stack } from '../../kit/Stack.tsx'
import type { TableState } from '../../kit/table/state.ts'
import { noDepartment, pressing, whole } from './listing.ts'

const fills: Record<CycleStep, Fill> = {
  notBegun: 'empty',
  writing: 'dots',
  oneIn: 'rising',
  discussing: 'falling',
  report: 'upright',
  complete: 'full',
  late: 'crossed',
}

const parts = cycleSteps.map((value) => ({ value, label: stepNames[value], fill: fills[value] }))

const rowsOf = (bars: ReadonlyArray<CycleBar>, without: string): ReadonlyArray<StackedRow> =>
  bars.map(({ id, name, counts }) => ({ value: id ?? noDepartment, label: name ?? without, counts }))

interface ProgressProps {
  readonly cycle: ReviewCycle
  readonly state: TableState
  readonly onChange: (change: Partial<TableState>) => void
}

/** How far the reviews are: of all, of each department, of each reviewer. A press narrows the table below. */
export const Progress = ({ cycle, state: { filters }, onChange }: ProgressProps) => {
  if (totalOf(cycle.counts) === 0) return null
  const over = { filters, onChange }
  return (
    <Stack gap={4}>
      <StackedLegend parts={parts} />
      <Row>
        <StackedBars
          title="All reviews"
          heading="Reviews"
          untitled
          parts={parts}
          rows={[{ value: whole, label: 'All reviews', counts: cycle.counts }]}
          press={pressing(over, null)}
        />
      </Row>
      <Row gap={6}>
        <StackedBars
          title="By department"
          heading="Department"
          parts={parts}
          rows={rowsOf(cycle.departments, 'No department')}
          press={pressing(over, 'department')}
        />
        <StackedBars
          title="By reviewer"
          heading="Reviewer"
          parts={parts}
          rows={rowsOf(cycle.reviewers, '')}
          press={pressing(over, 'reviewer')}
        />
      </Row>
    </Stack>
  )
}
