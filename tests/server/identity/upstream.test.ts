import { Result } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clientsOf } from '../../../src/server/employees/accounts/clients.ts'
import { arrivalPath } from '../../../src/server/identity/upstream.ts'
import { anApp, Browser, publicUrl, redeem, returned } from './browser.ts'
import { type IdentityDatabase, openIdentityDatabase } from './database.ts'
import { clientId, clientSecret, type GenericProvider, startGenericProvider } from './genericProvider.ts'
import { anInvitation } from './invited.ts'
import { type Running, run } from './stage.ts'

let database: IdentityDatabase
let acme: GenericProvider
let tenure: Running

beforeAll(async () => {
  database = await openIdentityDatabase()
  acme = await startGenericProvider()
  tenure = await run(database.sql, {
    clients: clientsOf(database.store.database),
    upstream: { issuer: acme.issuer, clientId, clientSecret, name: 'Acme account' },
  })
})
afterAll(async () => {
  await tenure.stop()
  await acme.stop()
  await database.close()
})

let browser: Browser
beforeEach(() => {
  browser = new Browser(() => tenure.url)
})

/** Somebody whom a client has invited, and who has said yes; the other provider knows them by `sub`. */
const anInvited = async () => {
  const { id, email, link } = await anInvitation(database.store)
  expect((await browser.open(link, { form: { action: 'accept' } })).status).toBe(200)
  return { email, userId: id, sub: `acme-${id}` }
}

/** Opens the app, and goes where it leads, up to the other provider. */
const leave = async (app = anApp()) => {
  let visit = await browser.visit(app.authorizeUrl)
  while (visit.url.startsWith(publicUrl) && visit.status === 303) visit = await browser.visit(visit.url)
  return visit
}

const signIn = async (app = anApp()) => browser.open(await acme.goThrough((await leave(app)).url))

describe('signing in at any OpenID provider, by its issuer and our client there', () => {
  it('leads there at once, with PKCE, a nonce and our redirect URI', async () => {
    const url = new URL((await leave()).url)
    expect(url.origin).toBe(acme.issuer)
    expect(url.searchParams.get('redirect_uri')).toBe(`${publicUrl}${arrivalPath}`)
    expect(url.searchParams.get('code_challenge_method')).toBe('S256')
    expect(url.searchParams.get('nonce')).toMatch(/.{20}/)
    expect(url.searchParams.get('scope')).toBe('openid profile email')
  })

  it('and back into the app, as the person invited under the address it has verified', async () => {
    const { email, userId, sub } = await anInvited()
    acme.person = { sub, email, email_verified: true }
    const app = anApp()
    const { body } = await redeem(tenure.url, app, await signIn(app))
    expect(await tenure.identity.verifyAccessToken(body.access_token)).toEqual(
      Result.succeed({ userId, expiresAt: expect.any(Number), hasSecondFactor: true }),
    )
  })

  it('afterwards by its subject, whatever its address has become', async () => {
    const { email, userId, sub } = await anInvited()
    acme.person = { sub, email, email_verified: true }
    await signIn()
    acme.person = { sub, email: 'married@elsewhere.example', email_verified: false }
    browser = new Browser(() => tenure.url)
    const app = anApp()
    const { body } = await redeem(tenure.url, app, await signIn(app))
    expect(Result.getOrThrow(await tenure.identity.verifyAccessToken(body.access_token)).userId).toBe(userId)
  })

  it.each([
    ['an address it has not verified', { email_verified: false }, /has not verified your email address/],
    [
      'an address nobody invited',
      { email: 'mallory@tenure.example' },
      /<strong>mallory@tenure.example<\/strong> has not been invited/,
    ],
  ])('but nobody by %s', async (_, over, says) => {
    const { email, sub } = await anInvited()
    acme.person = { sub: `${sub}-other`, email, email_verified: true, ...over }
    const page = await signIn()
    expect(page.status).toBe(403)
    expect(page.text).toMatch(says)
    expect(await tenure.identity.accounts.byIdentity(acme.issuer, `${sub}-other`)).toBeUndefined()
  })

  it('nor another subject by an address that has come in before', async () => {
    const { email, sub } = await anInvited()
    acme.person = { sub, email, email_verified: true }
    await signIn()
    acme.person = { sub: `${sub}-thief`, email, email_verified: true }
    browser = new Browser(() => tenure.url)
    expect((await signIn()).status).toBe(403)
  })

  it('is cancelled as a sign-in here is', async () => {
    acme.person = 'cancels'
    expect(returned(await signIn()).get('error_description')).toContain('AADB2C90091')
  })
})

describe('an answer that belongs to another sign-in', () => {
  it.each([
    ['with another state', (answer: URL) => answer.searchParams.set('state', `${answer.searchParams.get('state')}x`)],
    ['with a code nobody gave', (answer: URL) => answer.searchParams.set('code', 'made-up')],
    ['of another issuer', (answer: URL) => answer.searchParams.set('iss', 'https://evil.example')],
  ])('%s signs nobody in', async (_, forge) => {
    const { email, sub } = await anInvited()
    acme.person = { sub, email, email_verified: true }
    const answer = new URL(await acme.goThrough((await leave()).url))
    forge(answer)
    expect([400, 410]).toContain((await browser.open(answer.href)).status)
  })

  it('in a browser that never asked signs nobody in', async () => {
    const { email, sub } = await anInvited()
    acme.person = { sub, email, email_verified: true }
    const answer = await acme.goThrough((await leave()).url)
    browser = new Browser(() => tenure.url)
    expect((await browser.open(answer)).status).toBe(410)
  })

  it('shown twice is good once', async () => {
    const { email, sub } = await anInvited()
    acme.person = { sub, email, email_verified: true }
    const answer = await acme.goThrough((await leave()).url)
    expect((await browser.open(answer)).url).toContain('code=')
    expect([400, 410]).toContain((await browser.open(answer)).status)
  })

  it('without one, or by POST, is an expired page', async () => {
    expect((await browser.visit(`${publicUrl}${arrivalPath}`)).status).toBe(410)
    expect((await browser.visit(`${publicUrl}${arrivalPath}?state=../x`)).status).toBe(410)
  })
})

describe('nobody has a password here', () => {
  it('so none is asked for, tried or forgotten', async () => {
    await browser.visit(anApp().authorizeUrl)
    const reset = await browser.open(anApp({ policy: 'idp-password-reset' }).authorizeUrl)
    expect(returned(reset).get('error_description')).toContain('AADB2C90091')
  })
})

describe('while the provider is away', () => {
  it('a page says so, and nothing is kept of the attempt', async () => {
    const later = await startGenericProvider()
    await later.stop()
    const lonely = await run(database.sql, { upstream: { issuer: later.issuer, clientId, name: 'Acme account' } })
    browser = new Browser(() => lonely.url)
    const page = await browser.open(anApp().authorizeUrl)
    expect(page.status).toBe(503)
    expect(page.text).toContain('Acme account did not answer')
    await lonely.stop()
  })
})
