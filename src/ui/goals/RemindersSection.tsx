import { useSelector } from '@xstate/react'
import { type GoalRhythm, goalRhythms } from '../../domain/goals/reminding.ts'
import { rhythmNames, wording } from '../../domain/goals/wording.ts'
import { goalReminders } from '../../machines/goals/reminders.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Section } from '../kit/Section.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Columns } from '../kit/Stack.tsx'
import { useReminders } from './area.ts'

const choices = goalRhythms.map((value) => ({ value, label: rhythmNames[value] }))

/** How often one is asked how one's goals stand. */
export const RemindersSection = () => {
  const reminders = useReminders()
  const chosen = useSelector(reminders, goalReminders.valueIn)
  const hasFailed = useSelector(reminders, (snapshot) => snapshot.matches('failed'))
  if (hasFailed)
    return <ErrorState title={wording.rhythmLoadFailed} onRetry={() => reminders.send({ type: 'retry.asked' })} />
  return (
    <Section title="Reminders">
      {chosen === null ? (
        <Skeleton height={64} />
      ) : (
        <Columns of="card">
          <SelectField
            label="Email me to update my goals"
            hint="You are always reminded of due goals: a week before, on the day, and once overdue."
            value={chosen.rhythm}
            choices={choices}
            onChange={(rhythm) => reminders.send(goalReminders.chosen({ rhythm: rhythm as GoalRhythm }))}
          />
        </Columns>
      )}
    </Section>
  )
}
