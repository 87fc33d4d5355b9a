import { Result } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp, Browser, redeem, renew, returned } from './browser.ts'
import { type IdentityDatabase, openIdentityDatabase } from './database.ts'
import { aPerson, oneTimeCode, type Running, run, signIn } from './stage.ts'

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
    const opens = async () => Result.isSuccess(await one.identity.verifyAccessToken(tokens.body.access_token))
    expect(await opens()).toBe(true)

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
    const saved = await browser.visit(page.url, { form: { password: newPassword, again: newPassword } })
    expect(await opens()).toBe(false)
    const back = await browser.open(saved.url)
    expect((await redeem(one.url, app, back)).status).toBe(200)
    expect(one.outbox.at(-1)?.subject).toContain('was changed')

    const signedIn = await browser.open(anApp().authorizeUrl)
    expect(returned(signedIn).get('code')).toBeTruthy()
    expect((await renew(one.url, tokens.body.refresh_token)).status).toBe(400)
    const refused = await two.identity.verifyAccessToken(tokens.body.access_token)
    expect(refused).toMatchObject(Result.fail({ _tag: 'TokenRefused', because: 'signedOut' }))

    const again = aBrowser()
    expect((await signIn(again, email)).status).toBe(401)
    const next = await again.open(anApp().authorizeUrl)
    expect(returned(await again.open(next.url, { form: { email, password: newPassword } })).get('code')).toBeTruthy()
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
