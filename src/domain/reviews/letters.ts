/** The messages that go out about performance reviews. All ours. Plain text, and links to the product only. */
import { daysBetween } from '../kernel/days.ts'
import type { Day } from '../kernel/nouns.ts'
import { isPaused, type Standing, waitsFor } from './lifecycle.ts'

interface Letter {
  readonly subject: string
  readonly text: string
}

interface Sent {
  readonly to: string
  readonly name: string
  /** The other of the two. */
  readonly other: string
  readonly link: string
}

interface Morning extends Omit<Standing, 'isCondensed'> {
  readonly side: 'employee' | 'reviewer'
  readonly scheduledDay: Day
  readonly dueDay: Day
}

/** How many days before it is due a side that has not submitted is reminded; and on the day, and the day after. */
const REMINDED_DAYS: ReadonlyArray<number> = [3, 0, -1]

/** What one of the two is told of a review on the morning of a day; null for nothing. */
export const letterOf = (review: Morning & Sent, today: Day): Letter | null => {
  const { stage, side, scheduledDay, dueDay } = review
  if (isPaused(review)) return null
  if (stage === 'Scheduled') return side === 'reviewer' && scheduledDay === today ? beginLetter(review) : null
  const left = daysBetween(today, dueDay)
  const isWaited = stage === 'Writing' && waitsFor({ ...review, isCondensed: false }).includes(side)
  return isWaited && REMINDED_DAYS.includes(left) ? dueLetter(review, left) : null
}

const beginLetter = ({ to, name, other, link }: Sent): Letter => ({
  subject: `Begins today: ${name} with ${other}`,
  text: [`Hello ${to},`, '', `The review of ${other} begins today. Begin the writing here:`, link].join('\n'),
})

const dueLetter = ({ to, name, other, link }: Sent, left: number): Letter => ({
  subject: `${dueWords(left)}: ${name} with ${other}`,
  text: [
    `Hello ${to},`,
    '',
    `Your answers in the review with ${other} have not been submitted yet. They are kept as you left them.`,
    '',
    'Write and submit them here:',
    link,
  ].join('\n'),
})

/** Told by an admin to whom a review waits for that is late. */
export const lateLetter = ({ to, name, other, link }: Sent): Letter => ({
  subject: `Overdue: ${name} with ${other}`,
  text: [`Hello ${to},`, '', `The review with ${other} is overdue, and it is your turn. Go on here:`, link].join('\n'),
})

const dueWords = (left: number): string => (left < 0 ? 'Overdue' : left === 0 ? 'Due today' : `Due in ${left} days`)
