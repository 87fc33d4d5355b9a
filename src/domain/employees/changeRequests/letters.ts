/**
 * The messages about a change of somebody's record. All ours. Plain text, and links to the product only. They name the fields
 * and no values: mail is read by more people than the record.
 */
import type { Letter } from '../../kernel/letters.ts'
import { labelOf, type RequestedField } from './changeRequest.fields.ts'

interface Told {
  readonly to: string
  readonly company: string
  readonly link: string
}

const listed = (fields: ReadonlyArray<RequestedField>): string =>
  fields.map((field) => `- ${labelOf(field)}`).join('\n')

/** To each of those who decide. */
export const askedLetter = (
  { fullName, fields }: { readonly fullName: string; readonly fields: ReadonlyArray<RequestedField> },
  { to, company, link }: Told,
): Letter => ({
  subject: `${fullName} asks for a change of their record`,
  link,
  text: [
    `Hello ${to},`,
    '',
    `${fullName} asks at ${company} to have this changed:`,
    '',
    listed(fields),
    '',
    'See what is asked for, and accept or decline it:',
    link,
  ].join('\n'),
})

interface Decided {
  readonly by: string
  readonly isAccepted: boolean
  readonly reason: string
  readonly fields: ReadonlyArray<RequestedField>
}

/** To the person who asked. */
export const decidedLetter = ({ by, isAccepted, reason, fields }: Decided, { to, company, link }: Told): Letter => ({
  subject: isAccepted ? `${by} has accepted your change` : `${by} has declined your change`,
  link,
  text: [
    `Hello ${to},`,
    '',
    isAccepted
      ? `${by} has accepted the change of your record at ${company}. It has been made:`
      : `${by} has declined the change of your record at ${company}. Nothing has changed:`,
    '',
    listed(fields),
    ...(isAccepted ? [] : ['', 'Why:', reason]),
    '',
    'Your profile:',
    link,
  ].join('\n'),
})
