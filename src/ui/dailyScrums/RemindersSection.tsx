import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { wording } from '../../domain/dailyScrums/wording.ts'
import { scrumReminders } from '../../machines/dailyScrums/parts.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { SwitchField } from '../kit/SwitchField.tsx'
import { useReminders } from './area.ts'

/** Whether one gets mail about it. */
export const RemindersSection = () => {
  const reminders = useReminders()
  useEffect(() => reminders.send({ type: 'setting.opened' }), [reminders])
  const chosen = useSelector(reminders, scrumReminders.valueIn)
  const hasFailed = useSelector(reminders, (snapshot) => snapshot.matches('failed'))
  if (hasFailed)
    return <ErrorState title={wording.remindersLoadFailed} onRetry={() => reminders.send({ type: 'retry.asked' })} />
  return (
    <Section title="Email">
      {chosen === null ? (
        <Skeleton height={48} />
      ) : (
        <SwitchField
          label="Email me about the daily scrum"
          hint="In the morning, if your entry for the previous working day is missing. Managers also get their team’s entries."
          checked={chosen.isReminded}
          onChange={(isReminded) => reminders.send(scrumReminders.chosen({ isReminded }))}
        />
      )}
    </Section>
  )
}
