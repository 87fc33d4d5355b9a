import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ToDoItem } from '../../../src/domain/home/nouns.ts'
import { reminderTasks } from '../../../src/server/jobs/reminders.ts'
import { startMailWorker } from '../../../src/server/mail/mailWorker.ts'
import { makeDatabase } from '../../../src/server/store/database.ts'
import { identitySql } from '../../../src/server/store/identitySql.ts'
import { clockAt } from '../kit/clock.ts'
import { aMailServer, until } from '../kit/mailServer.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { forgetTold } from '../kit/told.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'
import { readerIn } from './readerIn.ts'

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

const post = async (path: string, json: object, by: Person = own.admin) => {
  const answer = await server.ask(`/api/${own.tenantId}/assets/${path}`, { as: by.userId, json })
  expect(answer.status).toBe(200)
  return answer
}
const mails = (world = own) =>
  rows<{ readonly key: string; readonly recipient: string; readonly subject: string; readonly body: string }>(
    server,
    'select key, recipient, subject, body from mail.outbox where tenant_id = $1 order by key',
    [world.tenantId],
  )
const recipients = async (world = own) =>
  (await mails(world)).map(({ recipient }) => recipient.split('@')[0]).toSorted()

const addAsset = async (more: Readonly<Record<string, unknown>> = {}, of: World = own): Promise<string> => {
  const id = newId<string>()
  const columns = {
    number: `N-${id.slice(0, 6)}`,
    name: 'Hilux',
    category_id: of.assets.category,
    condition: 'good',
    currency: 'AUD',
    ...more,
  }
  const names = Object.keys(columns)
  await rows(
    server,
    `insert into assets (tenant_id, id, ${names.join(', ')})
     values ($1, $2, ${names.map((_, at) => `$${at + 3}`).join(', ')})`,
    [of.tenantId, id, ...Object.values(columns)],
  )
  return id
}
const assigned = (ids: ReadonlyArray<string>, to: Person, note = 'With its charger') =>
  post('assign', {
    assets: ids.map((id) => ({ id, version: 1 })),
    holder: { kind: 'employee', id: to.employeeId },
    expectedReturnDay: null,
    note,
  })

describe('who was given what they are to accept', () => {
  test('is written to at once, in one message about all of it, with a way to their own page', async () => {
    const ids = [await addAsset({ number: 'V-1' }), await addAsset({ number: 'V-2', name: 'Trailer' })]
    await assigned(ids, own.target)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.recipient).toMatch(/^eve@/)
    expect(mail?.subject).toBe('2 assets for you to accept')
    for (const said of ['- V-1 Hilux', '- V-2 Trailer', 'With its charger', `Ava ${own.canary} of ${own.canary}`])
      expect(mail?.body).toContain(said)
    expect(mail?.body.match(/http\S+/g)).toEqual([`http://localhost:4000/employee/${own.target.employeeId}?tab=assets`])
    expect(await mails(other)).toEqual([])
  })

  test('comes by SMTP as it was written', async () => {
    const mailServer = await aMailServer()
    const { received } = mailServer
    const worker = startMailWorker({
      sql: identitySql(server.connections),
      deliver: mailServer.delivers(),
      log: () => {},
      pace: { lookMs: 20, retryMs: 40 },
    })
    try {
      await assigned([await addAsset({ number: 'S-9' })], own.target)
      const came = () => received.filter(({ mail }) => mail.subject === 'S-9 Hilux to accept')
      await until(() => came().length > 0)
      expect(came()).toHaveLength(1)
    } finally {
      await worker.stop()
      await mailServer.stop()
    }
  })

  test('is not, of what asks for nothing, or where there is no address', async () => {
    await rows(server, 'update asset_categories set needs_acceptance = false where tenant_id = $1', [own.tenantId])
    await assigned([await addAsset()], own.target)
    await rows(server, 'update asset_categories set needs_acceptance = true where tenant_id = $1', [own.tenantId])
    await rows(server, `update employees set email = 'none' where id = $1`, [own.target.employeeId])
    await assigned([await addAsset()], own.target)
    await post('assign', {
      assets: [{ id: await addAsset(), version: 1 }],
      holder: { kind: 'location', id: own.assets.location },
      expectedReturnDay: null,
      note: '',
    })
    expect(await mails()).toEqual([])
  })

  test('declined: those who manage assets hear why, and nobody else', async () => {
    const manager = await readerIn(server, own, ['Use', 'Modify'])
    await post(
      `${own.assets.given}/acceptance`,
      { version: 1, outcome: 'declined', signature: '', because: ' It has no charger. ' },
      own.colleague,
    )
    const sent = await mails()
    const to = [own.admin, own.secondAdmin, manager].map(({ employeeId }) => employeeId)
    expect(sent.map(({ key }) => key)).toEqual(to.map((id) => `assetDeclined:${own.assets.given}:1:${id}`).toSorted())
    expect(sent[0]?.body).toContain('\n\nIt has no charger.\n\n')
    expect(sent[0]?.body).toContain(`http://localhost:4000/assets/${own.assets.given}`)
  })
})

describe('the to-do list', () => {
  const waits = async (by: Person) => {
    const answer = await server.ask(`/api/${own.tenantId}/employees/me/toDoList`, { as: by.userId })
    return Schema.decodeUnknownSync(Schema.Array(ToDoItem))(answer.body.data).filter(({ type }) =>
      type.startsWith('asset'),
    )
  }

  test('has what one is to accept, until it is answered; and nothing of anybody else', async () => {
    expect(await waits(own.colleague)).toEqual([
      {
        type: 'assetToAccept',
        id: own.assets.given,
        title: 'Assigned to you: accept or decline',
        detail: `A-2 ${own.canary} given`,
        dueUtc: null,
        employeeId: own.colleague.employeeId,
        version: 1,
      },
    ])
    expect(await waits(own.admin)).toEqual([])
    const answer = { version: 1, outcome: 'accepted', signature: 'C. Colleague', because: '' }
    await post(`${own.assets.given}/acceptance`, answer, own.colleague)
    expect(await waits(own.colleague)).toEqual([])
  })

  test('has for whoever manages assets what somebody has who has left, until it is back', async () => {
    const manager = await readerIn(server, own, ['Use', 'Modify'])
    const { employeeId } = own.colleague
    const held = `where tenant_id = $1 and holder_employee_id = $2 and state <> 'retired'`
    const [found] = await rows<{ readonly count: number }>(
      server,
      `select count(*)::int as count from assets ${held}`,
      [own.tenantId, employeeId],
    )
    const left = (is: boolean) =>
      rows(server, 'update employees set is_active = false, termination_date = $2::date where id = $1', [
        employeeId,
        is ? '2024-03-01' : null,
      ])
    // Inactive is not gone.
    await left(false)
    expect(await waits(manager)).toEqual([])
    await left(true)
    const toTakeBack = {
      type: 'assetToTakeBack',
      id: employeeId,
      title: 'Has left: take back',
      detail: expect.stringMatching(found?.count === 1 ? /: one asset$/ : new RegExp(`: ${found?.count} assets$`)),
      dueUtc: null,
      employeeId,
    }
    expect(found?.count).toBeGreaterThan(0)
    expect(await waits(manager)).toEqual([toTakeBack])
    expect(await waits(own.admin)).toEqual([toTakeBack])
    expect(await waits(own.manager)).toEqual([])
    await rows(server, `update assets set state = 'inStock', holder_employee_id = null ${held}`, [
      own.tenantId,
      employeeId,
    ])
    expect(await waits(manager)).toEqual([])
  })

  test('asks nothing where the register is switched off', async () => {
    await rows(server, `update feature_flags set is_enabled = false where tenant_id = $1 and name = 'assetRegister'`, [
      own.tenantId,
    ])
    expect(await waits(own.colleague)).toEqual([])
  })
})

/** Eight in the morning in Melbourne, in summer time. */
const morning = Date.parse('2026-03-09T21:00:00.000Z')
const day = 24 * 3_600_000

const run = async (now: number, world = own) => {
  const tasks = reminderTasks({
    database: makeDatabase(server.connections),
    publicUrl: 'https://hr.example',
    clock: clockAt(now),
  })
  await tasks.assetReminders?.(world.tenantId)
}

describe('services, of a morning', () => {
  beforeEach(async () => {
    for (const { tenantId } of [own, other]) {
      await rows(server, `update tenants set time_zone = 'Australia/Melbourne' where id = $1`, [tenantId])
    }
  })
  const due = (number: string, dueDay: string | null, more: object = {}) =>
    addAsset({ number, plans: '[{}]', due_day: dueDay, ...more })
  const linesOf = async () => (await mails())[0]?.body.match(/^- .+$/gm) ?? []

  test('one message to each who manages assets, of all that is due soon or overdue, the most urgent first', async () => {
    const manager = await readerIn(server, own, ['Modify'])
    await due('V-1', '2026-04-09')
    await due('V-2', '2026-03-09')
    await due('V-3', null, { reading_reached: true })
    await due('V-4', '2026-04-10')
    await due('V-5', '2026-03-01', { state: 'retired' })
    await addAsset({ number: 'T-1', plans: '[{}]', due_day: '2026-03-10', category_id: other.assets.category }, other)
    await run(morning)
    expect((await mails()).map(({ key }) => key)).toEqual(
      [own.admin, own.secondAdmin, manager]
        .map(({ employeeId }) => `assetServices:${employeeId}:2026-03-10`)
        .toSorted(),
    )
    expect((await mails())[0]?.subject).toBe('3 assets to service')
    expect(await linesOf()).toEqual([
      '- V-3 Hilux: its reading is reached',
      '- V-2 Hilux: overdue since 9th Mar 2026',
      '- V-1 Hilux: due on 9th Apr 2026',
    ])
    expect(await mails(other)).toEqual([])
  })

  test.each([
    ['31 days before', '2026-04-10', 0],
    ['30 days before', '2026-04-09', 1],
    ['29 days before, because nothing ran yesterday', '2026-04-08', 1],
    ['on the day', '2026-03-10', 1],
    ['the day after', '2026-03-09', 1],
  ] as const)('%s: %s', async (_, dueDay, expected) => {
    await due('V-1', dueDay)
    await run(morning)
    await run(morning + 3_600_000)
    expect(new Set((await mails()).map(({ subject }) => subject)).size).toBe(expected)
  })

  test('on the mornings it comes closer, and on no other', async () => {
    await due('V-1', '2026-03-18')
    const told: string[] = []
    for (let at = 0; at < 14; at++) {
      await forgetTold(server, own.tenantId)
      await run(morning + at * day)
      if ((await mails()).length > 0) told.push((await linesOf())[0] ?? '')
    }
    expect(told).toEqual([
      '- V-1 Hilux: due on 18th Mar 2026',
      '- V-1 Hilux: due on 18th Mar 2026',
      '- V-1 Hilux: due on 18th Mar 2026',
      '- V-1 Hilux: overdue since 18th Mar 2026',
    ])
  })

  test('once it is serviced, the next one is told of anew', async () => {
    const id = await due('V-1', '2026-03-09')
    await run(morning)
    await forgetTold(server, own.tenantId)
    await rows(server, `update assets set due_day = '2026-04-01' where id = $1`, [id])
    await run(morning + day)
    expect(await linesOf()).toEqual(['- V-1 Hilux: due on 1st Apr 2026'])
  })

  test('two servers at once tell of it once', async () => {
    await due('V-1', '2026-03-09')
    await Promise.all([run(morning), run(morning), run(morning + 1)])
    expect(await recipients()).toHaveLength(2)
  })

  test('says nothing before eight, nor where the register is switched off or not part of the plan', async () => {
    await due('V-1', '2026-03-09')
    await run(morning - 1)
    await rows(server, `update feature_flags set is_enabled = false where tenant_id = $1 and name = 'assetRegister'`, [
      own.tenantId,
    ])
    await run(morning)
    await rows(server, 'update feature_flags set is_enabled = true where tenant_id = $1', [own.tenantId])
    await rows(server, 'delete from subscriptions where tenant_id = $1', [own.tenantId])
    await rows(server, `update tenants set product_plan = 'compliance' where id = $1`, [own.tenantId])
    await run(morning)
    expect(await mails()).toEqual([])
  })
})
