import { CircleAlert } from 'lucide-react'
import { isOverdue } from '../../domain/goals/lifecycle.ts'
import type { Goal, GoalState } from '../../domain/goals/nouns.ts'
import type { Progress } from '../../domain/goals/progress.ts'
import { shareDone } from '../../domain/goals/progress.ts'
import { stateNames } from '../../domain/goals/wording.ts'
import { writtenMoney, writtenPercent } from '../../domain/kernel/amounts.ts'
import { writtenNumber } from '../../domain/kernel/locale.ts'
import type { Locale } from '../../domain/kernel/nouns.ts'
import { Badge } from '../kit/Badge.tsx'
import { look } from '../kit/classes.ts'
import { useLocale } from '../kit/locale.ts'
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
      {inWords(useLocale(), progress)}
    </Text>
  </Row>
)

const inWords = (locale: Locale, { kind, current, target, unit }: Progress): string => {
  switch (kind) {
    case 'percent':
      return writtenPercent(locale, current)
    case 'yesNo':
      return current === 1 ? 'Achieved' : 'Not achieved yet'
    case 'money':
      return `${writtenNumber(locale, current)} of ${writtenMoney(locale, target, unit)}`
    default:
      return `${writtenNumber(locale, current)} of ${writtenNumber(locale, target)} ${unit}`.trim()
  }
}
