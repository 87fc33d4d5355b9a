import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where the server of the browser tests puts its mail (scripts/e2eServer.ts). */
const outbox = fileURLToPath(new URL('../../../.cache/e2e/outbox', import.meta.url))

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
