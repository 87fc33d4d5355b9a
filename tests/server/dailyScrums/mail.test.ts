import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reminderTasks } from '../../../src/server/jobs/reminders.ts'
import { makeDatabase } from '../../../src/server/store/database.ts'
import { clockAt } from '../kit/clock.ts'
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
    await rows(server, 'delete from daily_scrum_blockers where tenant_id = $1', [tenantId])
    await rows(server, 'delete from daily_scrum_entries where tenant_id = $1', [tenantId])
  }
})
afterAll(() => server.close())

/** Eight in the morning in Melbourne, in summer time: Monday the 9th of March there. */
const monday = Date.parse('2026-03-08T21:00:00.000Z')
const day = 24 * 3_600_000
const [wednesday, friday] = ['2026-03-04', '2026-03-06']

const run = (now: number) =>
  reminderTasks({
    database: makeDatabase(server.connections),
    publicUrl: 'https://hr.example',
    clock: clockAt(now),
  }).dailyScrumReminders?.(own.tenantId)

const wrote = (by: Person, of: string, world: World = own) =>
  rows(
    server,
    `insert into daily_scrum_entries (tenant_id, employee_id, day, done, plan) values ($1, $2, $3, 'Slab', 'Forms')`,
    [world.tenantId, by.employeeId, of],
  )
const held = (by: Person, text: string, since: string, isResolved = false) =>
  rows(
    server,
    `insert into daily_scrum_blockers (tenant_id, employee_id, text, raised_day, place, resolved_utc, resolved_day)
     values ($1, $2, $3, $4, 1, case when $5 then now() end, case when $5 then $4::date end)`,
    [own.tenantId, by.employeeId, text, since, isResolved],
  )
const wants = (by: Person, isMailed: boolean) =>
  rows(server, 'update memberships set daily_scrum_mail = $3 where tenant_id = $1 and employee_id = $2', [
    own.tenantId,
    by.employeeId,
    isMailed,
  ])
const mails = async (world: World = own) =>
  rows<{ readonly key: string; readonly subject: string; readonly body: string }>(
    server,
    `select key, subject, body from mail.outbox where tenant_id = $1 and key like 'dailyScrum:%' order by key`,
    [world.tenantId],
  )
const to = async (person: Person) => (await mails()).filter(({ key }) => key.includes(person.employeeId))

describe('1.18 The daily scrum, of a morning', () => {
  test('a manager reads what their people wrote on the last working day, what holds them up, and who is missing', async () => {
    await wrote(own.target, friday)
    await held(own.target, 'No crane', wednesday)
    await held(own.target, 'Over', wednesday, true)
    await wrote(other.target, friday, other)
    await run(monday)
    const [digest, ...more] = await to(own.manager)
    expect(more).toEqual([])
    expect(digest?.subject).toBe('Daily scrum of your team, 6th Mar 2026')
    expect(digest?.body.match(/^- .+$/gm)).toEqual([
      expect.stringMatching(/^- .+: No crane \(Open for 5 days\)$/),
      '- Slab',
      '- Forms',
      expect.any(String),
    ])
    expect(digest?.body).toContain(`https://hr.example/dailyScrum?day=${friday}`)
    expect(await mails(other)).toEqual([])
  })

  test('nothing where nobody has written and nothing holds anybody up, nor on a day on which nobody works', async () => {
    await run(monday)
    expect(await mails()).toEqual([])
    await wrote(own.target, friday)
    await run(monday - day)
    expect(await mails()).toEqual([])
  })

  test('of the working days of the client: on a Sunday about the Saturday, and on a Monday of rest nothing', async () => {
    await rows(server, `update tenants set working_days = 'Sat Sun' where id = $1`, [own.tenantId])
    await wrote(own.target, '2026-03-07')
    await run(monday)
    expect(await mails()).toEqual([])
    await run(monday - day)
    expect((await to(own.manager)).map(({ subject }) => subject)).toEqual(['Daily scrum of your team, 7th Mar 2026'])
  })

  test('whoever has ever written is reminded once that theirs is missing; or who wants it, and not who does not', async () => {
    await wrote(own.target, wednesday)
    await wrote(own.colleague, wednesday)
    await wrote(own.managerOfOthers, friday)
    await wants(own.colleague, false)
    await wants(own.featureHolder, true)
    for (const _ of [1, 2]) await run(monday)
    const reminders = (await mails()).filter(
      ({ subject }) => subject === 'Your daily scrum for 6th Mar 2026 is missing',
    )
    expect(reminders.map(({ key }) => key.slice(11, 47))).toEqual(
      [own.target, own.featureHolder].map(({ employeeId }) => employeeId).toSorted(),
    )
  })

  test('a manager who is late gets one letter that says both, and none who wants none', async () => {
    await wrote(own.target, friday)
    await wrote(own.manager, wednesday)
    await run(monday)
    const [only, ...more] = await to(own.manager)
    expect([more.length, only?.body.includes('Yours is missing too')]).toEqual([0, true])
    await wrote(own.target, '2026-03-09')
    await wants(own.manager, false)
    await run(monday + day)
    expect(await to(own.manager)).toHaveLength(1)
  })

  test('each chooses for themself', async () => {
    const ask = (more: object = {}) =>
      server.ask(`/api/${own.tenantId}/dailyScrums/reminders`, { as: own.target.userId, ...more })
    expect((await ask()).body.data).toEqual({ isReminded: false })
    await wrote(own.target, friday)
    expect((await ask()).body.data).toEqual({ isReminded: true })
    expect((await ask({ method: 'PUT', json: { isReminded: false } })).body.data).toEqual({ isReminded: false })
    expect((await ask()).body.data).toEqual({ isReminded: false })
  })
})
