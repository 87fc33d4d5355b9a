import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import type { ReviewCycleId } from '../../../domain/kernel/ids.ts'
import {
  keptNames,
  nudgedWords,
  nudgeRefusals,
  plannedWords,
  takenBackWords,
} from '../../../domain/reviews/cycles/wording.ts'
import { type CycleOutcome, cycleOutcome } from '../../../machines/reviews/cycles/cycleOutcome.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Button, IconButton } from '../../kit/Button.tsx'
import { Row } from '../../kit/Stack.tsx'
import { useCycleOutcome } from './area.ts'
import { groupsOf } from './Preview.tsx'
import { RowsByReason } from './RowsByReason.tsx'

/** What came of planning, reminding or taking back, for whom not and why, with the one way back. */
export const Outcome = ({ id }: { readonly id: ReviewCycleId }) => {
  const machine = useCycleOutcome()
  const outcome = useSelector(machine, cycleOutcome.outcomeIn)
  const isBusy = useSelector(machine, (snapshot) => snapshot.hasTag('busy'))
  if (outcome === null || outcome.id !== id) return null
  const groups = groupsIn(outcome)
  return (
    <div role="status">
      <Banner
        tone={groups.length > 0 ? 'warning' : 'info'}
        action={
          <Row>
            {outcome.kind === 'made' && outcome.made.planned > 0 ? (
              <Button size="sm" busy={isBusy} onClick={() => machine.send({ type: 'undo.asked' })}>
                Undo
              </Button>
            ) : null}
            <IconButton
              label="Dismiss"
              icon={<X />}
              size="sm"
              onClick={() => machine.send({ type: 'outcome.dismissed' })}
            />
          </Row>
        }
      >
        {wordsOf(outcome)}
        <RowsByReason groups={groups} />
      </Banner>
    </div>
  )
}

const wordsOf = (outcome: CycleOutcome): string => {
  switch (outcome.kind) {
    case 'made':
      return plannedWords(outcome.made.planned, outcome.made.skipped.length)
    case 'nudged':
      return nudgedWords(outcome.nudged.told, outcome.nudged.notTold.length)
    case 'takenBack':
      return takenBackWords(outcome.takenBack.removed, outcome.takenBack.kept.length)
  }
}

const groupsIn = (outcome: CycleOutcome) => {
  switch (outcome.kind) {
    case 'made':
      return groupsOf(outcome.made.skipped)
    case 'nudged':
      return grouped(
        outcome.nudged.notTold.map(({ id, person, because }) => ({
          id: `${id}/${person.id}`,
          text: person.fullName,
          reason: nudgeRefusals[because],
        })),
      )
    case 'takenBack':
      return grouped(
        outcome.takenBack.kept.map(({ id, employee, because }) => ({
          id,
          text: employee.fullName,
          reason: keptNames[because],
        })),
      )
  }
}

const grouped = (lines: ReadonlyArray<{ readonly id: string; readonly text: string; readonly reason: string }>) =>
  [...new Set(lines.map(({ reason }) => reason))].map((name) => ({
    name,
    lines: lines.filter(({ reason }) => reason === name),
  }))
