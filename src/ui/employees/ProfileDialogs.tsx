import { useSelector } from '@xstate/react'
import type { EmployeeProfileActor } from '../../machines/employees/employeeProfile.machine.ts'
import type { TerminationActor } from '../../machines/employees/termination.machine.ts'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { TerminateDialog } from './TerminateDialog.tsx'

/** The dialog the profile waits for, if it waits for one. */
export const ProfileDialogs = ({ profile }: { readonly profile: EmployeeProfileActor }) => {
  const confirmation = useSelector(profile, ({ children }) => children.confirmation as ConfirmActor | undefined)
  const termination = useSelector(profile, ({ children }) => children.termination as TerminationActor | undefined)
  return (
    <>
      {confirmation === undefined ? null : <Confirmation confirmation={confirmation} />}
      {termination === undefined ? null : <TerminateDialog termination={termination} />}
    </>
  )
}

const Confirmation = ({ confirmation }: { readonly confirmation: ConfirmActor }) => {
  const { title, text, confirmLabel, cancelLabel, tone, refusal } = useSelector(confirmation, ({ context }) => context)
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
      onCancel={() => confirmation.send({ type: 'dialog.cancelled' })}
    />
  )
}
