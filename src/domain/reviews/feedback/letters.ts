/** The messages by which somebody is asked for feedback, and reminded of it (ours): a link to the product only. */
import { daysBetween } from '../../kernel/days.ts'
import type { EmployeeId, ReviewId } from '../../kernel/ids.ts'
import type { Letter } from '../../kernel/letters.ts'
import { writtenDay } from '../../kernel/locale.ts'
import type { Day, Locale } from '../../kernel/nouns.ts'
import { dueWords } from '../letters.ts'
import { type Reminders, remindedDays } from '../settings.fields.ts'
import type { FeedbackPromise } from './results.ts'
import { promiseWords } from './wording.ts'

/** About one review somebody is written to once a day: the letter that asks and the one that reminds have one key. */
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
    text: [
      `Hello ${to},`,
      '',
      `You were asked for feedback on ${employee}, and have not submitted it yet. What you wrote is kept.`,
      '',
      'Answer, or decline, here:',
      link,
    ].join('\n'),
  }
}

interface Asked extends FeedbackPromise {
  readonly to: string
  readonly locale: Locale
  /** Who asks. */
  readonly by: string
  readonly employee: string
  readonly company: string
  readonly dueDay: Day
  readonly link: string
}

export const askedLetter = ({ to, locale, by, employee, company, dueDay, link, ...promise }: Asked): Letter => ({
  subject: `Feedback on ${employee}`,
  text: [
    `Hello ${to},`,
    '',
    `${by} asks for your feedback on ${employee} at ${company}, by ${writtenDay(locale, dueDay)}.`,
    '',
    promiseWords(promise),
    '',
    'Answer, or decline, here:',
    link,
  ].join('\n'),
})
