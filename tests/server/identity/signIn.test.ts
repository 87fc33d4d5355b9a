import { Result } from 'effect'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp, Browser, redeem, returned } from './browser.ts'
import { type IdentityDatabase, openIdentityDatabase } from './database.ts'
import { aPerson, oneTimeCode, password, pressContinue, type Running, run, signIn } from './stage.ts'

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

describe('sign-in through the pages', () => {
  it('ends in tokens that the API accepts', async () => {
    const { userId, email } = await aPerson(one.identity, 'ava')
    const browser = aBrowser()
    const app = anApp()
    const page = await browser.open(app.authorizeUrl)
    expect(page.status).toBe(200)
    expect(page.text).toContain('<h1>Sign in</h1>')
    expect(page.text).toContain('ava@tenure.example')

    const back = await browser.open(page.url, { form: { email: ` ${email.toUpperCase()} `, password } })
    expect(returned(back).get('state')).toBe('a-state')
    const { status, body } = await redeem(one.url, app, back)
    expect(status).toBe(200)
    expect(body.expires_in).toBe(600)
    expect(decodeProtectedHeader(body.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' })
    expect(decodeJwt(body.id_token)).toMatchObject({
      sub: userId,
      name: 'ava Example',
      preferred_username: email,
      email,
    })

    const verdict = await one.identity.verifyAccessToken(body.access_token)
    expect(Result.getOrThrow(verdict)).toEqual({
      userId,
      hasSecondFactor: false,
      expiresAt: (decodeJwt(body.access_token).exp ?? 0) * 1000,
    })
  })

  it('asks nothing of a person whose session lives, and says login_required in the hidden frame once it does not', async () => {
    const { userId, email } = await aPerson(one.identity, 'sid')
    const browser = aBrowser()
    await signIn(browser, email)
    const silent = anApp({ extra: { prompt: 'none' } })
    const renewed = await browser.open(silent.authorizeUrl)
    expect(renewed.headers.get('x-frame-options')).toBeNull()
    expect((await redeem(one.url, silent, renewed)).status).toBe(200)

    await one.identity.accounts.setDisabled(userId, true)
    expect(returned(await browser.open(silent.authorizeUrl)).get('error')).toBe('login_required')
  })

  it('gives one answer for a wrong password, an unknown address and a disabled person', async () => {
    const { email } = await aPerson(one.identity, 'known')
    const disabled = await aPerson(one.identity, 'gone')
    await one.identity.accounts.setDisabled(disabled.userId, true)
    const answers = []
    for (const [who, word] of [
      [email, 'wrong-wrong-wrong'],
      ['nobody@tenure.example', password],
      [disabled.email, password],
    ] as const) {
      const browser = aBrowser()
      const page = await browser.open(anApp().authorizeUrl)
      const answer = await browser.open(page.url, { form: { email: who, password: word } })
      expect(answer.text).toContain(`value="${who}"`)
      answers.push([answer.status, answer.text.replaceAll(who, '')])
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(answers[0]?.[0]).toBe(401)
  })

  it('shows typed text as text', async () => {
    const browser = aBrowser()
    const page = await browser.open(anApp().authorizeUrl)
    const answer = await browser.open(page.url, { form: { email: '"><script>alert(1)</script>', password: 'x' } })
    expect(answer.text).not.toContain('<script>alert')
    expect(answer.text).toContain('&lt;script&gt;alert(1)')
  })

  it('locks an account for one address after ten failures, known or not, and leaves other addresses alone', async () => {
    const { email } = await aPerson(one.identity, 'lou')
    for (const who of [email, 'never@tenure.example']) {
      const browser = aBrowser()
      const page = await browser.open(anApp().authorizeUrl)
      const headers = { 'x-test-address': '10.0.0.66' }
      const guesses = await Promise.all(
        Array.from({ length: 14 }, (_, i) =>
          browser.visit(page.url, { form: { email: who, password: `guess-number-${i}` }, headers }),
        ),
      )
      expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
      const locked = guesses.filter(({ status }) => status === 429)
      expect(locked).toHaveLength(4)
      expect(locked[0]?.text).toContain('Too many attempts. Try again in a minute.')
      expect(locked[0]?.text).toContain(`value="${who}"`)
      const right = await browser.visit(page.url, { form: { email: who, password }, headers })
      expect(right.status).toBe(429)
    }
    expect(returned(await signIn(aBrowser(), email)).get('code')).toBeTruthy()
  })

  it('changes the session cookie when a person signs in', async () => {
    const first = await aPerson(one.identity, 'fay')
    const second = await aPerson(one.identity, 'flo')
    const browser = aBrowser()
    await signIn(browser, first.email)
    const before = browser.cookies.get('tenure_session|/')?.value
    const again = anApp({ extra: { prompt: 'login' } })
    let back = await signIn(browser, second.email, again)
    expect(back.text).toContain('/idp-ui/submit.js')
    back = await pressContinue(browser, back)
    expect(browser.cookies.get('tenure_session|/')?.value).not.toBe(before)
    expect(decodeJwt((await redeem(one.url, again, back)).body.id_token).sub).toBe(second.userId)
  })
})

describe('the second factor', () => {
  it('is asked after the password, and a code works once', async () => {
    const { email } = await aPerson(one.identity, 'tess', { totp: true })
    const at = Date.now()
    const browser = aBrowser()
    const page = await signIn(browser, email)
    expect(page.text).toContain('Enter your one-time code')
    expect((await browser.open(page.url, { form: { code: '000000' } })).status).toBe(401)
    const back = await browser.open(page.url, { form: { code: oneTimeCode(at) } })
    expect(returned(back).get('code')).toBeTruthy()

    const later = aBrowser()
    const replay = await signIn(later, email)
    expect((await later.open(replay.url, { form: { code: oneTimeCode(at) } })).status).toBe(401)
    const next = await later.open(replay.url, { form: { code: oneTimeCode(at + 30_000) } })
    expect(returned(next).get('code')).toBeTruthy()
  })

  it('cannot be gone around by leaving the page for the end of the sign-in', async () => {
    const { email } = await aPerson(one.identity, 'toby', { totp: true })
    const browser = aBrowser()
    const page = await signIn(browser, email)
    const resumed = await browser.open(page.url.replace('/idp-ui/signin/', '/idp-signin/auth/'))
    expect(resumed.text).toContain('<h1>Sign in</h1>')
  })

  it('is locked after five wrong codes', async () => {
    const { email } = await aPerson(one.identity, 'tina', { totp: true })
    const browser = aBrowser()
    const page = await signIn(browser, email)
    const codes = ['111111', '222222', '333333', '444444', '555555', '666666']
    const statuses = []
    for (const code of codes) statuses.push((await browser.visit(page.url, { form: { code } })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    expect((await browser.visit(page.url, { form: { code: oneTimeCode() } })).status).toBe(429)
  })
})

describe('leaving the sign-in page (§ 4 Sign-in errors)', () => {
  it.each([
    ['cancel', 'AADB2C90091: The user has cancelled entering self-asserted information.'],
    ['forgot', 'AADB2C90118: The user has forgotten their password.'],
  ])('by %s returns the code of Azure AD B2C', async (action, description) => {
    const browser = aBrowser()
    const page = await browser.open(anApp().authorizeUrl)
    const back = returned(await browser.open(page.url, { form: { action } }))
    expect(back.get('error')).toBe('access_denied')
    expect(back.get('error_description')).toBe(description)
    expect(back.get('state')).toBe('a-state')
  })
})
