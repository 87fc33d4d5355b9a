/**
 * The messages that go out about performance reviews. All ours. Plain text, and links to the product only; never with what
 * somebody wrote in one.
 */
import { type Side, sides } from '../checkIns/access.ts'
import { daysBetween } from '../kernel/days.ts'
import { type Letter, listedLines } from '../kernel/letters.ts'
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
import { type Reminders, remindedDays } from './settings.fields.ts'
import { ownTurnWords } from './wording.ts'

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

/** What one of the two is told of a review on the morning of a day; null for nothing. */
export const letterOf = (review: Morning & Sent, today: Day, reminders: Reminders): Letter | null => {
  const left = daysBetween(today, review.dueDay)
  return hasToWrite(review) && remindedDays[reminders].includes(left) ? dueLetter(review, left) : null
}

/** Whether the answers of one of the two are waited for. */
export const hasToWrite = (review: Omit<Morning, 'dueDay'>): boolean =>
  review.stage === 'Writing' && waitsFor({ ...review, isCondensed: false }).includes(review.side)

const dueLetter = ({ to, name, other, link }: Sent, left: number): Letter => ({
  subject: `${dueWords(left)}: ${name} with ${other}`,
  link,
  text: [
    `Hello ${to},`,
    '',
    `Your answers in the review with ${other} are not submitted yet. They are saved as you left them.`,
    '',
    'Write and submit them here:',
    link,
  ].join('\n'),
})

export const dueWords = (left: number): string =>
  left < 0 ? 'Overdue' : left === 0 ? 'Due today' : `Due in ${left} days`

/** Told by an admin to whom a review waits for that is late. */
export const lateLetter = ({ to, name, other, link }: Sent): Letter => ({
  subject: `Overdue: ${name} with ${other}`,
  link,
  text: [`Hello ${to},`, '', `The review with ${other} is overdue and it is your turn. Continue here:`, link].join(
    '\n',
  ),
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
        ? `Started: ${first.name} with ${first.other}`
        : `${begun.length} reviews have started`,
    link,
    text: [
      `Hello ${to},`,
      '',
      begun.length === 1
        ? `this review at ${company} has started and needs your answers:`
        : `these reviews at ${company} have started and need your answers:`,
      '',
      ...listedLines(
        begun,
        mostNamed,
        ({ name, other, dueDay }) => `${name} with ${other}: due on ${writtenDay(locale, dueDay)}`,
      ),
      '',
      'Write and submit them here:',
      link,
    ].join('\n'),
  }
}

// ── Of a step that somebody took ───────────────────────────────────────────────────────────────────────────────────

export type Step = ReviewAct | SubmitAct

interface StepTold {
  readonly subject: string
  /** As a sentence of whoever took it. */
  readonly did: string
  /** Which of the two it concerns, as the review stands after it. */
  readonly concerns: (side: Side, review: Standing) => boolean
}

const both = () => true
const neither = () => false

/** Who has to write, the other side, or both where it says why. Of a discussion that begins and of the end nobody: the two are there. */
const steps: Readonly<Record<Step, StepTold>> = {
  begin: {
    subject: 'Started',
    did: 'started the writing',
    concerns: (side, review) => waitsFor(review).includes(side),
  },
  submit: { subject: 'Submitted', did: 'submitted', concerns: both },
  withdraw: { subject: 'Taken back', did: 'took back submitted answers', concerns: both },
  goOn: { subject: 'Resumes', did: 'continued without the missing step', concerns: both },
  discuss: { subject: 'Being discussed', did: 'started the discussion', concerns: neither },
  report: { subject: 'Report written', did: 'wrote the report', concerns: (side) => side === 'employee' },
  revise: { subject: 'Back to previous step', did: 'went back a step', concerns: both },
  acknowledge: {
    subject: 'Acknowledged',
    did: 'acknowledged the report',
    concerns: (side) => side === 'reviewer',
  },
  complete: { subject: 'Complete', did: 'completed it', concerns: neither },
  reopen: { subject: 'Reopened', did: 'reopened it', concerns: both },
}

interface Taken {
  readonly step: Step
  /** The side of who took it; null of somebody else. */
  readonly by: Side | null
}

/** Which of the two is told of a step by whoever took it. Of a review that is paused, nobody. */
export const toldOf = ({ step, by }: Taken, review: Standing): ReadonlyArray<Side> =>
  isPaused(review) ? [] : sides.filter((side) => side !== by && steps[step].concerns(side, review))

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
  const { subject, did } = steps[step]
  const turn = isTurnOf(side, review) ? ownTurnWords(review) : null
  return {
    subject: `${subject}: ${name} with ${other}`,
    link,
    text: [
      `Hello ${to},`,
      '',
      `${byName} ${did} in the review with ${other}.`,
      ...(reason !== '' && asksWhy(step) ? ['', 'Why:', reason] : []),
      ...(turn === null ? [] : ['', turn]),
      '',
      'Open it here:',
      link,
    ].join('\n'),
  }
}
