import { Result } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApp, Browser, redeem, renew, returned } from './browser.ts'
import { type IdentityDatabase, openIdentityDatabase } from './database.ts'
import { aPerson, oneTimeCode, pressContinue, type Running, run, signIn } from './stage.ts'

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

describe('tokens over time', () => {
  const consumedLongAgo = () =>
    database.sql.query(
      `update identity.oidc_payload set consumed_utc = now() - interval '11 seconds'
      where model = 'RefreshToken' and consumed_utc is not null`,
      [],
    )

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
    const back = await pressContinue(browser, page)
    expect(back.url).toBe('http://localhost:4000/auth/redirect.html?state=bye')

    expect((await renew(one.url, body.refresh_token)).status).toBe(400)
    const verdict = await two.identity.verifyAccessToken(body.access_token)
    expect(Result.isFailure(verdict)).toBe(true)
    expect(returned(await browser.open(anApp({ extra: { prompt: 'none' } }).authorizeUrl)).get('error')).toBe(
      'login_required',
    )
  })

  it('sign-out without a session returns to the app as well', async () => {
    const browser = aBrowser()
    const query = new URLSearchParams({
      client_id: 'tenure-spa',
      post_logout_redirect_uri: 'http://localhost:4000/auth/redirect.html',
    })
    const page = await browser.open(`http://localhost:4000/idp-signin/session/end?${query}`)
    expect(page.text).not.toContain('<script>')
    expect((await pressContinue(browser, page)).url).toBe('http://localhost:4000/auth/redirect.html')
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
