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
    <Section title="Mail">
      {chosen === null ? (
        <Skeleton height={48} />
      ) : (
        <SwitchField
          label="Send me mail about the daily scrum"
          hint="In the morning, when you have not written yours of the working day before; and to managers, what their people have written."
          checked={chosen.isReminded}
          onChange={(isReminded) => reminders.send(scrumReminders.chosen({ isReminded }))}
        />
      )}
    </Section>
  )
}
