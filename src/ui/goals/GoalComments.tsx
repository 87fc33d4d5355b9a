import { Trash2 } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { mayRemoveComment } from '../../domain/goals/access.ts'
import { commentFields } from '../../domain/goals/goal.fields.ts'
import type { Goal, GoalComment } from '../../domain/goals/nouns.ts'
import type { GoalCommentId } from '../../domain/kernel/ids.ts'
import { useActor } from '../app/session.ts'
import { useTimeZone } from '../app/time.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button, IconButton } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { Section } from '../kit/Section.tsx'
import { Text } from '../kit/Text.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { useGoals, useGoalsState } from './area.ts'

/** What has been said about a goal, and the place to say more. */
export const Comments = ({ goal }: { readonly goal: Goal }) => (
  <Section title="Comments">
    {goal.comments.length === 0 ? (
      <Text tone="muted">Nobody has said anything yet.</Text>
    ) : (
      <ul className={slot('profile', 'list')}>
        {goal.comments.map((comment) => (
          <li key={comment.id} className={slot('profile', 'position')}>
            <Comment goal={goal} comment={comment} />
          </li>
        ))}
      </ul>
    )}
    <Writing goal={goal} />
  </Section>
)

const Comment = ({ goal, comment }: { readonly goal: Goal; readonly comment: GoalComment }) => {
  const goals = useGoals()
  const timeZone = useTimeZone()
  const may = mayRemoveComment(useActor(), comment.author.id)
  const { fullName } = comment.author
  return (
    <>
      <span className={slot('profile', 'words')}>
        <small>
          {fullName}, <DateText value={comment.createdUtc} timeZone={timeZone} withTime />
        </small>
        <Text as="span" lines="kept">
          {comment.text}
        </Text>
      </span>
      {may.allowed ? (
        <IconButton
          label={`Remove the comment of ${fullName}`}
          icon={<Trash2 />}
          size="sm"
          onClick={() => goals.send({ type: 'removal.asked', subject: { kind: 'commentRemoval', goal, comment } })}
        />
      ) : null}
    </>
  )
}

const Writing = ({ goal }: { readonly goal: Goal }) => {
  const goals = useGoals()
  const typed = useGoalsState(({ context: { comment } }) => (comment?.goalId === goal.id ? comment.text : ''))
  const refusal = useGoalsState(({ context }) => context.refusal)
  const isBusy = useGoalsState((snapshot) => snapshot.matches({ working: 'commenting' }))
  const form = useRef<HTMLFormElement>(null)
  const problem = typed === '' ? undefined : commentFields.problems({ text: typed }).text
  const send = (event: FormEvent) => {
    event.preventDefault()
    goals.send({ type: 'comment.sent', goal })
    form.current?.querySelector('textarea')?.focus()
  }
  return (
    <form ref={form} className={slot('form', 'root')} noValidate onSubmit={send}>
      <TextArea
        label="Add a comment"
        value={typed}
        error={problem}
        maxLength={commentFields.fields.text.max}
        onChange={(text) =>
          goals.send({ type: 'comment.typed', goalId: goal.id, id: crypto.randomUUID() as GoalCommentId, text })
        }
      />
      {refusal === null ? null : <Banner tone="danger">{refusal}</Banner>}
      <div className={slot('form', 'ending')}>
        <Button type="submit" busy={isBusy} denied={typed.trim() === '' ? 'Write something first.' : problem}>
          Comment
        </Button>
      </div>
    </form>
  )
}
