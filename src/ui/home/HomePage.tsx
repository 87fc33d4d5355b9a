import {
  BadgeCheck,
  BookText,
  BriefcaseBusiness,
  CircleCheck,
  ClipboardCheck,
  ListChecks,
  MessagesSquare,
  Package,
  RefreshCw,
  Target,
} from 'lucide-react'
import { useMemo } from 'react'
import { endsWithDay } from '../../domain/certifications/expiry.ts'
import type { ToDoItem } from '../../domain/home/nouns.ts'
import { inToDoOrder, offeredToDo } from '../../domain/home/toDo.ts'
import type { InstantUtc } from '../../domain/kernel/nouns.ts'
import { pathTo, pathToCertification, places } from '../../domain/session/places.ts'
import { useMayOpen } from '../app/menu.ts'
import { useOffering, usePart, useTenant, useUser } from '../app/session.ts'
import { useTimeZone } from '../app/time.ts'
import { slot } from '../kit/classes.ts'
import { useNow } from '../kit/clock.ts'
import { DateText } from '../kit/DateText.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Page } from '../kit/Page.tsx'
import { Section } from '../kit/Section.tsx'
import { Text } from '../kit/Text.tsx'
import { Team } from './Team.tsx'

/** What is asked of me, and who I work with. */
export const HomePage = () => {
  const user = useUser()
  const { name, companyVision } = useTenant()
  return (
    <Page
      title={places.home.title}
      header={<Greeting name={user.fullName} />}
      description={companyVision ?? name}
      actions={<ToDashboard />}
    >
      <ToDo />
      <Team />
    </Page>
  )
}

const ToDashboard = () =>
  useMayOpen('dashboard') ? <LinkButton href={pathTo('dashboard')}>{places.dashboard.title}</LinkButton> : null

const Greeting = ({ name }: { readonly name: string }) => (
  <h1 className={slot('page', 'title')} tabIndex={-1}>
    {`Welcome, ${name.split(' ')[0]}`}
  </h1>
)

const nothing: ReadonlyArray<ToDoItem> = []

const ToDo = () => {
  const waiting = usePart('toDo') ?? nothing
  const offering = useOffering()
  const items = useMemo(() => inToDoOrder(offeredToDo(waiting, offering)), [waiting, offering])
  return (
    <Section title="To do" description={items.length === 0 ? undefined : 'Due first'}>
      {items.length === 0 ? (
        <EmptyState icon={<CircleCheck />} title="Nothing is waiting for you">
          Policies to agree to, approvals and other duties will show here.
        </EmptyState>
      ) : (
        <ul className={slot('home', 'list')}>
          {items.map((item) => (
            <Duty key={`${item.type} ${item.id}`} item={item} />
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
  const timeZone = useTimeZone()
  const isOver = Date.parse(dueUtc) < useNow()
  return (
    <Text as="span" style="small" tone={isOver ? 'danger' : 'muted'}>
      {isOver ? 'Was due ' : 'Due '}
      <DateText deadline value={dueUtc} timeZone={timeZone} withTime={!endsWithDay(timeZone, dueUtc)} />
    </Text>
  )
}

/** Where it is done. */
const placeOf = ({ type, id, employeeId }: ToDoItem): string => {
  if (type === 'accountSetup') return pathTo('accountSetup')
  if (employeeId === undefined) return pathTo('hrDocument', { id })
  if (type === 'goalDue') return pathTo('goal', { id })
  if (type.startsWith('checkIn')) return pathTo('checkIn', { id })
  if (type === 'reviewFeedback') return pathTo('prFeedback', { id })
  if (type.startsWith('review')) return pathTo('pr', { id })
  if (type === 'assetToAccept') return `${pathTo('employee', { id: employeeId })}?tab=assets`
  if (type === 'positionToApprove' || type === 'positionToAcknowledge')
    return pathTo('employeePosition', { employeeId, id })
  return pathToCertification(employeeId, type === 'certificationMissing' ? null : id)
}

const DutyIcon = ({ type }: Pick<ToDoItem, 'type'>) => {
  if (type.startsWith('certification')) return <BadgeCheck aria-hidden="true" />
  if (type.startsWith('position')) return <BriefcaseBusiness aria-hidden="true" />
  if (type === 'goalDue') return <Target aria-hidden="true" />
  if (type.startsWith('checkIn')) return <MessagesSquare aria-hidden="true" />
  if (type.startsWith('review')) return <ClipboardCheck aria-hidden="true" />
  if (type.startsWith('asset')) return <Package aria-hidden="true" />
  if (type === 'accountSetup') return <ListChecks aria-hidden="true" />
  return type === 'hrDocumentUpdate' ? <RefreshCw aria-hidden="true" /> : <BookText aria-hidden="true" />
}
