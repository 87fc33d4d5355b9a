import { useSelector } from '@xstate/react'
import type { Employee, Position } from '../../../domain/employees/nouns.ts'
import { positionLifecycle } from '../../../domain/employees/positionLifecycle.ts'
import {
  positionActionNames,
  positionActionsBy,
  positionStatusNames,
  positionStatusText,
} from '../../../domain/employees/positionWording.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { saysSomething } from '../../../domain/kernel/inputProblems.ts'
import { pathTo, places } from '../../../domain/session/places.ts'
import type { EmployeeProfileActor } from '../../../machines/employees/employeeProfile.machine.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { NotFoundPage } from '../../app/NotFoundPage.tsx'
import type { PageProps } from '../../app/pages.ts'
import { RecordNotFoundPage } from '../../app/RecordNotFoundPage.tsx'
import { useTimeZone } from '../../app/time.ts'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LifecycleChart } from '../../kit/LifecycleChart.tsx'
import { TextLink } from '../../kit/LinkButton.tsx'
import { Page } from '../../kit/Page.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Text } from '../../kit/Text.tsx'
import { useOpenedPerson } from '../useOpenedPerson.ts'
import { useLeaving, usePositionDenied, usePositionWork } from './area.ts'
import { PositionActions } from './PositionActions.tsx'
import { PositionBadges } from './PositionBadges.tsx'
import { PositionForm } from './PositionForm.tsx'
import { PositionText } from './PositionText.tsx'

/** § 2.1 One position of somebody, with its description and how far that has come. */
export const PositionPage = ({ params }: PageProps) => {
  const employeeId = params.employeeId as EmployeeId
  const profile = useOpenedPerson(employeeId)
  return profile === undefined ? (
    <Waiting />
  ) : (
    <Found key={employeeId} profile={profile} employeeId={employeeId} id={params.id ?? ''} />
  )
}

interface FoundProps {
  readonly profile: EmployeeProfileActor
  readonly employeeId: EmployeeId
  readonly id: string
}

const Found = ({ profile, employeeId, id }: FoundProps) => {
  const employee = useSelector(profile, ({ context }) => context.employee)
  const failure = useSelector(profile, ({ context }) => context.failure)
  const isNotFound = useSelector(profile, (snapshot) => snapshot.matches('notFound'))
  const hasFailed = useSelector(profile, (snapshot) => snapshot.matches('failed'))
  useLeaving()
  if (isNotFound) return <RecordNotFoundPage kind="employee" id={employeeId} />
  if (hasFailed)
    return (
      <Page title={places.employeePosition.title}>
        <ErrorState title="This position could not be loaded" onRetry={() => profile.send({ type: 'retry.asked' })}>
          {failure === null ? null : failureSentence(failure)}
        </ErrorState>
      </Page>
    )
  if (employee === null) return <Waiting />
  const position = employee.positions.find((held) => held.id === id)
  return position === undefined ? <NotFoundPage /> : <PositionRecord employee={employee} position={position} />
}

interface RecordProps {
  readonly employee: Employee
  readonly position: Position
}

const PositionRecord = ({ employee, position }: RecordProps) => {
  const { editing, form, confirmation } = usePositionWork()
  const profile = pathTo('employee', { id: employee.id })
  const isEditing = editing?.position?.id === position.id && form !== undefined
  return (
    <Page
      title={position.title}
      header={
        <div className={slot('profile', 'named')}>
          <h1 className={slot('page', 'title')} tabIndex={-1}>
            {position.title}
          </h1>
          <PositionBadges position={position} />
        </div>
      }
      description={
        <>
          Position of <TextLink href={profile}>{employee.fullName}</TextLink>
        </>
      }
      back={{ href: `${profile}?tab=positions`, label: `Back to the positions of ${employee.fullName}` }}
      actions={isEditing ? null : <PositionActions employee={employee} position={position} />}
    >
      {isEditing ? (
        <Section title="Edit position">
          <PositionForm form={form} employeeId={employee.id} isFirst={false} />
        </Section>
      ) : (
        <>
          <Shown position={position} />
          <Life employee={employee} position={position} />
        </>
      )}
      {confirmation === undefined ? null : <Confirmation confirmation={confirmation} />}
    </Page>
  )
}

const Shown = ({ position }: { readonly position: Position }) => {
  const timeZone = useTimeZone()
  const { approval, acknowledgedUtc } = position
  return (
    <>
      <Section title="Status" description={positionStatusText(position)}>
        <DescriptionList
          items={[
            { term: 'Start date', value: <DateText value={position.startDateUTC} timeZone={timeZone} /> },
            {
              term: 'Approved',
              value:
                approval === null ? null : (
                  <>
                    <DateText value={approval.atUtc} timeZone={timeZone} withTime />
                    {approval.by === null ? null : ` by ${approval.by}`}
                  </>
                ),
            },
            { term: 'Acknowledged', value: <DateText value={acknowledgedUtc} timeZone={timeZone} withTime /> },
          ]}
        />
      </Section>
      <Section title="Position description">
        {saysSomething(position.description) ? (
          <PositionText description={position.description} />
        ) : (
          <Text tone="muted">Nothing written yet.</Text>
        )}
      </Section>
    </>
  )
}

const Life = ({ employee, position }: RecordProps) => (
  <LifecycleChart
    of={positionLifecycle}
    here={position.status}
    states={positionStatusNames}
    actions={positionActionNames}
    by={positionActionsBy}
    denied={usePositionDenied(employee.id, position)}
  />
)

const Waiting = () => (
  <Page title={places.employeePosition.title}>
    <Skeleton height={96} />
  </Page>
)
