import { useSelector } from '@xstate/react'
import { Suspense, useMemo } from 'react'
import { signInWords } from '../../domain/employees/accounts/signIn.ts'
import type { Employee, PositionStatus } from '../../domain/employees/nouns.ts'
import { policiesInWords } from '../../domain/employees/personPolicies.ts'
import { isStarting } from '../../domain/employees/starting/whose.ts'
import { directReports } from '../../domain/employees/teams.ts'
import { writtenNumber } from '../../domain/kernel/locale.ts'
import { pathTo } from '../../domain/session/places.ts'
import { usePart } from '../app/session.ts'
import { useTimeZone } from '../app/time.ts'
import { Badge } from '../kit/Badge.tsx'
import { Banner } from '../kit/Banner.tsx'
import { TagList } from '../kit/Chip.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { LinkButton, TextLink } from '../kit/LinkButton.tsx'
import { useLocale } from '../kit/locale.ts'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Text } from '../kit/Text.tsx'
import { usePeople } from './area.ts'
import { laterTab } from './laterTab.tsx'
import { ManagerLink, PersonItem } from './PersonLink.tsx'
import type { TabProps } from './tab.ts'

const Stage = laterTab<TabProps>(async () => (await import('./starting/Stage.tsx')).Stage, 'employees/starting')

/** What one comes for: how to reach the person, where they stand, who reports to them. */
export const Overview = (props: TabProps) => {
  const { profile, employee } = props
  const today = useSelector(profile, ({ context }) => context.today)
  return (
    <>
      <ChangeWaiting of={employee} />
      {employee.termination !== null ||
      employee.leaving !== null ||
      isStarting({ ...employee, addedOn: null }, today) ? (
        <Suspense fallback={<Skeleton height={118} />}>
          <Stage {...props} />
        </Suspense>
      ) : null}
      <div className={slot('profile', 'columns')}>
        <div className={slot('profile', 'column')}>
          <About employee={employee} />
          <Positions employee={employee} />
        </div>
        <Reports of={employee} />
      </div>
    </>
  )
}

/** To whoever decides: the request itself stands among the details. */
const ChangeWaiting = ({ of: { id } }: { readonly of: Employee }) => {
  const waiting = usePart('toDo')?.find(({ type, employeeId }) => type === 'changeToDecide' && employeeId === id)
  return waiting === undefined ? null : (
    <Banner
      action={
        <LinkButton size="sm" href={`${pathTo('employee', { id })}?tab=details`}>
          Review
        </LinkButton>
      }
    >
      {waiting.detail}.
    </Banner>
  )
}

/** What the header does not say already. */
const About = ({ employee }: { readonly employee: Employee }) => (
  <Section title="About">
    <DescriptionList
      items={[
        {
          term: 'Phone',
          value: employee.phone === null ? null : <TextLink href={`tel:${employee.phone}`}>{employee.phone}</TextLink>,
        },
        { term: 'Manager', value: <ManagerLink of={employee} /> },
        { term: 'Start date', value: <DateText value={employee.startDate} /> },
        { term: 'Sign-in', value: signInWords(employee.loginState) },
        { term: 'Employment', value: employee.other?.employmentType },
        { term: 'Employee number', value: employee.other?.employeeNumber },
        { term: 'HR policies', value: policiesInWords(employee) ?? undefined },
        { term: 'Tags', value: <TagList tags={employee.tags.map(({ name }) => name)} /> },
      ]}
    />
  </Section>
)

const tones: Record<PositionStatus, 'neutral' | 'accent' | 'success'> = {
  Draft: 'neutral',
  Approved: 'accent',
  Acknowledged: 'success',
}

const Positions = ({ employee: { positions } }: { readonly employee: Employee }) => {
  const timeZone = useTimeZone()
  return (
    <Section title="Positions">
      {positions.length === 0 ? (
        <Text tone="muted">No position description yet.</Text>
      ) : (
        <ul className={slot('profile', 'list')}>
          {positions.map(({ id, title, startDateUTC, status }) => (
            <li key={id} className={slot('profile', 'position')}>
              <span className={slot('profile', 'words')}>
                <span>{title}</span>
                {startDateUTC === null ? null : (
                  <small>
                    Since <DateText value={startDateUTC} timeZone={timeZone} />
                  </small>
                )}
              </span>
              <Badge tone={tones[status]}>{status}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const Reports = ({ of }: { readonly of: Employee }) => {
  const people = usePeople()
  const locale = useLocale()
  const reports = useMemo(() => directReports(of.id, people), [people, of.id])
  return reports.length === 0 ? null : (
    <Section title={`Direct reports (${writtenNumber(locale, reports.length)})`}>
      <ul className={slot('profile', 'list')}>
        {reports.map((person) => (
          <li key={person.id}>
            <PersonItem person={person} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
