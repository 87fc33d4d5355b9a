import { CircleAlert } from 'lucide-react'
import { isOverdue } from '../../domain/goals/lifecycle.ts'
import type { Goal, GoalState } from '../../domain/goals/nouns.ts'
import type { Progress } from '../../domain/goals/progress.ts'
import { shareDone } from '../../domain/goals/progress.ts'
import { stateNames } from '../../domain/goals/wording.ts'
import { Badge } from '../kit/Badge.tsx'
import { look } from '../kit/classes.ts'
import { Row } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { useToday } from './area.ts'

const tones: Record<GoalState, 'neutral' | 'accent' | 'success' | 'warning'> = {
  Draft: 'neutral',
  Active: 'accent',
  AtRisk: 'warning',
  Done: 'success',
  Cancelled: 'neutral',
}

/** Where the goal stands; and that it is late, which follows from the date. */
export const GoalBadges = ({ goal }: { readonly goal: Goal }) => {
  const today = useToday()
  return (
    <>
      {isOverdue(goal, today) ? (
        <Badge tone="danger" icon={<CircleAlert aria-hidden="true" />}>
          Overdue
        </Badge>
      ) : null}
      <Badge tone={tones[goal.state]}>{stateNames[goal.state]}</Badge>
    </>
  )
}

/** The bar, and the same in words. */
export const GoalProgress = ({ goal: { title, progress } }: { readonly goal: Goal }) => (
  <Row gap={3} wrap="never">
    {progress.kind === 'yesNo' ? null : (
      <progress className={look('gauge')} value={shareDone(progress)} aria-label={`Progress of ${title}`} />
    )}
    <Text as="span" style="small" tone="muted">
      {inWords(progress)}
    </Text>
  </Row>
)

const grouping = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 })

const inWords = ({ kind, current, target, unit }: Progress): string => {
  switch (kind) {
    case 'percent':
      return `${current} %`
    case 'yesNo':
      return current === 1 ? 'Achieved' : 'Not achieved yet'
    default:
      return `${grouping.format(current)} of ${grouping.format(target)} ${unit}`.trim()
  }
}
