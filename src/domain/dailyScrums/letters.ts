/** The messages that go out about the daily scrum. All ours. Plain text, and links to the product only. */
import { type Letter, listedLines } from '../kernel/letters.ts'
import { writtenDay } from '../kernel/locale.ts'
import type { Day, Locale } from '../kernel/nouns.ts'
import { itemsOf } from './entry.fields.ts'
import { openFor } from './wording.ts'

const mostNamed = 30

interface Sent {
  readonly to: string
  readonly link: string
  readonly company: string
  readonly locale: Locale
  /** Which day it is about. */
  readonly day: Day
}

interface Digest {
  /** They have not written their own either. */
  readonly isLate: boolean
  readonly entries: ReadonlyArray<{ readonly fullName: string; readonly done: string; readonly plan: string }>
  readonly blockers: ReadonlyArray<{ readonly fullName: string; readonly text: string; readonly raisedDay: Day }>
  readonly missing: ReadonlyArray<string>
}

/** To a manager: a working day of those who report to them, blockers first. */
export const digestLetter = ({ isLate, entries, blockers, missing }: Digest, today: Day, sent: Sent): Letter => {
  const day = writtenDay(sent.locale, sent.day)
  return {
    subject: `Daily scrum of your team, ${day}`,
    link: sent.link,
    text: [
      `Hello ${sent.to},`,
      '',
      `here is the daily scrum of your direct reports at ${sent.company}, ${day}.`,
      ...part(
        'Open blockers:',
        listedLines(blockers, mostNamed, (one) => `${one.fullName}: ${one.text} (${openFor(one.raisedDay, today)})`),
      ),
      ...entries.slice(0, mostNamed).flatMap(({ fullName, done, plan }) => [
        '',
        fullName,
        ...part(
          'Done:',
          listedLines(itemsOf(done), mostNamed, (line) => line),
        ),
        ...part(
          'Planned:',
          listedLines(itemsOf(plan), mostNamed, (line) => line),
        ),
      ]),
      ...part(
        'No entry yet:',
        listedLines(missing, mostNamed, (name) => name),
      ),
      ...(isLate ? ['', 'Yours is missing too. You can still write it today.'] : []),
      '',
      'Open it:',
      sent.link,
    ].join('\n'),
  }
}

const part = (title: string, lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.length === 0 ? [] : ['', title, ...lines]

/** To somebody who has not written theirs of the last working day. */
export const reminderLetter = (sent: Sent): Letter => {
  const day = writtenDay(sent.locale, sent.day)
  return {
    subject: `Your daily scrum for ${day} is missing`,
    link: sent.link,
    text: [
      `Hello ${sent.to},`,
      '',
      `you have not written your daily scrum for ${day} at ${sent.company}. You can still do it today:`,
      sent.link,
      '',
      'On the same page you can turn these reminders off.',
    ].join('\n'),
  }
}
