/** The messages that go out about certifications. All ours. Plain text, and links to the product only. */
import type { Letter } from '../kernel/letters.ts'
import type { InstantUtc, Locale } from '../kernel/nouns.ts'
import { expirySentence } from './expiry.ts'

interface Due {
  readonly typeName: string
  /** Null: it does not expire. */
  readonly expiryDate: InstantUtc | null
  /** Where to act on it. */
  readonly link: string
}

interface Sent {
  readonly to: string
  readonly company: string
  readonly timeZone: string
  /** The recipient’s. */
  readonly locale: Locale
  /** When it is written, in milliseconds since the epoch. */
  readonly now: number
}

/** To the holder: sent by somebody, or on the day its type names. */
export const reminderLetter = (
  { typeName, expiryDate, link }: Due,
  { to, company, sentBy, timeZone, locale, now }: Sent & { readonly sentBy: string | null },
): Letter => ({
  subject: `${typeName}: ${expirySentence(locale, timeZone, expiryDate, now)}`,
  link,
  text: [
    `Hello ${to},`,
    '',
    `${sentBy === null ? company : `${sentBy} of ${company}`} reminds you of your certification “${typeName}”.`,
    `It ${expirySentence(locale, timeZone, expiryDate, now)}.`,
    '',
    'Submit the renewal here, with a photo or scan:',
    link,
  ].join('\n'),
})

/** To a manager: all that came closer today, in one message. */
export const digestLetter = (
  due: ReadonlyArray<Due & { readonly fullName: string; readonly isTold: boolean }>,
  { to, company, link, timeZone, locale, now }: Sent & { readonly link: string },
): Letter => ({
  subject:
    due.length === 1 ? `${due[0]?.fullName}: ${due[0]?.typeName}` : `${due.length} certifications need attention`,
  link,
  text: [
    `Hello ${to},`,
    '',
    `these certifications at ${company} expire soon or have expired:`,
    '',
    ...due.map(
      ({ fullName, typeName, expiryDate, isTold }) =>
        `- ${fullName}, ${typeName}: ${expirySentence(locale, timeZone, expiryDate, now)}${isTold ? '' : noAddress}`,
    ),
    '',
    `${toldThemselves(due.map(({ isTold }) => isTold))}See all of them here:`,
    link,
  ].join('\n'),
})

const noAddress = ' (no email address: tell them in person)'

const toldThemselves = (told: ReadonlyArray<boolean>): string => {
  if (told.every((one) => one)) return 'They have been notified directly. '
  return told.some((one) => one) ? 'The others have been notified directly. ' : ''
}

/** To the person whose evidence was not accepted. */
export const declinedLetter = (
  { typeName, link }: Pick<Due, 'typeName' | 'link'>,
  { to, because, declinedBy }: { readonly to: string; readonly because: string; readonly declinedBy: string },
): Letter => ({
  subject: `${typeName}: declined`,
  link,
  text: [
    `Hello ${to},`,
    '',
    `${declinedBy} declined what you submitted for “${typeName}”:`,
    '',
    because,
    '',
    'Submit it again here:',
    link,
  ].join('\n'),
})
