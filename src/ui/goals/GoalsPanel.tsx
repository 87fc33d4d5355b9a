import { Target } from 'lucide-react'
import { mayWriteGoals } from '../../domain/goals/access.ts'
import type { Goal } from '../../domain/goals/nouns.ts'
import { denials } from '../../domain/goals/wording.ts'
import type { EmployeeId, GoalId } from '../../domain/kernel/ids.ts'
import { pathTo } from '../../domain/session/places.ts'
import type { PanelProps } from '../app/pages.ts'
import { useActor } from '../app/session.ts'
import { AddNewButton } from '../kit/AddNewButton.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { useGoalForm, useGoals, useGoalsState, useOpenedGoals } from './area.ts'
import { GoalForm } from './GoalForm.tsx'
import { GoalBadge, GoalProgress } from './GoalMarks.tsx'
import { GoalsFailed } from './GoalsFailed.tsx'

/** § 7 The goals of a person, on that person's page. */
export const GoalsPanel = ({ employee: { id, fullName } }: PanelProps) => {
  const isOpened = useOpenedGoals(id)
  const isThere = useGoalsState((snapshot) => snapshot.matches({ reading: 'showing' }))
  const hasFailed = useGoalsState(
    (snapshot) => snapshot.matches({ reading: 'failed' }) || snapshot.matches({ reading: 'notFound' }),
  )
  const isAdding = useGoalsState(({ context }) => context.work?.kind === 'creation')
  const form = useGoalForm()
  if (hasFailed) return <GoalsFailed />
  if (!isOpened || !isThere) return <Skeleton height={96} />
  return (
    <>
      {isAdding && form ? (
        <Section title="New goal">
          <GoalForm form={form} employeeId={id} />
        </Section>
      ) : null}
      <Section title="Goals" action={isAdding ? <span /> : <AddGoal id={id} />}>
        <List id={id} fullName={fullName} />
      </Section>
    </>
  )
}

const AddGoal = ({ id }: { readonly id: EmployeeId }) => {
  const goals = useGoals()
  const may = mayWriteGoals(useActor(), id)
  return (
    <AddNewButton
      label="Add goal"
      denied={may.allowed ? undefined : denials[may.because]}
      onPress={() => goals.send({ type: 'creation.asked', id: crypto.randomUUID() as GoalId })}
    />
  )
}

const List = ({ id, fullName }: { readonly id: EmployeeId; readonly fullName: string }) => {
  const goals = useGoalsState(({ context }) => context.goals)
  if (goals.length === 0)
    return (
      <EmptyState icon={<Target />} title="No goals yet">
        Goals track what {fullName} wants to achieve and by when.
      </EmptyState>
    )
  return (
    <ul className={slot('profile', 'list')}>
      {goals.map((goal) => (
        <li key={goal.id}>
          <Item goal={goal} employeeId={id} />
        </li>
      ))}
    </ul>
  )
}

const Item = ({ goal, employeeId }: { readonly goal: Goal; readonly employeeId: EmployeeId }) => (
  <a href={pathTo('employeeGoal', { employeeId, id: goal.id })} className={slot('profile', 'person')}>
    <span className={slot('profile', 'words')}>
      <span>{goal.title}</span>
      <GoalProgress goal={goal} />
      <small>
        {goal.dueDate === null ? (
          'No due date'
        ) : (
          <>
            Due <DateText value={goal.dueDate} />
          </>
        )}
        {goal.comments.length === 0
          ? null
          : ` · ${goal.comments.length === 1 ? '1 comment' : `${goal.comments.length} comments`}`}
      </small>
    </span>
    <GoalBadge goal={goal} />
  </a>
)
