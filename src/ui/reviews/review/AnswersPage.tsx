import { useId } from 'react'
import type { Side } from '../../../domain/checkIns/access.ts'
import { askedOf } from '../../../domain/checkIns/template.fields.ts'
import { isOpenTo } from '../../../domain/reviews/access.ts'
import type { AskedQuestion } from '../../../domain/reviews/answers.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { denials } from '../../../domain/reviews/wording.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { NotFoundPage } from '../../app/NotFoundPage.tsx'
import type { PageProps } from '../../app/pages.ts'
import { useActor } from '../../app/session.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Section } from '../../kit/Section.tsx'
import { Text } from '../../kit/Text.tsx'
import { Answer } from './Answer.tsx'
import { useReview, useSide, useStanding } from './area.ts'
import { Frame, useAnswersHref } from './Frame.tsx'
import { submitDenied, writingDenied } from './may.ts'

/** § 2.1 What one side has answered, to be read by those to whom it is open. */
export const AnswersPage = ({ params }: PageProps) => (
  <Frame params={params} here={({ id }) => pathTo('prSubmit', { id, submitId: params.submitId ?? '' })}>
    {(review) => {
      const submit = review.submits.find(({ id }) => id === params.submitId)
      return submit === undefined ? <NotFoundPage /> : <Answers review={review} submit={submit} />
    }}
  </Frame>
)

interface AnswersProps {
  readonly review: PerformanceReview
  readonly submit: PerformanceReview['submits'][number]
}

const Answers = ({ review, submit: { id: submitId, side } }: AnswersProps) => {
  const record = useReview()
  const actor = useActor()
  const standing = useStanding(review)
  const own = useSide(review)
  const answersHref = useAnswersHref(review)
  if (!isOpenTo(own, side, review)) return <Banner>{hiddenWords(review, side)}</Banner>
  const mayTakeBack = submitDenied(actor, review, standing, { side, act: 'withdraw' }) === undefined
  const mayWrite = writingDenied(actor, review, side) === undefined
  return (
    <>
      {mayTakeBack ? (
        <Banner
          action={
            <Button size="sm" onClick={() => record.send({ type: 'work.asked', work: { kind: 'withdraw', submitId } })}>
              Take back…
            </Button>
          }
        >
          {denials.submitted}
        </Banner>
      ) : null}
      {mayWrite ? (
        <Banner
          action={
            <LinkButton size="sm" href={answersHref(side)}>
              Write
            </LinkButton>
          }
        >
          Not submitted yet.
        </Banner>
      ) : null}
      {askedOf(review.sections, side).map(({ id, title, questions }) => (
        <Section key={id} title={title}>
          {questions.map((question) => (
            <Asked key={question.id} {...{ review, question, side }} />
          ))}
        </Section>
      ))}
    </>
  )
}

const Asked = (props: {
  readonly review: PerformanceReview
  readonly question: AskedQuestion
  readonly side: Side
}) => {
  const id = useId()
  return (
    <section className={slot('meeting', 'question')} aria-labelledby={id}>
      <Text as="strong">
        <span id={id}>{props.question.text}</span>
      </Text>
      <Answer {...props} />
    </section>
  )
}

/** Why nothing of it is shown: that something is written is nobody else's either. */
const hiddenWords = ({ submittedBy, ...review }: PerformanceReview, side: Side): string => {
  const { fullName } = review[side]
  return submittedBy[side]
    ? `${fullName} has submitted. The answers are shown once both have submitted.`
    : `${fullName} has not submitted yet. No one else can read the answers until then.`
}
