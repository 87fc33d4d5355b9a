import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reminderTasks } from '../../../src/server/jobs/reminders.ts'
import { makeDatabase } from '../../../src/server/store/database.ts'
import { clockAt } from '../kit/clock.ts'
import { codeOf } from '../kit/codes.ts'
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
  for (const { tenantId } of [own, other])
    await rows(server, `update tenants set time_zone = 'Australia/Melbourne' where id = $1`, [tenantId])
})
afterAll(() => server.close())

/** Eight in the morning in Melbourne, in summer time: the 10th of March there. */
const morning = Date.parse('2026-03-09T21:00:00.000Z')
const day = 24 * 3_600_000

const run = async (now: number) => {
  const tasks = reminderTasks({
    database: makeDatabase(server.connections),
    publicUrl: 'https://hr.example',
    clock: clockAt(now),
  })
  await tasks.goalReminders?.(own.tenantId)
}

const add = (title: string, due: string | null, by: Person = own.target, world: World = own, state = 'Active') =>
  rows(
    server,
    `insert into goals (tenant_id, id, employee_id, title, state, due_date, progress) values ($1, $2, $3, $4, $5, $6,
      '{"kind":"percent","start":0,"current":0,"target":100,"unit":""}')`,
    [world.tenantId, newId(), by.employeeId, title, state, due],
  )

const mails = (world: World = own) =>
  rows<{ readonly key: string; readonly subject: string; readonly body: string }>(
    server,
    `select key, subject, body from mail.outbox where tenant_id = $1 and key like 'goals:%' order by key`,
    [world.tenantId],
  )

describe('goals, of a morning', () => {
  test('one message to each person about all of theirs, the most urgent first, and to nobody of another tenant', async () => {
    await add('Week', '2026-03-17')
    await add('Late', '2026-03-01')
    await add('Far', '2026-03-18')
    await add('Done', '2026-03-01', own.target, own, 'Done')
    await add('Draft', '2026-03-01', own.target, own, 'Draft')
    await add('Hers', '2026-03-10', own.manager)
    await add('Elsewhere', '2026-03-10', other.target, other)
    await run(morning)
    const sent = await mails()
    expect(sent.map(({ key }) => key)).toEqual(
      [own.target, own.manager].map(({ employeeId }) => `goals:${employeeId}:2026-03-10`).toSorted(),
    )
    const hers = sent.find(({ key }) => key.includes(own.target.employeeId))
    expect(hers?.subject).toBe('2 of your goals are due')
    expect(hers?.body.match(/^- .+$/gm)).toEqual(['- Late: overdue since 1st Mar 2026', '- Week: due on 17th Mar 2026'])
    expect(hers?.body).toContain('https://hr.example/myGoals')
    expect(await mails(other)).toEqual([])
  })

  test('each threshold once, however often it runs', async () => {
    await add('Week', '2026-03-17')
    for (const after of [0, 0, 1, 6, 7, 7, 8, 9, 30]) await run(morning + after * day)
    expect((await mails()).map(({ key }) => key.slice(-10))).toEqual(['2026-03-10', '2026-03-17', '2026-03-18'])
  })

  test('another day is told of anew', async () => {
    await add('Moved', '2026-03-10')
    await run(morning)
    await rows(server, `update goals set due_date = '2026-03-11' where tenant_id = $1 and title = 'Moved'`, [
      own.tenantId,
    ])
    await run(morning + day)
    expect(await mails()).toHaveLength(2)
  })

  test('somebody who has left is not told', async () => {
    await add('Late', '2026-03-01')
    await rows(server, 'update employees set is_active = false where tenant_id = $1 and id = $2', [
      own.tenantId,
      own.target.employeeId,
    ])
    await run(morning)
    expect(await mails()).toEqual([])
  })

  test('by their own rhythm they are asked about all they work on, in one message, once', async () => {
    await add('Late', '2026-03-01')
    await add('Someday', null)
    await add('Done', null, own.target, own, 'Done')
    const ask = (by: Person, json?: object) =>
      server.ask(`/api/${own.tenantId}/goals/reminders`, { as: by.userId, ...(json && { method: 'PUT', json }) })
    expect((await ask(own.target)).body.data).toEqual({ rhythm: 'whenDue' })
    expect((await ask(own.target, { rhythm: 'fortnightly' })).body.data).toEqual({ rhythm: 'fortnightly' })
    expect((await ask(own.manager)).body.data).toEqual({ rhythm: 'whenDue' })
    expect(codeOf(await ask(own.target, { rhythm: 'hourly' }))).toBe('400 invalid_body')
    // Monday, the 9th of March.
    const monday = morning - day
    await rows(server, `update memberships set goals_asked_day = '2026-03-02' where tenant_id = $1`, [own.tenantId])
    for (const after of [0, 0, 7, 7, 8]) await run(monday + after * day)
    const sent = await mails()
    expect(sent.map(({ key, subject }) => [key.slice(-10), subject])).toEqual([
      ['2026-03-09', 'Goal due: Late'],
      ['2026-03-16', 'Time to update your 2 goals'],
    ])
    expect(sent[1]?.body.match(/^- .+$/gm)).toEqual(['- Late: overdue since 1st Mar 2026', '- Someday'])
    // The same choice again does not put it off.
    await ask(own.target, { rhythm: 'fortnightly' })
    await run(monday + 21 * day)
    expect((await mails()).length).toBe(3)
  })

  test('nobody is told without the module', async () => {
    await add('Late', '2026-03-01')
    await rows(server, `update product_plans set modules = array_remove(modules, 'goals') where id = $1`, [plan])
    await run(morning)
    await rows(server, `update product_plans set modules = modules || array['goals'] where id = $1`, [plan])
    expect(await mails()).toEqual([])
  })
})
