import { Trash2 } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { mayRemoveCheckInComment } from '../../../domain/checkIns/access.ts'
import { commentFields } from '../../../domain/checkIns/checkIn.fields.ts'
import type { CheckIn, CheckInComment } from '../../../domain/checkIns/nouns.ts'
import type { CheckInCommentId } from '../../../domain/kernel/ids.ts'
import { useActor } from '../../app/session.ts'
import { useTimeZone } from '../../app/time.ts'
import { Button, IconButton } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { Section } from '../../kit/Section.tsx'
import { Text } from '../../kit/Text.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { useMeeting, useMeetingState } from './area.ts'

/** What everybody who sees it has said about it, also when it is complete. */
export const Comments = ({ checkIn: { comments } }: { readonly checkIn: CheckIn }) => (
  <Section title="Comments">
    {comments.length === 0 ? (
      <Text tone="muted">Nobody has said anything yet.</Text>
    ) : (
      <ul className={slot('profile', 'list')} aria-label="Comments">
        {comments.map((comment) => (
          <li key={comment.id} className={slot('profile', 'position')}>
            <Comment comment={comment} />
          </li>
        ))}
      </ul>
    )}
    <Writing />
  </Section>
)

const Comment = ({ comment }: { readonly comment: CheckInComment }) => {
  const meeting = useMeeting()
  const timeZone = useTimeZone()
  const may = mayRemoveCheckInComment(useActor(), comment.author.id)
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
          label={`Delete the comment of ${fullName}`}
          icon={<Trash2 />}
          size="sm"
          onClick={() => meeting.send({ type: 'commentRemoval.asked', comment })}
        />
      ) : null}
    </>
  )
}

const Writing = () => {
  const meeting = useMeeting()
  const typed = useMeetingState(({ context }) => context.typed.comment?.text ?? '')
  const isBusy = useMeetingState((snapshot) => snapshot.matches({ working: 'commenting' }))
  const form = useRef<HTMLFormElement>(null)
  const problem = typed === '' ? undefined : commentFields.problems({ text: typed }).text
  const send = (event: FormEvent) => {
    event.preventDefault()
    meeting.send({ type: 'comment.sent' })
    form.current?.querySelector('textarea')?.focus()
  }
  return (
    <form ref={form} className={slot('form', 'root')} noValidate onSubmit={send}>
      <TextArea
        label="Add a comment"
        value={typed}
        error={problem}
        maxLength={commentFields.fields.text.max}
        onChange={(text) => meeting.send({ type: 'comment.typed', id: crypto.randomUUID() as CheckInCommentId, text })}
      />
      <div className={slot('form', 'ending')}>
        <Button type="submit" busy={isBusy} denied={typed.trim() === '' ? 'Write something first.' : problem}>
          Comment
        </Button>
      </div>
    </form>
  )
}
