import { createTransport } from 'nodemailer'
import { htmlPart } from './htmlPart.ts'
import type { HeadOf } from './letterheads.ts'
import { type Deliver, Undeliverable } from './message.ts'

const seconds = (n: number) => n * 1_000

/** All of them together end well before the worker gives the delivery up. */
const timeouts = { connectionTimeout: seconds(10), greetingTimeout: seconds(10), socketTimeout: seconds(20) }

interface Smtp {
  readonly url: string
  readonly from: string
  readonly headOf: HeadOf
  /** Where the product is reached: only what leads there is a link. */
  readonly publicUrl: string
}

/** Hands messages to the mail server of SMTP_URL, one connection each. */
export const smtp = ({ url, from, headOf, publicUrl }: Smtp): Deliver => {
  const { origin } = new URL(publicUrl)
  const host = from.slice(from.lastIndexOf('@') + 1).replace(/[^\w.-]/g, '')
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  const address = /<(.+)>/.exec(from)?.[1] ?? from
  return async ({ id, to, subject, text, senderName = null, replyTo = null, ...of }) => {
    const head = await headOf(of)
    try {
      await transport.sendMail({
        from: senderName === null ? from : { name: senderName, address },
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        // An object is one address, whatever signs stand in it; text would be taken apart at commas.
        to: { name: '', address: to },
        subject,
        text,
        html: htmlPart({ subject, text }, head, origin),
        attachments:
          head.picture === null
            ? []
            : [
                {
                  filename: 'logo.png',
                  content: head.picture.png,
                  cid: head.picture.cid,
                  contentDisposition: 'inline' as const,
                },
              ],
        // The same at every attempt: a mailbox that has it already can tell.
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } catch (cause) {
      throw isRefusedForGood(cause) ? new Undeliverable('the mail server refused it for good', { cause }) : cause
    }
  }
}

/** A reply of 5xx to this recipient or message. The same reply to a password is about us, and may be put right. */
const isRefusedForGood = (cause: unknown): boolean => {
  const { responseCode, code } = cause as { readonly responseCode?: number; readonly code?: string }
  return responseCode !== undefined && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}
