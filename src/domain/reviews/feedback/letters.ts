/** The message by which somebody is asked for feedback (ours): a link to the product only. */
import type { Letter } from '../../kernel/letters.ts'
import { writtenDay } from '../../kernel/locale.ts'
import type { Day, Locale } from '../../kernel/nouns.ts'
import type { FeedbackPromise } from './results.ts'
import { promiseWords } from './wording.ts'

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
