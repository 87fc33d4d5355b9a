/** The messages that go out about feedback. All ours. Plain text, and links to the product only. */
import type { Letter } from '../../kernel/letters.ts'
import type { Feedback } from '../nouns.ts'
import { feedbackKinds } from '../wording.ts'
import { referenceOf, statusNames } from './inboxWording.ts'
import type { FeedbackStatus } from './statuses.ts'

interface About {
  readonly to: string
  readonly company: string
  readonly number: number
  readonly message: string
  readonly link: string
}

/** To each admin. */
export const feedbackReceivedLetter = ({
  to,
  company,
  number,
  message,
  link,
  by,
  kind,
}: About & { readonly by: string; readonly kind: Feedback['kind'] }): Letter => ({
  subject: `${by} has sent feedback (${referenceOf(number)})`,
  link,
  text: [
    `Hello ${to},`,
    '',
    `${by} has sent feedback at ${company}: ${feedbackKinds[kind].toLowerCase()}.`,
    '',
    message,
    '',
    'Set its status:',
    link,
  ].join('\n'),
})

/** To who sent it. */
export const feedbackAnsweredLetter = ({
  to,
  company,
  number,
  message,
  link,
  status,
  answer,
}: About & { readonly status: FeedbackStatus; readonly answer: string }): Letter => ({
  subject: `Your feedback ${referenceOf(number)}: ${statusNames[status]}`,
  link,
  text: [
    `Hello ${to},`,
    '',
    `your feedback ${referenceOf(number)} at ${company} is now: ${statusNames[status]}.`,
    ...(answer === '' ? [] : ['', answer]),
    '',
    'You wrote:',
    '',
    message,
    '',
    'Everything you have sent:',
    link,
  ].join('\n'),
})
