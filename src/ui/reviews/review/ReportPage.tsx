import { Download, Lock, Printer } from 'lucide-react'
import { useId } from 'react'
import { type Side, sides } from '../../../domain/checkIns/access.ts'
import { type AskedQuestion, askedOfTheTwo, isAskedOf } from '../../../domain/reviews/answers.ts'
import { isWritten } from '../../../domain/reviews/lifecycle.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { scoreOf } from '../../../domain/reviews/scores.ts'
import { pathTo } from '../../../domain/session/places.ts'
import type { PageProps } from '../../app/pages.ts'
import { useTimeZone } from '../../app/time.ts'
import { Badge } from '../../kit/Badge.tsx'
import { Banner } from '../../kit/Banner.tsx'
import { IconButton } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { Section } from '../../kit/Section.tsx'
import { Text } from '../../kit/Text.tsx'
import { Actions } from './Actions.tsx'
import { AgreedActions } from './AgreedActions.tsx'
import { Answer } from './Answer.tsx'
import { useFileDownload } from './area.ts'
import { Feedback } from './Feedback.tsx'
import { Frame } from './Frame.tsx'

/** § 2.1 The report: both sides beside each other, what they come to, and what was said about it. */
export const ReportPage = ({ params }: PageProps) => (
  <Frame
    params={params}
    here={({ id }) => pathTo('prReport', { id })}
    actions={(review) => (
      <>
        {isWritten(review) ? <DownloadButton review={review} /> : null}
        <IconButton label="Print" icon={<Printer />} tone="outline" onClick={() => window.print()} />
        <Actions review={review} />
      </>
    )}
  >
    {(review) =>
      isWritten(review) ? <Report review={review} /> : <Banner>The report starts once both have submitted.</Banner>
    }
  </Frame>
)

const DownloadButton = ({ review: { id, name, employee } }: { readonly review: PerformanceReview }) => {
  const { isBusy, fetch } = useFileDownload()
  return (
    <IconButton
      label="Download PDF"
      icon={<Download />}
      tone="outline"
      busy={isBusy}
      onClick={() => fetch({ id, report: `${name} ${employee.fullName}.pdf` })}
    />
  )
}

const Report = ({ review }: { readonly review: PerformanceReview }) => (
  <>
    <Scores review={review} />
    {askedOfTheTwo(review.sections).map(({ id, title, questions }) => (
      <Section key={id} title={title}>
        {questions.map((question) => (
          <BothSides key={question.id} review={review} question={question} />
        ))}
      </Section>
    ))}
    <Feedback review={review} isRead />
    <Points review={review} />
    <AgreedActions review={review} isClosed />
    <Acknowledgement review={review} />
  </>
)

const BothSides = ({ review, question }: { readonly review: PerformanceReview; readonly question: AskedQuestion }) => {
  const id = useId()
  return (
    <section className={slot('meeting', 'question')} aria-labelledby={id}>
      <Text as="strong">
        <span id={id}>{question.text}</span>
      </Text>
      <div className={slot('meeting', 'beside')}>
        {sides
          .filter((side) => isAskedOf(question, side))
          .map((side) => (
            <Answer key={side} {...{ review, question, side }} label={review[side].fullName} />
          ))}
      </div>
    </section>
  )
}

const percent = (share: number): string => `${Math.round(share * 100)}%`

/** What each side's ratings come to, and how. */
const Scores = ({ review }: { readonly review: PerformanceReview }) => {
  const scores = sides
    .map((side) => ({ side, ...scoreOf(review.sections, review.answers, side) }))
    .filter(({ score }) => score !== null)
  return scores.length === 0 ? null : (
    <Section title="Scores">
      <div className={slot('meeting', 'beside')}>
        {scores.map(({ side, score, lines }) => (
          <SideScore key={side} {...{ review, side, lines }} score={score ?? 0} />
        ))}
      </div>
    </Section>
  )
}

interface SideScoreProps {
  readonly review: PerformanceReview
  readonly side: Side
  readonly score: number
  readonly lines: ReturnType<typeof scoreOf>['lines']
}

const SideScore = ({ review, side, score, lines }: SideScoreProps) => {
  const questions = review.sections.flatMap((section) => section.questions)
  return (
    <div className={slot('meeting', 'answer')}>
      <Text style="label">
        {review[side].fullName}: {percent(score)}
      </Text>
      <ul className={slot('profile', 'list')} aria-label={`How the score of ${review[side].fullName} was calculated`}>
        {lines.map(({ questionId, weight, rating, share }) => (
          <li key={questionId} className={slot('profile', 'position')}>
            <span className={slot('profile', 'words')}>
              <span>{questions.find(({ id }) => id === questionId)?.text ?? ''}</span>
              <small>
                Rated {percent(rating)} · weight {weight} · {percent(share)} of the score
              </small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Points = ({ review: { points } }: { readonly review: PerformanceReview }) =>
  points.length === 0 ? null : (
    <Section title="Discussion">
      {points.map(({ id, item, note }) => (
        <div key={id} className={slot('meeting', 'question')}>
          <div className={slot('meeting', 'more')}>
            <Text as="strong">{item.text}</Text>
            {item.type === 3 ? <Badge icon={<Lock aria-hidden="true" />}>For managers only</Badge> : null}
          </div>
          {note.trim() === '' ? <Text tone="muted">No notes</Text> : <Text lines="kept">{note}</Text>}
        </div>
      ))}
    </Section>
  )

/** What the employee says to it, the last time. */
const Acknowledgement = ({ review: { events } }: { readonly review: PerformanceReview }) => {
  const timeZone = useTimeZone()
  const last = events.findLast(({ action }) => action === 'acknowledge')
  return last === undefined ? null : (
    <Section title="Acknowledgement">
      {last.reason === '' ? null : <Text lines="kept">{last.reason}</Text>}
      <Text tone="muted" style="small">
        {last.by?.fullName}, <DateText value={last.atUtc} timeZone={timeZone} withTime />
      </Text>
    </Section>
  )
}
