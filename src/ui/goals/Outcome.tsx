import { useSelector } from '@xstate/react'
import type { GoalsMade, GoalsTakenBack } from '../../domain/goals/nouns.ts'
import type { GoalsDialog } from '../../machines/goals/goalDialogs.ts'
import { goalOutcome } from '../../machines/goals/goalOutcome.ts'
import { OutcomeBanner } from '../app/OutcomeBanner.tsx'
import { useOutcome } from './area.ts'

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)

const madeInWords = (by: GoalsDialog, { goals, people, left }: GoalsMade): string => {
  const made = counted(goals, 'goal', 'goals')
  const whom = counted(people, 'person', 'people')
  const done = by === 'give' ? `${made} assigned to ${whom}.` : `${made} copied to the next period, for ${whom}.`
  const names = left.map(({ fullName }) => fullName).join(', ')
  return left.length === 0 ? done : `${done} Skipped, no longer working here: ${names}.`
}

const takenBackInWords = ({ removed, kept }: GoalsTakenBack): string => {
  const done = `${counted(removed, 'goal', 'goals')} removed.`
  if (kept === 0) return done
  return kept === 1
    ? `${done} 1 is kept because it has been updated since.`
    : `${done} ${kept} are kept because they have been updated since.`
}

/** What came of giving or copying many goals, with the way back. */
export const Outcome = () => {
  const machine = useOutcome()
  const outcome = useSelector(machine, goalOutcome.outcomeIn)
  if (outcome === null) return null
  const isLess = outcome.kind === 'made' ? outcome.made.left.length > 0 : outcome.takenBack.kept > 0
  return (
    <OutcomeBanner
      machine={machine}
      tone={isLess ? 'warning' : 'info'}
      canUndo={outcome.kind === 'made' && outcome.made.goals > 0}
    >
      {outcome.kind === 'made' ? madeInWords(outcome.by, outcome.made) : takenBackInWords(outcome.takenBack)}
    </OutcomeBanner>
  )
}
