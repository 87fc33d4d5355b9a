import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ReminderPause } from '../../domain/employees/reminderPauses/nouns.ts'
import { mayPauseUntil } from '../../domain/employees/reminderPauses/pauses.ts'
import { denials } from '../../domain/employees/reminderPauses/wording.ts'
import { dayIn } from '../../domain/kernel/days.ts'
import type { Day } from '../../domain/kernel/nouns.ts'
import { dayProblem } from '../../domain/kernel/typed.ts'
import type { PausedPerson, PauseForm, ReminderPauseDialog } from '../../machines/certifications/reminderPause.ts'
import type { RecordDialogsActor } from '../../machines/kit/recordDialogs.machine.ts'
import { useTenant } from '../app/session.ts'
import { DateField } from '../kit/DateField.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Text } from '../kit/Text.tsx'
import { TextField } from '../kit/TextField.tsx'

interface PauseDialogProps {
  readonly dialogs: RecordDialogsActor
  readonly person: PausedPerson
  readonly dialog: ReminderPauseDialog
  readonly pause: ReminderPause | null
}

export const PauseDialog = ({ dialog, ...rest }: PauseDialogProps) =>
  dialog === 'pause' ? <Pausing {...rest} /> : <Resuming {...rest} />

type Props = Omit<PauseDialogProps, 'dialog'>

const useAnswers = (dialogs: RecordDialogsActor) => ({
  busy: useSelector(dialogs, (snapshot) => snapshot.hasTag('busy')),
  error: useSelector(dialogs, ({ context }) => context.refusal),
  onCancel: () => dialogs.send({ type: 'dialog.cancelled' }),
})

const Pausing = ({ dialogs, person, pause }: Props) => {
  const { id: tenantId, timeZone } = useTenant()
  const answers = useAnswers(dialogs)
  const [untilDay, setUntilDay] = useState(pause?.untilDay ?? '')
  const [reason, setReason] = useState(pause?.reason ?? '')
  const [hasTried, setTried] = useState(false)
  const problem = problemOf(untilDay, dayIn(timeZone, Date.now()))
  const confirm = () => {
    setTried(true)
    const form: PauseForm = { tenantId, untilDay, reason: reason.trim() }
    if (problem === undefined) dialogs.send({ type: 'dialog.confirmed', form })
  }
  return (
    <Dialog {...answers} title={`Pause reminders for ${person.fullName}`} confirmLabel="Pause" onConfirm={confirm}>
      <Text tone="muted">
        No scheduled reminders of policies and certifications go out about {person.fullName} until that day. What is
        owed stays owed, and reminders that somebody sends are sent.
      </Text>
      <DateField
        label="Until"
        required
        hint="The day reminders go on, at most a year from now."
        value={untilDay}
        error={hasTried || untilDay !== '' ? problem : undefined}
        onChange={setUntilDay}
      />
      <TextField
        label="Reason"
        hint={`Optional, for example “On leave”. ${person.fullName} can read it.`}
        maxLength={160}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  )
}

const Resuming = ({ dialogs, person }: Props) => {
  const { id: tenantId } = useTenant()
  return (
    <Dialog
      {...useAnswers(dialogs)}
      title={`Resume reminders for ${person.fullName}`}
      confirmLabel="Resume now"
      onConfirm={() => dialogs.send({ type: 'dialog.confirmed', form: { tenantId } })}
    >
      <p>What is due is reminded of again from the next morning on.</p>
    </Dialog>
  )
}

const problemOf = (untilDay: string, today: Day): string | undefined => {
  if (dayProblem(untilDay) !== null) return 'Enter a day of the calendar'
  const may = mayPauseUntil(untilDay, today)
  return may.allowed ? undefined : denials[may.because]
}
