import { Effect, Result } from 'effect'
import { Secret, TOTP } from 'otpauth'
import { create } from 'qrcode'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TenantId, UserId } from '../../../src/domain/kernel/ids.ts'
import { clientsOf } from '../../../src/server/employees/accounts/clients.ts'
import { tokenHash } from '../../../src/server/identity/invitations.store.ts'
import { totpAddress } from '../../../src/server/identity/totp.ts'
import { addMember, addTenant, newId } from '../kit/people.ts'
import { rows } from '../world/world.ts'
import { anApp, Browser, publicUrl, redeem, returned, type Visit } from './browser.ts'
import { type IdentityDatabase, openIdentityDatabase } from './database.ts'
import { type Invited, anInvitation as invitationIn } from './invited.ts'
import { aPerson, oneTimeCode, password, type Running, run, signIn, totpSecret } from './stage.ts'

let database: IdentityDatabase
let running: Running

beforeAll(async () => {
  database = await openIdentityDatabase()
  running = await run(database.sql, { clients: clientsOf(database.store.database) })
}, 60_000)
afterAll(async () => {
  await running.stop()
  await database.close()
})

const aBrowser = () => new Browser(() => running.url)
const own = 'seven quiet wombats'
let count = 0

const anInvitation = (asked?: Parameters<typeof invitationIn>[1]) => invitationIn(database.store, asked)

const membersOf = async ({ tenantId }: Invited) =>
  (
    await rows<{ userId: string }>(
      database.store,
      'select user_id::text as "userId" from memberships where tenant_id = $1',
      [tenantId],
    )
  ).map(({ userId }) => userId)

/** All that an account is, and everything the provider holds for it. */
const accountOf = async (email: string) => {
  const [row] = await rows<object>(database.store, 'select to_jsonb(u) as row from identity.users u where email = $1', [
    email,
  ])
  return row
}
const sessionsOf = (userId: string) =>
  rows(database.store, `select id from identity.oidc_payload where account_id = $1 and model = 'Session'`, [userId])

const chosen = { password: own, again: own, action: 'accept' }
const act = (browser: Browser, link: string, action: string, more: Record<string, string> = {}): Promise<Visit> =>
  browser.open(link, { form: { action, ...more } })

describe('an invitation to an address without an account', () => {
  it('leads to a page of the product where the person chooses a password, once; then it opens the door', async () => {
    const invited = await anInvitation()
    const { email, link, id } = invited
    const browser = aBrowser()
    const page = await browser.open(link)
    expect(page.text).toContain('Banksia Ridge')
    expect(page.text).toContain(email)
    expect(page.text).toContain('/idp-ui/style.css')
    // Programs that look at links use nothing up.
    expect((await aBrowser().open(link)).status).toBe(200)
    expect((await act(browser, link, 'accept', { password: 'short', again: 'short' })).status).toBe(422)
    expect((await browser.open(link, { form: { ...chosen, again: 'x' } })).text).toContain('do not match')
    expect(await accountOf(email)).toBeUndefined()
    expect((await browser.open(link, { form: chosen })).text).toContain('Your password is saved')
    expect(await membersOf(invited)).toEqual([id])
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

  it('is dead when it is too old, made up, taken back with its login, declined, or sent from another site', async () => {
    const old = await anInvitation({ expires: '-1 second' })
    expect((await aBrowser().open(old.link)).status).toBe(410)
    expect((await aBrowser().open(old.link, { form: chosen })).status).toBe(410)
    expect((await aBrowser().open(`${publicUrl}/idp-ui/invitation/${'z'.repeat(43)}`)).status).toBe(410)
    expect((await aBrowser().open(`${publicUrl}/idp-ui/invitation/../x`)).status).toBeGreaterThanOrEqual(400)

    const removed = await anInvitation()
    await rows(database.store, 'delete from identity.invitations where id = $1', [removed.id])
    expect((await aBrowser().open(removed.link)).status).toBe(410)

    const declined = await anInvitation()
    expect((await act(aBrowser(), declined.link, 'decline')).text).toContain('You have declined')
    expect((await aBrowser().open(declined.link, { form: chosen })).status).toBe(410)
    expect(await membersOf(declined)).toEqual([])

    const forged = await anInvitation()
    const headers = { origin: 'https://evil.example' }
    expect((await aBrowser().open(forged.link, { form: chosen, headers })).status).toBe(403)
    expect((await aBrowser().open(forged.link)).status).toBe(200)
  })

  it('is dead while who was invited is inactive, in just that client, and stands again with them', async () => {
    const invited = await anInvitation()
    const elsewhere = await anInvitation({ email: invited.email })
    const { tenantId, employeeId, email, link } = invited
    const setActive = (isActive: boolean) =>
      rows(database.store, 'update employees set is_active = $3 where tenant_id = $1 and id = $2', [
        tenantId,
        employeeId,
        isActive,
      ])
    await setActive(false)
    const gone = await aBrowser().open(link)
    expect([gone.status, gone.text]).toEqual([410, expect.stringContaining('no longer works')])
    for (const action of ['accept', 'decline'])
      expect((await aBrowser().open(link, { form: { ...chosen, action } })).status).toBe(410)
    expect(await accountOf(email)).toBeUndefined()
    expect((await aBrowser().open(elsewhere.link)).status).toBe(200)
    // Set inactive between the look at the page and the press of its button.
    const read = { ...invited, displayName: 'Inga', clientName: 'x', secondFactorRequired: false }
    expect(await clientsOf(database.store.database).enter(read, { by: 'newPassword', passwordHash: 'x' })).toEqual({
      is: 'gone',
    })
    expect(await accountOf(email)).toBeUndefined()

    await setActive(true)
    expect((await aBrowser().open(link, { form: chosen })).text).toContain('Your password is saved')
    expect(await membersOf(invited)).toEqual([invited.id])
  })

  it('lets nobody in before it is used', async () => {
    const { email } = await anInvitation()
    const browser = aBrowser()
    expect((await signIn(browser, email)).status).toBe(401)
  })
})

describe('an invitation to an address that has an account', () => {
  it('is accepted by its owner, signed in; password, name and second factor stay as they are', async () => {
    const { userId, email } = await aPerson(running.identity, 'olga')
    const invited = await anInvitation({ email })
    const before = await accountOf(email)
    const browser = aBrowser()
    const page = await browser.open(invited.link)
    expect(page.text).toContain('You sign in to Tenure as')
    expect(page.text).not.toContain('type="password"')

    const asked = await act(browser, invited.link, 'signIn')
    expect(asked.text).toContain('Sign in')
    expect(asked.text).toContain(`value="${email}"`)
    const question = await browser.open(asked.url, { form: { email, password, action: 'continue' } })
    expect(question.url).toBe(invited.link)
    expect(question.text).toContain('You are signed in as')
    expect(await membersOf(invited)).toEqual([])
    expect((await act(browser, invited.link, 'accept')).text).toContain('You have accepted')
    expect(await membersOf(invited)).toEqual([userId])
    expect(await accountOf(email)).toEqual(before)
    expect(await sessionsOf(userId)).toHaveLength(1)
  })

  it('is declined by its owner: nothing has changed, and the link is used', async () => {
    const { email } = await aPerson(running.identity, 'otis')
    const invited = await anInvitation({ email })
    const before = await accountOf(email)
    expect((await act(aBrowser(), invited.link, 'decline')).status).toBe(200)
    expect((await aBrowser().open(invited.link)).status).toBe(410)
    expect(await membersOf(invited)).toEqual([])
    expect(await accountOf(email)).toEqual(before)
  })

  it('opens nothing in the hands of somebody else, signed in or not, whatever they send', async () => {
    const { email } = await aPerson(running.identity, 'orla')
    const thief = await aPerson(running.identity, 'thief')
    const invited = await anInvitation({ email })
    const before = await accountOf(email)

    const stranger = aBrowser()
    for (const form of [{ action: 'accept' }, chosen, {}])
      expect((await stranger.open(invited.link, { form })).status).toBe(403)

    const other = aBrowser()
    await signIn(other, thief.email)
    expect((await other.open(invited.link)).text).toContain('This invitation is for someone else')
    for (const form of [{ action: 'accept' }, chosen])
      expect((await other.open(invited.link, { form })).status).toBe(403)
    // Sent to sign in as the owner, they come back as themselves.
    const asked = await act(other, invited.link, 'signIn')
    const back = await other.open(asked.url, { form: { email: thief.email, password, action: 'continue' } })
    expect(back.text).toContain('This invitation is for someone else')

    expect(await membersOf(invited)).toEqual([])
    expect(await accountOf(email)).toEqual(before)
  })

  it('asks for the second factor of a person who has one, also where the session is older than it', async () => {
    const { userId, email } = await aPerson(running.identity, 'odin')
    const invited = await anInvitation({ email })
    const browser = aBrowser()
    await signIn(browser, email)
    await running.identity.accounts.setTotpSecret(userId, totpSecret)
    expect((await act(browser, invited.link, 'accept')).status).toBe(403)
    const asked = await act(browser, invited.link, 'signIn')
    const code = await browser.open(asked.url, { form: { email, password, action: 'continue' } })
    expect(code.text).toContain('Enter your one-time code')
    expect(await membersOf(invited)).toEqual([])
    const question = await browser.open(code.url, { form: { code: oneTimeCode(), action: 'continue' } })
    expect(question.url).toBe(invited.link)
    expect((await act(browser, invited.link, 'accept')).status).toBe(200)
    expect(await membersOf(invited)).toEqual([userId])
  })

  it('is not accepted with a password that only an administrator has chosen: the owner chooses one first, and anyone who knew the old one is out', async () => {
    const { userId, email } = await aPerson(running.identity, 'oleg')
    await rows(database.store, 'update identity.users set email_proved_utc = null where id = $1', [userId])
    const invited = await anInvitation({ email })
    const [knowing, owner, halfWay] = [aBrowser(), aBrowser(), aBrowser()]
    const app = anApp()
    const { body } = await redeem(running.url, app, await signIn(knowing, email, app))
    const opens = async () => Result.isSuccess(await running.identity.verifyAccessToken(body.access_token))
    await signIn(owner, email)
    // Who has shown the old password and waits on a page that comes after it.
    await rows(database.store, 'update identity.users set password_is_provisional = true where id = $1', [userId])
    const waiting = await signIn(halfWay, email)
    expect(waiting.text).toContain('Choose your own password')
    expect((await owner.open(invited.link)).text).toContain('set by an administrator')
    expect((await act(owner, invited.link, 'accept')).status).toBe(422)
    expect(await membersOf(invited)).toEqual([])
    expect(await opens()).toBe(true)
    expect((await owner.open(invited.link, { form: chosen })).text).toContain('Your password is saved')
    expect(await opens()).toBe(false)
    expect(await membersOf(invited)).toEqual([userId])
    expect(await sessionsOf(userId)).toEqual([])
    expect((await signIn(knowing, email)).status).toBe(401)
    expect((await halfWay.open(waiting.url, { form: { ...chosen, action: 'continue' } })).status).toBe(410)
  })

  it('of somebody who is disabled is dead', async () => {
    const { userId, email } = await aPerson(running.identity, 'omar')
    const invited = await anInvitation({ email })
    const browser = aBrowser()
    await signIn(browser, email)
    await running.identity.accounts.setDisabled(userId, true)
    expect((await act(browser, invited.link, 'accept')).status).toBe(410)
    expect(await membersOf(invited)).toEqual([])
  })

  it('is refused where they are somebody else in that client already', async () => {
    const { userId, email } = await aPerson(running.identity, 'opal')
    const invited = await anInvitation({ email })
    await addMember(database.store, invited.tenantId, { userId: userId as UserId })
    const browser = aBrowser()
    await signIn(browser, email)
    const answer = await act(browser, invited.link, 'accept')
    expect(answer.status).toBe(410)
    expect(answer.text).toContain('with another account')
    expect(await membersOf(invited)).toEqual([userId])
  })

  it('leads nowhere but back to itself', async () => {
    const away = `${publicUrl}/idp-ui/return?state=${encodeURIComponent('https://evil.example/')}`
    expect((await aBrowser().visit(away)).url).toBe(`${publicUrl}/`)
  })
})

describe('an address that somebody is to sign in with', () => {
  const aChange = async (userId: string, tenantId: TenantId, email: string) => {
    count += 1
    const token = count.toString().padStart(43, 'y')
    await rows(
      database.store,
      `insert into identity.address_changes (user_id, tenant_id, client_name, email, token_hash, expires_utc)
       values ($1, $2, 'Banksia Ridge', $3, $4, now() + interval '7 days')`,
      [userId, tenantId, email, tokenHash(token)],
    )
    return `${publicUrl}/idp-ui/address/${token}`
  }
  const aMember = async (name: string) => {
    const person = await aPerson(running.identity, name)
    const tenantId = await addTenant(database.store)
    await addMember(database.store, tenantId, { userId: person.userId as UserId })
    return { ...person, tenantId }
  }
  const confirmed = (link: string) => aBrowser().open(link, { form: { action: 'confirm' } })

  it('counts once its reader has confirmed it; the one before is told, and codes on their way there are void', async () => {
    const { userId, email, tenantId } = await aMember('nora')
    const link = await aChange(userId, tenantId, 'nora.new@tenure.example')
    await rows(
      database.store,
      `insert into identity.reset_codes (interaction_uid, user_id, code_hash, expires_utc)
       values ($1, $2, 'x', now() + interval '1 hour')`,
      [newId(), userId],
    )
    expect((await aBrowser().open(link)).text).toContain('nora.new@tenure.example')
    expect(await accountOf(email)).toBeDefined()
    expect((await confirmed(link)).status).toBe(200)
    // Who reads it is known, who knows the password is not.
    expect(await accountOf('nora.new@tenure.example')).toMatchObject({ row: { id: userId, email_proved_utc: null } })
    expect(running.outbox.at(-1)).toMatchObject({ to: email, text: expect.stringContaining('no longer works') })
    expect(await rows(database.store, 'select 1 from identity.reset_codes where user_id = $1', [userId])).toEqual([])
    expect((await confirmed(link)).status).toBe(410)
  })

  it('that another account has stays that one’s', async () => {
    const { userId, email, tenantId } = await aMember('nils')
    const taken = await aPerson(running.identity, 'nell')
    const answer = await confirmed(await aChange(userId, tenantId, taken.email))
    expect([answer.status, answer.text]).toEqual([410, expect.stringContaining('already')])
    expect(await accountOf(email)).toMatchObject({ row: { id: userId } })
  })

  it('no longer counts once the account opens another client too', async () => {
    const { userId, email, tenantId } = await aMember('nico')
    const link = await aChange(userId, tenantId, 'thief@tenure.example')
    const invited = await anInvitation({ email })
    const browser = aBrowser()
    await signIn(browser, email)
    expect((await act(browser, invited.link, 'accept')).status).toBe(200)
    expect((await confirmed(link)).status).toBe(410)
    // Nor one that was asked for in the moment between.
    expect((await confirmed(await aChange(userId, tenantId, 'thief2@tenure.example'))).status).toBe(410)
    expect(await accountOf(email)).toMatchObject({ row: { id: userId } })
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
/** Somebody in a client that asks for a second factor, and maybe in one that does not. */
const requireTwoFactor = async (userId: string, { andElsewhere = false } = {}) => {
  const { tenantId } = await addMember(database.store, await addTenant(database.store), { userId: userId as UserId })
  await rows(database.store, 'update memberships set second_factor_required = true where tenant_id = $1', [tenantId])
  if (andElsewhere) await addMember(database.store, await addTenant(database.store), { userId: userId as UserId })
}

describe('a second factor that a client asks for', () => {
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
    // The key stays the same, or a person who mistypes would have to begin again.
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

  it('is set up unasked by a person who must have one: an admin in production', async () => {
    const { userId, email } = await aPerson(running.identity, 'edna')
    const { email: other } = await aPerson(running.identity, 'egon')
    const strict = await run(database.sql, {
      clients: clientsOf(database.store.database, (asked) => Effect.succeed(asked === userId)),
    })
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

  it('is offered to a person who belongs to another client too: they may put it off, and are asked again next time', async () => {
    const { userId, email } = await aPerson(running.identity, 'esme')
    await requireTwoFactor(userId, { andElsewhere: true })
    const app = anApp()
    const browser = aBrowser()
    const page = await signIn(browser, email, app)
    expect(page.text).toContain('Set up two-factor authentication')
    const back = await browser.open(page.url, { form: { action: 'later' } })
    const { body } = await redeem(running.url, app, back)
    expect(await running.identity.verifyAccessToken(body.access_token)).toMatchObject({
      success: { userId, hasSecondFactor: false },
    })
    expect((await signIn(aBrowser(), email)).text).toContain('Set up two-factor authentication')
  })

  it('may not be put off by a person who belongs to no other, nor once it has been set up', async () => {
    const only = await aPerson(running.identity, 'elsa')
    await requireTwoFactor(only.userId)
    const browser = aBrowser()
    const page = await signIn(browser, only.email)
    expect(page.text).not.toContain('value="later"')
    expect((await browser.open(page.url, { form: { action: 'later' } })).text).toContain('Set up two-factor')

    const both = await aPerson(running.identity, 'emil')
    await requireTwoFactor(both.userId, { andElsewhere: true })
    const offered = aBrowser()
    const offer = await signIn(offered, both.email)
    await running.identity.accounts.setTotpSecret(both.userId, totpSecret)
    expect((await offered.open(offer.url, { form: { action: 'later' } })).text).toContain('Enter your one-time code')
  })

  it('set up from the page of the client that asks for it counts for the sign-in that is under way, at once', async () => {
    const { userId, email } = await aPerson(running.identity, 'ella')
    await requireTwoFactor(userId, { andElsewhere: true })
    const app = anApp()
    const browser = aBrowser()
    const page = await signIn(browser, email, app)
    const back = await browser.open(page.url, { form: { action: 'later' } })
    const { body } = await redeem(running.url, app, back)
    const mayEnter = async () => {
      const verdict = await running.identity.verifyAccessToken(body.access_token)
      return verdict._tag === 'Success' ? verdict.success.hasSecondFactor : null
    }
    expect(await mayEnter()).toBe(false)

    const notice = await browser.open(`${publicUrl}/idp-ui/second-factor`)
    const asked = await browser.open(notice.url, { form: { action: 'signIn' } })
    const setUp = await browser.open(asked.url, { form: { email, password, action: 'continue' } })
    const done = await browser.visit(setUp.url, { form: { code: codeOf(secretOn(setUp.text)), action: 'continue' } })
    let visit = done
    while (visit.status === 303) visit = await browser.visit(visit.url)
    expect(visit.url).toBe(`${publicUrl}/`)
    expect(await mayEnter()).toBe(true)
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
    expect((await browser.open(page.url, { form: same })).text).toContain('Choose a password different from the one')
    const back = await browser.open(page.url, { form: chosen })
    expect((await redeem(running.url, app, back)).status).toBe(200)
    expect((await signIn(aBrowser(), email)).status).toBe(401)
  })

  it('is of no use to a person who held on to its page, once the owner has chosen their own', async () => {
    const { userId, email } = await aPerson(running.identity, 'paul')
    const [held, owners] = [aBrowser(), aBrowser()]
    await setProvisional(userId)
    const [page, owner] = [await signIn(held, email), await signIn(owners, email)]
    expect(returned(await owners.open(owner.url, { form: chosen })).get('code')).toBeTruthy()
    const other = 'nine loud magpies here'
    const again = await held.open(page.url, { form: { password: other, again: other, action: 'continue' } })
    expect(again.text).toContain('Sign in')
    const entering = aBrowser()
    const form = { email, password: other, action: 'continue' }
    expect((await entering.open((await entering.open(anApp().authorizeUrl)).url, { form })).status).toBe(401)
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
