import { useSelector } from '@xstate/react'
import type { ReviewCycleId } from '../../../domain/kernel/ids.ts'
import { askingRefusals, keptNames, nudgeRefusals } from '../../../domain/reviews/cycles/wording.ts'
import { type CycleOutcome, cycleOutcome, outcomeWords } from '../../../machines/reviews/cycles/cycleOutcome.ts'
import { OutcomeBanner } from '../../app/OutcomeBanner.tsx'
import { useCycleOutcome } from './area.ts'
import { skippedLines } from './Preview.tsx'
import { byReason, RowsByReason } from './RowsByReason.tsx'

/** What came of planning, reminding or taking back, for whom not and why, with the one way back. */
export const Outcome = ({ id }: { readonly id: ReviewCycleId }) => {
  const machine = useCycleOutcome()
  const outcome = useSelector(machine, cycleOutcome.outcomeIn)
  if (outcome === null || outcome.id !== id) return null
  const groups = groupsIn(outcome)
  return (
    <OutcomeBanner
      machine={machine}
      tone={groups.length > 0 ? 'warning' : 'info'}
      canUndo={outcome.kind === 'made' && outcome.made.planned > 0}
    >
      {outcomeWords(outcome)}
      <RowsByReason groups={groups} />
    </OutcomeBanner>
  )
}

const groupsIn = (outcome: CycleOutcome) => {
  switch (outcome.kind) {
    case 'made':
      return byReason(skippedLines(outcome.made.skipped))
    case 'nudged':
      return byReason(
        outcome.nudged.notTold.map(({ id, person, because }) => ({
          id: `${id}/${person.id}`,
          text: person.fullName,
          reason: nudgeRefusals[because],
        })),
      )
    case 'asked':
      return byReason(
        outcome.asked.notAsked.map(({ id, employee, because }) => ({
          id,
          text: employee.fullName,
          reason: askingRefusals[because],
        })),
      )
    case 'takenBack':
      return byReason(
        outcome.takenBack.kept.map(({ id, employee, because }) => ({
          id,
          text: employee.fullName,
          reason: keptNames[because],
        })),
      )
  }
}
