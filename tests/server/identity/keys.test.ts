import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Result } from 'effect'
import { decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TenantId } from '../../../src/domain/kernel/ids.ts'
import { clientsOf } from '../../../src/server/employees/accounts/clients.ts'
import { tokenHash } from '../../../src/server/identity/invitations.store.ts'
import { ensureKeys, readKeys, rotateOldSigningKeys } from '../../../src/server/identity/keys.ts'
import { makeIdentity } from '../../../src/server/identity/makeIdentity.ts'
import { purgeExpired } from '../../../src/server/identity/payloads.store.ts'
import { addMember, addTenant } from '../kit/people.ts'
import { rows } from '../world/world.ts'
import { anApp, Browser, redeem } from './browser.ts'
import { type IdentityDatabase, openIdentityDatabase } from './database.ts'
import { aPerson, password, run } from './stage.ts'

let database: IdentityDatabase

beforeAll(async () => {
  database = await openIdentityDatabase()
}, 60_000)
afterAll(() => database.close())

describe('signing keys', () => {
  it('are made once, however many processes start together', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => ensureKeys(database.sql)))
    expect(new Set(all.map((keys) => JSON.stringify(keys))).size).toBe(1)
    expect(all[0]?.signing.map(({ state }) => state)).toEqual(['active', 'next'])
    expect(all[0]?.cookies).toHaveLength(1)
  })

  it('rotate after a quarter of a year: what was published signs, what signed still verifies', async () => {
    const before = await run(database.sql)
    const { email } = await aPerson(before.identity, 'kay')
    const signIn = async (url: string) => {
      const browser = new Browser(() => url)
      const app = anApp()
      const page = await browser.open(app.authorizeUrl)
      return redeem(url, app, await browser.open(page.url, { form: { email, password } }))
    }
    const { body: old } = await signIn(before.url)
    const [, next] = (await readKeys(database.sql)).signing
    await rotateOldSigningKeys(database.sql)
    expect((await readKeys(database.sql)).signing.map(({ state }) => state)).toEqual(['active', 'next'])
    await database.sql.query(
      `update identity.signing_keys set changed_utc = now() - interval '91 days' where state = 'active'`,
      [],
    )
    await rotateOldSigningKeys(database.sql)
    const after = await run(database.sql)
    const { body: fresh } = await signIn(after.url)

    expect(decodeProtectedHeader(fresh.access_token).kid).toBe(next?.kid)
    expect(decodeProtectedHeader(old.access_token).kid).not.toBe(next?.kid)
    // The process that has not heard of the rotation yet already knew the key.
    for (const { identity } of [before, after]) {
      for (const token of [old, fresh]) {
        expect(Result.isSuccess(await identity.verifyAccessToken(token.access_token))).toBe(true)
      }
    }
    await Promise.all([before.stop(), after.stop()])
  })

  it('never leave the server with their private half', async () => {
    const running = await run(database.sql)
    const response = await fetch(`${running.url}/idp-signin/jwks`)
    const { keys } = (await response.json()) as { keys: Record<string, unknown>[] }
    expect(keys.length).toBeGreaterThanOrEqual(2)
    for (const key of keys)
      expect(Object.keys(key).filter((name) => ['d', 'p', 'q', 'dp', 'dq', 'qi'].includes(name))).toEqual([])
    await running.stop()
  })

  it('alone make no access token: the sign-in it names must stand', async () => {
    const running = await run(database.sql)
    const { userId } = await aPerson(running.identity, 'kim')
    const active = (await readKeys(database.sql)).signing[0]
    const forged = await new SignJWT({ grant: 'no-such-grant' })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: active?.kid ?? '' })
      .setIssuer('http://localhost:4000/idp')
      .setAudience('urn:tenure:api')
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(await importJWK(active?.jwk as JWK, 'RS256'))
    expect(await running.identity.verifyAccessToken(forged)).toEqual(
      Result.fail({ _tag: 'TokenRefused', because: 'signedOut' }),
    )
    await running.stop()
  })
})

describe('upkeep', () => {
  it('removes what has expired and nothing else', async () => {
    const count = async () =>
      Number(
        (await database.sql.query<{ n: number }>('select count(*)::int as n from identity.oidc_payload', []))[0]?.n,
      )
    await database.sql.query(
      `insert into identity.oidc_payload (model, id, payload, expires_utc)
       values ('Session', 'past', '{}', now() - interval '1 second'), ('Session', 'future', '{}', now() + interval '1 hour')`,
      [],
    )
    const before = await count()
    await purgeExpired(database.sql)
    expect(await count()).toBe(before - 1)
  })
})

describe('a hosted provider', () => {
  const issuer = 'https://tenure.b2clogin.com/0000/v2.0/'
  const hosted = (jwksUri: string) => ({
    issuer,
    jwksUri,
    audience: 'app-id',
    clientId: 'app-id',
    signInAuthority: 'https://tenure.b2clogin.com/tenure.onmicrosoft.com/B2C_1_signin',
    passwordResetAuthority: 'https://tenure.b2clogin.com/tenure.onmicrosoft.com/B2C_1_reset',
    apiScopes: ['https://tenure.onmicrosoft.com/api/user_impersonation'],
    tokenType: 'JWT',
    verifiedEmailClaim: 'emails',
  })

  it('is verified by its own keys; a person who accepted an invitation comes in with its address, verified, and is themself from then on', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256')
    const jwk = { ...(await exportJWK(publicKey)), kid: 'b2c', alg: 'RS256', use: 'sig' }
    const server = createServer((_req, res) =>
      res.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] })),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const identity = await makeIdentity({
      sql: database.sql,
      publicUrl: 'https://hr.example.com',
      log: () => {},
      sendMail: async () => {},
      choices: { tokenStore: 'localStorage', scopes: 'api' },
      clients: clientsOf(database.store.database),
      hosted: hosted(`http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`),
    })
    const token = (subject: string, emails: string[]) =>
      new SignJWT({ emails })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'b2c' })
        .setIssuer(issuer)
        .setAudience('app-id')
        .setSubject(subject)
        .setIssuedAt()
        .setJti(crypto.randomUUID())
        .setExpirationTime('5m')
        .sign(privateKey)

    const tenants = [await addTenant(database.store), await addTenant(database.store)] as const
    const invite = async (tenantId: TenantId, token: string) => {
      const { employeeId } = await addMember(database.store, tenantId)
      await rows(
        database.store,
        `insert into identity.invitations (tenant_id, employee_id, email, display_name, client_name, token_hash,
           message_key, expires_utc)
         select tenant_id, id, 'ivy@client.example', 'Ivy', 'Banksia Ridge', $2, 'k', now() + interval '7 days'
         from employees where id = $1`,
        [employeeId, tokenHash(token)],
      )
      await rows(database.store, 'delete from memberships where employee_id = $1', [employeeId])
    }
    const answer = async (token: string, action: string) => {
      const pages = createServer((req, res) => void (identity.handle(req, res) || res.writeHead(404).end()))
      await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
      const { port } = pages.address() as AddressInfo
      const at = `http://127.0.0.1:${port}/idp-ui/invitation/${token}`
      const shown = await (await fetch(at)).text()
      const body = new URLSearchParams({ action })
      const { status } = await fetch(at, { method: 'POST', body, headers: { origin: 'https://hr.example.com' } })
      pages.closeAllConnections()
      await new Promise((resolve) => pages.close(resolve))
      return [shown.includes('Banksia Ridge'), status]
    }
    const clientsOfIvy = async (userId: string | undefined) =>
      (await rows(database.store, 'select tenant_id from memberships where user_id = $1', [userId])).length
    const [first, second] = ['a'.repeat(43), 'b'.repeat(43)] as const
    await invite(tenants[0], first)
    const local = await aPerson(identity, 'local')
    const who = async (subject: string, email: string) => {
      const verdict = await identity.verifyAccessToken(await token(subject, [email]))
      return Result.isSuccess(verdict) ? verdict.success.userId : verdict.failure.because
    }
    // To be invited is not to have said yes; and to say yes is not to be who one says.
    expect(await who('subject-1', 'ivy@client.example')).toBe('unknownPerson')
    expect(await answer(first, 'accept')).toEqual([true, 200])
    expect(await answer(first, 'accept')).toEqual([false, 410])
    expect(await who('subject-9', 'mallory@client.example')).toBe('unknownPerson')
    const invited = await who('subject-1', 'IVY@client.example')
    expect(await clientsOfIvy(invited)).toBe(1)
    expect(await who('subject-1', 'renamed@client.example')).toBe(invited)
    // Another client does not have them for the asking, nor by their signing in for the first.
    await invite(tenants[1], second)
    expect(await who('subject-1', 'ivy@client.example')).toBe(invited)
    expect(await clientsOfIvy(invited)).toBe(1)
    expect(await answer(second, 'accept')).toEqual([true, 200])
    expect(await who('subject-1', 'ivy@client.example')).toBe(invited)
    expect(await clientsOfIvy(invited)).toBe(2)
    expect(await who('subject-2', 'ivy@client.example')).toBe('unknownPerson')
    expect(await who('subject-3', local.email)).toBe('unknownPerson')
    expect(await who('subject-4', 'nobody@client.example')).toBe('unknownPerson')
    await identity.accounts.setDisabled(invited, true)
    await identity.endSessionsOf(invited)
    expect(await who('subject-1', 'ivy@client.example')).toBe('signedOut')

    expect(identity.handle({ url: '/idp-signin/auth' } as never, {} as never)).toBe(false)
    expect(identity.authSettings()).toMatchObject({
      protocolMode: 'AAD',
      knownAuthorities: ['tenure.b2clogin.com'],
      scopes: ['https://tenure.onmicrosoft.com/api/user_impersonation'],
      cacheLocation: 'localStorage',
      redirectUri: 'https://hr.example.com/auth/redirect.html',
    })
    await new Promise((resolve) => server.close(resolve))
  })
})
