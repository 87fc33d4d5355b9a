import { useSelector } from '@xstate/react'
import { Suspense, useId } from 'react'
import type { Employee } from '../../domain/employees/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import type { EmployeeProfileActor } from '../../machines/employees/employeeProfile.machine.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { PageProps } from '../app/pages.ts'
import { RecordNotFoundPage } from '../app/RecordNotFoundPage.tsx'
import { useOffering } from '../app/session.ts'
import { slot } from '../kit/classes.ts'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Page } from '../kit/Page.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { useActor, usePeople } from './area.ts'
import { offersFor } from './offers.ts'
import { ProfileActions } from './ProfileActions.tsx'
import { ProfileDialogs } from './ProfileDialogs.tsx'
import { ProfileHeader } from './ProfileHeader.tsx'
import { ProfileSkeleton } from './ProfileSkeleton.tsx'
import { profileTabs } from './tabs.tsx'
import { useListHref } from './useListAddress.ts'
import { useOpenedPerson } from './useOpenedPerson.ts'

/** § 2.1 One person's page. */
export const ProfilePage = ({ params, search }: PageProps) => {
  const id = params.id as EmployeeId
  const profile = useOpenedPerson(id)
  const tab = new URLSearchParams(search).get('tab')
  return profile === undefined ? <Waiting /> : <Profile key={id} profile={profile} tab={tab} />
}

interface ProfileProps {
  readonly profile: EmployeeProfileActor
  /** The name of the tab in the address. */
  readonly tab: string | null
}

const Profile = ({ profile, tab }: ProfileProps) => {
  const employee = useSelector(profile, ({ context }) => context.employee)
  const failure = useSelector(profile, ({ context }) => context.failure)
  const id = useSelector(profile, ({ context }) => context.id)
  const isNotFound = useSelector(profile, (snapshot) => snapshot.matches('notFound'))
  const hasFailed = useSelector(profile, (snapshot) => snapshot.matches('failed'))
  const isShowing = useSelector(profile, (snapshot) => snapshot.matches('showing'))
  if (isNotFound) return <RecordNotFoundPage kind="employee" id={id} />
  if (hasFailed)
    return (
      <Page title={places.employee.title}>
        <ErrorState title="This profile could not be loaded" onRetry={() => profile.send({ type: 'retry.asked' })}>
          {failure === null ? null : failureSentence(failure)}
        </ErrorState>
      </Page>
    )
  return isShowing && employee !== null ? <Record profile={profile} employee={employee} tab={tab} /> : <Waiting />
}

const Record = ({ profile, employee, tab }: ProfileProps & { readonly employee: Employee }) => {
  const actor = useActor()
  const people = usePeople()
  const offering = useOffering()
  const back = useListHref()
  const panel = useId()
  const offers = offersFor(actor, employee, people)
  const shown = profileTabs.filter(({ mayOpen }) => mayOpen(actor, employee, offering))
  const current = shown.find(({ name }) => name === tab) ?? profileTabs[0]
  const { label, Panel } = current
  return (
    <Page
      title={employee.fullName}
      header={<ProfileHeader profile={profile} employee={employee} offers={offers} />}
      back={{ href: back, label: 'Back to employees' }}
      actions={
        <ProfileActions
          profile={profile}
          employee={employee}
          offers={offers}
          detailsHref={current.name === 'details' ? null : tabHref(employee.id, 'details')}
        />
      }
    >
      <Tabs
        label="Profile"
        tabs={shown.map(({ name, label }) => ({ href: tabHref(employee.id, name), label }))}
        current={tabHref(employee.id, current.name)}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={label} className={slot('profile', 'panel')}>
        <Suspense fallback={<Skeleton height={96} />}>
          <Panel profile={profile} employee={employee} offers={offers} />
        </Suspense>
      </div>
      <ProfileDialogs profile={profile} />
    </Page>
  )
}

/** The first tab is the person's own address. */
const tabHref = (id: EmployeeId, name: string): string =>
  name === profileTabs[0].name ? pathTo('employee', { id }) : `${pathTo('employee', { id })}?tab=${name}`

const Waiting = () => (
  <Page title={places.employee.title} header={<ProfileSkeleton />}>
    {null}
  </Page>
)
