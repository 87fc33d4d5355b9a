import {
  BadgeCheck,
  BookText,
  BriefcaseBusiness,
  CircleCheck,
  ClipboardCheck,
  ListChecks,
  MessagesSquare,
  Network,
  Package,
  RefreshCw,
  Target,
  UserPen,
} from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { endsWithDay } from '../../domain/certifications/expiry.ts'
import type { ToDoItem } from '../../domain/home/nouns.ts'
import { inToDoOrder, offeredToDo } from '../../domain/home/toDo.ts'
import type { InstantUtc } from '../../domain/kernel/nouns.ts'
import { pathTo, pathToCertification } from '../../domain/session/places.ts'
import { lazily } from '../app/lazily.ts'
import { useRunningApp } from '../app/machines.tsx'
import { useOffering, usePart } from '../app/session.ts'
import { useTimeZone } from '../app/time.ts'
import { slot } from '../kit/classes.ts'
import { useNow } from '../kit/clock.ts'
import { DateText } from '../kit/DateText.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Section } from '../kit/Section.tsx'
import { Text } from '../kit/Text.tsx'

const nothing: ReadonlyArray<ToDoItem> = []

/** § 6 What waits for me, over all areas; what I have put off stands below it until its day. */
export const ToDo = () => {
  const waiting = usePart('toDo') ?? nothing
  const offering = useOffering()
  const items = useMemo(() => inToDoOrder(offeredToDo(waiting, offering)), [waiting, offering])
  const acts = useActs(items.length > 0)
  const open = items.filter(({ snoozedUntil }) => snoozedUntil === undefined)
  const snoozed = items.filter(({ snoozedUntil }) => snoozedUntil !== undefined)
  return (
    <>
      <Section title="To do" description={open.some(({ dueUtc }) => dueUtc !== null) ? 'Soonest due first' : undefined}>
        {open.length === 0 ? (
          <EmptyState icon={<CircleCheck />} title="Nothing is waiting for you">
            Policies to agree to, approvals and other tasks show here.
          </EmptyState>
        ) : (
          <Duties items={open} acts={acts} />
        )}
      </Section>
      {snoozed.length === 0 ? null : (
        <Section title="Snooze" description="Only you see this. Reminders and due dates don’t change.">
          <Duties items={snoozed} acts={acts} />
        </Section>
      )}
      {acts === null ? null : <acts.ActQuestion />}
    </>
  )
}

type Acts = typeof import('./toDo/acts.tsx')

const code = lazily(() => import('./toDo/acts.tsx'))

/** What can be done from the list is loaded behind it; where that fails the list still leads to where it is done. */
const useActs = (isWanted: boolean): Acts | null => {
  const app = useRunningApp()
  const [acts, setActs] = useState(() => (app.isOpen('home/toDo') ? (code.loaded() ?? null) : null))
  useEffect(() => {
    if (!isWanted || acts !== null) return
    let isHere = true
    Promise.all([code.load(), app.openArea('home/toDo')]).then(
      ([loaded]) => isHere && setActs(loaded),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [app, isWanted, acts])
  return acts
}

/** Longer than about two lines of a phone beside what can be done. */
const LONG = 60

interface DutiesProps {
  readonly items: ReadonlyArray<ToDoItem>
  readonly acts: Acts | null
}

const Duties = ({ items, acts }: DutiesProps) => (
  <ul className={slot('home', 'list')}>
    {items.map((item) => (
      <li
        key={`${item.type} ${item.id}`}
        className={slot('home', 'duty')}
        data-long={Math.max(item.detail.length, item.title.length) > LONG || undefined}
      >
        <Duty item={item} />
        {acts === null ? null : <acts.DutyActs item={item} />}
      </li>
    ))}
  </ul>
)

const Duty = ({ item }: { readonly item: ToDoItem }) => (
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
  if (type === 'chartPlanToApprove') return pathTo('orgChartPlan', { id })
  if (employeeId === undefined) return pathTo('hrDocument', { id })
  if (type === 'goalDue') return pathTo('goal', { id })
  if (type.startsWith('checkIn')) return pathTo('checkIn', { id })
  if (type === 'reviewFeedback') return pathTo('prFeedback', { id })
  if (type.startsWith('review')) return pathTo('pr', { id })
  if (type === 'assetToTakeBack') return `${pathTo('assets')}?holder=${employeeId}`
  if (type === 'changeToDecide') return `${pathTo('employee', { id: employeeId })}?tab=details`
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
  if (type === 'chartPlanToApprove') return <Network aria-hidden="true" />
  if (type === 'changeToDecide') return <UserPen aria-hidden="true" />
  if (type === 'accountSetup') return <ListChecks aria-hidden="true" />
  return type === 'hrDocumentUpdate' ? <RefreshCw aria-hidden="true" /> : <BookText aria-hidden="true" />
}
