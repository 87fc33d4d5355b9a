import { Trash2 } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import type { InstantUtc } from '../../domain/kernel/nouns.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button, IconButton } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { DateText } from '../kit/DateText.tsx'
import { Section } from '../kit/Section.tsx'
import { Text } from '../kit/Text.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { useTimeZone } from './time.ts'

interface Said {
  readonly id: string
  readonly text: string
  readonly author: { readonly fullName: string }
  readonly createdUtc: InstantUtc
}

interface CommentsProps<Comment extends Said> extends WritingProps {
  readonly comments: ReadonlyArray<Comment>
  /** Those that one may take away; `label` names the button by the author's name. */
  readonly removal: {
    readonly isFor: (comment: Comment) => boolean
    readonly label: (fullName: string) => string
    readonly onRemove: (comment: Comment) => void
  }
}

interface WritingProps {
  /** What is typed and not sent. */
  readonly typed: string
  readonly max: number | undefined
  readonly problem: string | undefined
  readonly refusal?: string | null
  readonly isBusy: boolean
  readonly onType: (text: string) => void
  readonly onSend: () => void
}

/** What has been said about a record, and the place to say more. */
export const Comments = <Comment extends Said>({ comments, removal, ...writing }: CommentsProps<Comment>) => {
  const timeZone = useTimeZone()
  return (
    <Section title="Comments">
      {comments.length === 0 ? (
        <Text tone="muted">No comments yet.</Text>
      ) : (
        <ul className={slot('profile', 'list')} aria-label="Comments">
          {comments.map((comment) => (
            <li key={comment.id} className={slot('profile', 'position')}>
              <span className={slot('profile', 'words')}>
                <small>
                  {comment.author.fullName}, <DateText value={comment.createdUtc} timeZone={timeZone} withTime />
                </small>
                <Text as="span" lines="kept">
                  {comment.text}
                </Text>
              </span>
              {removal.isFor(comment) ? (
                <IconButton
                  label={removal.label(comment.author.fullName)}
                  icon={<Trash2 />}
                  size="sm"
                  onClick={() => removal.onRemove(comment)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <Writing {...writing} />
    </Section>
  )
}

const Writing = ({ typed, max, problem, refusal = null, isBusy, onType, onSend }: WritingProps) => {
  const form = useRef<HTMLFormElement>(null)
  const shown = typed === '' ? undefined : problem
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend()
    form.current?.querySelector('textarea')?.focus()
  }
  return (
    <form ref={form} className={slot('form', 'root')} noValidate onSubmit={send}>
      <TextArea label="Add a comment" value={typed} error={shown} maxLength={max} onChange={onType} />
      {refusal === null ? null : <Banner tone="danger">{refusal}</Banner>}
      <div className={slot('form', 'ending')}>
        <Button type="submit" busy={isBusy} denied={typed.trim() === '' ? 'Write something first.' : shown}>
          Comment
        </Button>
      </div>
    </form>
  )
}
