import { Target, Trash2 } from 'lucide-react'
import type { FormEvent } from 'react'
import { type Side, sides } from '../../../domain/checkIns/access.ts'
import { mayWriteGoals } from '../../../domain/goals/access.ts'
import { offers } from '../../../domain/permissions/gate.ts'
import { isComplete } from '../../../domain/reviews/lifecycle.ts'
import type { PerformanceReview, ReviewAction } from '../../../domain/reviews/nouns.ts'
import { actionFields } from '../../../domain/reviews/review.fields.ts'
import { actionKey, storedIn, type WrittenAction, writtenOf } from '../../../domain/reviews/writing.ts'
import { pathTo } from '../../../domain/session/places.ts'
import type { Making } from '../../../machines/reviews/review/reviewMaking.ts'
import { useActor, useOffering } from '../../app/session.ts'
import { Button, IconButton } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { DateField } from '../../kit/DateField.tsx'
import { DateText } from '../../kit/DateText.tsx'
import { TextLink } from '../../kit/LinkButton.tsx'
import { Section } from '../../kit/Section.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { Text } from '../../kit/Text.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { usePart, useReview, useReviewState, useSide, useTyped } from './area.ts'
import { Trouble } from './Trouble.tsx'

interface AgreedActionsProps {
  readonly review: PerformanceReview
  /** They are only read. */
  readonly isClosed: boolean
}

/** Who does what until when, as both have agreed. */
export const AgreedActions = ({ review, isClosed }: AgreedActionsProps) => {
  const parts = useReviewState(({ context }) => context.parts)
  const added = parts.filter((key) => key.startsWith(actionKey('')) && storedIn(review, key) === null)
  const keys = [...review.actions.map(({ id }) => actionKey(id)), ...added]
  if (isClosed && keys.length === 0) return null
  return (
    <Section title="Agreed actions" description="Both of you can read them, and they are part of the report.">
      {keys.length === 0 ? <Text tone="muted">Nothing agreed yet.</Text> : null}
      <ul className={slot('meeting', 'items')} aria-label="Agreed actions">
        {keys.map((key) => (
          <Agreed key={key} review={review} itsKey={key} isClosed={isClosed} />
        ))}
      </ul>
      {isClosed ? null : <Adding />}
    </Section>
  )
}

interface AgreedProps extends AgreedActionsProps {
  readonly itsKey: string
}

const Agreed = ({ review, itsKey: key, isClosed }: AgreedProps) => {
  const record = useReview()
  const part = usePart(key)
  const stored = storedIn(review, key) as ReviewAction | null
  const written = (useTyped(part) ?? (stored && writtenOf(stored))) as WrittenAction | null
  if (written === null) return null
  const { text, owner, dueDay } = written
  const save = (change: Partial<WrittenAction>) =>
    record.send({ type: 'action.saved', key, content: { ...written, ...change } })
  return (
    <li className={slot('meeting', 'items')}>
      {isClosed ? (
        <div className={slot('meeting', 'more')}>
          <Text as="strong">{text}</Text>
          <Text as="span" style="small" tone="muted">
            {review[owner].fullName}
            {dueDay === null ? null : (
              <>
                {', by '}
                <DateText value={dueDay} />
              </>
            )}
          </Text>
        </div>
      ) : (
        <div className={slot('meeting', 'item')}>
          <div className={slot('meeting', 'what')}>
            <TextArea
              label="Action"
              labelHidden
              oneLine
              value={text}
              maxLength={actionFields.fields.text.max}
              onChange={(next) => record.send({ type: 'part.typed', key, content: { ...written, text: next } })}
            />
          </div>
          <div className={slot('meeting', 'more')}>
            <SelectField
              label="Who"
              labelHidden
              value={owner}
              choices={sides.map((side) => ({ value: side, label: review[side].fullName }))}
              onChange={(side) => save({ owner: side as Side })}
            />
            <DateField
              label="By"
              labelHidden
              onlyDays
              value={dueDay ?? ''}
              onChange={(day) => save({ dueDay: day || null })}
            />
            <IconButton
              label={`Remove “${text}”`}
              icon={<Trash2 />}
              size="sm"
              onClick={() => record.send({ type: 'removal.asked', key })}
            />
          </div>
        </div>
      )}
      {stored === null ? null : <Become review={review} action={stored} />}
      <Trouble part={part} question={null} />
    </li>
  )
}

interface BecomeProps {
  readonly review: PerformanceReview
  readonly action: ReviewAction
}

/** What it has become, or can: a goal of the employee, or an item of their next check-in. */
const Become = ({ review, action }: BecomeProps) => {
  const record = useReview()
  const actor = useActor()
  const offering = useOffering()
  const own = useSide(review)
  const { employee } = review
  const isBusy = useReviewState((snapshot) => snapshot.hasTag('busy'))
  const canUndo = useReviewState(({ context }) => context.made === action.id)
  const ask = (kind: Making['kind'], as: Making['as']) => () =>
    record.send({ type: 'work.asked', work: { kind, as, action, by: actor.employeeId } })
  const maySeeGoals = offers(offering, { module: 'goals' }).allowed && mayWriteGoals(actor, employee.id).allowed
  const undo = (as: Making['as']) =>
    canUndo ? (
      <Button size="sm" busy={isBusy} onClick={ask('unmake', as)}>
        Undo
      </Button>
    ) : null
  if (action.isGoal)
    return (
      <div className={slot('meeting', 'more')}>
        <Target aria-hidden="true" size={16} />
        {'Goal: '}
        {maySeeGoals ? (
          <TextLink href={pathTo('employeeGoal', { employeeId: employee.id, id: action.id })}>{action.text}</TextLink>
        ) : (
          <span>{action.text}</span>
        )}
        {undo('goal')}
      </div>
    )
  if (action.checkInId !== null)
    return (
      <div className={slot('meeting', 'more')}>
        <TextLink href={pathTo('checkIn', { id: action.checkInId })}>In a check-in</TextLink>
        {undo('item')}
      </div>
    )
  if (own === null || isComplete(review)) return null
  return (
    <div className={slot('meeting', 'more')}>
      {maySeeGoals && action.owner === 'employee' ? (
        <Button
          size="sm"
          tone="ghost"
          busy={isBusy}
          label={`Make “${action.text}” a goal`}
          onClick={ask('make', 'goal')}
        >
          Make it a goal
        </Button>
      ) : null}
      {offers(offering, { module: 'checkIns' }).allowed ? (
        <Button
          size="sm"
          tone="ghost"
          busy={isBusy}
          label={`Add “${action.text}” to the next check-in`}
          onClick={ask('make', 'item')}
        >
          Add to next check-in
        </Button>
      ) : null}
    </div>
  )
}

/** Enter adds it. */
const Adding = () => {
  const record = useReview()
  const typed = useReviewState(({ context }) => context.typed.points.action)
  const add = (event: FormEvent) => {
    event.preventDefault()
    record.send({ type: 'addition.entered', kind: 'action', key: actionKey(crypto.randomUUID()) })
  }
  return (
    <form className={slot('meeting', 'adding')} noValidate onSubmit={add}>
      <TextField
        label="Add an action"
        value={typed}
        maxLength={actionFields.fields.text.max}
        onChange={(text) => record.send({ type: 'addition.typed', kind: 'action', text })}
      />
      <Button type="submit" denied={typed.trim() === '' ? 'Write something first.' : undefined}>
        Add
      </Button>
    </form>
  )
}
