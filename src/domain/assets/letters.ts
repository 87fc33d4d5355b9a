/** The messages that go out about assets. All ours. Plain text, and links to the product only. */
import { type Letter, listedLines } from '../kernel/letters.ts'
import { writtenDay } from '../kernel/locale.ts'
import type { Day, Locale } from '../kernel/nouns.ts'

interface Named {
  readonly number: string
  readonly name: string
}

interface Sent {
  readonly to: string
  /** Where to act on it. */
  readonly link: string
}

const called = ({ number, name }: Named): string => `${number} ${name}`

/** To a person who was given something that they are to accept. */
export const givenLetter = (
  given: ReadonlyArray<Named>,
  { to, link, company, by, note }: Sent & { readonly company: string; readonly by: string; readonly note: string },
): Letter => ({
  subject: given.length === 1 ? `${given.map(called)} to accept` : `${given.length} assets for you to accept`,
  link,
  text: [
    `Hello ${to},`,
    '',
    `${by} of ${company} has assigned to you:`,
    '',
    ...given.map((asset) => `- ${called(asset)}`),
    ...(note === '' ? [] : ['', note]),
    '',
    'Accept it, or decline it with a reason:',
    link,
  ].join('\n'),
})

/** To those who manage assets: somebody did not accept what they were given. */
export const declinedLetter = (
  asset: Named,
  { to, link, by, because }: Sent & { readonly by: string; readonly because: string },
): Letter => ({
  subject: `${by} declined ${called(asset)}`,
  link,
  text: [`Hello ${to},`, '', `${by} declined ${called(asset)}:`, '', because, '', 'See it here:', link].join('\n'),
})

const mostNamed = 50

interface Due extends Named {
  readonly dueDay: Day | null
  readonly isReadingReached: boolean
  readonly isOverdue: boolean
}

/** To those who manage assets, of a morning: every service that is due soon or overdue. */
export const serviceLetter = (
  due: ReadonlyArray<Due>,
  { to, link, company, locale }: Sent & { readonly company: string; readonly locale: Locale },
): Letter => ({
  subject: due.length === 1 ? `Service due: ${due.map(called)}` : `${due.length} assets to service`,
  link,
  text: [
    `Hello ${to},`,
    '',
    `these assets at ${company} are due for service:`,
    '',
    ...listedLines(due, mostNamed, (asset) => `${called(asset)}: ${when(asset, locale)}`),
    '',
    'See all of them here:',
    link,
  ].join('\n'),
})

const when = ({ dueDay, isReadingReached, isOverdue }: Due, locale: Locale): string => {
  if (isReadingReached) return 'its reading is reached'
  const day = dueDay === null ? '' : writtenDay(locale, dueDay)
  return isOverdue ? `overdue since ${day}` : `due on ${day}`
}
