/** The provider over real HTTP, with an outbox that a test can read and people to sign in as. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Secret, TOTP } from 'otpauth'
import type { Clients } from '../../../src/server/identity/clients.ts'
import type { Identity } from '../../../src/server/identity/identity.ts'
import { makeIdentity } from '../../../src/server/identity/makeIdentity.ts'
import { hashPassword } from '../../../src/server/identity/passwords.ts'
import type { IdentitySql } from '../../../src/server/identity/sql.ts'
import type { UpstreamProvider } from '../../../src/server/identity/upstream.ts'
import { anApp, type Browser, publicUrl, type Visit } from './browser.ts'

export const password = 'tenure-demo-2026'
export const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export interface Running {
  readonly identity: Identity
  readonly url: string
  readonly outbox: { to: string; subject: string; text: string }[]
  readonly events: string[]
  stop(): Promise<void>
}

/** Of somebody who belongs to no client. */
const noClients: Clients = {
  secondFactorOf: async () => 'none',
  awaits: async () => true,
  enter: async () => ({ is: 'gone' }),
  moveAddress: async () => 'gone',
}

export const run = async (
  sql: IdentitySql,
  options: {
    now?: () => number
    publicUrl?: string
    clients?: Clients
    upstream?: UpstreamProvider
  } = {},
): Promise<Running> => {
  const outbox: Running['outbox'] = []
  const events: string[] = []
  const identity = await makeIdentity({
    sql,
    publicUrl,
    log: (_level, event) => events.push(event),
    sendMail: async (message) => void outbox.push(message),
    choices: { tokenStore: 'sessionStorage', scopes: 'openid' },
    demo: { password, people: [{ email: 'ava@tenure.example', note: 'admin' }] },
    // Tests pretend to come from different places.
    addressOf: (req) => String(req.headers['x-test-address'] ?? '10.0.0.1'),
    clients: noClients,
    ...options,
  })
  const server: Server = createServer((req, res) => {
    if (!identity.handle(req, res)) res.writeHead(404).end('not the provider')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    identity,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    outbox,
    events,
    stop: async () => {
      await identity.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const aPerson = async (
  { accounts }: Identity,
  name: string,
  options: { totp?: boolean } = {},
): Promise<{ userId: string; email: string }> => {
  const email = `${name}@tenure.example`
  const userId = await accounts.create({
    email,
    displayName: `${name} Example`,
    passwordHash: await hashPassword(password),
    ...(options.totp ? { totpSecret } : {}),
  })
  if (userId === null) throw new Error(`${email} exists already`)
  return { userId, email }
}

export const oneTimeCode = (at = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp: at })

/** Types e-mail and password; what comes back is the next page, or the app's own. */
export const signIn = async (browser: Browser, email: string, app = anApp()): Promise<Visit> => {
  const page = await browser.open(app.authorizeUrl)
  return browser.open(page.url, { form: { email, password, action: 'continue' } })
}

/** What /idp-ui/submit.js does: presses the button of an automatic form. */
export const pressContinue = (browser: Browser, page: Visit): Promise<Visit> => {
  const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? ''
  const hidden = [...page.text.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const form = new URLSearchParams(hidden.map(([, name = '', value = '']) => [name, value]))
  return browser.open(action, { form })
}
