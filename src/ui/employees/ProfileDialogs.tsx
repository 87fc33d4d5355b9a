import { useSelector } from '@xstate/react'
import type { EmployeeProfileActor } from '../../machines/employees/employeeProfile.machine.ts'
import type { TerminationActor } from '../../machines/employees/termination.machine.ts'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import { Confirmation } from '../kit/Confirmation.tsx'
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
