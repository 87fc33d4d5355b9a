/**
 * The messages that go out about performance reviews. All ours. Plain text, and links to the product only; never with what
 * somebody wrote in one.
 */
import { type Side, sides } from '../checkIns/access.ts'
import { daysBetween } from '../kernel/days.ts'
import { writtenDay } from '../kernel/locale.ts'
import type { Day, Locale } from '../kernel/nouns.ts'
import {
  asksWhy,
  type Between,
  isPaused,
  isTurnOf,
  type ReviewAct,
  type Standing,
  type SubmitAct,
  waitsFor,
} from './lifecycle.ts'
import { ownTurnWords } from './wording.ts'

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

// ── Of a morning ───────────────────────────────────────────────────────────────────────────────────────────────────

interface Morning extends Omit<Standing, 'isCondensed'> {
  readonly side: Side
  readonly dueDay: Day
}

/** How many days before it is due a side that has not submitted is reminded; and on the day, and the day after. */
const REMINDED_DAYS: ReadonlyArray<number> = [3, 0, -1]

/** What one of the two is told of a review on the morning of a day; null for nothing. */
export const letterOf = (review: Morning & Sent, today: Day): Letter | null => {
  const left = daysBetween(today, review.dueDay)
  return hasToWrite(review) && REMINDED_DAYS.includes(left) ? dueLetter(review, left) : null
}

/** Whether the answers of one of the two are waited for. */
export const hasToWrite = (review: Omit<Morning, 'dueDay'>): boolean =>
  review.stage === 'Writing' && waitsFor({ ...review, isCondensed: false }).includes(review.side)

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

const dueWords = (left: number): string => (left < 0 ? 'Overdue' : left === 0 ? 'Due today' : `Due in ${left} days`)

/** Told by an admin to whom a review waits for that is late. */
export const lateLetter = ({ to, name, other, link }: Sent): Letter => ({
  subject: `Overdue: ${name} with ${other}`,
  text: [`Hello ${to},`, '', `The review with ${other} is overdue, and it is your turn. Go on here:`, link].join('\n'),
})

const mostNamed = 30

type Begun = Pick<Sent, 'name' | 'other'> & Pick<Morning, 'dueDay'>

interface ToPerson {
  readonly to: string
  readonly company: string
  readonly locale: Locale
  /** To the review, or to all of them. */
  readonly link: string
}

/** One message to a person about all that began on a morning and waits for them. */
export const begunLetter = (begun: ReadonlyArray<Begun>, { to, company, locale, link }: ToPerson): Letter => {
  const [first] = begun
  return {
    subject:
      first !== undefined && begun.length === 1
        ? `Begun: ${first.name} with ${first.other}`
        : `${begun.length} reviews have begun`,
    text: [
      `Hello ${to},`,
      '',
      begun.length === 1
        ? `this review at ${company} has begun, and waits for your answers:`
        : `these reviews at ${company} have begun, and wait for your answers:`,
      '',
      ...begun
        .slice(0, mostNamed)
        .map(({ name, other, dueDay }) => `- ${name} with ${other}: due on ${writtenDay(locale, dueDay)}`),
      ...(begun.length > mostNamed ? [`- and ${begun.length - mostNamed} more`] : []),
      '',
      'Write and submit them here:',
      link,
    ].join('\n'),
  }
}

// ── Of a step that somebody took ───────────────────────────────────────────────────────────────────────────────────

export type Step = ReviewAct | SubmitAct

/** In the subject, and as a sentence of whoever took it. */
const stepWords: Partial<Record<Step, readonly [subject: string, did: string]>> = {
  begin: ['Begun', 'began the writing'],
  submit: ['Submitted', 'submitted'],
  withdraw: ['Taken back', 'took back what was submitted'],
  goOn: ['Goes on', 'went on without what was waited for'],
  report: ['Report written', 'wrote the report'],
  revise: ['Back to the step before', 'went back a step'],
  acknowledge: ['Acknowledged', 'acknowledged the report'],
  reopen: ['Opened again', 'opened it again'],
}

interface Taken {
  readonly step: Step
  /** The side of who took it; null of somebody else. */
  readonly by: Side | null
}

/**
 * Which of the two is told of a step by whoever took it, as the review stands after it: who has to write, the other side, or
 * both where it says why. Of a discussion that begins and of the end nobody is: the two are there. Of one that is paused, nobody.
 */
export const toldOf = ({ step, by }: Taken, review: Standing): ReadonlyArray<Side> => {
  if (isPaused(review)) return []
  return sides.filter((side) => side !== by && concerns(step, side, review))
}

const concerns = (step: Step, side: Side, review: Standing): boolean => {
  switch (step) {
    case 'begin':
      return waitsFor(review).includes(side)
    case 'report':
      return side === 'employee'
    case 'acknowledge':
      return side === 'reviewer'
    case 'submit':
    case 'withdraw':
    case 'goOn':
    case 'revise':
    case 'reopen':
      return true
    case 'discuss':
    case 'complete':
      return false
  }
}

interface Told extends Standing, Between, Sent {
  readonly step: Step
  readonly side: Side
  /** The name of who took it. */
  readonly byName: string
  /** What both read in its history; what an employee says to a report is read there, and not sent. */
  readonly reason: string
}

export const stepLetter = (review: Told): Letter => {
  const { to, name, other, byName, reason, step, side, link } = review
  const [subject, did] = stepWords[step] ?? ['Changed', 'changed something']
  const turn = isTurnOf(side, review) ? ownTurnWords(review) : null
  return {
    subject: `${subject}: ${name} with ${other}`,
    text: [
      `Hello ${to},`,
      '',
      `${byName} ${did} in the review with ${other}.`,
      ...(reason !== '' && asksWhy(step) ? ['', 'Why:', reason] : []),
      ...(turn === null ? [] : ['', turn]),
      '',
      'Look at it here:',
      link,
    ].join('\n'),
  }
}
