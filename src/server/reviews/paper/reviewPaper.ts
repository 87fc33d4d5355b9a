import { type Side, sides } from '../../../domain/checkIns/access.ts'
import { writtenPercent } from '../../../domain/kernel/amounts.ts'
import { shownZone, writtenDay, writtenMoment } from '../../../domain/kernel/locale.ts'
import type { Locale } from '../../../domain/kernel/nouns.ts'
import { zoneName } from '../../../domain/kernel/zones.ts'
import { type Answer, type AskedQuestion, askedOfTheTwo, isAskedOf } from '../../../domain/reviews/answers.ts'
import type { ReviewFeedback } from '../../../domain/reviews/feedback/nouns.ts'
import { isWritten } from '../../../domain/reviews/lifecycle.ts'
import type { PerformanceReview } from '../../../domain/reviews/nouns.ts'
import { scoreOf } from '../../../domain/reviews/scores.ts'
import { actsDone, stageNames } from '../../../domain/reviews/wording.ts'
import { answerIn, isAnswered } from '../../../domain/reviews/writing.ts'
import { isolated, type Paper, type Part, plain } from '../../paper/paper.ts'
import { feedbackParts } from './feedbackPaper.ts'

export interface PrintedReview {
  /** As the reader sees it. */
  readonly review: PerformanceReview
  readonly feedback: ReviewFeedback
  readonly clientName: string
  readonly logo: Uint8Array | undefined
  readonly timeZone: string
  /** Of the person who prints it. */
  readonly locale: Locale
  readonly madeUtc: string
}

/** The report to keep or sign: both sides beside each other, what they come to, what was said about it, and how it went. */
export const reviewPaper = (printed: PrintedReview): Paper => {
  const { review, clientName, logo, timeZone, locale, madeUtc } = printed
  const { name, employee, reviewer } = review
  return {
    title: `${name}: ${employee.fullName}`,
    clientName,
    logo,
    subtitle: `${stageNames[review.stage]}. Times in ${zoneName(shownZone(locale, timeZone), Date.parse(madeUtc))}`,
    foot: `${isolated(name)} · ${isolated(employee.fullName)} · printed ${at(printed, madeUtc)}`,
    madeUtc,
    isWide: false,
    parts: [
      { kind: 'facts', rows: facts(printed) },
      ...(isWritten(review) ? [...scores(printed), ...answers(printed)] : []),
      ...feedbackParts(printed),
      ...discussion(printed),
      ...agreed(printed),
      ...files(printed),
      ...history(printed),
      {
        kind: 'signatures',
        of: [`${isolated(employee.fullName)}\nEmployee, on`, `${isolated(reviewer.fullName)}\nReviewer, on`],
      },
    ],
  }
}

const at = ({ timeZone, locale }: PrintedReview, instant: string): string =>
  writtenMoment(locale, timeZone, Date.parse(instant))

const heading = (level: 2 | 3, of: string): Part => ({ kind: 'heading', level, runs: plain(of) })
const text = (of: string): Part => ({ kind: 'text', depth: 0, runs: plain(of) })

type Facts = ReadonlyArray<readonly [label: string, value: string]>

const facts = (printed: PrintedReview): Facts => {
  const { review, locale } = printed
  const { employee, positionTitle, reviewer, scheduledDay, dueDay, completedDateUTC, events } = review
  const acknowledged = events.findLast(({ action }) => action === 'acknowledge')
  const rows: Facts = [
    ['Employee', employee.fullName],
    ['Position', positionTitle ?? ''],
    ['Reviewer', reviewer.fullName],
    ['Began', writtenDay(locale, scheduledDay)],
    ['Due', writtenDay(locale, dueDay)],
    ['Acknowledged', acknowledged === undefined ? '' : at(printed, acknowledged.atUtc)],
    ['What the employee said to it', acknowledged?.reason ?? ''],
    ['Completed', completedDateUTC === null ? '' : at(printed, completedDateUTC)],
  ]
  return rows.filter(([, value]) => value !== '')
}

/** What each side's ratings come to, and how. */
const scores = ({ review, locale }: PrintedReview): ReadonlyArray<Part> => {
  const percent = (share: number) => writtenPercent(locale, Math.round(share * 100))
  const rated = sides
    .map((side) => ({ side, ...scoreOf(review.sections, review.answers, side) }))
    .filter(({ score }) => score !== null)
  if (rated.length === 0) return []
  const questions = review.sections
    .flatMap((section) => section.questions)
    .filter(({ id }) => rated.some(({ lines }) => lines.some(({ questionId }) => questionId === id)))
  const ratingOf = (id: string, { lines }: (typeof rated)[number]) => {
    const line = lines.find(({ questionId }) => questionId === id)
    return line === undefined ? '—' : `${percent(line.rating)} (${percent(line.share)} of the score)`
  }
  return [
    heading(2, 'Scores'),
    {
      kind: 'table',
      columns: [['Question', 5], ['Weight', 1], ...rated.map(({ side }) => [review[side].fullName, 3] as const)],
      rows: [
        ...questions.map(({ id, text: asked, weight }) => [
          asked,
          String(weight),
          ...rated.map((one) => ratingOf(id, one)),
        ]),
        ['Score', '', ...rated.map(({ score }) => percent(score ?? 0))],
      ],
    },
  ]
}

const answers = ({ review }: PrintedReview): ReadonlyArray<Part> =>
  askedOfTheTwo(review.sections).flatMap(({ title, questions }) => [
    heading(2, title),
    ...questions.flatMap((question) => bothSides(review, question)),
  ])

const bothSides = (review: PerformanceReview, question: AskedQuestion): ReadonlyArray<Part> => {
  const asked = sides.filter((side) => isAskedOf(question, side))
  const columns = asked.map((side) => [review[side].fullName, 4] as const)
  const said = (side: Side) => answerIn(review, question.id, side)
  const isAnyAnswered = asked.some((side) => isAnswered(said(side)))
  const parts = question.parts.filter(({ id }) =>
    asked.some((side) => said(side)?.parts.some((part) => part.id === id)),
  )
  if (!isAnyAnswered) return [heading(3, question.text), text('No answer')]
  const whole = asked.map((side) => wordsOf(question, said(side)))
  return [
    heading(3, question.text),
    ...(parts.length > 0 && whole.every((words) => words === '')
      ? []
      : [{ kind: 'table' as const, columns, rows: [whole.map((words) => (words === '' ? 'No answer' : words))] }]),
    ...(parts.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            columns: [['About', 3] as const, ...columns],
            rows: parts.map(({ id, name }) => [
              name,
              ...asked.map(
                (side) =>
                  wordsOf(
                    question,
                    said(side)?.parts.find((part) => part.id === id),
                  ) || '—',
              ),
            ]),
          },
        ]),
  ]
}

const wordsOf = ({ choices }: AskedQuestion, answer: Pick<Answer, 'text' | 'chosen'> | null | undefined): string => {
  if (answer == null) return ''
  const step = answer.chosen === null ? '' : (choices[answer.chosen - 1] ?? String(answer.chosen))
  return [step, answer.text.trim()].filter((words) => words !== '').join('\n')
}

const discussion = ({ review: { points } }: PrintedReview): ReadonlyArray<Part> =>
  points.length === 0
    ? []
    : [
        heading(2, 'Discussion'),
        ...points.flatMap(({ item, note }) => [
          heading(3, item.type === 3 ? `${item.text} (for managers only)` : item.text),
          text(note.trim() === '' ? 'No notes' : note),
        ]),
      ]

const agreed = ({ review, locale }: PrintedReview): ReadonlyArray<Part> =>
  review.actions.length === 0
    ? []
    : [
        heading(2, 'Agreed actions'),
        {
          kind: 'table',
          columns: [
            ['What', 6],
            ['Who', 3],
            ['By', 2],
          ],
          rows: review.actions.map(({ text, owner, dueDay }) => [
            text,
            review[owner].fullName,
            dueDay === null ? '—' : writtenDay(locale, dueDay),
          ]),
        },
      ]

const files = (printed: PrintedReview): ReadonlyArray<Part> =>
  printed.review.files.length === 0
    ? []
    : [
        heading(2, 'Files'),
        {
          kind: 'table',
          columns: [
            ['File', 5],
            ['Added by', 3],
            ['On', 3],
          ],
          rows: printed.review.files.map(({ fileName, by, uploadedUtc }) => [
            fileName,
            by.fullName,
            at(printed, uploadedUtc),
          ]),
        },
      ]

const history = (printed: PrintedReview): ReadonlyArray<Part> =>
  printed.review.events.length === 0
    ? []
    : [
        heading(2, 'History'),
        {
          kind: 'table',
          columns: [
            ['When', 3],
            ['Who', 3],
            ['What', 5],
          ],
          rows: printed.review.events.map(({ action, by, atUtc, reason }) => [
            at(printed, atUtc),
            by?.fullName ?? '',
            [doneWords(action), reason].filter((words) => words !== '').join(': '),
          ]),
        },
      ]

const doneWords = (action: string): string => actsDone[action as keyof typeof actsDone] ?? action
