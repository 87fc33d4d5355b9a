import { Lock, Trash2 } from 'lucide-react'
import type { FormEvent } from 'react'
import type { PointType } from '../../../domain/reviews/access.ts'
import { mayWritePoint } from '../../../domain/reviews/access.ts'
import { mayRemovePoint } from '../../../domain/reviews/lifecycle.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { NOTE_MAX, pointFields } from '../../../domain/reviews/review.fields.ts'
import { denials } from '../../../domain/reviews/wording.ts'
import { storedIn, type WrittenPoint, writtenOf } from '../../../domain/reviews/writing.ts'
import { pathTo } from '../../../domain/session/places.ts'
import type { PageProps } from '../../app/pages.ts'
import { useActor } from '../../app/session.ts'
import { WrittenText } from '../../app/writing/WrittenText.tsx'
import { Badge } from '../../kit/Badge.tsx'
import { Banner } from '../../kit/Banner.tsx'
import { Button, IconButton } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { Section } from '../../kit/Section.tsx'
import { Row } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { AgreedActions } from './AgreedActions.tsx'
import { partiesOf, usePart, useReview, useReviewState, useSide, useTyped } from './area.ts'
import { type Evidence, EvidenceButton, useEvidence } from './Evidence.tsx'
import { Frame } from './Frame.tsx'
import { notesDenied } from './may.ts'
import { Trouble } from './Trouble.tsx'

/** § 2.1, § 3 What both speak about, with what was said. */
export const DiscussionPage = ({ params }: PageProps) => (
  <Frame params={params} here={({ id }) => pathTo('prDiscussion', { id })}>
    {(review) => <Discussion review={review} />}
  </Frame>
)

const Discussion = ({ review }: { readonly review: PerformanceReview }) => {
  const denied = notesDenied(useActor(), review)
  const evidence = useEvidence(review)
  const own = useSide(review)
  const parts = useReviewState(({ context }) => context.parts)
  // Those that have not arrived yet, in the order in which they were added.
  const added = parts.filter((key) => !key.includes('/') && storedIn(review, key) === null)
  const keys = [...review.points.map(({ id }) => id as string), ...added]
  return (
    <>
      {denied === undefined ? null : <Banner>{denied}</Banner>}
      <Section
        title="Points"
        description={
          own === 'employee'
            ? 'Saved as you type. Both of you can read it.'
            : `Saved as you type. ${review.employee.fullName} can read it, except points for managers.`
        }
        action={
          denied === undefined ? undefined : (
            <EvidenceButton evidence={evidence} into={{ key: null, part: null, name: review.name }} />
          )
        }
      >
        {keys.length === 0 ? <Text tone="muted">No points yet.</Text> : null}
        {keys.map((key) => (
          <Point key={key} {...{ review, denied, evidence }} pointKey={key} />
        ))}
        {denied === undefined ? <Adding kind={1} label="Add a point" /> : null}
      </Section>
      <AgreedActions review={review} isClosed={denied !== undefined} />
      {denied === undefined && own === 'reviewer' ? (
        <Section
          title="For managers only"
          description={`Points added here stand above, marked. ${review.employee.fullName} cannot see them.`}
        >
          <Adding kind={3} label="Add a point for managers" />
        </Section>
      ) : null}
      {evidence.shown}
    </>
  )
}

interface PointProps {
  readonly review: PerformanceReview
  readonly pointKey: string
  readonly denied: string | undefined
  readonly evidence: Evidence
}

const Point = ({ review, pointKey, denied, evidence }: PointProps) => {
  const record = useReview()
  const actor = useActor()
  const part = usePart(pointKey)
  const stored = review.points.find(({ id }) => id === pointKey)
  const written = (useTyped(part) ?? (stored && writtenOf(stored))) as WrittenPoint | undefined
  if (written === undefined) return null
  const { item, note } = written
  const may = mayWritePoint(actor, partiesOf(review), item.type)
  return (
    <div className={slot('meeting', 'question')}>
      <div className={slot('meeting', 'more')}>
        <Text as="strong">{item.text}</Text>
        {item.type === 3 ? <Badge icon={<Lock aria-hidden="true" />}>For managers only</Badge> : null}
      </div>
      <WrittenText
        label={`Notes on “${item.text}”`}
        labelHidden
        placeholder="Notes"
        text={note}
        maxLength={NOTE_MAX}
        closed={denied ?? (may.allowed ? undefined : denials[may.because])}
        part={part}
        // A point that was only begun has no note that could have been saved.
        savedUtc={stored === undefined || stored.note === '' ? null : stored.updatedUtc}
        onType={(text) =>
          record.send({ type: 'part.typed', key: pointKey, content: { kind: 'point', item, note: text } })
        }
        trouble={<Trouble part={part} question={null} />}
      />
      {denied === undefined && may.allowed ? (
        <Row gap={2}>
          <EvidenceButton evidence={evidence} into={{ key: pointKey, part: null, name: item.text }} />
          {mayRemovePoint({ note }).allowed ? (
            <IconButton
              label={`Remove “${item.text}”`}
              icon={<Trash2 />}
              size="sm"
              onClick={() => record.send({ type: 'removal.asked', key: pointKey })}
            />
          ) : null}
        </Row>
      ) : null}
    </div>
  )
}

/** Enter adds it. */
const Adding = ({ kind, label }: { readonly kind: PointType; readonly label: string }) => {
  const record = useReview()
  const typed = useReviewState(({ context }) => context.typed.points[kind])
  const add = (event: FormEvent) => {
    event.preventDefault()
    record.send({ type: 'addition.entered', kind, key: crypto.randomUUID() })
  }
  return (
    <form className={slot('meeting', 'adding')} noValidate onSubmit={add}>
      <TextField
        label={label}
        value={typed}
        maxLength={pointFields.fields.text.max}
        onChange={(text) => record.send({ type: 'addition.typed', kind, text })}
      />
      <Button type="submit" denied={typed.trim() === '' ? 'Write something first.' : undefined}>
        Add
      </Button>
    </form>
  )
}
