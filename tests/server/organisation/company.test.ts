import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { membershipHeader } from '../../../src/contract/callers.ts'
import type { UserAccount } from '../../../src/domain/employees/accounts/nouns.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import { usualWorkingDays } from '../../../src/domain/kernel/workingDays.ts'
import type { Company, CompanyMail } from '../../../src/domain/organisation/nouns.ts'
import { aCompany } from '../../fixtures/company.ts'
import { codeOf } from '../kit/codes.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'

let server: TestServer
let plan: string
let own: World
let other: World

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
  other = await makeWorld(server, { name: 'other', plan })
})
afterAll(() => server.close())

const ask = (path: string, json?: object, by: Person = own.admin, of: World = own) =>
  server.ask(`/api/${of.tenantId}/${path}`, { as: by.userId, ...(json && { method: 'PUT', json }) })
const read = async (of: World = own) => (await ask('company', undefined, of.admin, of)).body.data as Company
const save = (over: object) => ask('company', { ...aCompany, version: 1, ...over })
const mail = async (of: World = own) => (await ask('company/mail', undefined, of.admin, of)).body.data as CompanyMail
const act = (json: object) => ask('company/mail', json)

describe('(ours) what a client says of itself', () => {
  test('is saved, heard by its people, written down, and of no other client', async () => {
    const before = await stateOf(server, [other])
    const said = { name: 'Banksia', vision: 'Homes that last', helpEmail: 'people@banksia.example', senderName: 'HR' }
    expect((await save(said)).body.data).toMatchObject({ ...said, version: 2 })
    const { body } = await server.ask('/api/users', { as: own.target.userId, tenantId: own.tenantId })
    expect(body.data).toMatchObject({ tenants: [{ name: 'Banksia', companyVision: 'Homes that last' }] })
    expect(await auditOf(server, own)).toMatchObject([
      { action: 'updated', kind: 'tenant', fields: expect.arrayContaining(['name', 'vision', 'senderName']) },
    ])
    expect(await stateOf(server, [other])).toBe(before)
  })

  test('tells of each field what it was before the last change, who changed it, and when', async () => {
    const { name } = await read()
    await save({ name: 'Banksia' })
    const answer = (await save({ name: 'Banksia Homes', version: 2 })).body.data as Company
    expect(answer).toEqual(await read())
    expect(answer.changes.find(({ field }) => field === 'name')).toMatchObject({
      before: 'Banksia',
      by: { id: own.admin.employeeId },
    })
    expect(name).not.toBe('Banksia')
  })

  test.each([
    ['no name', { name: ' ' }, '400 invalid_body'],
    ['a zone there is not', { timeZone: 'Mars/Olympus' }, '400 invalid_body'],
    ['a distance from UTC, which is no zone', { timeZone: '+10:00' }, '400 invalid_body'],
    ['no working day at all', { workingDays: '' }, '400 invalid_body'],
    ['a working day that no week has', { workingDays: 'Mon Someday' }, '400 invalid_body'],
    ['working days out of order', { workingDays: 'Tue Mon' }, '400 invalid_body'],
    ['working days said in a version that is gone', { workingDays: 'Sat', version: 7 }, '409 changed_meanwhile'],
    ['replies to no address', { replyTo: 'nobody' }, '400 invalid_body'],
    ['a sender that would begin another header', { senderName: 'HR\r\nBcc: all@banksia.example' }, '400 invalid_body'],
    ['a version that is gone', { version: 7 }, '409 changed_meanwhile'],
  ])('with %s is refused, and nothing changes', async (_, over, code) => {
    const before = await stateOf(server)
    expect(codeOf(await save(over))).toBe(code)
    expect(await stateOf(server)).toBe(before)
  })
})

describe('(ours) the working days of a client', () => {
  test('are Monday to Friday, as all else that has a default is what the page says', async () => {
    const tenantId = crypto.randomUUID()
    await rows(server, `insert into tenants (id, name, status) values ($1, 'Bare', 'Active')`, [tenantId])
    const [bare] = await rows(
      server,
      `select working_days, date_style, first_weekday, number_style, managers_see_personal, managers_see_emergency,
         managers_choose_policies from tenants where id = $1`,
      [tenantId],
    )
    expect(bare).toEqual({
      working_days: usualWorkingDays,
      date_style: standardLocale.dateStyle,
      first_weekday: standardLocale.firstWeekday,
      number_style: standardLocale.numberStyle,
      managers_see_personal: true,
      managers_see_emergency: true,
      managers_choose_policies: true,
    })
  })

  test('are changed, told to those who are signed in, written down with both, and of no other client', async () => {
    const before = await stateOf(server, [other])
    const session = async () =>
      (await server.ask('/api/users', { as: own.target.userId, tenantId: own.tenantId })).body.data
    expect(await session()).toMatchObject({ tenants: [{ workingDays: usualWorkingDays }] })
    const membership = async () =>
      (await server.ask(`/api/${own.tenantId}/locale`, { as: own.target.userId })).headers.get(membershipHeader)
    await save({})
    const known = await membership()
    expect((await save({ workingDays: 'Tue Wed Thu Fri Sat', version: 2 })).body.data).toMatchObject({
      workingDays: 'Tue Wed Thu Fri Sat',
      changes: expect.arrayContaining([expect.objectContaining({ field: 'workingDays', before: usualWorkingDays })]),
    })
    expect(await session()).toMatchObject({ tenants: [{ workingDays: 'Tue Wed Thu Fri Sat' }] })
    expect(await membership()).not.toBe(known)
    expect(await stateOf(server, [other])).toBe(before)
  })
})

describe('(ours) in another time zone every day stays the day it is', () => {
  const moments = () =>
    rows<{ readonly wall: string }>(
      server,
      `select 'c' || (c.expiry_utc at time zone t.time_zone)::text as wall
       from certifications c join tenants t on t.id = c.tenant_id where t.id = $1 and c.expiry_utc is not null
       union all select 'p' || (p.start_date_utc at time zone t.time_zone)::text
       from positions p join tenants t on t.id = p.tenant_id where t.id = $1 and p.start_date_utc is not null
       union all select 'm' || (m.scheduled_utc at time zone t.time_zone)::text || (m.due_utc at time zone t.time_zone)::text
       from check_ins m join tenants t on t.id = m.tenant_id where t.id = $1
       union all select 'r' || (r.scheduled_utc at time zone t.time_zone)::text || (r.due_utc at time zone t.time_zone)::text
       from reviews r join tenants t on t.id = r.tenant_id where t.id = $1 order by 1`,
      [own.tenantId],
    )

  test('and what is due today is due at the end of that day there', async () => {
    await rows(
      server,
      `update certifications c
       set expiry_utc = (date_trunc('day', now() at time zone t.time_zone) + interval '1 day - 1 ms') at time zone t.time_zone
       from tenants t where t.id = c.tenant_id and c.tenant_id = $1`,
      [own.tenantId],
    )
    const before = await moments()
    expect(before.length).toBeGreaterThan(4)
    await save({ timeZone: 'Europe/Berlin' })
    expect(await moments()).toEqual(before)
    expect((await read()).timeZone).toBe('Europe/Berlin')
  })

  test('and reminders look again whether it is their morning there', async () => {
    await rows(
      server,
      `update jobs.schedule set due_utc = now() + interval '9 hours' where tenant_id = any($1::uuid[])`,
      [[own.tenantId, other.tenantId]],
    )
    await save({ timeZone: 'Europe/Berlin' })
    const due = (of: World) =>
      rows<{ readonly isDue: boolean }>(
        server,
        `select distinct due_utc <= now() as "isDue" from jobs.schedule where tenant_id = $1`,
        [of.tenantId],
      )
    expect(await due(own)).toEqual([{ isDue: true }])
    expect(await due(other)).toEqual([{ isDue: false }])
  })
})

describe('(ours) before it goes live a client holds its mail', () => {
  const waiting = (of: World, count: number) =>
    rows(
      server,
      `insert into mail.outbox (tenant_id, key, recipient, subject, body, created_utc)
       select $1, 'test ' || n, 'p' || n || '@banksia.example', 'Message ' || n, 'secret link', now() + n * interval '1 ms' from generate_series(1, $2) n`,
      [of.tenantId, count],
    )
  const left = (of: World) =>
    rows<{ readonly subject: string; readonly body: string; readonly state: string }>(
      server,
      `select subject, body, case when failed_utc is not null then 'dropped' when is_released then 'sent' else 'waiting' end
         as state
       from mail.outbox where tenant_id = $1 and key like 'test %' order by subject`,
      [of.tenantId],
    )

  test('what waits is listed without what is written in it; of another client nothing', async () => {
    expect(await mail()).toEqual({ isHeld: false, total: 0, messages: [] })
    expect((await act({ act: 'hold' })).body.data).toMatchObject({ isHeld: true })
    await waiting(own, 3)
    await waiting(other, 2)
    const held = await mail()
    expect(held).toMatchObject({
      isHeld: true,
      total: 3,
      messages: [{ subject: 'Message 1', to: 'p1@banksia.example' }, {}, {}],
    })
    expect(JSON.stringify(held)).not.toContain('secret link')
    expect(await mail(other)).toEqual({ isHeld: false, total: 0, messages: [] })
  })

  test('some is sent, some dropped and forgotten, and by other clients’ ids nothing happens', async () => {
    await act({ act: 'hold' })
    await waiting(own, 3)
    await waiting(other, 1)
    const [first, second] = (await mail()).messages
    const foreign = await rows<{ readonly id: string }>(
      server,
      `select id::text as id from mail.outbox where tenant_id = $1 and key like 'test %'`,
      [other.tenantId],
    )
    await act({ act: 'send', ids: [first?.id, foreign[0]?.id] })
    await act({ act: 'drop', ids: [second?.id, foreign[0]?.id] })
    expect((await mail()).total).toBe(1)
    expect((await left(own)).map(({ state }) => state)).toEqual(['sent', 'dropped', 'waiting'])
    expect((await left(own))[1]?.body).toBe('')
    expect((await left(other)).map(({ state }) => state)).toEqual(['waiting'])
    await act({ act: 'drop', ids: null })
    expect(await mail()).toMatchObject({ isHeld: true, total: 0 })
    await act({ act: 'goLive' })
    expect(await mail()).toEqual({ isHeld: false, total: 0, messages: [] })
  })

  test('an invitation says of itself that it is held, and then that it was dropped', async () => {
    await act({ act: 'hold' })
    const asked = { as: own.admin.userId, tenantId: own.tenantId }
    await server.ask(`/api/users/${own.tenantId}`, { ...asked, json: { employeeId: own.hidden } })
    const state = async () => {
      const { body } = await server.ask(`/api/${own.tenantId}/employees/${own.hidden}/userAccount`, asked)
      return (body.data as UserAccount).invitation?.mail
    }
    expect(await state()).toBe('held')
    await act({ act: 'drop', ids: null })
    expect(await state()).toBe('dropped')
  })

  test('once it is live nothing can be dropped any more', async () => {
    await waiting(own, 1)
    await act({ act: 'drop', ids: null })
    expect((await left(own)).map(({ state }) => state)).toEqual(['waiting'])
  })
})
