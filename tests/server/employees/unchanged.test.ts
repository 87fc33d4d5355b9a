import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keptBodies } from '../../../src/server/http/keptBodies.ts'
import { type Answer, serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'

let server: TestServer
let beside: TestServer
let plan: string
let own: World
let other: World

beforeAll(async () => {
  server = await serverForTest()
  beside = await serverForTest({ beside: server })
  plan = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan })
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
})
afterAll(async () => {
  await beside.close()
  await server.close()
})

interface Has {
  readonly etag?: string
  readonly at?: TestServer
  readonly of?: World
}

const list = (by: Person, { etag, at = server, of = own }: Has = {}): Promise<Answer> =>
  at.ask(`/api/${of.tenantId}/employeeMini`, {
    as: by.userId,
    headers: { 'accept-encoding': 'br', ...(etag === undefined ? {} : { 'if-none-match': etag }) },
  })
const etagOf = ({ headers }: Answer) => headers.get('etag') ?? ''
const named = ({ body }: Answer) =>
  (body.data as unknown as ReadonlyArray<{ fullName: string }>).map((one) => one.fullName)
const rename = async (firstName: string, { at = server }: Has = {}) => {
  const [before] = await rows(server, 'select version, email from employees where tenant_id = $1 and id = $2', [
    own.tenantId,
    own.target.employeeId,
  ])
  const answer = await at.ask(`/api/${own.tenantId}/employees/${own.target.employeeId}/profile/basicInfo`, {
    as: own.admin.userId,
    method: 'PUT',
    json: { version: before?.version, email: before?.email, firstName, lastName: 'Renamed', phone: null },
  })
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
}

describe('a directory that has not changed', () => {
  test.each(['admin', 'manager', 'target'] as const)('is not sent to the %s again', async (who) => {
    const first = await list(own[who])
    const again = await list(own[who], { etag: etagOf(first) })
    expect([again.status, again.text, etagOf(again)]).toEqual([304, '', etagOf(first)])
    const whole = await list(own[who])
    expect([whole.status, whole.text]).toEqual([200, first.text])
  })

  const changes: Readonly<Record<string, readonly [sql: string, values: () => ReadonlyArray<string>]>> = {
    'a name': [
      'update employees set first_name = $2 where tenant_id = $1 and id = $3',
      () => ['New', own.target.employeeId],
    ],
    'a role': [
      `update employees set roles = array['admin'] where tenant_id = $1 and id = $2`,
      () => [own.target.employeeId],
    ],
    'somebody new': [
      `insert into employees (tenant_id, id, first_name, last_name, email, reports_to)
       values ($1, gen_random_uuid(), 'Nova', 'Low', 'nova@tenure.example', $2)`,
      () => [own.manager.employeeId],
    ],
    'a tag': [
      `with made as (insert into tags (tenant_id, id, name) values ($1, gen_random_uuid(), 'crew') returning id)
       insert into employee_tags (tenant_id, employee_id, tag_id) select $1, $2, id from made`,
      () => [own.target.employeeId],
    ],
    'a department': [
      `with made as (insert into departments (tenant_id, id, name) values ($1, gen_random_uuid(), 'Yard') returning id)
       update employees set department_id = made.id from made where tenant_id = $1 and employees.id = $2`,
      () => [own.target.employeeId],
    ],
  }
  test.each(Object.entries(changes))('is sent anew after a change: %s', async (_, [sql, values]) => {
    const [forAdmin, forManager] = [await list(own.admin), await list(own.manager)]
    await rows(server, sql, [own.tenantId, ...values()])
    for (const [who, before] of [
      [own.admin, forAdmin],
      [own.manager, forManager],
    ] as const) {
      const after = await list(who, { etag: etagOf(before) })
      expect([after.status, after.text === before.text, etagOf(after) === etagOf(before)]).toEqual([200, false, false])
    }
  })

  test('is sent anew where a department or a tag is called otherwise, and when a position has another title', async () => {
    const id = own.target.employeeId
    await rows(
      server,
      `with tagged as (
         insert into tags (tenant_id, id, name) values ($1, gen_random_uuid(), 'before') returning id),
       placed as (
         insert into departments (tenant_id, id, name) values ($1, gen_random_uuid(), 'before') returning id),
       put as (update employees set department_id = placed.id from placed where tenant_id = $1 and employees.id = $2)
       insert into employee_tags (tenant_id, employee_id, tag_id) select $1, $2, id from tagged`,
      [own.tenantId, id],
    )
    for (const sql of [
      `update departments set name = 'after' where tenant_id = $1 and name = 'before'`,
      `update tags set name = 'after' where tenant_id = $1 and name = 'before'`,
      `update positions set title = 'after' where tenant_id = $1`,
      `delete from employee_tags where tenant_id = $1`,
    ]) {
      const before = await list(own.admin)
      await rows(server, sql, [own.tenantId])
      const after = await list(own.admin, { etag: etagOf(before) })
      expect([sql, after.status, after.text === before.text]).toEqual([sql, 200, false])
    }
  })

  test('of another client changes nothing here', async () => {
    const before = await list(own.admin)
    await rows(server, `update employees set first_name = 'Else' where tenant_id = $1`, [other.tenantId])
    expect((await list(own.admin, { etag: etagOf(before) })).status).toBe(304)
  })
})

describe('what one reader has is never the answer for another', () => {
  test('who sees less of it', async () => {
    const admins = await list(own.admin)
    const managers = await list(own.manager, { etag: etagOf(admins) })
    expect(managers.status).toBe(200)
    expect(named(managers).length).toBeLessThan(named(admins).length)
    const targets = await list(own.target, { etag: etagOf(managers) })
    expect([targets.status, named(targets).length]).toEqual([200, 1])
  })

  test('who was an administrator a moment ago', async () => {
    const admins = await list(own.admin)
    await rows(server, `update employees set roles = '{}' where tenant_id = $1 and id = $2`, [
      own.tenantId,
      own.admin.employeeId,
    ])
    const after = await list(own.admin, { etag: etagOf(admins) })
    expect([after.status, named(after).length < named(admins).length]).toEqual([200, true])
  })

  test('who leaves, and is not told of it here', async () => {
    const lastDays = ({ body }: Answer) =>
      (body.data as unknown as ReadonlyArray<{ id: string; lastDay?: string }>)
        .filter((one) => one.lastDay !== undefined)
        .map(({ id }) => id)
    await rows(server, `update employees set roles = array['admin'] where tenant_id = $1 and id = $2`, [
      own.tenantId,
      own.manager.employeeId,
    ])
    expect((await list(own.manager)).text).toBe((await list(own.admin)).text)
    await rows(
      server,
      `insert into planned_leavings (tenant_id, employee_id, last_day, kind, reason, notes, planned_by_user)
       values ($1, $2, current_date + 30, 'resignation', '', '', $3)`,
      [own.tenantId, own.manager.employeeId, own.admin.userId],
    )
    for (const at of [server, beside, server]) {
      const [admins, leavers] = [await list(own.admin, { at }), await list(own.manager, { at })]
      expect([lastDays(admins), lastDays(leavers)]).toEqual([[own.manager.employeeId], []])
      expect((await list(own.manager, { at, etag: etagOf(leavers) })).status).toBe(304)
      expect((await list(own.admin, { at, etag: etagOf(admins) })).status).toBe(304)
      expect(lastDays(await list(own.admin, { at, etag: etagOf(leavers) }))).toEqual([own.manager.employeeId])
      expect(lastDays(await list(own.manager, { at, etag: etagOf(admins) }))).toEqual([])
    }
  })

  test('of another client, and whoever is none of it', async () => {
    const mine = await list(own.admin)
    const theirs = await list(other.admin, { of: other, etag: etagOf(mine) })
    expect([theirs.status, theirs.text.includes(own.canary)]).toEqual([200, false])
    const stranger = await list(other.admin, { etag: etagOf(mine) })
    expect([stranger.status, etagOf(stranger)]).toEqual([404, ''])
  })
})

describe('two servers on one database', () => {
  test('tell of a change as soon as it is acknowledged by one of them, under load', async () => {
    await list(own.admin, { at: beside })
    let isOver = false
    const load = Array.from({ length: 4 }, async () => {
      let etag: string | undefined
      while (!isOver) {
        const answer = await list(own.admin, { at: beside, ...(etag === undefined ? {} : { etag }) })
        expect([200, 304]).toContain(answer.status)
        etag = etagOf(answer)
      }
    })
    for (let turn = 0; turn < 25; turn += 1) {
      await rename(`Turn${turn}`)
      expect(named(await list(own.admin, { at: beside }))).toContain(`Turn${turn} Renamed`)
    }
    isOver = true
    await Promise.all(load)
  })

  test('also of one that took its number before another and was committed after it', async () => {
    await rename('First')
    const before = await list(own.admin)
    await rows(
      server,
      `insert into directory_changes (tenant_id, id) overriding system value
       select $1, min(id) - 1 from directory_changes where tenant_id = $1`,
      [own.tenantId],
    )
    expect((await list(own.admin, { etag: etagOf(before) })).status).toBe(200)
  })
})

test('a transaction leaves one line, whatever it changes', async () => {
  const lines = async () =>
    (await rows(server, 'select count(*)::int as count from directory_changes where tenant_id = $1', [own.tenantId]))[0]
      ?.count
  const before = await lines()
  await rows(
    server,
    `with one as (update positions set title = 'Other' where tenant_id = $1),
     two as (insert into tags (tenant_id, id, name) values ($1, gen_random_uuid(), 'one'))
     update employees set first_name = 'Other' where tenant_id = $1`,
    [own.tenantId],
  )
  expect(await lines()).toBe((before ?? 0) + 1)
})

test('however much was changed, few lines are left to read, and the version has moved each time', async () => {
  const etags = new Set<string>()
  const lines: number[] = []
  for (let change = 0; change < 200; change += 1) {
    await rows(server, 'update employees set first_name = $2 where tenant_id = $1', [own.tenantId, `Turn ${change}`])
    etags.add(etagOf(await list(own.admin)))
    const [left] = await rows(server, 'select count(*)::int as count from directory_changes where tenant_id = $1', [
      own.tenantId,
    ])
    lines.push(Number(left?.count))
  }
  expect(etags.size).toBe(200)
  // One change in 16 takes them away; the numbers are those of all clients.
  expect(Math.min(...lines.slice(100))).toBe(1)
  expect(Math.max(...lines)).toBeLessThanOrEqual(100)
})

test('kept bodies stay within their bound, and the one asked for last goes last', () => {
  const bodies = keptBodies(3_000)
  const body = (version: string) => ({ version, bytes: new Uint8Array(900) })
  bodies.keep('a', body('1'))
  bodies.keep('b', body('1'))
  expect(bodies.of('a')?.version).toBe('1')
  bodies.keep('c', body('1'))
  expect(['a', 'b', 'c'].map((key) => bodies.of(key) !== undefined)).toEqual([true, false, true])
  bodies.keep('c', body('2'))
  expect([bodies.of('c')?.version, bodies.of('a')?.version]).toEqual(['2', '1'])
})
