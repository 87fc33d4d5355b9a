import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Redacted } from 'effect'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { NewClient } from '../../../src/domain/onboarding/newClient.ts'
import { clientsOf } from '../../../src/server/employees/accounts/clients.ts'
import { cameIn } from '../../../src/server/identity/comingIn.ts'
import { acceptAhead, tokenHash } from '../../../src/server/identity/invitations.store.ts'
import type { LoginsShape } from '../../../src/server/identity/logins.ts'
import { type FirstRun, openFirstRun } from '../../../src/server/onboarding/firstRun.ts'
import { type MadeClient, makeClient } from '../../../src/server/onboarding/newClient.ts'
import { identitySql } from '../../../src/server/store/identitySql.ts'
import type { Address } from '../../../src/server/store/pool.ts'
import { anApp, Browser, publicUrl, returned } from '../identity/browser.ts'
import { type Running, run } from '../identity/stage.ts'
import { asOwner, openDatabase, type TestDatabase } from '../kit/database.ts'
import { addMember, addTenant } from '../kit/people.ts'
import { rows } from '../world/world.ts'

const acme: NewClient = {
  name: 'Acme',
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@acme.example',
  timeZone: 'Australia/Sydney',
}
const chosen = { password: 'seven quiet wombats', again: 'seven quiet wombats', action: 'continue' }

let db: TestDatabase
let running: Running
beforeEach(async () => {
  db = await openDatabase(8)
  await asOwner(db, `insert into installation (kind) values ('production')`)
  running = await run(identitySql(db.connections), { clients: clientsOf(db.database) })
})
afterEach(async () => {
  await running.stop()
  await db.close()
})

const logins = (keepsCredentials = true): LoginsShape => ({
  person: async () => undefined,
  endSessionsOf: async () => undefined,
  keepsCredentials,
  publicUrl,
})
const make = (client = acme, more: { plan?: 'full' | 'compliance'; isFirst?: boolean; isHosted?: boolean } = {}) =>
  makeClient(db.addresses.owner, logins(more.isHosted !== true), { client, plan: 'full', ...more })
const linkOf = (made: MadeClient) => ('link' in made ? made.link : '')
const tenantOf = (made: MadeClient) => ('tenantId' in made ? made.tenantId : '')
const aBrowser = () => new Browser(() => running.url)

/** Whether an address and a password open the door. */
const signsIn = async (email: string) => {
  const browser = aBrowser()
  const page = await browser.open(anApp().authorizeUrl)
  const back = await browser.open(page.url, { form: { email, password: chosen.password, action: 'continue' } })
  return returned(back).get('code') !== null
}

describe('a new client', { timeout: 60_000 }, () => {
  it('has its admin, plan, zone, features and stages, and all of it is written down', async () => {
    const made = await make(acme, { plan: 'compliance' })
    expect(made.is).toBe('made')
    const id = tenantOf(made)
    const [client] = await asOwner(
      db,
      `select t.name, t.status, t.product_plan as plan, t.time_zone as zone, o.status as onboarding,
         jsonb_array_length(o.stages)::int as stages,
         (select array_agg(f.name order by f.name) from feature_flags f where f.is_enabled) as features,
         (select count(*)::int from subscriptions) as subscriptions
       from tenants t join tenant_onboarding o on o.tenant_id = t.id`,
      [],
      id,
    )
    expect(client).toEqual({
      name: 'Acme',
      status: 'Active',
      plan: 'compliance',
      zone: 'Australia/Sydney',
      onboarding: 'Pending',
      stages: 8,
      features: ['billing', 'certifications', 'employeeComplianceReminders'],
      subscriptions: 0,
    })
    expect(
      await asOwner(db, 'select full_name as name, email, roles, is_active as active from employees', [], id),
    ).toEqual([{ name: 'Jane Doe', email: 'jane@acme.example', roles: ['admin'], active: true }])
    expect(await asOwner(db, 'select action, subject_kind as kind from audit_entries order by id', [], id)).toEqual([
      { action: 'created', kind: 'tenant' },
      { action: 'created', kind: 'employee' },
      { action: 'invited', kind: 'account' },
    ])
  })

  it('lets its admin in by the link, once, and nobody sees anything of another client', async () => {
    const other = await addTenant(db, { name: 'Other' })
    const bystander = await addMember(db, other, { firstName: 'Bea' })
    const made = await make()
    const link = linkOf(made)
    expect(link).toMatch(/^http:\/\/localhost:4000\/idp-ui\/invitation\/[\w-]{43}$/)
    expect(await signsIn(acme.email)).toBe(false)
    const browser = aBrowser()
    expect((await browser.open(link)).text).toContain('Acme')
    expect((await browser.open(link, { form: chosen })).text).toContain('Your password is saved')
    expect((await browser.open(link, { form: chosen })).status).toBe(410)
    expect(await signsIn(acme.email)).toBe(true)
    expect(await rows(db, 'select count(*)::int as n from memberships where tenant_id = $1', [other])).toEqual([
      { n: 1 },
    ])
    expect(await rows(db, 'select count(*)::int as n from audit_entries where tenant_id = $1', [other])).toEqual([
      { n: 0 },
    ])
    expect(bystander.tenantId).not.toBe(tenantOf(made))
  })

  it('is made once, however often and however it is asked for; who has not come in is invited anew', async () => {
    const both = await Promise.all([make(), make({ ...acme, name: 'ACME', email: 'Jane@Acme.example' })])
    expect(both.map(({ is }) => is).toSorted()).toEqual(['invitedAgain', 'made'])
    expect(new Set(both.map(tenantOf)).size).toBe(1)
    const [client] = await rows<{ name: string }>(db, 'select name from tenants')
    expect((await make({ ...acme, name: 'acme' })).is).toBe('invitedAgain')
    expect(await rows(db, 'select client_name as name from identity.invitations')).toEqual([client])
    const again = await make()
    expect(again.is).toBe('invitedAgain')
    for (const dead of both) expect((await aBrowser().open(linkOf(dead))).status).toBe(410)
    await aBrowser().open(linkOf(again), { form: chosen })
    expect(await make()).toEqual({ is: 'thereAlready', tenantId: tenantOf(again) })
    expect(await signsIn(acme.email)).toBe(true)
    expect(await rows(db, 'select count(*)::int as n from tenants')).toEqual([{ n: 1 }])
    expect(await rows(db, 'select count(*)::int as n from employees')).toEqual([{ n: 1 }])
  })

  it('is another one under another admin or name', async () => {
    const made = [
      await make(),
      await make({ ...acme, email: 'june@acme.example' }),
      await make({ ...acme, name: 'Acme 2' }),
    ]
    expect(made.map(({ is }) => is)).toEqual(['made', 'made', 'made'])
    expect(new Set(made.map(tenantOf)).size).toBe(3)
  })

  it('behind a hosted provider has an admin who accepts by the link, and comes in by the verified address', async () => {
    const made = await make(acme, { isHosted: true })
    const sql = identitySql(db.connections)
    const door = { sql, clients: clientsOf(db.database), issuer: 'https://issuer', log: () => undefined }
    expect(await cameIn(door, 'subject', 'jane@acme.example')).toBeUndefined()
    expect(await acceptAhead(sql, tokenHash(linkOf(made).split('/').at(-1) ?? ''))).toBe(true)
    expect(await cameIn(door, 'subject', undefined)).toBeUndefined()
    expect(await cameIn(door, 'subject', 'jane@acme.example')).toMatch(/^[\da-f-]{36}$/)
    expect((await make(acme, { isHosted: true })).is).toBe('thereAlready')
  })
})

describe('the first-run page', { timeout: 60_000 }, () => {
  const opened: Server[] = []
  afterEach(() => {
    for (const server of opened.splice(0)) server.close()
  })
  const start = async (keepsCredentials = true, owner = db.addresses.owner) => {
    const firstRun: FirstRun = await openFirstRun({
      owner,
      logins: logins(keepsCredentials),
      addressOf: (req) => String(req.headers['x-test-address'] ?? '10.0.0.1'),
      log: () => undefined,
    })
    const server = createServer((req, res) => {
      if (!firstRun.handle(req, res) && !running.identity.handle(req, res)) res.writeHead(404).end('nothing')
    }).listen(0, '127.0.0.1')
    opened.push(server)
    await new Promise((ready) => server.once('listening', ready))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return {
      address: firstRun.address ?? '',
      browser: new Browser(() => url),
      ask: (path: string, init?: RequestInit) => fetch(`${url}${path}`, init),
    }
  }
  const form = { ...acme, action: 'continue' }

  it('is printed where nobody can sign in, makes the client and leads to the first password', async () => {
    const { address, browser } = await start()
    expect(address).toMatch(/^http:\/\/localhost:4000\/first-run\?token=[\w-]{43}$/)
    const page = await browser.open(address)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.text).toContain('<option selected>')
    const next = await browser.open(address, { form })
    expect(next.url).toContain('/idp-ui/invitation/')
    expect(next.text).toContain('choose a password for <strong>jane@acme.example</strong>')
    expect((await browser.open(next.url, { form: chosen })).text).toContain('Your password is saved')
    expect(await signsIn(acme.email)).toBe(true)
  })

  it('dies with its use, and is printed no more at the next start', async () => {
    const { address, browser } = await start()
    const other = await start()
    await browser.open(address, { form })
    for (const visit of [
      await browser.open(address),
      await browser.open(address, { form: { ...form, name: 'Second' } }),
      await other.browser.open(other.address),
      await other.browser.open(other.address, { form: { ...form, name: 'Third' } }),
      await (await start()).browser.open('http://localhost:4000/first-run'),
    ]) {
      expect(visit.status).toBe(410)
    }
    expect((await start()).address).toBe('')
    expect(await rows(db, 'select count(*)::int as n from tenants')).toEqual([{ n: 1 }])
  })

  it('is used by one of two who press the button at once, on two servers', async () => {
    const [one, two] = [await start(), await start()]
    const answers = await Promise.all(
      [one, two].map(({ browser, address }, at) => browser.visit(address, { form: { ...form, name: `Acme ${at}` } })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410])
    expect(await rows(db, 'select count(*)::int as n from tenants')).toEqual([{ n: 1 }])
  })

  it('is gone once the command has made a client, and where people can sign in already', async () => {
    const { address, browser } = await start()
    await make()
    expect((await browser.open(address)).status).toBe(410)
    expect((await browser.open(address, { form: { ...form, name: 'Second' } })).status).toBe(410)
  })

  it('says what is wrong, keeps what was typed, and makes nothing', async () => {
    const { address, browser } = await start()
    const { status, text } = await browser.open(address, {
      form: { ...form, name: '<b>Acme</b>', email: 'jane', timeZone: 'Mars/Olympus' },
    })
    expect(status).toBe(422)
    expect(text).toContain('value="&lt;b&gt;Acme&lt;/b&gt;"')
    expect(text).toMatch(
      /id="email"[^>]*aria-describedby="email-wrong email-hint"[^>]*aria-invalid="true"[^>]*autofocus|id="timeZone"[^>]*aria-invalid="true"/,
    )
    expect(text).toContain('Enter an email address, for example name@company.com')
    expect(text).toContain('Choose a time zone, for example Australia/Sydney')
    expect(await rows(db, 'select count(*)::int as n from tenants')).toEqual([{ n: 0 }])
    expect((await browser.open(address, { form })).status).toBe(200)
  })

  it('answers nobody without the token, and after ten guesses from one address nobody there for a while', async () => {
    const { address, ask } = await start()
    const { search } = new URL(address)
    for (let guess = 0; guess < 10; guess += 1) {
      const answer = await ask(guess === 0 ? '/first-run' : `/first-run?token=${'x'.repeat(43)}`)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('<form')
    }
    const locked = await ask(`/first-run${search}`)
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '60'])
    const elsewhere = await ask(`/first-run${search}`, { headers: { 'x-test-address': '10.0.0.2' } })
    expect(elsewhere.status).toBe(200)
  })

  it('asks for patience while the database cannot be reached', async () => {
    const owner: Address = { ...db.addresses.owner }
    const { address, browser } = await start(true, owner)
    Object.assign(owner, { url: Redacted.make('postgres://nobody:x@127.0.0.1:1/none') })
    const { status, headers } = await browser.visit(address)
    expect([status, headers.get('retry-after')]).toEqual([503, '2'])
    Reflect.deleteProperty(owner, 'url')
    Object.assign(owner, db.addresses.owner)
    expect((await browser.visit(address)).status).toBe(200)
  })

  it('takes no form of another site', async () => {
    const { address, browser } = await start()
    const { status } = await browser.visit(address, { form, headers: { origin: 'https://evil.example' } })
    expect(status).toBe(403)
    expect(await rows(db, 'select count(*)::int as n from tenants')).toEqual([{ n: 0 }])
  })

  it('behind a hosted provider brings its own style, and leads to where the admin accepts', async () => {
    const { address, browser, ask } = await start(false)
    expect((await ask('/idp-ui/style.css')).headers.get('content-type')).toContain('text/css')
    // The provider's own pages stand in for those of a hosted one, which are at the same address.
    const next = await browser.open(address, { form })
    expect([next.status, next.url.includes('/idp-ui/invitation/')]).toEqual([200, true])
  })
})
