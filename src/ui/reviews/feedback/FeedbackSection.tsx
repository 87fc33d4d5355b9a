import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { sentenceOf } from '../../../domain/kernel/decision.ts'
import { mayManageReview } from '../../../domain/reviews/access.ts'
import { mayClose, mayCollect } from '../../../domain/reviews/feedback/lifecycle.ts'
import type { ReviewFeedback } from '../../../domain/reviews/feedback/nouns.ts'
import { answeredWords, feedbackDenials, groupNames, tooFewWords } from '../../../domain/reviews/feedback/wording.ts'
import { isWritten } from '../../../domain/reviews/lifecycle.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import type { ConfirmActor } from '../../../machines/kit/confirm.machine.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import { feedbackReading } from '../../../machines/reviews/feedback/feedbackReading.ts'
import { useActor } from '../../app/session.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { Confirmation } from '../../kit/Confirmation.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Row } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { useFeedbackReading, useFeedbackWork } from './area.ts'
import { OfferedField, useOffered } from './offered.tsx'
import { Proposed, Proposing } from './Proposals.tsx'
import { Said } from './Said.tsx'

interface FeedbackSectionProps {
  readonly review: PerformanceReview
  /** In the report: only what was said. */
  readonly isRead?: true
}

/** What others say about the employee: who is asked, how far it is, and what was said once it is closed. */
export const FeedbackSection = ({ review, isRead }: FeedbackSectionProps) => {
  const reading = useFeedbackReading(review.id)
  const feedback = useSelector(reading, feedbackReading.foundIn)
  const failure = useSelector(reading, ({ context }) => context.failure)
  if (failure !== null)
    return (
      <Section title="Feedback from others">
        <ErrorState title="The feedback could not be loaded" onRetry={() => reading.send({ type: 'retry.asked' })}>
          {failureSentence(failure)}
        </ErrorState>
      </Section>
    )
  if (feedback === null) return isRead ? null : <Skeleton height={120} />
  if (isRead) return feedback.isOpenToReader ? <SaidSection review={review} feedback={feedback} /> : null
  return <Collecting review={review} feedback={feedback} />
}

interface ShownProps {
  readonly review: PerformanceReview
  readonly feedback: ReviewFeedback
}

const SaidSection = ({ review, feedback }: ShownProps) => (
  <Section title="Feedback from others">
    <Said sections={review.sections} feedback={feedback} />
  </Section>
)

const Collecting = ({ review, feedback }: ShownProps) => {
  const actor = useActor()
  const work = useFeedbackWork()
  useEffect(() => () => work.send({ type: 'work.left' }), [work])
  const question = useSelector(work, ({ children }) => children.confirmation as unknown as ConfirmActor | undefined)
  const { employee, reviewer, line, stage, id } = review
  const manages = mayManageReview(actor, { employeeId: employee.id, reviewerId: reviewer.id, line }).allowed
  const { isClosed, isOpenToReader, groups, people } = feedback
  const isBegun = groups.some(({ asked }) => asked > 0)
  const mayAsk = mayCollect({ stage, isClosed })
  if (isOpenToReader && !manages) return <SaidSection review={review} feedback={feedback} />
  // Of a review that has gone on without it there is nothing to say.
  if (isWritten(review) && !isBegun) return null
  if (!manages)
    return (
      <Section title="Feedback from others">
        <Text tone="muted">
          Others may be asked for feedback on you. You can read it once it is closed and the review is shared with you.
        </Text>
        <Proposing review={review} feedback={feedback} />
      </Section>
    )
  return (
    <Section
      title="Feedback from others"
      description={manages && !isClosed ? promise(feedback) : undefined}
      action={
        isClosed || !isBegun ? undefined : (
          <Button
            size="sm"
            denied={sentenceOf(feedbackDenials, [mayClose({ stage, isBegun })])}
            onClick={() => work.send({ type: 'closing.asked', id })}
          >
            Close…
          </Button>
        )
      }
    >
      <DescriptionList
        items={[
          ...groups.map((group) => ({
            term: groupNames[group.group],
            value:
              isClosed && group.asked > 0 && group.answered === null
                ? tooFewWords(feedback)
                : answeredWords(group, feedback),
          })),
          ...(people.length === 0 ? [] : [{ term: 'Asked', value: people.map(({ fullName }) => fullName).join(', ') }]),
        ]}
      />
      {mayAsk.allowed ? (
        <>
          <Proposed review={review} feedback={feedback} />
          <Asking review={review} feedback={feedback} />
        </>
      ) : null}
      {stage === 'Scheduled' ? <Text tone="muted">{feedbackDenials.notBegun}</Text> : null}
      {isClosed ? <Said sections={review.sections} feedback={feedback} isCounted /> : null}
      {question === undefined ? null : <Confirmation confirmation={question} />}
    </Section>
  )
}

/** What those who ask are told of what the others are promised. */
const promise = ({ isAnonymous, smallestGroup }: ReviewFeedback): string =>
  isAnonymous
    ? `Answers are anonymous. They are shown once you close the feedback, if at least ${smallestGroup} people in a group answer.`
    : 'Answers and names are shown once you close the feedback.'

const Asking = ({ review, feedback }: ShownProps) => {
  const work = useFeedbackWork()
  const { id } = review
  const chosen = useSelector(work, ({ context }) => (context.id === id ? context.people : none))
  const refusal = useSelector(work, ({ context }) => (context.id === id ? context.refusal : null))
  const isBusy = useSelector(work, (snapshot) => snapshot.hasTag('busy'))
  const { reading, offered } = useOffered(id, feedback.people)
  const reports = offered.filter((person) => person.group === 'reports' && !chosen.includes(person.id))
  const choose = (people: typeof chosen) => work.send({ type: 'people.chosen', id, people })
  return (
    <>
      {refusal === null ? null : <Banner tone="danger">{refusal}</Banner>}
      <OfferedField
        reading={reading}
        label="Ask for feedback"
        placeholder="Type a name"
        people={offered}
        chosen={chosen}
        hint="Each person gets an email and a to-do item."
        onChange={choose}
      />
      <Row>
        <Button
          tone="solid"
          size="sm"
          busy={isBusy}
          denied={chosen.length === 0 ? 'Choose someone first.' : undefined}
          onClick={() => work.send({ type: 'asking.pressed' })}
        >
          Ask
        </Button>
        {reports.length === 0 ? null : (
          <Button size="sm" onClick={() => choose([...chosen, ...reports.map((person) => person.id)])}>
            {reports.length === 1 ? 'Add 1 direct report' : `Add ${reports.length} direct reports`}
          </Button>
        )}
      </Row>
    </>
  )
}

const none: ReadonlyArray<never> = []
