import { useId } from 'react'
import { sentenceOf } from '../../../domain/kernel/decision.ts'
import type { ReviewId } from '../../../domain/kernel/ids.ts'
import type { AskedQuestion } from '../../../domain/reviews/answers.ts'
import { mayGive } from '../../../domain/reviews/feedback/lifecycle.ts'
import type { OwnFeedback } from '../../../domain/reviews/feedback/nouns.ts'
import { feedbackDenials, promiseWords } from '../../../domain/reviews/feedback/wording.ts'
import { blankAnswer, isAnswered, type WrittenAnswer } from '../../../domain/reviews/writing.ts'
import { pathTo, places } from '../../../domain/session/places.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { answerIn, feedbackPart } from '../../../machines/reviews/feedback/feedbackPart.ts'
import { NotFoundPage } from '../../app/NotFoundPage.tsx'
import type { PageProps } from '../../app/pages.ts'
import { useUser } from '../../app/session.ts'
import { PartTrouble } from '../../app/writing/PartTrouble.tsx'
import { usePartState } from '../../app/writing/part.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Page } from '../../kit/Page.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Row } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { answerText } from '../answerText.ts'
import { QuestionForm } from '../QuestionForm.tsx'
import { partOf, useGiving, useOpenedFeedback, useOwnFeedback, useOwnState } from './area.ts'

/** Where somebody who was asked gives feedback on somebody (ours). */
export const OwnFeedbackPage = ({ params }: PageProps) => {
  const id = params.id as ReviewId
  const machine = useOwnFeedback()
  useOpenedFeedback(id)
  const own = useOwnState((snapshot) => (snapshot.matches({ reading: 'showing' }) ? snapshot.context.own : null))
  const isNotFound = useOwnState((snapshot) => snapshot.matches({ reading: 'notFound' }))
  const failure = useOwnState((snapshot) => (snapshot.matches({ reading: 'failed' }) ? snapshot.context.failure : null))
  if (isNotFound) return <NotFoundPage />
  if (own !== null) return <Shown own={own} />
  return (
    <Page title={places.prFeedback.title}>
      {failure === null ? (
        <Skeleton height={240} />
      ) : (
        <ErrorState title="The feedback could not be loaded" onRetry={() => machine.send({ type: 'retry.asked' })}>
          {failureSentence(failure)}
        </ErrorState>
      )}
    </Page>
  )
}

interface OwnProps {
  readonly own: OwnFeedback
}

const Shown = ({ own }: OwnProps) => {
  const question = useGiving()
  const refusal = useOwnState(({ context }) => context.refusal)
  const denied = sentenceOf(feedbackDenials, [mayGive(own)])
  const { employee, reviewer, name, dueDay, sections } = own
  return (
    <Page
      title={`Feedback on ${employee.fullName}`}
      description={
        <>
          {`${name}, reviewed by ${reviewer.fullName}. Answer by `}
          <DateText value={dueDay} />
        </>
      }
      back={{ href: pathTo('home'), label: 'Back to home' }}
    >
      {refusal === null ? null : <Banner tone="danger">{refusal}</Banner>}
      {denied === undefined ? <Banner>{promiseWords(own)}</Banner> : <Banner>{denied}</Banner>}
      {denied !== undefined && own.state === 'Declined'
        ? null
        : sections.map(({ id, title, questions }) => (
            <Section key={id} title={title}>
              {questions.map((one) =>
                denied === undefined ? (
                  <Writing key={one.id} own={own} question={one} />
                ) : (
                  <Written key={one.id} own={own} question={one} />
                ),
              )}
            </Section>
          ))}
      {denied === undefined ? <Giving own={own} /> : null}
      {question === undefined ? null : <Confirmation confirmation={question} />}
    </Page>
  )
}

interface QuestionProps extends OwnProps {
  readonly question: AskedQuestion
}

const Writing = ({ own, question }: QuestionProps) => {
  const user = useUser()
  const machine = useOwnFeedback()
  const key = question.id
  const part = useOwnState((snapshot) => partOf(snapshot, key))
  const typed = usePartState(part, feedbackPart.contentIn)
  const stored = answerIn(own, key)
  const answer: WrittenAnswer = typed ?? (stored === null ? blankAnswer : { kind: 'answer', ...stored })
  return (
    <QuestionForm
      question={question}
      answer={{ kind: 'answer', text: answer.text, chosen: answer.chosen, parts: answer.parts }}
      part={part}
      savedUtc={stored?.updatedUtc ?? null}
      trouble={
        part === undefined ? null : (
          <PartTrouble
            part={part}
            theirs={(of) => {
              const theirs = feedbackPart.theirsIn(of.getSnapshot())
              return theirs && { by: user, shown: answerText(question, theirs), mayKeepBoth: true }
            }}
          />
        )
      }
      onWrite={(content) => machine.send({ type: 'part.typed', key, content })}
    />
  )
}

/** One's own answer, to be read. */
const Written = ({ own, question }: QuestionProps) => {
  const id = useId()
  const answer = answerIn(own, question.id)
  return (
    <section className={slot('meeting', 'question')} aria-labelledby={id}>
      <Text as="strong">
        <span id={id}>{question.text}</span>
      </Text>
      {answer === null || !isAnswered(answer) ? (
        <Text tone="muted">No answer</Text>
      ) : (
        <Text lines="kept">{answerText(question, answer)}</Text>
      )}
    </section>
  )
}

const Giving = ({ own }: OwnProps) => {
  const machine = useOwnFeedback()
  const isBusy = useOwnState((snapshot) => snapshot.hasTag('busy'))
  const answered = useOwnState((snapshot) => {
    const answerTo = (key: string) => {
      const part = partOf(snapshot, key)
      return part === undefined ? answerIn(own, key) : feedbackPart.contentIn(part.getSnapshot())
    }
    return own.sections.flatMap(({ questions }) => questions).filter(({ id }) => isAnswered(answerTo(id))).length
  })
  const asked = own.sections.reduce((sum, { questions }) => sum + questions.length, 0)
  const give = (act: 'submit' | 'decline') => () =>
    machine.send({ type: 'giving.asked', act, unanswered: asked - answered })
  return (
    <Row justify="between">
      <Text tone="muted">
        {answered} of {asked} answered
      </Text>
      <Row>
        <Button busy={isBusy} onClick={give('decline')}>
          Decline…
        </Button>
        <Button tone="solid" busy={isBusy} onClick={give('submit')}>
          Submit…
        </Button>
      </Row>
    </Row>
  )
}
