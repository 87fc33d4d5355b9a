/** The messages that go out about goals. All ours. Plain text, and links to the product only. */
import { writtenDay } from '../kernel/locale.ts'
import type { Day, Locale } from '../kernel/nouns.ts'

const mostNamed = 30

interface Due {
  readonly title: string
  readonly dueDate: Day
  readonly isOverdue: boolean
}

/** The morning mail to a person: all of their goals that are due soon or overdue. */
export const goalsLetter = (
  due: ReadonlyArray<Due>,
  sent: { readonly to: string; readonly link: string; readonly company: string; readonly locale: Locale },
): { readonly subject: string; readonly text: string } => ({
  subject: due.length === 1 ? `Goal due: ${due.map(({ title }) => title)}` : `${due.length} of your goals are due`,
  text: [
    `Hello ${sent.to},`,
    '',
    `of your goals at ${sent.company}, these are due:`,
    '',
    ...due.slice(0, mostNamed).map(({ title, dueDate, isOverdue }) => {
      const day = writtenDay(sent.locale, dueDate)
      return `- ${title}: ${isOverdue ? `overdue since ${day}` : `due on ${day}`}`
    }),
    ...(due.length > mostNamed ? [`- and ${due.length - mostNamed} more`] : []),
    '',
    'Say how far they are, or mark them done:',
    sent.link,
  ].join('\n'),
})
