/** The messages by which somebody is asked for feedback, and reminded of it (ours): a link to the product only. */
import { Array as Arr } from 'effect'
import { daysBetween } from '../../kernel/days.ts'
import type { EmployeeId, ReviewId } from '../../kernel/ids.ts'
import { type Letter, listedLines } from '../../kernel/letters.ts'
import { writtenDay } from '../../kernel/locale.ts'
import type { Day, Locale } from '../../kernel/nouns.ts'
import { dueWords } from '../letters.ts'
import { type Reminders, remindedDays } from '../settings.fields.ts'
import type { FeedbackPromise } from './results.ts'
import { promiseWords } from './wording.ts'

/** About one review somebody is reminded once a day. */
export const feedbackLetterKey = (review: ReviewId, to: EmployeeId, day: Day): string =>
  `reviewFeedback:${review}:${to}:${day}`

/** Who was asked and has neither answered nor declined, on the days on which those are reminded who write the review. */
export const feedbackDueLetter = (
  { to, employee, dueDay, link }: Pick<Asked, 'to' | 'employee' | 'dueDay' | 'link'>,
  today: Day,
  reminders: Reminders,
): Letter | null => {
  const left = daysBetween(today, dueDay)
  if (!remindedDays[reminders].includes(left)) return null
  return {
    subject: `${dueWords(left)}: feedback on ${employee}`,
    link,
    text: [
      `Hello ${to},`,
      '',
      `You were asked for feedback on ${employee} and have not submitted it yet. What you wrote is saved.`,
      '',
      'Answer or decline here:',
      link,
    ].join('\n'),
  }
}

interface AskedOf {
  readonly employee: string
  readonly dueDay: Day
  readonly link: string
}

interface ToAsked {
  readonly to: string
  readonly locale: Locale
  /** Who asks. */
  readonly by: string
  readonly company: string
}

interface Asked extends AskedOf, ToAsked, FeedbackPromise {}

const mostNamed = 30

/** One message to somebody who is asked about one person, or at once about many. */
export const askedLetter = (
  asked: readonly [AskedOf & FeedbackPromise, ...ReadonlyArray<AskedOf & FeedbackPromise>],
  { to, locale, by, company }: ToAsked,
): Letter => {
  const [{ employee, dueDay, link, ...promise }] = asked
  const aboutOne = [
    `${by} asks for your feedback on ${employee} at ${company}, by ${writtenDay(locale, dueDay)}.`,
    '',
    promiseWords(promise),
    '',
    'Answer or decline here:',
    link,
  ]
  const aboutMany = () => [
    `${by} asks for your feedback on ${asked.length} people at ${company}. Answer or decline each one.`,
    // Each stands below what it is promised.
    ...Object.entries(Arr.groupBy(asked, promiseWords)).flatMap(([words, of]) => [
      '',
      words,
      '',
      ...listedLines(of, mostNamed, (one) => `${one.employee}, by ${writtenDay(locale, one.dueDay)}: ${one.link}`),
    ]),
  ]
  return {
    subject: asked.length === 1 ? `Feedback on ${employee}` : `Feedback on ${asked.length} people`,
    link,
    text: [`Hello ${to},`, '', ...(asked.length === 1 ? aboutOne : aboutMany())].join('\n'),
  }
}

// ── To whoever decides of proposals ────────────────────────────────────────────────────────────────────────────────

interface Proposed {
  readonly employee: string
  readonly people: ReadonlyArray<string>
}

/** One message to a reviewer about all who were proposed since the last; `link` leads to the review, or to all of them. */
export const proposedLetter = (
  proposed: readonly [Proposed, ...ReadonlyArray<Proposed>],
  { to, company, link }: Omit<ToAsked, 'by' | 'locale'> & { readonly link: string },
): Letter => {
  const [{ employee }] = proposed
  return {
    subject:
      proposed.length === 1
        ? `Proposed for feedback on ${employee}`
        : `Proposed for feedback in ${proposed.length} reviews`,
    link,
    text: [
      `Hello ${to},`,
      '',
      `these people at ${company} were proposed for feedback:`,
      '',
      ...listedLines(proposed, mostNamed, (one) => `On ${one.employee}: ${one.people.join(', ')}`),
      '',
      'Ask them or decline here:',
      link,
    ].join('\n'),
  }
}
