/** The messages that go out about goals. All ours. Plain text, and links to the product only. */
import { type Letter, listedLines } from '../kernel/letters.ts'
import { writtenDay } from '../kernel/locale.ts'
import type { Day, Locale } from '../kernel/nouns.ts'

const mostNamed = 30

interface Asked {
  readonly title: string
  readonly dueDate: Day | null
  readonly isOverdue: boolean
}

interface Due extends Asked {
  readonly dueDate: Day
}

interface Sent {
  readonly to: string
  readonly link: string
  readonly company: string
  readonly locale: Locale
}

/** The morning mail to a person: all of their goals that are due soon or overdue. */
export const goalsLetter = (due: ReadonlyArray<Due>, sent: Sent): Letter => ({
  subject: due.length === 1 ? `Goal due: ${due.map(({ title }) => title)}` : `${due.length} of your goals are due`,
  link: sent.link,
  text: letter(`these goals of yours at ${sent.company} are due:`, due, sent),
})

/** The same on a morning of their rhythm: all that they work on. */
export const howGoalsStandLetter = (goals: ReadonlyArray<Asked>, sent: Sent): Letter => ({
  subject: goals.length === 1 ? 'Time to update your goal' : `Time to update your ${goals.length} goals`,
  link: sent.link,
  text: letter(`your active goals at ${sent.company}:`, goals, sent),
})

const letter = (opening: string, goals: ReadonlyArray<Asked>, sent: Sent): string =>
  [
    `Hello ${sent.to},`,
    '',
    opening,
    '',
    ...listedLines(goals, mostNamed, ({ title, dueDate, isOverdue }) => {
      if (dueDate === null) return title
      const day = writtenDay(sent.locale, dueDate)
      return `${title}: ${isOverdue ? `overdue since ${day}` : `due on ${day}`}`
    }),
    '',
    'Update them or mark them done:',
    sent.link,
  ].join('\n')
