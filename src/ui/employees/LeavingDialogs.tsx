import { useSelector } from '@xstate/react'
import type { EmployeeProfileActor } from '../../machines/employees/employeeProfile.machine.ts'
import type { TerminationActor } from '../../machines/employees/termination.machine.ts'
import { TerminateDialog } from './TerminateDialog.tsx'

/** What asks how somebody leaves. Loaded when it is first asked. */
export const LeavingDialogs = ({ profile }: { readonly profile: EmployeeProfileActor }) => {
  const termination = useSelector(profile, ({ children }) => children.termination as TerminationActor | undefined)
  return termination === undefined ? null : <TerminateDialog termination={termination} />
}
