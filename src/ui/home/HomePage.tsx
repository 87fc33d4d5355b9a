import { BadgeCheck, BookText, CircleCheck, RefreshCw } from 'lucide-react'
import type { EmployeeSummary } from '../../domain/employees/nouns.ts'
import { myTeam } from '../../domain/employees/teams.ts'
import type { ToDoItem } from '../../domain/home/nouns.ts'
import type { InstantUtc } from '../../domain/kernel/nouns.ts'
import { PersonAvatar } from '../app/PersonAvatar.tsx'
import { pathTo } from '../app/paths.ts'
import { usePart, useTenant, useUser } from '../app/session.ts'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Page } from '../kit/Page.tsx'
import { Section } from '../kit/Section.tsx'
import { Columns } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'

/** What is asked of me, and who I work with. */
export const HomePage = () => {
  const user = useUser()
  const { name, companyVision } = useTenant()
  return (
    <Page title="Home" header={<Greeting name={user.fullName} />} description={companyVision ?? name}>
      <ToDo />
      <Team />
    </Page>
  )
}

const Greeting = ({ name }: { readonly name: string }) => (
  <h1 className={slot('page', 'title')} tabIndex={-1}>
    {`Welcome, ${name.split(' ')[0]}`}
  </h1>
)

const nothing: ReadonlyArray<ToDoItem> = []
const nobody: ReadonlyArray<EmployeeSummary> = []

const ToDo = () => {
  const items = usePart('toDo') ?? nothing
  return (
    <Section title="To do" description={items.length === 0 ? undefined : 'Due first'}>
      {items.length === 0 ? (
        <EmptyState icon={<CircleCheck />} title="Nothing is waiting for you">
          Policies to agree to and other duties will show here.
        </EmptyState>
      ) : (
        <ul className={slot('home', 'list')}>
          {items.map((item) => (
            <Duty key={item.id} item={item} />
          ))}
        </ul>
      )}
    </Section>
  )
}

const Duty = ({ item }: { readonly item: ToDoItem }) => (
  <li>
    <a href={placeOf(item)} className={slot('home', 'item')}>
      <DutyIcon type={item.type} />
      <span className={slot('home', 'words')}>
        <Text as="span" style="label">
          {item.detail}
        </Text>
        <Text as="span" style="small" tone="muted">
          {item.title}
        </Text>
      </span>
      {item.dueUtc === null ? null : <Due dueUtc={item.dueUtc} />}
    </a>
  </li>
)

/** A day of the client's own, wherever it is read. */
const Due = ({ dueUtc }: { readonly dueUtc: InstantUtc }) => {
  const { timeZone } = useTenant()
  const isOver = Date.parse(dueUtc) < Date.now()
  return (
    <Text as="span" style="small" tone={isOver ? 'danger' : 'muted'}>
      {isOver ? 'Was due ' : 'Due '}
      <DateText value={dueUtc} timeZone={timeZone} />
    </Text>
  )
}

/** Where it is done. */
const placeOf = ({ type, id, employeeId }: ToDoItem): string => {
  if (employeeId === undefined) return pathTo('hrDocument', { id })
  return type === 'certificationMissing'
    ? pathTo('employeeCertifications', { id: employeeId })
    : pathTo('employeeCertificationsWithId', { id: employeeId, certificationId: id })
}

const DutyIcon = ({ type }: Pick<ToDoItem, 'type'>) => {
  if (type.startsWith('certification')) return <BadgeCheck aria-hidden="true" />
  return type === 'hrDocumentUpdate' ? <RefreshCw aria-hidden="true" /> : <BookText aria-hidden="true" />
}

/** § 6 My team: active employees in the logged-in user's department, as far as one may see them. */
const Team = () => {
  const user = useUser()
  const people = usePart('employees') ?? nobody
  const team = myTeam(user, people).filter((person) => person.id !== user.id)
  return team.length === 0 ? null : (
    <Section title="My team" description={user.department?.name}>
      <Columns of="card">
        {team.slice(0, 24).map((person) => (
          <a key={person.id} href={pathTo('employee', { id: person.id })} className={slot('home', 'item')}>
            <PersonAvatar person={person} />
            <span className={slot('home', 'words')}>
              <Text as="span" style="label" clip="line">
                {person.fullName}
              </Text>
              <Text as="span" style="small" tone="muted" clip="line">
                {person.positionTitle ?? 'No position yet'}
              </Text>
            </span>
          </a>
        ))}
      </Columns>
    </Section>
  )
}
