import { CircleCheck, Clock, PenLine } from 'lucide-react'
import { type Side, sides } from '../../../domain/checkIns/access.ts'
import { isTurnOf, stagesOnTheWay } from '../../../domain/reviews/lifecycle.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { actNames, actsBy, actsDone, ownTurnWords, stageNames, turnWords } from '../../../domain/reviews/wording.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { History } from '../../app/History.tsx'
import type { PageProps } from '../../app/pages.ts'
import { useActor } from '../../app/session.ts'
import { useTimeZone } from '../../app/time.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Banner } from '../../kit/Banner.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { LifecycleChart } from '../../kit/LifecycleChart.tsx'
import { LinkButton, TextLink } from '../../kit/LinkButton.tsx'
import { Section } from '../../kit/Section.tsx'
import { Text } from '../../kit/Text.tsx'
import { tooltip } from '../../kit/tooltip.ts'
import { Actions } from './Actions.tsx'
import { useChart, useSide, useStanding } from './area.ts'
import { Feedback } from './Feedback.tsx'
import { Files } from './Files.tsx'
import { Frame, useAnswersHref } from './Frame.tsx'
import { actDenied, writingDenied } from './may.ts'

/** § 2.1 One review: where it stands, whose turn it is, and how it got there. */
export const ReviewPage = ({ params }: PageProps) => (
  <Frame params={params} here={({ id }) => pathTo('pr', { id })} actions={(review) => <Actions review={review} />}>
    {(review) => <Overview review={review} />}
  </Frame>
)

const Overview = ({ review }: { readonly review: PerformanceReview }) => {
  const actor = useActor()
  const standing = useStanding(review)
  const chart = useChart()
  const timeZone = useTimeZone()
  const { employee, reviewer, positionTitle, scheduledDay, dueDay, completedDateUTC } = review
  const isWhole = sides.every(
    (side) => !review.asks[side] || review.submits.some((one) => one.side === side && one.submittedUtc !== null),
  )
  return (
    <>
      <Turn review={review} />
      <Section title="Plan">
        <DescriptionList
          short
          items={[
            {
              term: 'Employee',
              value: (
                <>
                  <TextLink href={pathTo('employee', { id: employee.id })}>{employee.fullName}</TextLink>
                  {positionTitle === null ? null : `, ${positionTitle}`}
                </>
              ),
            },
            { term: 'Reviewer', value: reviewer.fullName },
            { term: 'Starts', value: <DateText value={scheduledDay} /> },
            { term: 'Due', value: <DateText value={dueDay} /> },
            ...(completedDateUTC === null
              ? []
              : [{ term: 'Completed', value: <DateText value={completedDateUTC} timeZone={timeZone} /> }]),
          ]}
        />
      </Section>
      <Section
        title="Answers"
        description={
          isWhole
            ? undefined
            : review.hidesUntilBoth
              ? 'Answers are hidden until both have submitted.'
              : 'Each person can read the other’s answers once they have submitted.'
        }
      >
        <ul className={slot('profile', 'list')} aria-label="Answers">
          {sides
            .filter((side) => review.asks[side])
            .map((side) => (
              <SideLine key={side} review={review} side={side} />
            ))}
        </ul>
      </Section>
      <Feedback review={review} />
      <Files review={review} />
      <LifecycleChart
        of={chart}
        here={review.stage}
        states={Object.fromEntries(stagesOnTheWay(standing).map((stage) => [stage, stageNames[stage]]))}
        actions={actNames}
        by={actsBy}
        denied={(act) => actDenied(actor, review, standing, act)}
      />
      <History events={review.events} done={actsDone} />
    </>
  )
}

/** Who has the next step, and since when. */
const Turn = ({ review }: { readonly review: PerformanceReview }) => {
  const actor = useActor()
  const timeZone = useTimeZone()
  const standing = useStanding(review)
  const own = useSide(review)
  const answersHref = useAnswersHref(review)
  const words = turnWords(standing, { employee: review.employee.fullName, reviewer: review.reviewer.fullName })
  if (words === null) return null
  const isOwn = own !== null && isTurnOf(own, standing)
  const mayWrite = own !== null && writingDenied(actor, review, own) === undefined
  const since = review.events.at(-1)?.atUtc ?? null
  return (
    <Banner
      action={
        mayWrite ? (
          <LinkButton tone="solid" size="sm" href={answersHref(own)}>
            <PenLine aria-hidden="true" />
            Write your answers
          </LinkButton>
        ) : null
      }
    >
      {isOwn ? <strong>{ownTurnWords(standing)}</strong> : words}
      {since === null ? null : (
        <Text as="span" tone="muted">
          {' Since\u00a0'}
          <DateText value={since} timeZone={timeZone} />
        </Text>
      )}
    </Banner>
  )
}

const SideLine = ({ review, side }: { readonly review: PerformanceReview; readonly side: Side }) => {
  const timeZone = useTimeZone()
  const answersHref = useAnswersHref(review)
  const submit = review.submits.find((one) => one.side === side)
  const receipt = submit?.receipt ?? null
  return (
    <li>
      <a
        href={answersHref(side)}
        className={slot('profile', 'person')}
        {...tooltip(receipt ? `Receipt ${receipt.sha256.slice(0, 12)}: proof of what was submitted` : undefined)}
      >
        <span className={slot('profile', 'words')}>
          <span>{review[side].fullName}</span>
          {submit?.submittedUtc == null ? null : (
            <small>
              <DateText value={submit.submittedUtc} timeZone={timeZone} />
            </small>
          )}
        </span>
        {submit?.submittedUtc == null ? (
          <Badge icon={<Clock aria-hidden="true" />}>Not submitted</Badge>
        ) : (
          <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
            Submitted
          </Badge>
        )}
      </a>
    </li>
  )
}
