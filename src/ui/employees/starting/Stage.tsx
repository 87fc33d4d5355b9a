import { useSelector } from '@xstate/react'
import { isStarting, startSight } from '../../../domain/employees/starting/whose.ts'
import { useActor } from '../area.ts'
import type { TabProps } from '../tab.ts'
import { EmploymentEnded } from './EmploymentEnded.tsx'
import { LeavingCard } from './LeavingCard.tsx'
import { StartCard } from './StartCard.tsx'

/** What is to be done for somebody who begins, is about to leave, or has left. */
export const Stage = (props: Pick<TabProps, 'profile' | 'employee' | 'offers'>) => {
  const { profile, employee } = props
  const actor = useActor()
  const today = useSelector(profile, ({ context }) => context.today)
  const sight = startSight(actor, employee.id)
  return (
    <>
      {employee.termination === null ? null : <EmploymentEnded profile={profile} employee={employee} />}
      <LeavingCard {...props} />
      {sight !== 'hidden' && isStarting({ ...employee, addedOn: null }, today) ? (
        <StartCard {...props} sight={sight} />
      ) : null}
    </>
  )
}
