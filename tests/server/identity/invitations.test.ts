import { Secret, TOTP } from 'otpauth'
import { create } from 'qrcode'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts as accountsOf } from '../../../src/server/identity/accounts.ts'
import { invitationHash } from '../../../src/server/identity/invitations.ts'
import { totpAddress } from '../../../src/server/identity/totp.ts'
import { addMember, addTenant } from '../kit/people.ts'
import { rows } from '../world/world.ts'
import { anApp, Browser, publicUrl, redeem, returned } from './browser.ts'
import { type IdentityDatabase, openIdentityDatabase } from './database.ts'
import { aPerson, oneTimeCode, password, type Running, run, signIn } from './stage.ts'

let database: IdentityDatabase
let running: Running

beforeAll(async () => {
  database = await openIdentityDatabase()
  running = await run(database.sql)
}, 60_000)
afterAll(async () => {
  await running.stop()
  await database.close()
})

const aBrowser = () => new Browser(() => running.url)
const own = 'seven quiet wombats'
let count = 0

/** Somebody with a membership and no password, and the link they were sent. */
const anInvitation = async ({ expires = '7 days' } = {}) => {
  count += 1
  const tenantId = await addTenant(database.store, { name: `Client ${count}` })
  const { userId } = await addMember(database.store, tenantId)
  const email = `invited${count}@tenure.example`
  await accountsOf(database.sql).create({ userId, email, displayName: 'Inga Example' })
  const token = count.toString().padStart(43, 'x')
  await rows(
    database.store,
    `insert into identity.invitations (tenant_id, user_id, token_hash, client_name, message_key, expires_utc)
     values ($1, $2, $3, 'Banksia Ridge', 'k', now() + $4::interval)`,
    [tenantId, userId, invitationHash(token), expires],
  )
  return { tenantId, userId, email, link: `${publicUrl}/idp-ui/invitation/${token}` }
}

const chosen = { password: own, again: own, action: 'continue' }

describe('an invitation', () => {
  it('leads to a page of the product where the person chooses a password, once; then it opens the door', async () => {
    const { email, link } = await anInvitation()
    const browser = aBrowser()
    const page = await browser.open(link)
    expect(page.text).toContain('Banksia Ridge')
    expect(page.text).toContain(email)
    expect(page.text).toContain('/idp-ui/style.css')
    // Programs that look at links use nothing up.
    expect((await aBrowser().open(link)).status).toBe(200)
    expect((await browser.open(link, { form: { password: 'short', again: 'short' } })).status).toBe(422)
    expect((await browser.open(link, { form: { ...chosen, again: 'x' } })).text).toContain('are not the same')
    expect((await browser.open(link, { form: chosen })).text).toContain('Your password is saved')
    expect((await browser.open(link, { form: chosen })).status).toBe(410)
    expect((await browser.open(link)).text).toContain('no longer works')

    const entering = aBrowser()
    const signInPage = await entering.open(anApp().authorizeUrl)
    const back = await entering.open(signInPage.url, { form: { email, password: own, action: 'continue' } })
    expect(returned(back).get('code')).toBeTruthy()
  })

  it('is used by one of two who press the button at once', async () => {
    const { link } = await anInvitation()
    const answers = await Promise.all([aBrowser(), aBrowser()].map((browser) => browser.open(link, { form: chosen })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
  })

  it('is dead when it is too old, made up, taken back with its login, or sent from another site', async () => {
    const old = await anInvitation({ expires: '-1 second' })
    expect((await aBrowser().open(old.link)).status).toBe(410)
    expect((await aBrowser().open(old.link, { form: chosen })).status).toBe(410)
    expect((await aBrowser().open(`${publicUrl}/idp-ui/invitation/${'z'.repeat(43)}`)).status).toBe(410)
    expect((await aBrowser().open(`${publicUrl}/idp-ui/invitation/../x`)).status).toBeGreaterThanOrEqual(400)

    const removed = await anInvitation()
    await rows(database.store, 'delete from memberships where tenant_id = $1 and user_id = $2', [
      removed.tenantId,
      removed.userId,
    ])
    expect((await aBrowser().open(removed.link)).status).toBe(410)

    const forged = await anInvitation()
    const headers = { origin: 'https://evil.example' }
    expect((await aBrowser().open(forged.link, { form: chosen, headers })).status).toBe(403)
    expect((await aBrowser().open(forged.link)).status).toBe(200)
  })

  it('lets nobody in before it is used', async () => {
    const { email } = await anInvitation()
    const browser = aBrowser()
    expect((await signIn(browser, email)).status).toBe(401)
  })
})

const secretOn = (text: string): string => (/<code>([A-Z2-7 ]+)<\/code>/.exec(text)?.[1] ?? '').replaceAll(' ', '')
const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
/** Which modules of the QR code on a page are dark, counted from its first corner inside the border. */
const darkModules = (text: string): ReadonlyArray<number> => {
  const [, whole = '', path = ''] =
    /viewBox="0 0 (\d+) \d+".* d="([^"]+)"/.exec(text.slice(text.indexOf('class="qr"'))) ?? []
  const border = 4
  const size = Number(whole) - 2 * border
  return [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => (Number(y) - border) * size + Number(x) - border)
}
const requireTwoFactor = (userId: string) =>
  rows(database.store, 'update identity.users set totp_required = true where id = $1', [userId])

describe('a second factor that an administrator asks for', () => {
  it('is set up at the next sign-in, from a key and a link to the app, and asked for from then on', async () => {
    const { userId, email } = await aPerson(running.identity, 'enid')
    await requireTwoFactor(userId)
    const browser = aBrowser()
    const page = await signIn(browser, email)
    expect(page.text).toContain('Set up two-factor authentication')
    const secret = secretOn(page.text)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(page.text).toContain(`otpauth://totp/Tenure:${encodeURIComponent(email)}?issuer=Tenure&amp;secret=${secret}`)
    const { modules } = create(totpAddress(secret, email), { errorCorrectionLevel: 'M' })
    expect(darkModules(page.text)).toEqual([...modules.data].flatMap((isDark, at) => (isDark ? [at] : [])))
    const wrong = await browser.open(page.url, { form: { code: '000000', action: 'continue' } })
    expect(wrong.status).toBe(401)
    // The key stays the same, or whoever mistypes would have to begin again.
    expect(secretOn(wrong.text)).toBe(secret)
    const code = codeOf(secret)
    const back = await browser.open(page.url, { form: { code, action: 'continue' } })
    expect(returned(back).get('code')).toBeTruthy()

    const again = aBrowser()
    const asked = await signIn(again, email)
    expect(asked.text).toContain('Enter your one-time code')
    // The code that set it up is used.
    expect((await again.open(asked.url, { form: { code, action: 'continue' } })).status).toBe(401)
  })

  it('is set up unasked by whoever must have one: an admin in production', async () => {
    const { userId, email } = await aPerson(running.identity, 'edna')
    const { email: other } = await aPerson(running.identity, 'egon')
    const strict = await run(database.sql, { mustHaveSecondFactor: async (asked) => asked === userId })
    const there = () => new Browser(() => strict.url)
    const browser = there()
    const page = await signIn(browser, email)
    expect(page.text).toContain('Set up two-factor authentication')
    const code = codeOf(secretOn(page.text))
    const back = await browser.open(page.url, { form: { code, action: 'continue' } })
    expect(returned(back).get('code')).toBeTruthy()
    expect((await signIn(there(), email)).text).toContain('Enter your one-time code')
    expect(returned(await signIn(there(), other)).get('code')).toBeTruthy()
    await strict.stop()
  })

  it('lets nobody in who gives up half-way, and nobody else see the key', async () => {
    const { userId, email } = await aPerson(running.identity, 'ezra')
    await requireTwoFactor(userId)
    const browser = aBrowser()
    const page = await signIn(browser, email)
    expect(returned(await browser.open(page.url, { form: { action: 'cancel' } })).get('error')).toBe('access_denied')
    const anew = await signIn(aBrowser(), email)
    expect(secretOn(anew.text)).not.toBe(secretOn(page.text))
    expect((await aBrowser().open(page.url)).status).toBe(410)
  })

  it('set up in two windows at once counts once: the second is asked for a code of the first', async () => {
    const { userId, email } = await aPerson(running.identity, 'etta')
    await requireTwoFactor(userId)
    const [one, two] = [aBrowser(), aBrowser()]
    const [first, second] = [await signIn(one, email), await signIn(two, email)]
    const finish = (browser: Browser, page: { url: string; text: string }) =>
      browser.open(page.url, { form: { code: codeOf(secretOn(page.text)), action: 'continue' } })
    expect(returned(await finish(one, first)).get('code')).toBeTruthy()
    expect((await finish(two, second)).text).toContain('Enter your one-time code')
  })

  it('is set up after a forgotten password too, before anybody is in', async () => {
    const { userId, email } = await aPerson(running.identity, 'elle')
    await requireTwoFactor(userId)
    const browser = aBrowser()
    let page = await browser.open(anApp({ policy: 'idp-password-reset' }).authorizeUrl)
    page = await browser.open(page.url, { form: { email } })
    const code = /\d{6}/.exec(running.outbox.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? ''
    page = await browser.open(page.url, { form: { code } })
    page = await browser.open(page.url, { form: { password: own, again: own } })
    expect(page.text).toContain('Set up two-factor authentication')
    const back = await browser.open(page.url, { form: { code: codeOf(secretOn(page.text)) } })
    expect(returned(back).get('code')).toBeTruthy()
  })
})

describe('a password that an administrator chose', () => {
  const setProvisional = (userId: string) =>
    rows(database.store, 'update identity.users set password_is_provisional = true where id = $1', [userId])

  it('opens one page, on which the person chooses their own; then the old one opens nothing', async () => {
    const { userId, email } = await aPerson(running.identity, 'pia')
    await setProvisional(userId)
    const browser = aBrowser()
    const app = anApp()
    const page = await signIn(browser, email, app)
    expect(page.text).toContain('Choose your own password')
    const same = { password, again: password, action: 'continue' }
    expect((await browser.open(page.url, { form: same })).text).toContain('another password')
    const back = await browser.open(page.url, { form: chosen })
    expect((await redeem(running.url, app, back)).status).toBe(200)
    expect((await signIn(aBrowser(), email)).status).toBe(401)
  })

  it('comes after the one-time code, never before it', async () => {
    const { userId, email } = await aPerson(running.identity, 'pete', { totp: true })
    await setProvisional(userId)
    const browser = aBrowser()
    const page = await signIn(browser, email)
    expect(page.text).toContain('Enter your one-time code')
    expect((await browser.open(page.url, { form: chosen })).text).toContain('Enter your one-time code')
    const next = await browser.open(page.url, { form: { code: oneTimeCode(), action: 'continue' } })
    expect(next.text).toContain('Choose your own password')
  })
})
