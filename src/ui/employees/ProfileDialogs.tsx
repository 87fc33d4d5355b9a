import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import type { EmployeeProfileActor } from '../../machines/employees/employeeProfile.machine.ts'
import type { ConfirmActor } from '../../machines/kit/confirm.machine.ts'
import { Confirmation } from '../kit/Confirmation.tsx'
import { useFetchedWhenIdle } from '../kit/idle.ts'
import { laterTab } from './laterTab.tsx'

const LeavingDialogs = laterTab<{ readonly profile: EmployeeProfileActor }>(
  async () => (await import('./LeavingDialogs.tsx')).LeavingDialogs,
)

/** The dialog the profile waits for, if it waits for one. */
export const ProfileDialogs = ({ profile }: { readonly profile: EmployeeProfileActor }) => {
  useFetchedWhenIdle(LeavingDialogs)
  const confirmation = useSelector(profile, ({ children }) => children.confirmation as ConfirmActor | undefined)
  const asksHow = useSelector(profile, ({ children }) => children.termination !== undefined)
  return (
    <>
      {confirmation === undefined ? null : <Confirmation confirmation={confirmation} />}
      <Suspense fallback={null}>{asksHow ? <LeavingDialogs profile={profile} /> : null}</Suspense>
    </>
  )
}
