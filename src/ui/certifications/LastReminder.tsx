import type { Certification } from '../../domain/certifications/nouns.ts'
import { isPaused } from '../../domain/employees/reminderPauses.ts'
import { useTimeZone, useToday } from '../app/time.ts'
import { DateText } from '../kit/DateText.tsx'

/** Who was the last to remind, and when. */
export const LastReminder = ({ certification }: { readonly certification: Certification }) => {
  const timeZone = useTimeZone()
  const { lastReminderUtc, lastReminderBy } = certification
  if (lastReminderUtc === null) return 'Not reminded yet.'
  return (
    <>
      Last reminded <DateText value={lastReminderUtc} timeZone={timeZone} withTime />
      {lastReminderBy === null ? null : ` by ${lastReminderBy}`}.
    </>
  )
}

/** Until when its reminders wait; nothing while they do not. */
export const SnoozedUntil = ({ certification: { snoozedUntil } }: { readonly certification: Certification }) =>
  isPaused(snoozedUntil, useToday()) ? (
    <span>
      Reminders snoozed until <DateText value={snoozedUntil} />
    </span>
  ) : null
