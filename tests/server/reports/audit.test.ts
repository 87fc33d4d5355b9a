import { Clock, Effect, Layer, Stream } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditPage } from '../../../src/domain/audit/nouns.ts'
import { sentenceOf } from '../../../src/domain/audit/sentences.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import { MOST_ROWS } from '../../../src/domain/reports/answering.ts'
import type { ReportAnswer } from '../../../src/domain/reports/nouns.ts'
import { membershipFrom } from '../../../src/server/http/membership.ts'
import { askingOf } from '../../../src/server/reports/asking.ts'
import { auditReading } from '../../../src/server/reports/audit.reading.ts'
import { Database } from '../../../src/server/store/database.ts'
import { membershipStatement } from '../../../src/server/store/membership.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'

let server: TestServer
let own: World
let other: World
const rowsInAll = 50_000

beforeAll(async () => {
  server = await serverForTest()
  const plan = await addPlan(server)
  own = await makeWorld(server, { name: 'own', plan })
  other = await makeWorld(server, { name: 'other', plan })
  // Half of the changes of October about the target, a third of a department; the other client has its own.
  for (const [world, count] of [
    [own, rowsInAll],
    [other, 10],
  ] as const)
    await rows(
      server,
      `insert into audit_entries (tenant_id, at_utc, user_id, employee_id, action, subject_kind, subject_id, subject_name, person)
       select $1, timestamptz '2026-10-20 12:00Z' - make_interval(secs => n), $3,
         case when n % 5 = 0 then $4::uuid else $5::uuid end, 'updated',
         case when n % 3 = 0 then 'department' else 'employee' end,
         case when n % 3 = 0 then $7::uuid else $6::uuid end,
         case when n = 1 then '=HYPERLINK("x")' else 'Row ' || n end, case when n % 2 = 0 then $6::uuid end
       from generate_series(1, $2::int) n`,
      [
        world.tenantId,
        count,
        world.admin.userId,
        world.manager.employeeId,
        world.admin.employeeId,
        world.target.employeeId,
        newId(),
      ],
    )
  await rows(server, 'analyze audit_entries')
})
afterAll(() => server.close())

const october = { from: '2026-10-01', until: '2026-10-31' }
const path = (query: Readonly<Record<string, string>>, more = '') =>
  `/reports/audit${more}?${new URLSearchParams({ ...october, ...query })}`
const ask = (of: string, as: Person = own.admin, world = own) =>
  server.ask(`/api/${world.tenantId}${of}`, { as: as.userId })
const report = async (query: Readonly<Record<string, string>> = {}, as?: Person, world?: World) => {
  const answer = await ask(path(query), as, world)
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
  return answer.body.data as ReportAnswer
}

describe('the audit as a report', () => {
  test('tells what the page of changes tells, in its order; every figure counts its rows', async () => {
    const found = await report()
    const page = (await ask('/audit?from=2026-10-01&to=2026-10-31')).body.data as AuditPage
    expect(found.rows.slice(0, 100).map(({ id, cells }) => [id, cells[0], cells[1]])).toEqual(
      page.entries.map((entry) => [String(entry.id), sentenceOf(standardLocale, entry), entry.atUtc]),
    )
    expect([found.count, found.rows.length]).toEqual([rowsInAll, MOST_ROWS])
    expect(found.figures).toEqual([
      { of: 'department', count: Math.floor(rowsInAll / 3) },
      { of: 'employee', count: rowsInAll - Math.floor(rowsInAll / 3) },
    ])
    const departments = await report({ only: 'department' })
    expect([departments.count, departments.figures]).toEqual([Math.floor(rowsInAll / 3), found.figures])
    expect(new Set(departments.rows.map(({ cells }) => cells[4]))).toEqual(new Set(['department']))
  })

  test('of one person: what they did, and what is about them', async () => {
    const by = await report({ actor: own.manager.employeeId })
    expect([by.count, by.named.map(({ id }) => id)]).toEqual([rowsInAll / 5, [own.manager.employeeId]])
    const about = await report({ person: own.target.employeeId })
    expect(about.count).toBe(rowsInAll / 2)
    expect(new Set(about.rows.map(({ cells }) => cells[3]))).toEqual(new Set([about.named[0]?.fullName]))
  })

  test('somebody of another client is nobody here, and nothing is told', async () => {
    const found = await report({ person: other.target.employeeId, actor: other.manager.employeeId })
    expect([found.count, found.rows, found.named, found.figures]).toEqual([0, [], [], []])
    expect((await ask(path({ person: 'x' }))).status).toBe(400)
  })

  test('who was removed is known still, by the name they had', async () => {
    const { id, ...gone } = { id: newId(), name: 'Gone Away' }
    await rows(
      server,
      `insert into audit_entries (tenant_id, at_utc, user_id, action, subject_kind, subject_id, subject_name, person)
       values ($1, '2026-11-02', $2, 'removed', 'employee', $3, $4, $3)`,
      [own.tenantId, own.admin.userId, id, gone.name],
    )
    const found = await report({ ...october, until: '2026-11-03', person: id })
    expect([found.count, found.named]).toEqual([1, [{ id, fullName: gone.name }]])
    // Their record is not there any more.
    expect(found.rows[0]?.path).toBeNull()
  })

  test('a row leads to its record, an item of a list to the list', async () => {
    const { rows: found } = await report()
    const paths = new Set(found.map(({ path }) => path))
    expect(paths).toEqual(new Set([`/employee/${own.target.employeeId}`, '/departments']))
  })

  test.each(['manager', 'colleague', 'target', 'featureHolder'] as const)('is not for %s: 403', async (who) => {
    for (const more of ['', '/csv']) expect(codeOf(await ask(path({}, more), own[who]))).toBe('403 admin_only')
  })

  test('in days to come nothing is known: 422', async () => {
    expect(codeOf(await ask(path({ until: '2999-01-01' })))).toBe('422 day_ahead')
  })

  test('another client has its own', async () => {
    expect((await report({}, other.admin, other)).count).toBe(10)
    expect((await ask(path({}), own.admin, other)).status).toBe(404)
  })
})

describe('its file', () => {
  test('holds all 50,000 rows once, the newest first, with the clock of the client and without formulas', async () => {
    const file = await ask(path({}, '/csv'))
    const lines = file.text.replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(lines).toHaveLength(rowsInAll + 1)
    expect(lines[0]).toBe('Change,When,Changed by,About,Kind of record')
    expect(lines[1]).toContain(',2026-10-20 21:59,')
    expect(lines.filter((line) => line.startsWith('='))).toEqual([])
    const narrowed = await ask(path({ actor: own.manager.employeeId, only: 'department' }, '/csv'))
    expect(narrowed.text.trimEnd().split('\r\n')).toHaveLength(1 + Math.floor(rowsInAll / 15))
  })

  test('is written down, and does not tell of itself', async () => {
    const count = async () => ((await ask('/reports/audit')).body.data as ReportAnswer).count
    const before = await count()
    const file = await ask('/reports/audit/csv')
    expect(file.text.trimEnd().split('\r\n')).toHaveLength(before + 1)
    expect(await count()).toBe(before + 1)
  })

  test('is read part by part, as far as it is sent', async () => {
    const member = { tenantId: own.tenantId, userId: own.admin.userId }
    const [row] = await Effect.runPromise(server.database.read(member, membershipStatement(member)))
    const membership = membershipFrom(member, row?.body)
    if (membership.state !== 'member') throw new Error('The admin works here')
    let reads = 0
    const counting = Layer.succeed(Database, {
      ...server.database,
      read: (...asked: Parameters<typeof server.database.read>) => {
        reads += 1
        return server.database.read(...asked)
      },
    } as typeof server.database)
    const taken = await Effect.runPromise(
      Effect.gen(function* () {
        const asking = askingOf(membership.caller, 'audit', october, yield* Clock.currentTimeMillis)
        const parts = yield* auditReading.parts(asking, october)
        return yield* Stream.runCollect(Stream.take(parts, 3))
      }).pipe(Effect.provide(counting)),
    )
    const sizes = [...taken].map((part) => part.length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2_000)
    expect([sizes.length, reads <= 4]).toEqual([3, true])
  })
})
