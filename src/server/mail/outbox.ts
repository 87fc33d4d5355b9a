import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deliver } from './message.ts'

/** Without a mail server, messages lie in `DATA_DIR/outbox`, one file each, readable by the server's user only. */
export const outbox = (dataDir: string, now: () => Date = () => new Date()): Deliver => {
  const directory = join(dataDir, 'outbox')
  return async ({ id, to, subject, text, senderName = null, replyTo = null }) => {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const at = now()
    const file = join(directory, `${at.toISOString().replaceAll(':', '-')}-${id.slice(0, 8)}.eml`)
    const lines = [
      `Date: ${at.toUTCString()}`,
      ...(senderName === null ? [] : [`From: ${oneLine(senderName)}`]),
      ...(replyTo === null ? [] : [`Reply-To: ${oneLine(replyTo)}`]),
      `To: ${oneLine(to)}`,
      `Subject: ${oneLine(subject)}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
    ]
    // Complete or not there at all: a program that watches the directory never sees half a message.
    await writeFile(`${file}.part`, lines.join('\r\n'), { mode: 0o600 })
    await rename(`${file}.part`, file)
  }
}

/** A line break in an address or subject would begin another header. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim()
