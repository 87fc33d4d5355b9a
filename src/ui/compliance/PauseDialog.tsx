import { useSelector } from '@xstate/react'
import { pauseFields } from '../../domain/compliance/pause.fields.ts'
import {
  type PausedPerson,
  type PauseForm,
  pauseDraft,
  pauseProblems,
  type ReminderPauseDialog,
} from '../../machines/compliance/reminderPause.ts'
import type { DraftActor } from '../../machines/kit/draft.machine.ts'
import type { RecordDialogsActor } from '../../machines/kit/recordDialogs.machine.ts'
import { useToday } from '../app/time.ts'
import { DateField } from '../kit/DateField.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useDialogAnswer, useDraft } from '../kit/drafting.ts'
import { Text } from '../kit/Text.tsx'
import { TextField } from '../kit/TextField.tsx'

interface PauseDialogProps {
  readonly dialogs: RecordDialogsActor
  readonly person: PausedPerson
  readonly dialog: ReminderPauseDialog
}

export const PauseDialog = ({ dialog, ...rest }: PauseDialogProps) => {
  const draft = useSelector(rest.dialogs, ({ children }) => children.draft)
  if (dialog === 'resume') return <Resuming {...rest} />
  return draft === undefined ? null : <Pausing {...rest} draft={draft} />
}

type Props = Omit<PauseDialogProps, 'dialog'>

const Pausing = ({ dialogs, draft, person }: Props & { readonly draft: DraftActor }) => {
  const today = useToday()
  const answers = useDialogAnswer(dialogs)
  const { fields, hasTried, change, tried, leave } = useDraft(draft, pauseDraft)
  const form: PauseForm = { ...fields, today }
  const problems = pauseProblems(form)
  const { untilDay, reason } = pauseFields.fields
  const confirm = () => {
    tried()
    dialogs.send({ type: 'dialog.confirmed', form })
  }
  return (
    <Dialog
      {...answers}
      title={`Pause reminders for ${person.fullName}`}
      confirmLabel="Pause"
      onConfirm={confirm}
      onCancel={leave}
    >
      <Text tone="muted">
        Scheduled policy and certification reminders for {person.fullName} stop until then. Requirements stay in place,
        and reminders sent by hand still go out.
      </Text>
      <DateField
        label={untilDay.label}
        required
        hint="The date reminders resume, up to a year from now."
        value={fields.untilDay}
        closed={(day) => pauseProblems({ ...form, untilDay: day }).untilDay}
        error={hasTried || fields.untilDay !== '' ? problems.untilDay : undefined}
        onChange={(day) => change({ untilDay: day })}
      />
      <TextField
        label={reason.label}
        hint={`Optional, for example “On leave”. ${person.fullName} can read it.`}
        maxLength={reason.max}
        value={fields.reason}
        error={problems.reason}
        onChange={(typed) => change({ reason: typed })}
      />
    </Dialog>
  )
}

const Resuming = ({ dialogs, person }: Props) => {
  return (
    <Dialog
      {...useDialogAnswer(dialogs)}
      title={`Resume reminders for ${person.fullName}`}
      confirmLabel="Resume now"
      onConfirm={() => dialogs.send({ type: 'dialog.confirmed', form: null })}
      onCancel={() => dialogs.send({ type: 'dialog.cancelled' })}
    >
      <p>Reminders start again the next morning.</p>
    </Dialog>
  )
}
