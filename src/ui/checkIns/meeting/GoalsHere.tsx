import { useState } from 'react'
import { progressSince } from '../../../domain/goals/history.ts'
import { mayProgress } from '../../../domain/goals/lifecycle.ts'
import type { Goal } from '../../../domain/goals/nouns.ts'
import { dayIn } from '../../../domain/kernel/days.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import type { Day, InstantUtc } from '../../../domain/kernel/nouns.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { useTimeZone } from '../../app/time.ts'
import { useGoalsState, useOpenedGoals } from '../../goals/area.ts'
import { GoalBadge, GoalProgress } from '../../goals/GoalMarks.tsx'
import { GoalsFailed } from '../../goals/GoalsFailed.tsx'
import { ProgressForm } from '../../goals/ProgressSection.tsx'
import { ProgressSince } from '../../goals/ProgressSince.tsx'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { TextLink } from '../../kit/LinkButton.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Text } from '../../kit/Text.tsx'

interface GoalsHereProps {
  readonly employeeId: EmployeeId
  /** When the two met last. */
  readonly lastUtc: InstantUtc | null
}

/** What the employee wants to reach, what has come of it since the last time, and how far it is now. */
export const GoalsHere = ({ employeeId, lastUtc }: GoalsHereProps) => {
  const timeZone = useTimeZone()
  const isOpened = useOpenedGoals(employeeId)
  const isThere = useGoalsState((snapshot) => snapshot.matches({ reading: 'showing' }))
  const hasFailed = useGoalsState((snapshot) => snapshot.matches({ reading: 'failed' }))
  const isClosed = useGoalsState((snapshot) => snapshot.matches({ reading: 'notFound' }))
  const goals = useGoalsState(({ context }) => context.goals)
  const since = lastUtc === null ? null : dayIn(timeZone, Date.parse(lastUtc))
  if (isClosed) return null
  const shown = goals.filter(
    (goal) => goal.state === 'Active' || (since !== null && progressSince(goal, since) !== null),
  )
  return (
    <Section title="Goals">
      {hasFailed ? (
        <GoalsFailed />
      ) : !isOpened || !isThere ? (
        <Skeleton height={96} />
      ) : shown.length === 0 ? (
        <Text tone="muted">No active goals.</Text>
      ) : (
        <ul className={slot('meeting', 'dates')} aria-label="Goals">
          {shown.map((goal) => (
            <One key={goal.id} goal={goal} since={since} />
          ))}
        </ul>
      )}
    </Section>
  )
}

const One = ({ goal, since }: { readonly goal: Goal; readonly since: Day | null }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={slot('meeting', 'goal')}>
      <div className={slot('meeting', 'date')}>
        <span className={slot('profile', 'words')}>
          <TextLink href={pathTo('employeeGoal', { employeeId: goal.employee.id, id: goal.id })}>{goal.title}</TextLink>
          <GoalProgress goal={goal} />
          <small>
            {goal.dueDate === null ? (
              'No due date'
            ) : (
              <>
                Due <DateText value={goal.dueDate} />
              </>
            )}
            {since === null ? null : (
              <>
                {' · '}
                <ProgressSince goal={goal} day={since} /> since the last check-in
              </>
            )}
          </small>
        </span>
        <GoalBadge goal={goal} />
        {mayProgress(goal.state).allowed ? (
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Close' : 'Update progress'}
          </Button>
        ) : null}
      </div>
      {isOpen ? <ProgressForm goal={goal} /> : null}
    </li>
  )
}
