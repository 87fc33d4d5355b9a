import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Delivery } from '../../../src/domain/kernel/letters.ts'
import type { Notifications } from '../../../src/domain/notifications/nouns.ts'
import { reminderTasks } from '../../../src/server/jobs/reminders.ts'
import { makeDatabase } from '../../../src/server/store/database.ts'
import { clockAt } from '../kit/clock.ts'
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

/** The work of a morning, for one client: what is due of goals, and what is told once a day. */
const run = async (task: 'goalReminders' | 'notificationDigests', now: number, { tenantId }: World = own) => {
  const database = makeDatabase(server.connections)
  const tasks = reminderTasks({ database, publicUrl: 'https://hr.example', clock: clockAt(now) })
  await tasks[task](tenantId)
}

/** Something that somebody is told of: a goal that is due. */
const due = async (title: string, by: Person = own.target, world: World = own, on = '2026-03-10') => {
  await rows(
    server,
    `insert into goals (tenant_id, id, employee_id, title, state, due_date, progress) values ($1, $2, $3, $4, 'Active', $5,
      '{"kind":"percent","start":0,"current":0,"target":100,"unit":""}')`,
    [world.tenantId, newId(), by.employeeId, title, on],
  )
}

const ask = (path: string, by: Person = own.target, json?: object, world: World = own) =>
  server.ask(`/api/${world.tenantId}/notifications${path}`, {
    as: by.userId,
    ...(json && { method: 'PUT', json }),
  })

const told = async (by: Person = own.target, world: World = own): Promise<Notifications> =>
  (await ask('', by, undefined, world)).body.data as Notifications

const mark = (what: object, by?: Person, world?: World) =>
  ask('', by, { ids: [], upTo: null, isRead: true, ...what }, world)

const choose = (delivery: Delivery, by: Person = own.target, world: World = own) =>
  ask('/choices', by, { choices: [{ kind: 'goals', delivery }] }, world)

const mails = (world: World = own) =>
  rows<{ readonly key: string; readonly subject: string; readonly body: string }>(
    server,
    `select key, subject, body from mail.outbox where tenant_id = $1 order by created_utc, key`,
    [world.tenantId],
  )
const keys = async () => (await mails()).map(({ key }) => key.split(':')[0])

describe('what somebody is told of', () => {
  test('stands in their list with where it leads, and in nobody else’s, nor in another client', async () => {
    await due('Fewer defects')
    await run('goalReminders', morning)
    expect(await told()).toMatchObject({
      unread: 1,
      newest: [{ kind: 'goals', subject: 'Goal due: Fewer defects', path: '/myGoals', isRead: false }],
    })
    for (const by of [own.admin, own.manager]) expect(await told(by)).toEqual({ unread: 0, newest: [] })
    expect(await told(other.target, other)).toEqual({ unread: 0, newest: [] })
    expect((await ask('', own.target, undefined, other)).status).toBe(404)
    expect(await keys()).toEqual(['goals'])
  })

  test('is told once, however often the work of the morning runs, at once too', async () => {
    await due('Fewer defects')
    await Promise.all([1, 2, 3].map(() => run('goalReminders', morning)))
    await run('goalReminders', morning + 1_000)
    expect([(await told()).newest.length, (await mails()).length]).toEqual([1, 1])
  })

  test.each<readonly [Delivery, boolean, boolean]>([
    ['mail', true, true],
    ['digest', true, false],
    ['app', true, false],
    ['none', false, false],
  ])('chosen as %s: in the list %s, by mail at once %s', async (delivery, isListed, isMailed) => {
    expect((await choose(delivery)).status).toBe(200)
    await due('Fewer defects')
    await due('Hers', own.manager)
    for (const after of [0, 1_000]) await run('goalReminders', morning + after)
    expect((await told()).newest.length).toBe(isListed ? 1 : 0)
    const to = (await mails()).filter(({ key }) => key.includes(own.target.employeeId))
    expect(to.length).toBe(isMailed ? 1 : 0)
    // Another’s choice is another’s.
    expect((await told(own.manager)).newest.length).toBe(1)
  })

  test('of a module the client has no more is not shown and not counted, and comes back with it', async () => {
    await due('Fewer defects')
    await run('goalReminders', morning)
    const [{ modules } = { modules: '' }] = await rows<{ modules: string }>(
      server,
      `select modules::text as modules from product_plans where id = $1`,
      [plan],
    )
    await rows(server, `update product_plans set modules = array_remove(modules, 'goals') where id = $1`, [plan])
    expect(await told()).toEqual({ unread: 0, newest: [] })
    expect(JSON.stringify((await ask('/choices')).body.data)).not.toContain('goals')
    await rows(server, `update product_plans set modules = $2::text[] where id = $1`, [plan, modules])
    expect((await told()).unread).toBe(1)
  })

  test('more than is listed is counted', async () => {
    await rows(
      server,
      `insert into notifications (tenant_id, employee_id, key, kind, subject, path, delivery)
       select $1, $2, 'goals:' || n, 'goals', 'Goal ' || n, '/myGoals', 'app' from generate_series(1, 10000) n`,
      [own.tenantId, own.target.employeeId],
    )
    const { unread, newest } = await told()
    expect([unread, newest.length]).toEqual([10_000, 200])
    const upTo = newest[0]?.toldUtc
    expect((await mark({ upTo })).body.data).toMatchObject({ unread: 0 })
  })
})

describe('what is read', () => {
  test('one by one and back, all up to the newest one has seen; what came since stays unread', async () => {
    await due('First')
    await run('goalReminders', morning)
    const [first] = (await told()).newest
    await due('Second', own.target, own, '2026-03-18')
    await run('goalReminders', morning + day)
    expect((await mark({ ids: [first?.id] })).body.data).toMatchObject({ unread: 1 })
    expect((await mark({ ids: [first?.id], isRead: false })).body.data).toMatchObject({ unread: 2 })
    const after = (await mark({ upTo: first?.toldUtc })).body.data as Notifications
    expect([after.unread, after.newest.map(({ isRead }) => isRead)]).toEqual([1, [false, true]])
  })

  test('of somebody else is not touched, by its id either', async () => {
    await due('Hers', own.manager)
    await run('goalReminders', morning)
    const [hers] = (await told(own.manager)).newest
    await mark({ ids: [hers?.id], upTo: hers?.toldUtc })
    await mark({ ids: [hers?.id] }, other.admin, other)
    expect((await told(own.manager)).unread).toBe(1)
  })
})

describe('once a morning', () => {
  test('one mail about all that is unread, and none about it again', async () => {
    await choose('digest')
    await due('First')
    await run('goalReminders', morning - day)
    await due('Second', own.manager)
    await choose('digest', own.manager)
    await run('goalReminders', morning)
    await Promise.all([1, 2].map(() => run('notificationDigests', morning)))
    await run('notificationDigests', morning + day)
    const sent = (await mails()).map(({ subject, body }) => [subject, body.match(/^- .+$/gm)])
    // A goal is told of before its day, and on it.
    const line = (title: string) => `- Goal due: ${title}: https://hr.example/myGoals`
    expect(sent.toSorted()).toEqual([
      [expect.stringMatching(/^2 notifications of /), [line('First'), line('First')]],
      ['Goal due: Second', [line('Second')]],
    ])
    expect((await mails())[0]?.body).toContain('https://hr.example/notifications')
  })

  test('what was read here meanwhile goes with none, and who is told at once gets none', async () => {
    await choose('digest')
    await due('First')
    await due('Hers', own.manager)
    await run('goalReminders', morning)
    const [first] = (await told()).newest
    await mark({ ids: [first?.id] })
    await run('notificationDigests', morning)
    expect((await mails()).map(({ key }) => key.split(':')[0])).toEqual(['goals'])
  })
})

describe('how somebody is told', () => {
  test('is by mail of what they have not chosen, and theirs alone', async () => {
    const kinds = (await ask('/choices')).body.data as ReadonlyArray<{ kind: string; delivery: Delivery }>
    expect(kinds.every(({ delivery }) => delivery === 'mail')).toBe(true)
    await choose('app')
    const of = async (by: Person) =>
      ((await ask('/choices', by)).body.data as typeof kinds).find(({ kind }) => kind === 'goals')?.delivery
    expect([await of(own.target), await of(own.manager)]).toEqual(['app', 'mail'])
  })

  test.each([
    [{ choices: [{ kind: 'weather', delivery: 'mail' }] }],
    [{ choices: [{ kind: 'goals', delivery: 'pigeon' }] }],
    [{}],
  ])('%j is refused', async (json) => {
    expect((await ask('/choices', own.target, json)).status).toBe(400)
  })
})
