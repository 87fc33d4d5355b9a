import { Result } from 'effect'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser, type Visit, anApp, redeem, renew, returned } from './browser.ts'
import { type TestDatabase, startDatabase } from './database.ts'
import { type Running, aPerson, oneTimeCode, password, run } from './stage.ts'

let database: TestDatabase
let one: Running
let two: Running

beforeAll(async () => {
  database = await startDatabase()
  ;[one, two] = await Promise.all([run(database.sql), run(database.sql)])
}, 60_000)

afterAll(async () => {
  await Promise.all([one.stop(), two.stop()])
  await database.stop()
})

const aBrowser = () => new Browser(() => one.url)

const signIn = async (browser: Browser, email: string, app = anApp()): Promise<Visit> => {
  const page = await browser.open(app.authorizeUrl)
  return browser.open(page.url, { form: { email, password, action: 'continue' } })
}

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
    expect(decodeJwt(body.id_token)).toMatchObject({ sub: userId, name: 'ava Example', preferred_username: email, email })

    const verdict = await one.identity.verifyAccessToken(body.access_token)
    expect(Result.getOrThrow(verdict)).toEqual({ userId, expiresAt: (decodeJwt(body.access_token).exp ?? 0) * 1000 })
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
    back = await submit(browser, back)
    expect(browser.cookies.get('tenure_session|/')?.value).not.toBe(before)
    expect(decodeJwt((await redeem(one.url, again, back)).body.id_token).sub).toBe(second.userId)
  })
})

/** What /idp-ui/submit.js does: presses the button. */
const submit = (browser: Browser, page: Visit): Promise<Visit> => {
  const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? ''
  const hidden = [...page.text.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const form = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
  return browser.open(action, { form: { ...form, logout: 'yes' } })
}

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

describe('a forgotten password', () => {
  const newPassword = 'seven quiet wombats'
  const codeIn = (email: string) => {
    const mail = one.outbox.findLast(({ to }) => to === email)
    return /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
  }

  it('is replaced by a code from the mail; every other session ends and nobody is asked again', async () => {
    const { email } = await aPerson(one.identity, 'rita')
    const elsewhere = anApp()
    const tokens = await redeem(one.url, elsewhere, await signIn(aBrowser(), email, elsewhere))

    const browser = aBrowser()
    const app = anApp({ policy: 'idp-password-reset' })
    let page = await browser.open(app.authorizeUrl)
    expect(page.text).toContain('Reset your password')
    page = await browser.open(page.url, { form: { email } })
    expect((await browser.open(page.url, { form: { code: '12345x' } })).status).toBe(401)
    page = await browser.open(page.url, { form: { code: codeIn(email) } })
    expect(page.text).toContain('Choose a new password')
    expect((await browser.open(page.url, { form: { password: 'short', again: 'short' } })).status).toBe(422)
    expect((await browser.open(page.url, { form: { password: newPassword, again: 'x' } })).status).toBe(422)
    const back = await browser.open(page.url, { form: { password: newPassword, again: newPassword } })
    expect((await redeem(one.url, app, back)).status).toBe(200)
    expect(one.outbox.at(-1)?.subject).toContain('was changed')

    const signedIn = await browser.open(anApp().authorizeUrl)
    expect(returned(signedIn).get('code')).toBeTruthy()
    expect((await renew(one.url, tokens.body.refresh_token)).status).toBe(400)
    const refused = await two.identity.verifyAccessToken(tokens.body.access_token)
    expect(refused).toMatchObject(Result.fail({ _tag: 'TokenRefused', because: 'signedOut' }))
  })

  it('works for a person who is signed in', async () => {
    const { email } = await aPerson(one.identity, 'rex')
    const browser = aBrowser()
    await signIn(browser, email)
    let page = await browser.open(anApp({ policy: 'idp-password-reset' }).authorizeUrl)
    page = await browser.open(page.url, { form: { email } })
    page = await browser.open(page.url, { form: { code: codeIn(email) } })
    const back = await browser.open(page.url, { form: { password: newPassword, again: newPassword } })
    expect(returned(back).get('code')).toBeTruthy()
  })

  it('still asks for the second factor, before the password can be changed', async () => {
    const { email } = await aPerson(one.identity, 'ruth', { totp: true })
    const browser = aBrowser()
    let page = await browser.open(anApp({ policy: 'idp-password-reset' }).authorizeUrl)
    page = await browser.open(page.url, { form: { email } })
    page = await browser.open(page.url, { form: { code: codeIn(email) } })
    expect(page.text).toContain('Enter your one-time code')
    page = await browser.open(page.url, { form: { code: oneTimeCode() } })
    expect(page.text).toContain('At least 8 characters')
  })

  it('never tells whether an address has an account, and sends nothing to one that has none', async () => {
    const { email } = await aPerson(one.identity, 'rob')
    const shown = []
    for (const who of [email, 'no-one@tenure.example']) {
      const browser = aBrowser()
      let page = await browser.open(anApp({ policy: 'idp-password-reset' }).authorizeUrl)
      page = await browser.open(page.url, { form: { email: who } })
      const wrong = await browser.open(page.url, { form: { code: 'abcdef' } })
      shown.push([page.status, page.text, wrong.status, wrong.text])
    }
    expect(shown[1]).toEqual(shown[0])
    expect(one.outbox.some(({ to }) => to === 'no-one@tenure.example')).toBe(false)
  })

  it('allows five tries of one code', async () => {
    const { email } = await aPerson(one.identity, 'ray')
    const browser = aBrowser()
    let page = await browser.open(anApp({ policy: 'idp-password-reset' }).authorizeUrl)
    page = await browser.open(page.url, { form: { email } })
    for (let i = 0; i < 5; i++) await browser.open(page.url, { form: { code: `00000${i}x` } })
    const late = await browser.open(page.url, { form: { code: codeIn(email) } })
    expect(late.text).toContain('That code no longer works')
  })
})

describe('tokens over time', () => {
  const consumedLongAgo = () =>
    database.sql.query(`update identity.oidc_payload set consumed_utc = now() - interval '11 seconds'
      where model = 'RefreshToken' and consumed_utc is not null`, [])

  it('are renewed with a refresh token that works once; shown again later, it ends the whole sign-in', async () => {
    const { email } = await aPerson(one.identity, 'nora')
    const app = anApp()
    const { body } = await redeem(one.url, app, await signIn(aBrowser(), email, app))
    const renewed = await renew(one.url, body.refresh_token)
    expect(renewed.status).toBe(200)
    expect(renewed.body.refresh_token).not.toBe(body.refresh_token)
    await consumedLongAgo()
    expect((await renew(one.url, body.refresh_token)).body.error).toBe('invalid_grant')
    expect((await renew(one.url, renewed.body.refresh_token)).body.error).toBe('invalid_grant')
  })

  it('of eight renewals at once, over two processes, one wins and the sign-in survives', async () => {
    const { email } = await aPerson(one.identity, 'noel')
    const app = anApp()
    const { body } = await redeem(one.url, app, await signIn(aBrowser(), email, app))
    const servers = [one, two, one, two, one, two, one, two]
    const tabs = await Promise.all(servers.map(({ url }) => renew(url, body.refresh_token)))
    const won = tabs.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect((await renew(one.url, won[0]?.body.refresh_token ?? '')).status).toBe(200)
  })

  it('a code is redeemed once, and a second time ends what it gave', async () => {
    const { email } = await aPerson(one.identity, 'nick')
    const app = anApp()
    const back = await signIn(aBrowser(), email, app)
    const { body } = await redeem(one.url, app, back)
    expect((await redeem(one.url, app, back)).status).toBe(400)
    expect((await renew(one.url, body.refresh_token)).status).toBe(400)
  })

  it('sign-out ends the session, the refresh token and the access token, and returns to the app', async () => {
    const { email } = await aPerson(one.identity, 'olga')
    const browser = aBrowser()
    const app = anApp()
    const { body } = await redeem(one.url, app, await signIn(browser, email, app))
    const query = new URLSearchParams({
      client_id: 'tenure-spa',
      post_logout_redirect_uri: 'http://localhost:4000/auth/redirect.html',
      state: 'bye',
    })
    const page = await browser.open(`http://localhost:4000/idp-signin/session/end?${query}`)
    expect(page.text).toContain('/idp-ui/submit.js')
    expect(page.text).not.toContain('<script>')
    const back = await submit(browser, page)
    expect(back.url).toBe('http://localhost:4000/auth/redirect.html?state=bye')

    expect((await renew(one.url, body.refresh_token)).status).toBe(400)
    const verdict = await two.identity.verifyAccessToken(body.access_token)
    expect(Result.isFailure(verdict)).toBe(true)
    expect(returned(await browser.open(anApp({ extra: { prompt: 'none' } }).authorizeUrl)).get('error')).toBe('login_required')
  })

  it('sign-out without a session returns to the app as well', async () => {
    const browser = aBrowser()
    const query = new URLSearchParams({
      client_id: 'tenure-spa',
      post_logout_redirect_uri: 'http://localhost:4000/auth/redirect.html',
    })
    const page = await browser.open(`http://localhost:4000/idp-signin/session/end?${query}`)
    expect(page.text).not.toContain('<script>')
    expect((await submit(browser, page)).url).toBe('http://localhost:4000/auth/redirect.html')
  })

  it('endSessionsOf signs a person out everywhere at once', async () => {
    const { userId, email } = await aPerson(one.identity, 'otto')
    const browser = aBrowser()
    const app = anApp()
    const { body } = await redeem(one.url, app, await signIn(browser, email, app))
    expect(Result.isSuccess(await one.identity.verifyAccessToken(body.access_token))).toBe(true)
    await one.identity.endSessionsOf(userId)
    expect(Result.isFailure(await one.identity.verifyAccessToken(body.access_token))).toBe(true)
    expect((await renew(one.url, body.refresh_token)).status).toBe(400)
    expect((await browser.open(anApp().authorizeUrl)).text).toContain('<h1>Sign in</h1>')
  })
})

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
    const foreign = await browser.open(anApp({ extra: { redirect_uri: 'https://evil.example/' } }).authorizeUrl)
    expect(foreign.status).toBe(400)
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    const page = await browser.visit(anApp().authorizeUrl, { headers })
    expect(page.url).toMatch(/^http:\/\/localhost:4000\/idp-ui\/signin\//)
  })

  it('are refused a form longer than any of ours', async () => {
    const browser = aBrowser()
    const page = await browser.open(anApp().authorizeUrl)
    expect((await browser.visit(page.url, { form: { email: 'a'.repeat(10_000) } })).status).toBe(400)
  })
})

describe('several processes on one database', () => {
  it('serve one sign-in between them without stickiness', async () => {
    const { userId, email } = await aPerson(one.identity, 'zoe', { totp: true })
    let turn = 0
    const browser = new Browser(() => (turn++ % 2 === 0 ? one.url : two.url))
    const app = anApp()
    const page = await signIn(browser, email, app)
    const back = await browser.open(page.url, { form: { code: oneTimeCode() } })
    const { body } = await redeem(two.url, app, back)
    for (const { identity } of [one, two]) {
      expect(Result.getOrThrow(await identity.verifyAccessToken(body.access_token)).userId).toBe(userId)
    }
    expect((await renew(one.url, body.refresh_token)).status).toBe(200)
    expect(turn).toBeGreaterThanOrEqual(5)
  })

  it('share one signing key, which survives a restart and a rotation', async () => {
    const { email } = await aPerson(one.identity, 'zac')
    const app = anApp()
    const { body } = await redeem(one.url, app, await signIn(aBrowser(), email, app))
    const later = await run(database.sql)
    expect(Result.isSuccess(await later.identity.verifyAccessToken(body.access_token))).toBe(true)
    await later.stop()
  })
})
