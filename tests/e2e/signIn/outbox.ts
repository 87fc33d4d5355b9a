import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { e2eData } from '../../../scripts/e2eData.ts'

/** Where the server of the browser tests puts its mail (scripts/e2eServer.ts). */
const outbox = join(e2eData, 'outbox')

const mails = (): ReadonlyArray<string> => {
  try {
    return readdirSync(outbox)
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(`${outbox}/${name}`, 'utf8'))
  } catch {
    return []
  }
}

/** The code of the newest reset mail to the address; null as long as none has come. */
export const resetCodeFor = (email: string): string | null => {
  const mail = mails().findLast((text) => text.includes(`To: ${email}\r\n`) && text.includes('Your code is'))
  return mail?.match(/Your code is (\d{6})\./)?.[1] ?? null
}

/** The link of the newest invitation to the address; null as long as none has come. */
export const invitationFor = (email: string): string | null =>
  mailTo(email, '/idp-ui/invitation/')?.match(/http\S+\/idp-ui\/invitation\/[\w-]+/)?.[0] ?? null

/** The newest mail to the address that says this. */
export const mailTo = (email: string, saying: string): string | null =>
  mails().findLast((text) => text.includes(`To: ${email}\r\n`) && text.includes(saying)) ?? null
