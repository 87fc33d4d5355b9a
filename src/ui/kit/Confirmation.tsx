import { useSelector } from '@xstate/react'
import { NOTES_MAX } from '../../domain/kernel/inputProblems.ts'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import { askToLeave } from '../../machines/kit/unsaved.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { TextArea } from './TextArea.tsx'

/** A question of the confirmation machine, as the dialog that asks it. */
export const Confirmation = ({ confirmation }: { readonly confirmation: ConfirmActor }) => {
  const asked = useSelector(confirmation, ({ context }) => context)
  const { title, text, confirmLabel, cancelLabel, tone, asksNotes, notesLabel, needsNotes, notesHint, notes, refusal } =
    asked
  const isBusy = useSelector(confirmation, (snapshot) => snapshot.hasTag('busy'))
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      tone={tone === 'danger' ? 'danger' : 'solid'}
      busy={isBusy}
      error={refusal}
      onConfirm={() => confirmation.send({ type: 'dialog.confirmed' })}
      onCancel={() => askToLeave(confirmation, { type: 'dialog.cancelled' })}
    >
      {asksNotes ? (
        <TextArea
          label={notesLabel || 'Notes'}
          required={needsNotes}
          hint={notesHint || undefined}
          value={notes}
          maxLength={NOTES_MAX}
          onChange={(typed) => confirmation.send({ type: 'notes.changed', notes: typed })}
        />
      ) : null}
    </ConfirmDialog>
  )
}
