import { History, Trash2 } from 'lucide-react'
import type { FormEvent } from 'react'
import { itemFields } from '../../../domain/checkIns/checkIn.fields.ts'
import type { CheckIn, CheckInItem } from '../../../domain/checkIns/nouns.ts'
import { storedIn, type WrittenItem, writtenOf } from '../../../domain/checkIns/writing.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Button, IconButton } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { DateField } from '../../kit/DateField.tsx'
import { DateText } from '../../kit/DateText.tsx'
import { Section } from '../../kit/Section.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { Text } from '../../kit/Text.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { useClosed, useMeeting, useMeetingState, usePart, useTyped } from './area.ts'
import { Trouble } from './Trouble.tsx'

interface ItemsProps {
  readonly checkIn: CheckIn
  readonly kind: WrittenItem['kind']
}

const words = {
  agenda: {
    title: 'Agenda',
    none: 'No agenda items yet.',
    add: 'Add a point',
    what: 'Point of the agenda',
    done: 'Discussed',
  },
  action: {
    title: 'Action items',
    none: 'No action items yet.',
    add: 'Add an action item',
    what: 'Action item',
    done: 'Done',
  },
} as const

/** What the two want to talk about, or what somebody is to do. What was carried over stands first. */
export const Items = ({ checkIn, kind }: ItemsProps) => {
  const closed = useClosed(checkIn)
  const parts = useMeetingState(({ context }) => context.parts)
  const children = useMeetingState((snapshot) => snapshot.children)
  const stored = checkIn.items
    .filter((item) => item.kind === kind)
    .toSorted((one, other) => Number(other.isCarriedOver) - Number(one.isCarriedOver))
  // Those that have not arrived yet, in the order in which they were added.
  const added = parts.filter((key) => storedIn(checkIn, key) === null && kindOf(children, key) === kind)
  return (
    <Section title={words[kind].title}>
      {stored.length + added.length === 0 ? (
        <Text tone="muted">{words[kind].none}</Text>
      ) : (
        <ul className={slot('meeting', 'items')} aria-label={words[kind].title}>
          {[...stored.map(({ id }) => id as string), ...added].map((key) => (
            <Item key={key} checkIn={checkIn} kind={kind} itemKey={key} closed={closed} />
          ))}
        </ul>
      )}
      {closed === undefined ? <Adding kind={kind} /> : null}
    </Section>
  )
}

const kindOf = (children: object, key: string): string | undefined =>
  (children as Record<string, { getSnapshot: () => { context: { content: { kind: string } } } } | undefined>)[
    `part/${key}`
  ]?.getSnapshot().context.content.kind

interface ItemProps extends ItemsProps {
  readonly itemKey: string
  readonly closed: string | undefined
}

const Item = ({ checkIn, kind, itemKey, closed }: ItemProps) => {
  const meeting = useMeeting()
  const part = usePart(itemKey)
  const typed = useTyped(part)
  const stored = storedIn(checkIn, itemKey) as CheckInItem | null
  const written = (typed ?? (stored && writtenOf(stored))) as WrittenItem | null
  if (written === null) return null
  const { text, isDone } = written
  const save = (change: Partial<WrittenItem>) =>
    meeting.send({ type: 'item.saved', key: itemKey, content: { ...written, ...change } })
  return (
    <li className={slot('meeting', 'items')}>
      <div className={slot('meeting', 'item')} data-done={isDone || undefined}>
        <input
          type="checkbox"
          className={slot('choice', 'input', { kind: 'checkbox' })}
          aria-label={`${words[kind].done}: ${text}`}
          checked={isDone}
          disabled={closed !== undefined}
          onChange={(event) => save({ isDone: event.target.checked })}
        />
        <div className={slot('meeting', 'what')}>
          {closed === undefined ? (
            <TextArea
              label={words[kind].what}
              labelHidden
              oneLine
              value={text}
              maxLength={itemFields.fields.text.max}
              onChange={(next) =>
                meeting.send({ type: 'part.typed', key: itemKey, content: { ...written, text: next } })
              }
            />
          ) : (
            <Text>{text}</Text>
          )}
        </div>
        <div className={slot('meeting', 'more')}>
          {stored?.isCarriedOver ? (
            <Badge tone="accent" icon={<History aria-hidden="true" />}>
              Carried over
            </Badge>
          ) : null}
          {kind === 'agenda' ? (
            <Text as="span" style="small" tone="muted">
              {stored?.by.fullName ?? ''}
            </Text>
          ) : (
            <Owned checkIn={checkIn} written={written} known={stored?.owner ?? null} closed={closed} save={save} />
          )}
          {closed === undefined ? (
            <IconButton
              label={`Remove “${text}”`}
              icon={<Trash2 />}
              size="sm"
              onClick={() => meeting.send({ type: 'item.removed', key: itemKey })}
            />
          ) : null}
        </div>
      </div>
      <Trouble part={part} />
    </li>
  )
}

interface OwnedProps {
  readonly checkIn: CheckIn
  readonly written: WrittenItem
  readonly known: CheckInItem['owner']
  readonly closed: string | undefined
  readonly save: (change: Partial<WrittenItem>) => void
}

/** Who is to do it, and until when. One who reviewed before keeps what they took on. */
const Owned = ({ checkIn: { employee, reviewer }, written: { ownerId, dueDay }, known, closed, save }: OwnedProps) => {
  const people = [
    employee,
    reviewer,
    ...(known === null || [employee.id, reviewer.id].includes(known.id) ? [] : [known]),
  ]
  if (closed !== undefined)
    return (
      <Text as="span" style="small" tone="muted">
        {people.find(({ id }) => id === ownerId)?.fullName ?? 'No one'}
        {dueDay === null ? null : (
          <>
            {', by '}
            <DateText value={dueDay} />
          </>
        )}
      </Text>
    )
  return (
    <>
      <SelectField
        label="Owner"
        labelHidden
        value={ownerId ?? ''}
        placeholder="No one"
        choices={people.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        onChange={(id) => save({ ownerId: id === '' ? null : (id as EmployeeId) })}
      />
      <DateField
        label="Day"
        labelHidden
        onlyDays
        value={dueDay ?? ''}
        onChange={(day) => save({ dueDay: day || null })}
      />
    </>
  )
}

/** Enter adds it. */
const Adding = ({ kind }: Pick<ItemsProps, 'kind'>) => {
  const meeting = useMeeting()
  const typed = useMeetingState(({ context }) => context.typed[kind])
  const add = (event: FormEvent) => {
    event.preventDefault()
    meeting.send({ type: 'addition.entered', kind, key: crypto.randomUUID() })
  }
  return (
    <form className={slot('meeting', 'adding')} noValidate onSubmit={add}>
      <TextField
        label={words[kind].add}
        value={typed}
        maxLength={itemFields.fields.text.max}
        onChange={(text) => meeting.send({ type: 'addition.typed', kind, text })}
      />
      <Button type="submit" denied={typed.trim() === '' ? 'Write something first.' : undefined}>
        Add
      </Button>
    </form>
  )
}
