import { useSelector } from '@xstate/react'
import { useEffect, useId } from 'react'
import type { Employee } from '../../domain/employees/nouns.ts'
import { dayIn } from '../../domain/kernel/days.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import type { EmployeeProfileActor } from '../../machines/employees/employeeProfile.machine.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { RecordNotFoundPage } from '../app/NotFoundPage.tsx'
import type { PageProps } from '../app/pages.ts'
import { pathTo } from '../app/paths.ts'
import { slot } from '../kit/classes.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Page } from '../kit/Page.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { useActor, useEmployees, useEmployeesState, usePeople, useTimeZone } from './area.ts'
import { Details } from './Details.tsx'
import { Overview } from './Overview.tsx'
import { offersFor } from './offers.ts'
import { ProfileActions } from './ProfileActions.tsx'
import { ProfileDialogs } from './ProfileDialogs.tsx'
import { ProfileHeader } from './ProfileHeader.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { useListHref } from './useListAddress.ts'

/** § 2.1 One person's page. */
export const ProfilePage = ({ params, search }: PageProps) => {
  const employees = useEmployees()
  const timeZone = useTimeZone()
  const id = params.id as EmployeeId
  useEffect(() => {
    employees.send({ type: 'person.opened', id, today: dayIn(timeZone, Date.now()) })
  }, [employees, id, timeZone])
  useEffect(() => () => employees.send({ type: 'person.closed' }), [employees])

  const profile = useEmployeesState(({ context, children }) =>
    context.opened?.id === id ? (children.profile as EmployeeProfileActor | undefined) : undefined,
  )
  return profile === undefined ? <Waiting /> : <Profile key={id} profile={profile} isDetails={isDetails(search)} />
}

const isDetails = (search: string): boolean => new URLSearchParams(search).get('tab') === 'details'

const Profile = ({ profile, isDetails }: { readonly profile: EmployeeProfileActor; readonly isDetails: boolean }) => {
  const employee = useSelector(profile, ({ context }) => context.employee)
  const failure = useSelector(profile, ({ context }) => context.failure)
  const id = useSelector(profile, ({ context }) => context.id)
  const isNotFound = useSelector(profile, (snapshot) => snapshot.matches('notFound'))
  const hasFailed = useSelector(profile, (snapshot) => snapshot.matches('failed'))
  const isShowing = useSelector(profile, (snapshot) => snapshot.matches('showing'))
  if (isNotFound) return <RecordNotFoundPage kind="employee" id={id} />
  if (hasFailed)
    return (
      <Page title="Profile">
        <ErrorState title="This profile could not be loaded" onRetry={() => profile.send({ type: 'retry.asked' })}>
          {failure === null ? null : failureSentence(failure)}
        </ErrorState>
      </Page>
    )
  return isShowing && employee !== null ? (
    <Record profile={profile} employee={employee} isDetails={isDetails} />
  ) : (
    <Waiting />
  )
}

interface RecordProps {
  readonly profile: EmployeeProfileActor
  readonly employee: Employee
  readonly isDetails: boolean
}

const Record = ({ profile, employee, isDetails }: RecordProps) => {
  const actor = useActor()
  const people = usePeople()
  const back = useListHref()
  const panel = useId()
  const offers = offersFor(actor, employee, people)
  const href = pathTo('employee', { id: employee.id })
  const detailsHref = `${href}?tab=details`
  return (
    <Page
      title={employee.fullName}
      header={<ProfileHeader employee={employee} />}
      back={{ href: back, label: 'Back to employees' }}
      actions={
        <ProfileActions
          profile={profile}
          employee={employee}
          offers={offers}
          detailsHref={isDetails ? null : detailsHref}
        />
      }
    >
      <Tabs
        label="Profile"
        tabs={[
          { href, label: 'Overview' },
          { href: detailsHref, label: 'Details' },
        ]}
        current={isDetails ? detailsHref : href}
        panelId={panel}
      />
      <div
        id={panel}
        role="tabpanel"
        aria-label={isDetails ? 'Details' : 'Overview'}
        className={slot('profile', 'panel')}
      >
        {isDetails ? (
          <Details profile={profile} employee={employee} offers={offers} />
        ) : (
          <Overview employee={employee} />
        )}
      </div>
      <ProfileDialogs profile={profile} />
    </Page>
  )
}

const Waiting = () => (
  <Page title="Profile" header={<ProfileSkeleton />}>
    {null}
  </Page>
)
