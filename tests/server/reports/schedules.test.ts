import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ItemId } from '../../../src/domain/kernel/ids.ts'
import type { ReportSchedule } from '../../../src/domain/reports/nouns.ts'
import { reminderTasks } from '../../../src/server/jobs/reminders.ts'
import { startMailWorker } from '../../../src/server/mail/mailWorker.ts'
import { makeDatabase } from '../../../src/server/store/database.ts'
import { identitySql } from '../../../src/server/store/identitySql.ts'
import { clockAt } from '../kit/clock.ts'
import { codeOf } from '../kit/codes.ts'
import { aMailServer, until } from '../kit/mailServer.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'

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
  for (const { tenantId } of [own, other]) {
    await rows(server, `update tenants set time_zone = 'Australia/Melbourne' where id = $1`, [tenantId])
    await rows(server, `delete from saved_views where tenant_id = $1 and list = 'reports'`, [tenantId])
  }
})
afterAll(() => server.close())

/** Eight in the morning in Melbourne, in summer time: Monday the 9th of March there. */
const monday = Date.parse('2026-03-08T21:00:00.000Z')
const day = 24 * 3_600_000

const run = (now: number, world: World = own) =>
  reminderTasks({
    database: makeDatabase(server.connections),
    publicUrl: 'https://hr.example',
    clock: clockAt(now),
  }).scheduledReports(world.tenantId)

const weekly = { every: 'week', weekday: '1', monthDay: '1' }
const ask = (path: string, by: Person, more: object = {}, world: World = own) =>
  server.ask(`/api/${world.tenantId}${path}`, { as: by.userId, ...more })

const save = async (by: Person, query: string, world: World = own): Promise<ItemId> => {
  const id = newId<ItemId>()
  const json = { id, list: 'reports', name: 'My people', query, isDefault: false, isShared: false }
  const made = await ask('/views', by, { json }, world)
  expect(made.status, made.text).toBe(200)
  return id
}
const put = (id: ItemId, by: Person, over: object = {}, world: World = own) =>
  ask(`/reportSchedules/${id}`, by, { method: 'PUT', json: { ...weekly, version: 0, ...over } }, world)
/** As if it had been asked for on a day long ago. */
const since = (id: ItemId, on = '2026-01-01', world: World = own) =>
  rows(server, 'update report_schedules set since_day = $3 where tenant_id = $1 and view_id = $2', [
    world.tenantId,
    id,
    on,
  ])
const scheduled = async (by: Person, query = 'report=employeeDirectory', over: object = {}, world: World = own) => {
  const id = await save(by, query, world)
  const answer = await put(id, by, over, world)
  expect(answer.status, answer.text).toBe(200)
  await since(id, undefined, world)
  return id
}
const list = async (by: Person, world: World = own) =>
  (await ask('/reportSchedules', by, {}, world)).body.data as ReadonlyArray<ReportSchedule>
const addressOf = async ({ employeeId }: Person) => {
  const [found] = await rows<{ readonly email: string }>(server, 'select email from employees where id = $1', [
    employeeId,
  ])
  return found?.email ?? ''
}
const mails = (world: World = own) =>
  rows<{ readonly key: string; readonly recipient: string; readonly subject: string; readonly body: string }>(
    server,
    `select key, recipient, subject, body from mail.outbox where tenant_id = $1 and key like 'report:%' order by key`,
    [world.tenantId],
  )

describe('when a saved report is mailed', () => {
  test('is set, changed and ended by whom it belongs to, and by nobody else', async () => {
    const id = await save(own.manager, 'report=employeeDirectory')
    expect((await put(id, own.manager)).body.data).toEqual({ id, ...weekly, version: 1 })
    expect(await list(own.manager)).toEqual([{ id, ...weekly, version: 1 }])
    for (const by of [own.admin, own.colleague]) {
      expect(await list(by)).toEqual([])
      expect((await put(id, by, { version: 1 })).status).toBe(404)
    }
    expect((await put(id, other.manager, { version: 1 }, other)).status).toBe(404)
    const changed = await put(id, own.manager, { every: 'month', monthDay: 'last', version: 1 })
    expect(changed.body.data).toMatchObject({ every: 'month', monthDay: 'last', version: 2 })
    const remove = (version: number, by = own.manager) =>
      ask(`/reportSchedules/${id}`, by, { method: 'DELETE', headers: { 'if-match': `"${version}"` } })
    expect([(await remove(1)).status, (await remove(2, own.admin)).status, (await remove(2)).status]).toEqual([
      409, 404, 200,
    ])
    expect([await list(own.manager), (await remove(2)).status]).toEqual([[], 404])
  })

  test('two who set it at once: one is told that it has changed', async () => {
    const id = await save(own.manager, 'report=employeeDirectory')
    for (const version of [0, 1, 2, 3]) {
      const both = await Promise.all([put(id, own.manager, { version }), put(id, own.manager, { version })])
      expect(both.map(({ status }) => status).toSorted(), `of version ${version}`).toEqual([200, 409])
    }
  })

  test.each([[{ every: 'hour' }], [{ weekday: '8' }], [{ monthDay: '29' }], [{ monthDay: '0' }], [{ version: -1 }]])(
    '%o: 400',
    async (over) => {
      const id = await save(own.manager, 'report=employeeDirectory')
      expect((await put(id, own.manager, over)).status).toBe(400)
    },
  )

  test('not of a report that is closed to them, nor of one that is none, nor of a view of another list', async () => {
    const closed = await save(own.manager, 'report=remindersSent')
    expect(codeOf(await put(closed, own.manager))).toBe('403 admin_only')
    const none = await save(own.admin, 'report=payslips')
    expect((await put(none, own.admin)).status).toBe(404)
    expect((await put(own.view, own.target)).status).toBe(404)
  })

  test('ends with the saved report', async () => {
    const id = await scheduled(own.manager)
    const gone = await ask(`/views/${id}`, own.manager, { method: 'DELETE', headers: { 'if-match': '"1"' } })
    expect([gone.status, await list(own.manager)]).toEqual([200, []])
    await run(monday)
    expect(await mails()).toEqual([])
  })

  test('is written down as sentences can say it', async () => {
    const id = await scheduled(own.manager)
    await put(id, own.manager, { weekday: '3', version: 1 })
    const written = await rows<{ readonly action: string; readonly fields: ReadonlyArray<string> }>(
      server,
      `select action, fields from audit_entries where tenant_id = $1 and subject_kind = 'reportSchedule' order by id`,
      [own.tenantId],
    )
    expect(written).toEqual([
      { action: 'created', fields: ['every'] },
      { action: 'updated', fields: ['weekday'] },
    ])
  })
})

describe('the mail of a saved report', () => {
  test('goes to whom it belongs to alone, with the rows that they may see: a manager their own line', async () => {
    const managers = await scheduled(own.manager)
    await scheduled(own.target)
    await scheduled(other.manager, 'report=employeeDirectory', {}, other)
    await run(monday)
    const sent = await mails()
    const [toThem, toThose] = [await addressOf(own.manager), await addressOf(own.target)]
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([toThem, toThose].toSorted())
    const toManager = sent.find(({ key }) => key === `report:${managers}:2026-03-09`)
    const page = (await ask('/reports/employeeDirectory', own.manager)).body.data as {
      readonly count: number
      readonly rows: ReadonlyArray<{ readonly path: string }>
    }
    const lines = (body = '') =>
      [...body.matchAll(/^- .*: https:\/\/hr\.example(\/employee\/.+)$/gm)].map(([, path]) => path)
    expect(lines(toManager?.body).toSorted()).toEqual(page.rows.map(({ path }) => path).toSorted())
    expect(page.count).toBeGreaterThan(1)
    expect(toManager?.subject).toBe(`My people: ${page.count} people`)
    const toTarget = sent.find(({ recipient }) => recipient === toThose)
    expect(lines(toTarget?.body)).toEqual([`/employee/${own.target.employeeId}`])
    expect(await mails(other)).toEqual([])
  })

  test('says the report, what it was asked, when it was made and by which clock, and where it is turned off', async () => {
    const id = await scheduled(own.admin, 'report=employeeDirectory&search=a')
    await run(monday)
    const [mail] = await mails()
    expect(mail?.body).toContain('your saved report “My people”')
    expect(mail?.body).toContain('Employee directory.')
    expect(mail?.body).toContain('- Search: a')
    expect(mail?.body).toContain('Created 9 Mar 2026 08:00 (Australia/Melbourne). Dates are in Melbourne time.')
    expect(mail?.body).toContain(`https://hr.example/report/employeeDirectory?search=a&saved=${id}`)
    expect(mail?.body).toMatch(/You get this report every Monday\..*\nhttps:\/\/hr\.example\/reports$/)
  })

  test('one for an occasion, however often the morning is tried, by two at once too; the next week another', async () => {
    await scheduled(own.admin)
    await Promise.all([run(monday), run(monday), run(monday + 3_600_000)])
    await run(monday + day)
    expect(await mails()).toHaveLength(1)
    await run(monday + 7 * day)
    expect(await mails()).toHaveLength(2)
  })

  test('of missed days the newest alone, and none of before it was asked for', async () => {
    const id = await scheduled(own.admin, 'report=employeeDirectory', { every: 'day' })
    await run(monday + 2 * day)
    expect((await mails()).map(({ key }) => key)).toEqual([`report:${id}:2026-03-11`])
    const late = await scheduled(own.manager)
    await since(late, '2026-03-10')
    await run(monday + 2 * day)
    expect(await mails()).toHaveLength(1)
  })

  test('before eight nothing', async () => {
    const id = await scheduled(own.admin)
    await since(id, '2026-03-08')
    await run(monday - 1)
    expect(await mails()).toEqual([])
  })

  const without = {
    'has left': () =>
      rows(server, 'update employees set is_active = false where id = $1', [own.secondAdmin.employeeId]),
    'is removed as administrator': () =>
      rows(server, `update employees set roles = '{}' where id = $1`, [own.secondAdmin.employeeId]),
    'has no login any more': () =>
      rows(server, 'delete from memberships where tenant_id = $1 and employee_id = $2', [
        own.tenantId,
        own.secondAdmin.employeeId,
      ]),
    'is of a client that has not the flag': () =>
      rows(server, `update feature_flags set is_enabled = false where tenant_id = $1 and name = 'certifications'`, [
        own.tenantId,
      ]),
    'is of an inactive client': () =>
      rows(server, `update tenants set status = 'Inactive' where id = $1`, [own.tenantId]),
  }

  test.each(Object.keys(without) as ReadonlyArray<keyof typeof without>)('nothing to who %s', async (what) => {
    await scheduled(own.secondAdmin, 'report=certificationGaps')
    await without[what]()
    await run(monday)
    expect(await mails()).toEqual([])
  })

  test('what was missed while it was closed to them is not made up for', async () => {
    await scheduled(own.secondAdmin, 'report=certificationGaps')
    const flag = (isOn: boolean) =>
      rows(server, `update feature_flags set is_enabled = $2 where tenant_id = $1 and name = 'certifications'`, [
        own.tenantId,
        isOn,
      ])
    await flag(false)
    await run(monday)
    await flag(true)
    await run(monday + day)
    expect(await mails()).toEqual([])
    await run(monday + 7 * day)
    expect(await mails()).toHaveLength(1)
  })

  test.each([
    ['app', 0, 1],
    ['none', 0, 0],
  ])('as they chose to be told: %s', async (delivery, letters, told) => {
    const choices = { choices: [{ kind: 'report', delivery }] }
    await ask('/notifications/choices', own.admin, { method: 'PUT', json: choices })
    await scheduled(own.admin)
    await run(monday)
    expect(await mails()).toHaveLength(letters)
    const news = (await ask('/notifications', own.admin)).body.data as { readonly newest: ReadonlyArray<object> }
    expect(news.newest).toHaveLength(told)
  })

  test('a department that is not there any more is said, not an error', async () => {
    await scheduled(own.admin, 'report=employeeDirectory&department=Roofing')
    await run(monday)
    const [mail] = await mails()
    expect(mail?.body).toContain('Nothing in this report is in a department called “Roofing”')
    expect(mail?.subject).toBe('My people: 0 people')
  })

  test('over a real mail server: text and page alike, each row a link; held while the client is being set up', async () => {
    const id = await scheduled(own.admin, 'report=employeeDirectory')
    await rows(
      server,
      `insert into mail.senders (tenant_id, held_since_utc) values ($1, now())
       on conflict (tenant_id) do update set held_since_utc = now()`,
      [own.tenantId],
    )
    await run(monday)
    const mailServer = await aMailServer()
    const worker = startMailWorker({
      sql: identitySql(server.connections),
      deliver: mailServer.delivers(),
      log: () => {},
      pace: { lookMs: 10 },
    })
    try {
      const to = await addressOf(own.admin)
      const ofReports = () => mailServer.received.filter((one) => one.to.includes(to))
      await rows(
        server,
        `insert into mail.outbox (tenant_id, key, recipient, subject, body) values ($1, 'goals:1', 'x@other.example', 'Another', 'x')`,
        [other.tenantId],
      )
      await until(() => mailServer.received.some((one) => one.to.includes('x@other.example')))
      expect(ofReports()).toEqual([])
      await rows(server, 'update mail.senders set held_since_utc = null where tenant_id = $1', [own.tenantId])
      await until(() => ofReports().length > 0)
      const { mail } = ofReports()[0] ?? { mail: undefined }
      expect(mail?.text).toContain(`https://hr.example/report/employeeDirectory?saved=${id}`)
      const { document } = new JSDOM(mail?.html ?? '').window
      const links = [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'))
      expect(links).toContain(`https://hr.example/employee/${own.target.employeeId}`)
      expect(mail?.attachments ?? []).toEqual([])
    } finally {
      await worker.stop()
      await mailServer.stop()
    }
  })
})
