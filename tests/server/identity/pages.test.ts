import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp, Browser } from './browser.ts'
import { type IdentityDatabase, openIdentityDatabase } from './database.ts'
import { aPerson, type Running, run, signIn } from './stage.ts'

let database: IdentityDatabase
let one: Running
let two: Running

beforeAll(async () => {
  database = await openIdentityDatabase()
  ;[one, two] = await Promise.all([run(database.sql), run(database.sql)])
}, 60_000)

afterAll(async () => {
  await Promise.all([one.stop(), two.stop()])
  await database.close()
})

const aBrowser = () => new Browser(() => one.url)

describe('the pages', () => {
  it('refuse a form that another site posts', async () => {
    const browser = aBrowser()
    const page = await browser.open(anApp().authorizeUrl)
    const form = { email: 'a@b.c', password: 'x' }
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await browser.visit(page.url, { form, headers })).status).toBe(403)
    }
    const own = { origin: 'null', 'sec-fetch-site': 'same-origin' }
    expect((await browser.visit(page.url, { form, headers: own })).status).toBe(401)
  })

  it('carry the strict policy, on errors too', async () => {
    const browser = aBrowser()
    const page = await browser.open(anApp().authorizeUrl)
    const gone = await aBrowser().open(page.url)
    const wrong = await aBrowser().open('http://localhost:4000/idp-signin/auth?client_id=nobody')
    expect(gone.status).toBe(410)
    expect(gone.text).toContain('This page has expired')
    expect(wrong.status).toBe(400)
    for (const { headers, text } of [page, gone, wrong]) {
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toContain('no-store')
      expect(text).not.toMatch(/<style|style=|<script>|onclick/)
    }
  })

  it('send nobody to a foreign address, whatever the request says', async () => {
    const browser = aBrowser()
    for (const redirect_uri of [
      'https://evil.example/',
      'http://localhost.evil.example/auth/redirect.html',
      'javascript:1',
    ]) {
      const foreign = await browser.open(anApp({ extra: { redirect_uri } }).authorizeUrl)
      expect(foreign.status).toBe(400)
      expect(foreign.text).toContain('<h1>Something went wrong</h1>')
      expect(foreign.text).toContain('href="/">Back to Tenure</a>')
    }
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    const page = await browser.visit(anApp().authorizeUrl, { headers })
    expect(page.url).toMatch(/^http:\/\/localhost:4000\/idp-ui\/signin\//)
  })

  it('are refused a form longer than any of ours', async () => {
    const browser = aBrowser()
    const page = await browser.open(anApp().authorizeUrl)
    expect((await browser.visit(page.url, { form: { email: 'a'.repeat(10_000) } })).status).toBe(400)
  })

  it('list the demo sign-ins on loopback only', async () => {
    const page = await aBrowser().open(anApp().authorizeUrl)
    expect(page.text).toContain('Demo sign-ins')
    const origin = 'https://hr.example.com'
    const elsewhere = await run(database.sql, { publicUrl: origin })
    const there = await new Browser(() => elsewhere.url).open(anApp({ origin }).authorizeUrl)
    expect(there.text).toContain('<h1>Sign in</h1>')
    expect(there.text).not.toContain('Demo sign-ins')
    await elsewhere.stop()
  })
})

describe('behind https', () => {
  it('cookies are secure and the session cookie belongs to this host alone; MSAL needs no description', async () => {
    const origin = 'https://hr.example.com'
    const secure = await run(database.sql, { publicUrl: origin })
    const { email } = await aPerson(secure.identity, 'hal')
    const browser = new Browser(() => secure.url)
    const back = await signIn(browser, email, anApp({ origin }))
    expect(back.url).toMatch(/^https:\/\/hr\.example\.com\/auth\/redirect\.html#code=/)
    const kept = browser.cookieLines.filter((line) => !line.includes('expires=Thu, 01 Jan 1970'))
    for (const line of kept) expect(line).toMatch(/^__(Host|Secure)-tenure_.*; samesite=lax; secure; httponly(;|$)/i)
    expect(kept.some((line) => /^__Host-tenure_session=.*path=\/;/.test(line))).toBe(true)
    expect(secure.identity.authSettings().authorityMetadata).toBeUndefined()
    await secure.stop()
  })
})
