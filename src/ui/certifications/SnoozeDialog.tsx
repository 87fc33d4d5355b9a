import { SNOOZE_MOST_DAYS } from '../../domain/certifications/snoozing.ts'
import { isPaused } from '../../domain/employees/reminderPauses.ts'
import { type SnoozeForm, snoozeDraft, snoozeProblem } from '../../machines/certifications/certificationDialogs.ts'
import { useTimeZone, useToday } from '../app/time.ts'
import { Button } from '../kit/Button.tsx'
import { DateField } from '../kit/DateField.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useDialogAnswer, useDraft } from '../kit/drafting.ts'
import { Text } from '../kit/Text.tsx'
import type { DraftedOver } from './area.ts'

/** The scheduled reminders of one certification wait until a day, or go on. */
export const SnoozeDialog = ({ dialogs, draft, certification }: DraftedOver) => {
  const timeZone = useTimeZone()
  const today = useToday()
  const { typeName, employeeName, snoozedUntil } = certification
  const isSnoozed = isPaused(snoozedUntil, today)
  const { fields, hasTried, change, tried, leave } = useDraft(draft, snoozeDraft)
  const { untilDay } = fields
  const { busy, error } = useDialogAnswer(dialogs)
  const until = (day: SnoozeForm['untilDay']): SnoozeForm => ({ timeZone, today, untilDay: day })
  const problem = snoozeProblem(until(untilDay), certification)
  const send = (form: SnoozeForm) => dialogs.send({ type: 'dialog.confirmed', form })
  return (
    <Dialog
      title={`${typeName} of ${employeeName}`}
      confirmLabel="Snooze reminders"
      busy={busy}
      error={error}
      onConfirm={() => {
        tried()
        send(until(untilDay))
      }}
      onCancel={leave}
      {...(isSnoozed
        ? {
            footer: (
              <>
                <Button onClick={leave}>Cancel</Button>
                <Button busy={busy} onClick={() => send(until(null))}>
                  Resume now
                </Button>
                <Button type="submit" tone="solid" busy={busy} data-end>
                  Snooze reminders
                </Button>
              </>
            ),
          }
        : {})}
    >
      <Text tone="muted">
        No reminders are sent until then. The expiry date does not change, and you can still remind {employeeName}{' '}
        yourself.
      </Text>
      <DateField
        label="Resume reminders on"
        required
        hint={`Up to ${SNOOZE_MOST_DAYS} days from now, and before it expires.`}
        value={untilDay}
        closed={(day) => snoozeProblem(until(day), certification) ?? undefined}
        error={hasTried || untilDay !== '' ? (problem ?? undefined) : undefined}
        onChange={(day) => change({ untilDay: day })}
      />
    </Dialog>
  )
}
