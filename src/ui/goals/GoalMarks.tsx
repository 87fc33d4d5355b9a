import { CircleAlert, TriangleAlert } from 'lucide-react'
import { goalStatus } from '../../domain/goals/goalStatus.ts'
import type { Goal, GoalState } from '../../domain/goals/nouns.ts'
import { progressInWords, shareDone } from '../../domain/goals/progress.ts'
import type { GoalStatus } from '../../domain/goals/states.ts'
import { goalStatusNames, stateNames } from '../../domain/goals/wording.ts'
import { useToday } from '../app/time.ts'
import { Badge } from '../kit/Badge.tsx'
import { look, slot } from '../kit/classes.ts'
import { useLocale } from '../kit/locale.ts'
import { Row, Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'

const tones: Record<GoalState, 'neutral' | 'accent' | 'success'> = {
  Draft: 'neutral',
  Active: 'accent',
  Done: 'success',
  Cancelled: 'neutral',
}

const statusLooks = {
  overdue: { tone: 'danger', icon: <CircleAlert aria-hidden="true" /> },
  atRisk: { tone: 'warning', icon: <TriangleAlert aria-hidden="true" /> },
} as const satisfies Partial<Record<GoalStatus, object>>

type Marked = Pick<Goal, 'state' | 'dueDate' | 'startedDay' | 'progress'>

/** That the goal is late or behind, which follows from its days and which only an active one can be; else where it is. */
export const GoalBadge = ({ goal }: { readonly goal: Marked }) => {
  const status = goalStatus(goal, useToday())
  return status === null || status === 'onTrack' ? (
    <Badge tone={tones[goal.state]}>{stateNames[goal.state]}</Badge>
  ) : (
    <Badge {...statusLooks[status]}>{goalStatusNames[status]}</Badge>
  )
}

interface GoalProgressProps {
  readonly goal: Pick<Goal, 'title' | 'progress'>
  /** The bar stands under the words, where there is little room. */
  readonly under?: boolean
}

/** The bar, and the same in words. */
export const GoalProgress = ({ goal: { title, progress }, under = false }: GoalProgressProps) => {
  const words = (
    <Text as="span" style="small" tone="muted">
      {progressInWords(useLocale(), progress)}
    </Text>
  )
  const bar =
    progress.kind === 'yesNo' ? null : (
      // Whole hundredths: a screen reader says them.
      <progress
        className={look('gauge')}
        value={Math.round(shareDone(progress) * 100)}
        max={100}
        aria-label={`Progress of ${title}`}
      />
    )
  return under ? (
    <Stack gap={1}>
      <span className={slot('table', 'cell')}>{words}</span>
      {bar === null ? null : <Row>{bar}</Row>}
    </Stack>
  ) : (
    <Row gap={3} wrap="never">
      {bar}
      {words}
    </Row>
  )
}
