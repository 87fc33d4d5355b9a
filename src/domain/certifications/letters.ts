/** The messages that go out about certifications. All ours. Plain text, and links to the product only. */
import { ordinalDate } from '../kernel/days.ts'
import type { Day } from '../kernel/nouns.ts'

export interface Letter {
  readonly subject: string
  readonly text: string
}

interface Due {
  readonly typeName: string
  /** Null: it does not expire. */
  readonly expiryDay: Day | null
  /** Where to act on it. */
  readonly link: string
}

/** To the holder: sent by somebody, or on the day its type names. */
export const reminderLetter = (
  { typeName, expiryDay, link }: Due,
  {
    to,
    company,
    sentBy,
    today,
  }: { readonly to: string; readonly company: string; readonly sentBy: string | null; readonly today: Day },
): Letter => ({
  subject: `${typeName}: ${endIn(expiryDay, today)}`,
  text: [
    `Hello ${to},`,
    '',
    `${sentBy === null ? company : `${sentBy} of ${company}`} reminds you of your certification “${typeName}”.`,
    `${sentence(endIn(expiryDay, today))}.`,
    '',
    'Hand in the renewed one here, with a photo or a scan:',
    link,
  ].join('\n'),
})

/** To a manager: all that came closer today, in one message. */
export const digestLetter = (
  due: ReadonlyArray<Due & { readonly fullName: string }>,
  {
    to,
    company,
    link,
    today,
  }: { readonly to: string; readonly company: string; readonly link: string; readonly today: Day },
): Letter => ({
  subject: due.length === 1 ? `${due[0]?.fullName}: ${due[0]?.typeName}` : `${due.length} certifications to look after`,
  text: [
    `Hello ${to},`,
    '',
    `at ${company}, these come to their end:`,
    '',
    ...due.map(({ fullName, typeName, expiryDay }) => `- ${fullName}, ${typeName}: ${endIn(expiryDay, today)}`),
    '',
    'They have been told themselves. See all of them here:',
    link,
  ].join('\n'),
})

/** To the person whose evidence was not accepted. */
export const declinedLetter = (
  { typeName, link }: Pick<Due, 'typeName' | 'link'>,
  { to, because, declinedBy }: { readonly to: string; readonly because: string; readonly declinedBy: string },
): Letter => ({
  subject: `${typeName}: not accepted`,
  text: [
    `Hello ${to},`,
    '',
    `${declinedBy} has not accepted what you handed in for “${typeName}”:`,
    '',
    because,
    '',
    'Hand it in anew here:',
    link,
  ].join('\n'),
})

const endIn = (expiryDay: Day | null, today: Day): string => {
  if (expiryDay === null) return 'does not expire'
  if (expiryDay < today) return `expired on ${ordinalDate(expiryDay)}`
  return expiryDay === today ? 'expires today' : `expires on ${ordinalDate(expiryDay)}`
}

const sentence = (words: string): string => `It ${words}`
