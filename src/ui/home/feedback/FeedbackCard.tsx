import type { ReactNode } from 'react'
import { referenceOf, statusNames } from '../../../domain/home/inbox/inboxWording.ts'
import type { KeptFeedback } from '../../../domain/home/inbox/nouns.ts'
import type { FeedbackStatus } from '../../../domain/home/inbox/statuses.ts'
import { feedbackKinds } from '../../../domain/home/wording.ts'
import { useTimeZone } from '../../app/time.ts'
import { Badge } from '../../kit/Badge.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { Row } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'

const tones = { received: 'neutral', inProgress: 'accent', done: 'success', declined: 'warning' } as const

export const StatusBadge = ({ status }: { readonly status: FeedbackStatus }) => (
  <Badge tone={tones[status]}>{statusNames[status]}</Badge>
)

interface FeedbackCardProps {
  readonly feedback: KeptFeedback
  /** The inbox says whose it is. */
  readonly hasSender?: true
  readonly action?: ReactNode
}

/** One piece of feedback: what it is, what was written, and what was answered. */
export const FeedbackCard = ({ feedback, hasSender, action }: FeedbackCardProps) => {
  const { number, kind, message, sentUtc, by, status } = feedback
  const timeZone = useTimeZone()
  const reference = referenceOf(number)
  return (
    <article className={slot('section', 'body')} aria-label={`Feedback ${reference}`}>
      <Row justify="between" wrap="never">
        <Text style="label">
          {reference} · {feedbackKinds[kind]}
        </Text>
        <StatusBadge status={status} />
      </Row>
      <Text lines="kept">{message}</Text>
      <Answer feedback={feedback} />
      <Row justify="between" wrap="never">
        <Text as="span" style="small" tone="muted">
          {hasSender ? `${by?.fullName ?? 'Former employee'}, ` : null}
          <DateText value={sentUtc} timeZone={timeZone} withTime />
        </Text>
        {action}
      </Row>
    </article>
  )
}

const Answer = ({ feedback: { answer, answeredBy, answeredUtc } }: Pick<FeedbackCardProps, 'feedback'>) => {
  const timeZone = useTimeZone()
  if (answer === '' || answeredUtc === null) return null
  return (
    <blockquote style={quoted}>
      <Text lines="kept">{answer}</Text>
      <Text style="small" tone="muted">
        {answeredBy?.fullName ?? 'Former employee'}, <DateText value={answeredUtc} timeZone={timeZone} withTime />
      </Text>
    </blockquote>
  )
}

const quoted = { margin: 0, paddingInlineStart: 12, borderInlineStart: '3px solid var(--colors-border)' }
