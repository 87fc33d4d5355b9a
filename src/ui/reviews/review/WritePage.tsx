import type { Side } from '../../../domain/checkIns/access.ts'
import { askedOf } from '../../../domain/checkIns/template.fields.ts'
import type { AskedQuestion } from '../../../domain/reviews/answers.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import {
  answeredOf,
  answerIn,
  answerKey,
  blankAnswer,
  type WrittenAnswer,
  writtenOf,
} from '../../../domain/reviews/writing.ts'
import { pathTo } from '../../../domain/session/places.ts'
import type { PartActor } from '../../../machines/kit/part.machine.ts'
import { partId } from '../../../machines/kit/parts.ts'
import { reviewPart } from '../../../machines/reviews/review/reviewPart.ts'
import { NotFoundPage } from '../../app/NotFoundPage.tsx'
import type { PageProps } from '../../app/pages.ts'
import { useActor } from '../../app/session.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Section } from '../../kit/Section.tsx'
import { Row } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { QuestionForm } from '../QuestionForm.tsx'
import { usePart, useReview, useReviewState, useStanding, useTyped } from './area.ts'
import { type Evidence, EvidenceButton, useEvidence } from './Evidence.tsx'
import { Frame } from './Frame.tsx'
import { submitDenied, writingDenied } from './may.ts'
import { Trouble } from './Trouble.tsx'

/** § 2.1 One side writes its answers, each of which saves itself. */
export const WritePage = ({ params }: PageProps) => (
  <Frame params={params} here={({ id }) => pathTo('prSubmitEdit', { id, submitId: params.submitId ?? '' })}>
    {(review) => {
      const submit = review.submits.find(({ id }) => id === params.submitId)
      return submit === undefined ? <NotFoundPage /> : <Writing review={review} {...submit} submitId={submit.id} />
    }}
  </Frame>
)

interface WritingProps {
  readonly review: PerformanceReview
  readonly side: Side
  readonly submitId: PerformanceReview['submits'][number]['id']
}

const Writing = ({ review, side, submitId }: WritingProps) => {
  const denied = writingDenied(useActor(), review, side)
  const evidence = useEvidence(review)
  const sections = askedOf(review.sections, side)
  if (denied !== undefined)
    return (
      <Banner
        action={
          <LinkButton size="sm" href={pathTo('prSubmit', { id: review.id, submitId })}>
            Read the answers
          </LinkButton>
        }
      >
        {denied}
      </Banner>
    )
  return (
    <>
      {review.hidesUntilBoth ? (
        <Banner>
          Saved as you type. No one else can read it until both of you have submitted.
          {side === 'reviewer' && review.cycle !== null
            ? ' Administrators compare the scores of the cycle once you have submitted: the number alone.'
            : null}
        </Banner>
      ) : (
        <Banner>Saved as you type. No one else can read it until you submit.</Banner>
      )}
      {sections.map(({ id, title, questions }) => (
        <Section key={id} title={title}>
          {questions.map((question) => (
            <Question key={question.id} {...{ review, side, submitId, question, evidence }} />
          ))}
        </Section>
      ))}
      <Submitting review={review} side={side} submitId={submitId} />
      {evidence.shown}
    </>
  )
}

interface QuestionProps extends WritingProps {
  readonly question: AskedQuestion
  readonly evidence: Evidence
}

const Question = ({ review, side, submitId, question, evidence }: QuestionProps) => {
  const record = useReview()
  const key = answerKey(submitId, question.id)
  const part = usePart(key)
  const stored = answerIn(review, question.id, side)
  const answer = (useTyped(part) ?? (stored && writtenOf(stored)) ?? blankAnswer) as WrittenAnswer
  return (
    <QuestionForm
      question={question}
      answer={answer}
      part={part}
      savedUtc={stored?.updatedUtc ?? null}
      trouble={<Trouble part={part} question={question} />}
      beside={(into) => <EvidenceButton evidence={evidence} into={{ key, ...into }} />}
      onWrite={(content) => record.send({ type: 'part.typed', key, content })}
    />
  )
}

/** How much is answered, and the end of the writing. */
const Submitting = ({ review, side, submitId }: WritingProps) => {
  const record = useReview()
  const denied = submitDenied(useActor(), review, useStanding(review), { side, act: 'submit' })
  const isBusy = useReviewState((snapshot) => snapshot.hasTag('busy'))
  const children = useReviewState((snapshot) => snapshot.children)
  const { asked, answered } = answeredOf(review.sections, side, ({ id }) => {
    const part = children[partId(answerKey(submitId, id)) as 'form'] as unknown as PartActor | undefined
    return part === undefined ? answerIn(review, id, side) : (reviewPart.contentIn(part.getSnapshot()) as WrittenAnswer)
  })
  return (
    <Row justify="between">
      <Text tone="muted">
        {answered} of {asked} answered
      </Text>
      <Button
        tone="solid"
        busy={isBusy}
        denied={denied}
        onClick={() =>
          record.send({ type: 'work.asked', work: { kind: 'submit', submitId, unanswered: asked - answered } })
        }
      >
        Submit…
      </Button>
    </Row>
  )
}
