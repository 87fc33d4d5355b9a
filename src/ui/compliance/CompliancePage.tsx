import { useSelector } from '@xstate/react'
import { Award, BookText, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { isOpen } from '../../domain/certifications/duties.ts'
import type { ComplianceItem, PersonCompliance } from '../../domain/certifications/nouns.ts'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { pathTo, pathToCertification, places } from '../../domain/session/places.ts'
import { complianceReading } from '../../machines/certifications/employeeCompliance.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { ReadingActor } from '../../machines/kit/reading.machine.ts'
import { useApp } from '../app/machines.tsx'
import type { PageProps } from '../app/pages.ts'
import { RecordNotFoundPage } from '../app/RecordNotFoundPage.tsx'
import { usePart, useUser } from '../app/session.ts'
import { useTimeZone } from '../app/time.ts'
import { ShownBadge } from '../certifications/CertificationBadge.tsx'
import { Deadline } from '../certifications/Expiry.tsx'
import { Banner } from '../kit/Banner.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { TextLink } from '../kit/LinkButton.tsx'
import { Page } from '../kit/Page.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { PersonEvidence } from './PersonEvidence.tsx'
import { PauseButton, PauseDialogs, Paused, useReminderPause } from './ReminderPause.tsx'

/** § 2.1 What one person owes and holds, policies and certifications together, by due date. */
export const CompliancePage = ({ params }: PageProps) => {
  const id = params.employeeId as EmployeeId
  const compliance = useApp().system.get('complianceOwed') as ReadingActor
  useEffect(() => {
    compliance.send(complianceReading.opened({ id }))
    return () => compliance.send({ type: 'reading.closed' })
  }, [compliance, id])
  const found = useSelector(compliance, complianceReading.foundIn)
  const failure = useSelector(compliance, ({ context }) => context.failure)
  const isNotFound = useSelector(compliance, (snapshot) => snapshot.matches('notFound'))
  const hasFailed = useSelector(compliance, (snapshot) => snapshot.matches('failed'))
  const fullName = useFullName(id)
  const name = fullName ?? 'Profile'
  const person = { id, fullName: fullName ?? 'this person' }
  const pause = useReminderPause(id)
  if (isNotFound) return <RecordNotFoundPage kind="employee" id={id} />
  const profile = pathTo('employee', { id })
  return (
    <Page
      title={places.employeeCompliance.title}
      description={<TextLink href={profile}>{name}</TextLink>}
      back={{ href: profile, label: `Back to ${name}` }}
      actions={
        <>
          {pause === null && found?.hasLeft === false ? <PauseButton {...person} /> : null}
          <PersonEvidence employeeId={id} fullName={fullName} />
        </>
      }
    >
      {pause ? <Paused person={person} pause={pause} /> : null}
      {hasFailed ? (
        <ErrorState title="Compliance could not be loaded" onRetry={() => compliance.send({ type: 'retry.asked' })}>
          {failure === null ? null : failureSentence(failure)}
        </ErrorState>
      ) : found === null ? (
        <Skeleton height={96} />
      ) : (
        <Owing compliance={found} employeeId={id} />
      )}
      <PauseDialogs />
    </Page>
  )
}

/** As far as it is known here. */
const useFullName = (id: EmployeeId): string | null => {
  const user = useUser()
  const people = usePart('employees')
  return user.id === id ? user.fullName : (people?.find((person) => person.id === id)?.fullName ?? null)
}

interface ItemsProps {
  readonly items: ReadonlyArray<ComplianceItem>
  readonly employeeId: EmployeeId
}

interface OwingProps {
  readonly compliance: PersonCompliance
  readonly employeeId: EmployeeId
}

const Owing = ({ compliance: { hasLeft, endedUtc, items }, employeeId }: OwingProps) =>
  hasLeft ? (
    <Left endedUtc={endedUtc} items={items} employeeId={employeeId} />
  ) : (
    <Items items={items} employeeId={employeeId} />
  )

/** What stood open then stays open: nobody can do it any more. */
const Left = ({ endedUtc, items, employeeId }: ItemsProps & Pick<PersonCompliance, 'endedUtc'>) => {
  const timeZone = useTimeZone()
  const open = items.filter(isOpen)
  const done = items.filter((item) => !isOpen(item))
  return (
    <>
      <Banner tone="info">
        Employment has ended. Final status
        {endedUtc === null ? null : (
          <>
            {' on '}
            <DateText value={endedUtc} timeZone={timeZone} />
          </>
        )}
        .
      </Banner>
      <Section title="Not done">
        {open.length === 0 ? (
          <EmptyState icon={<CircleCheck />} title="Nothing was outstanding">
            {items.length === 0 ? 'Nothing was required.' : 'Everything was complete.'}
          </EmptyState>
        ) : (
          <List label="Not done" items={open} employeeId={employeeId} />
        )}
      </Section>
      {done.length === 0 ? null : (
        <Section title="Complete">
          <List label="Complete" items={done} employeeId={employeeId} />
        </Section>
      )}
    </>
  )
}

const Items = ({ items, employeeId }: ItemsProps) => {
  const owed = items.filter(isOpen)
  const held = items.filter((item) => !isOpen(item))
  return (
    <>
      <Section title="Outstanding" description={owed.length === 0 ? undefined : 'Soonest due first'}>
        {owed.length === 0 ? (
          <EmptyState icon={<CircleCheck />} title="Nothing outstanding">
            All policies are agreed to and all required certifications are in place.
          </EmptyState>
        ) : (
          <List label="Outstanding" items={owed} employeeId={employeeId} />
        )}
      </Section>
      {held.length === 0 ? null : (
        <Section title="Complete" description="Expiring first">
          <List label="Complete" items={held} employeeId={employeeId} />
        </Section>
      )}
    </>
  )
}

const List = ({ label, items, employeeId }: ItemsProps & { readonly label: string }) => (
  <ul className={slot('profile', 'list')} data-whole aria-label={label}>
    {items.map((item) => (
      <li key={`${item.kind} ${item.id}`}>
        <Item item={item} employeeId={employeeId} />
      </li>
    ))}
  </ul>
)

/** Where it is done, or can be looked at. The id of what is missing is its type's. */
const placeOf = ({ kind, id, standing }: ComplianceItem, employeeId: EmployeeId): string =>
  kind === 'policy' ? pathTo('hrDocument', { id }) : pathToCertification(employeeId, standing === 'missing' ? null : id)

const Item = ({ item, employeeId }: { readonly item: ComplianceItem; readonly employeeId: EmployeeId }) => (
  <a href={placeOf(item, employeeId)} className={slot('profile', 'person')}>
    {item.kind === 'policy' ? <BookText aria-hidden="true" /> : <Award aria-hidden="true" />}
    <span className={slot('profile', 'words')}>
      <span>{item.title}</span>
      <small>
        {item.kind === 'policy' ? 'Policy' : 'Certification'}
        <When item={item} />
      </small>
    </span>
    <ShownBadge shown={item.standing} />
  </a>
)

/** When it is due or expires, and when it was done. */
const When = ({ item: { kind, standing, dueUtc, doneUtc } }: { readonly item: ComplianceItem }) => {
  const timeZone = useTimeZone()
  const due =
    kind === 'certification'
      ? standing === 'expired'
        ? 'expired'
        : 'expires'
      : standing === 'agreed'
        ? 'renew by'
        : 'due'
  return (
    <>
      {dueUtc === null ? null : (
        <>
          {/* No line begins with a dot, and none with the day alone. */}
          {`\u00a0· ${due}\u00a0`}
          {standing === 'agreed' ? (
            <DateText deadline value={dueUtc} timeZone={timeZone} relative />
          ) : (
            <Deadline at={dueUtc} />
          )}
        </>
      )}
      {doneUtc === null ? null : (
        <>
          {kind === 'policy' ? '\u00a0· agreed\u00a0' : '\u00a0· added\u00a0'}
          <DateText value={doneUtc} timeZone={timeZone} />
        </>
      )}
    </>
  )
}
