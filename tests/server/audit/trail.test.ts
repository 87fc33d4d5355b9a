import { Effect, Exit } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditEntry, AuditPage } from '../../../src/domain/audit/nouns.ts'
import { recordChange } from '../../../src/server/audit/audit.store.ts'
import { TenantSql } from '../../../src/server/store/database.ts'
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
  own = await makeWorld(server, { name: 'own', plan })
  other = await makeWorld(server, { name: 'other', plan })
})
afterAll(() => server.close())

const ask = (path: string, as: Person, world = own) => server.ask(`/api/${world.tenantId}${path}`, { as: as.userId })
const pageAt = async (path: string, as: Person = own.admin, world = own): Promise<AuditPage> => {
  const { status, body, text } = await ask(path, as, world)
  expect(status, text).toBe(200)
  return body.data
}
const put = (path: string, json: object, by: Person, world = own) =>
  server.ask(`/api/${world.tenantId}${path}`, { as: by.userId, method: 'PUT', json })

const fresh = (name = 'fresh') => makeWorld(server, { name, plan })

/** Somebody changes the target’s work: a department, a manager and a title. */
const moved = async (world: World) => {
  const answer = await put(
    `/employees/${world.target.employeeId}/profile/work`,
    {
      version: 1,
      positionTitle: 'Foreman',
      departmentId: world.emptyDepartment,
      reportsTo: world.admin.employeeId,
      startDate: '2021-07-05',
      isActive: true,
      hideFromEmployeeDirectory: false,
    },
    world.admin,
    world,
  )
  expect(answer.status, answer.text).toBe(200)
}

describe('Issue 5, audit: append-only for the server’s role', () => {
  const within = (statement: string) =>
    Effect.runPromiseExit(
      server.database.withTenant(
        { tenantId: own.tenantId, userId: own.admin.userId },
        Effect.flatMap(TenantSql, (sql) => sql.unsafe(statement)),
      ),
    )

  test('it may add and read; UPDATE, DELETE and TRUNCATE are refused, of its own rows too', async () => {
    const world = await fresh()
    await moved(world)
    const before = await rows(server, 'select * from audit_entries order by id')
    for (const statement of [
      `update audit_entries set action = 'created'`,
      'delete from audit_entries',
      'truncate audit_entries',
      'alter table audit_entries disable row level security',
      'drop table audit_entries',
    ]) {
      const exit = await within(statement)
      expect(Exit.isFailure(exit), statement).toBe(true)
      // insufficient_privilege
      expect(JSON.stringify(exit)).toContain('42501')
    }
    expect(await rows(server, 'select * from audit_entries order by id')).toEqual(before)
  })

  test('an entry and its change are one: without the commit there is neither', async () => {
    const id = newId()
    const { tenantId, admin } = own
    await Effect.runPromiseExit(
      server.database.withTenant(
        { tenantId, userId: admin.userId },
        Effect.andThen(
          recordChange({ userId: admin.userId }, { action: 'created', kind: 'tag', id }),
          Effect.die('no'),
        ),
      ),
    )
    expect(await rows(server, 'select from audit_entries where subject_id = $1', [id])).toEqual([])
  })
})

describe('Issue 5, audit: who, what, when, which fields; values only where not sensitive', () => {
  test('a change is told with names before and after', async () => {
    const world = await fresh()
    await moved(world)
    const { entries } = await pageAt('/audit', world.admin, world)
    const nameOf = (first: string) => `${first} ${world.canary}`
    expect(entries).toEqual([
      {
        id: expect.any(Number),
        atUtc: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        actor: { id: world.admin.employeeId, fullName: nameOf('Ava') },
        action: 'updated',
        kind: 'employee',
        subjectId: world.target.employeeId,
        name: null,
        person: { id: world.target.employeeId, fullName: nameOf('Eve') },
        fields: ['departmentId', 'reportsTo', 'positionTitle'],
        values: [
          { field: 'departmentId', before: `${world.canary} Yard`, after: `${world.canary} Empty` },
          { field: 'reportsTo', before: nameOf('Max'), after: nameOf('Ava') },
          { field: 'positionTitle', before: `${world.canary} Clerk`, after: 'Foreman' },
        ],
      },
    ])
  })

  test('of a phone number the name of the field alone', async () => {
    const world = await fresh()
    const answer = await put(
      `/employees/${world.target.employeeId}/profile/basicInfo`,
      {
        version: 1,
        firstName: 'Evelyn',
        lastName: world.canary,
        email: `eve@${world.canary}.example`,
        phone: '07 5550 1234 567',
      },
      world.admin,
      world,
    )
    expect(answer.status).toBe(200)
    const [entry] = (await pageAt('/audit', world.admin, world)).entries
    expect([entry?.fields, entry?.values]).toEqual([
      ['firstName', 'phone'],
      [{ field: 'firstName', before: 'Eve', after: 'Evelyn' }],
    ])
    const [kept] = await rows<{ readonly text: string }>(
      server,
      'select string_agg(a::text, chr(10)) as text from audit_entries a where tenant_id = $1',
      [world.tenantId],
    )
    expect(kept?.text).toContain('Evelyn')
    expect(kept?.text).not.toContain('5550 1234 567')
  })

  test('tags before and after', async () => {
    const world = await fresh()
    await put(
      `/employees/${world.target.employeeId}/profile/tags`,
      { version: 1, tags: ['Crane', 'First aid'] },
      world.admin,
      world,
    )
    const [entry] = (await pageAt('/audit', world.admin, world)).entries
    expect(entry?.values).toEqual([{ field: 'tags', before: `${world.canary} tag`, after: 'Crane, First aid' }])
  })

  test('an item of a list with its name; who was removed keeps theirs', async () => {
    const world = await fresh()
    await put(`/departments/${world.emptyDepartment}`, { version: 1, name: 'Workshop' }, world.admin, world)
    const gone = await server.ask(`/api/${world.tenantId}/employees/${world.featureHolder.employeeId}`, {
      as: world.admin.userId,
      method: 'DELETE',
      headers: { 'if-match': '"1"' },
    })
    expect(gone.status, gone.text).toBe(200)
    const [removal, renaming] = (await pageAt('/audit', world.admin, world)).entries
    expect(renaming).toMatchObject({
      kind: 'department',
      name: 'Workshop',
      values: [{ field: 'name', before: `${world.canary} Empty`, after: 'Workshop' }],
    })
    expect(removal).toMatchObject({ action: 'removed', person: { fullName: `Yuri ${world.canary}` } })
    expect(
      (await pageAt(`/employees/${world.featureHolder.employeeId}/audit`, world.admin, world)).entries,
    ).toHaveLength(1)
  })

  test('a feature that is switched, and a plan', async () => {
    const world = await fresh()
    await put('/featureFlags/toggle/billing', { status: false }, world.admin, world)
    const [entry] = (await pageAt('/audit', world.admin, world)).entries
    expect(entry).toMatchObject({
      kind: 'featureFlag',
      name: 'billing',
      values: [{ field: 'isEnabled', before: 'yes', after: 'no' }],
    })
  })
})

describe('Issue 5, timeline: for those who may access the person, without fields they may not see', () => {
  let world: World
  const at = () => `/employees/${world.target.employeeId}/timeline`
  const kinds = ({ entries }: AuditPage) => entries.map(({ kind, action }) => `${kind} ${action}`)

  beforeAll(async () => {
    world = await fresh('timeline')
    const { tenantId, admin, target } = world
    const person = target.employeeId
    const record = (change: Parameters<typeof recordChange>[1]) => recordChange(admin, change)
    await Effect.runPromise(
      server.database.withTenant(
        { tenantId, userId: admin.userId },
        Effect.all([
          record({ action: 'updated', kind: 'employee', id: person, fields: ['dateOfBirth', 'positionTitle'] }),
          record({ action: 'updated', kind: 'employee', id: person, fields: ['dateOfBirth'] }),
          record({ action: 'invited', kind: 'account', id: person, person }),
          record({ action: 'approved', kind: 'position', id: newId(), person, name: 'Foreman', fields: ['status'] }),
          record({ action: 'updated', kind: 'employee', id: world.colleague.employeeId, fields: ['phone'] }),
        ]),
      ),
    )
  })

  test.each(['admin', 'target'] as const)('%s: everything about this person, and nothing else', async (actor) => {
    expect(kinds(await pageAt(at(), world[actor], world))).toEqual([
      'position approved',
      'account invited',
      'employee updated',
      'employee updated',
    ])
  })

  test('the manager: not that a personal detail or the login was touched', async () => {
    const page = await pageAt(at(), world.manager, world)
    expect(kinds(page)).toEqual(['position approved', 'employee updated'])
    expect(page.entries.map(({ fields }) => fields)).toEqual([['status'], ['positionTitle']])
    expect(JSON.stringify(page)).not.toContain('dateOfBirth')
  })

  test('is narrowed to a kind of record, and that of a manager never to more than they may see', async () => {
    const narrowed = async (group: string, actor: 'admin' | 'manager') =>
      kinds(await pageAt(`${at()}?group=${group}`, world[actor], world))
    expect(await narrowed('positions', 'admin')).toEqual(['position approved'])
    expect(await narrowed('login', 'admin')).toEqual(['account invited'])
    expect(await narrowed('login', 'manager')).toEqual([])
    expect(await narrowed('record', 'manager')).toEqual(['employee updated'])
    expect((await ask(`${at()}?group=everything`, world.admin, world)).status).toBe(400)
  })

  test('a caller who may not access the person is told that there is nobody', async () => {
    for (const actor of ['colleague', 'managerOfOthers', 'featureHolder'] as const)
      expect((await ask(at(), world[actor], world)).status).toBe(404)
  })

  test('another tenant’s person has no timeline here', async () => {
    expect((await ask(`/employees/${other.target.employeeId}/timeline`, world.admin, world)).status).toBe(404)
    expect((await pageAt(`/audit?person=${other.target.employeeId}`, world.admin, world)).entries).toEqual([])
  })
})

describe('Issue 5, audit: filterable, exportable, and fast with 50,000 rows', () => {
  let world: World
  const rowsInAll = 50_000

  beforeAll(async () => {
    world = await fresh('long')
    // Every tenth about the target, every fifth by the manager, one an hour back from noon of 1st November, UTC.
    await rows(
      server,
      `insert into audit_entries (tenant_id, at_utc, user_id, employee_id, action, subject_kind, subject_id, subject_name, person)
       select $1, timestamptz '2026-11-01 12:00Z' - make_interval(hours => $2 - n), $3,
         case when n % 5 = 0 then $4::uuid else $5::uuid end,
         case when n % 2 = 0 then 'updated' else 'created' end,
         case when n % 3 = 0 then 'department' else 'employee' end, $6,
         case when n = $2 then '=HYPERLINK("x")' else 'Row ' || n end,
         case when n % 10 = 0 then $6::uuid end
       from generate_series(1, $2::int) n`,
      [
        world.tenantId,
        rowsInAll,
        world.admin.userId,
        world.manager.employeeId,
        world.admin.employeeId,
        world.target.employeeId,
      ],
    )
    await rows(server, 'analyze audit_entries')
  })

  const every = async (query: string): Promise<ReadonlyArray<AuditEntry>> => {
    const all: AuditEntry[] = []
    for (let next: number | null | undefined; next !== null; ) {
      const page = await pageAt(`/audit?${query}${next ? `&before=${next}` : ''}`, world.admin, world)
      all.push(...page.entries)
      next = page.next
    }
    return all
  }

  test('the newest first, a hundred at a time, each exactly once', async () => {
    const first = await pageAt('/audit', world.admin, world)
    expect([first.entries.length, first.entries[0]?.name]).toEqual([100, '=HYPERLINK("x")'])
    const all = await every(`person=${world.target.employeeId}`)
    expect(all.length).toBe(rowsInAll / 10)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((one, two) => two - one))
  })

  test.each([
    [
      'actor',
      () => `actor=${world.manager.employeeId}`,
      (entry: AuditEntry) => entry.actor?.id === world.manager.employeeId,
    ],
    ['kind', () => 'kind=department', ({ kind }: AuditEntry) => kind === 'department'],
    ['action', () => 'action=created', ({ action }: AuditEntry) => action === 'created'],
    [
      'all of them',
      () => `actor=${world.manager.employeeId}&kind=department&action=updated&person=${world.target.employeeId}`,
      ({ kind, action, person }: AuditEntry) =>
        kind === 'department' && action === 'updated' && person?.id === world.target.employeeId,
    ],
  ])('by %s', async (_, query, holds) => {
    const { entries } = await pageAt(`/audit?${query()}`, world.admin, world)
    expect(entries).toHaveLength(100)
    expect(entries.filter((entry) => !holds(entry))).toEqual([])
  })

  test('those of one moment in the order they were written down, across pages; one of an earlier moment behind them', async () => {
    const world = await fresh('moment')
    await rows(
      server,
      `insert into audit_entries (tenant_id, at_utc, user_id, action, subject_kind, subject_id, subject_name)
       select $1, timestamptz '2026-11-01 12:00Z' - make_interval(hours => case when n = 150 then 1 else 0 end), $2,
         'updated', 'department', $3, n::text from generate_series(1, 150) n`,
      [world.tenantId, world.admin.userId, newId()],
    )
    const first = await pageAt('/audit', world.admin, world)
    const second = await pageAt(`/audit?before=${first.next}`, world.admin, world)
    const names = [...first.entries, ...second.entries].map(({ name }) => Number(name))
    expect(names).toEqual([...Array.from({ length: 149 }, (_, at) => 149 - at), 150])
    expect(second.next).toBeNull()
  })

  test('by days, which are the tenant’s: in Brisbane 31st October begins at 14:00 of the 30th, UTC', async () => {
    const all = await every('from=2026-10-31&to=2026-10-31')
    expect(all).toHaveLength(24)
    expect([all[0]?.atUtc, all.at(-1)?.atUtc]).toEqual(['2026-10-31T13:00:00.000Z', '2026-10-30T14:00:00.000Z'])
  })

  test.each(['person=x', 'from=2026-02-30', 'before=-1', 'before=1.5', 'kind=a%20b', 'limit=9'])(
    '400 for %s',
    async (query) => {
      expect((await ask(`/audit?${query}`, world.admin, world)).status).toBe(400)
    },
  )

  test('a page is answered in well under 300 ms, also far back and with a filter that few pass', async () => {
    const [oldest] = await rows<{ readonly id: number }>(
      server,
      'select min(id)::int as id from audit_entries where tenant_id = $1',
      [world.tenantId],
    )
    const queries = [
      '',
      `before=${(oldest?.id ?? 0) + 50}`,
      'to=2021-06-01',
      `actor=${world.colleague.employeeId}`,
      `person=${world.target.employeeId}`,
    ]
    for (const query of queries) {
      await ask(`/audit?${query}`, world.admin, world)
      const began = performance.now()
      await ask(`/audit?${query}`, world.admin, world)
      expect(performance.now() - began, query).toBeLessThan(300)
    }
  })

  test('the export holds every row the filter lets through, and no formula', async () => {
    const answer = await ask('/audit/csv', world.admin, world)
    expect(answer.headers.get('content-type')).toContain('text/csv')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename\*=UTF-8''audit%20\d{4}-\d\d-\d\d\.csv$/,
    )
    const lines = answer.text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(rowsInAll + 1)
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`)
    const narrowed = await ask('/audit/csv?from=2026-10-31&to=2026-10-31', world.admin, world)
    expect(narrowed.text.trimEnd().split('\r\n')).toHaveLength(25)
  })
})
