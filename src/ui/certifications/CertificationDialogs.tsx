import { useSelector } from '@xstate/react'
import type { Certification } from '../../domain/certifications/nouns.ts'
import type { CertificationDialog } from '../../machines/certifications/certificationDialogs.ts'
import type { RecordDialogsActor } from '../../machines/kit/recordDialogs.machine.ts'
import { Dialog } from '../kit/Dialog.tsx'
import { useDialogAnswer } from '../kit/drafting.ts'
import { type OverCertification, useDialogs } from './area.ts'
import { LastReminder } from './LastReminder.tsx'
import { SnoozeDialog } from './SnoozeDialog.tsx'
import { VersionDialog } from './VersionDialog.tsx'

/** § 2.6 The dialog over the certification that was selected. */
export const CertificationDialogs = () => {
  const dialogs = useDialogs()
  return dialogs === undefined ? null : <Open dialogs={dialogs} />
}

const Open = ({ dialogs }: { readonly dialogs: RecordDialogsActor }) => {
  const record = useSelector(dialogs, ({ context }) => context.record as Certification | null)
  const dialog = useSelector(dialogs, ({ context }) => context.dialog as CertificationDialog | null)
  const draft = useSelector(dialogs, ({ children }) => children.draft)
  if (record === null) return null
  const over = { dialogs, certification: record }
  switch (dialog) {
    case 'version':
      return draft === undefined ? null : <VersionDialog key={record.id} {...over} draft={draft} />
    case 'snooze':
      return draft === undefined ? null : <SnoozeDialog key={record.id} {...over} draft={draft} />
    case 'reminder':
      return <ReminderDialog {...over} />
    default:
      return <DeleteDialog {...over} />
  }
}

const useAnswers = (dialogs: RecordDialogsActor) => {
  return {
    ...useDialogAnswer(dialogs),
    onConfirm: () => dialogs.send({ type: 'dialog.confirmed', form: null }),
    onCancel: () => dialogs.send({ type: 'dialog.cancelled' }),
  }
}

const ReminderDialog = ({ dialogs, certification }: OverCertification) => (
  <Dialog {...useAnswers(dialogs)} title={`Remind ${certification.employeeName}`} confirmLabel="Send reminder">
    <p>
      {certification.employeeName} gets an email about {certification.typeName}, with a link to submit a renewal.
    </p>
    <p>
      <LastReminder certification={certification} />
    </p>
  </Dialog>
)

const DeleteDialog = ({ dialogs, certification }: OverCertification) => (
  <Dialog {...useAnswers(dialogs)} title="Delete certification" confirmLabel="Delete certification" tone="danger">
    <p>
      {certification.typeName} of {certification.employeeName} no longer counts. It is kept in their history with its
      files.
    </p>
  </Dialog>
)
