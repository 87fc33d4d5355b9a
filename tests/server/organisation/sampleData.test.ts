import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SampleData } from '../../../src/domain/organisation/nouns.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, rows, stateOf, type World } from '../world/world.ts'

type Loaded = NonNullable<SampleData>

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

const ask = (path: string, more: { method?: string; json?: object } = {}, of: World = own) =>
  server.ask(`/api/${of.tenantId}/${path}`, { as: of.admin.userId, ...more })
const read = async (of: World = own) => (await ask('sampleData', {}, of)).body.data as SampleData
const load = (of: World = own) => ask('sampleData', { method: 'POST' }, of)
const loaded = async (of: World = own) => (await load(of)).body.data as Loaded
const remove = (digest: string, of: World = own) => ask('sampleData/removal', { method: 'PUT', json: { digest } }, of)
const removed = async () => remove(((await read()) as Loaded).digest)

/** How many rows each table has of a client; only how often the directory has changed goes on. */
const counted = async ({ tenantId }: World) => {
  const tables = await rows<{ name: string }>(
    server,
    `select c.oid::regclass::text as name from pg_class c
     where c.relkind = 'r' and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id')
       and c.relname <> 'directory_changes'
     order by 1`,
    [],
  )
  const counts = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await rows<{ n: number }>(server, `select count(*)::int as n from ${name} where tenant_id = $1`, [
        tenantId,
      ])
      return [name, row?.n ?? 0] as const
    }),
  )
  return Object.fromEntries(counts)
}

/** Of the sample data, by what it is called. */
const idOf = async (kind: string, name: string): Promise<string> => {
  const [row] = await rows<{ id: string }>(
    server,
    'select record_id::text as id from sample_records where tenant_id = $1 and kind = $2 and name = $3',
    [own.tenantId, kind, name],
  )
  if (row === undefined) throw new Error(`No sample in ${kind} is called ${name}`)
  return row.id
}

const run = (text: string, params: ReadonlyArray<string> = []) => rows(server, text, [own.tenantId, ...params])
const names = ({ staying }: Loaded) => staying.map(({ name, because }) => `${name}: ${because}`)

describe('(ours) sample data', () => {
  test('fills every list of one client, marked as sample; removed, not a row of it is left in any table', async () => {
    const [before, otherBefore, recordsBefore] = [
      await counted(own),
      await stateOf(server, [other]),
      await auditOf(server, own),
    ]
    const { going, staying, by } = await loaded()
    expect(by?.id).toBe(own.admin.employeeId)
    expect(staying).toEqual([])
    const counts = Object.fromEntries(going.map(({ kind, count }) => [kind, count]))
    expect(counts).toMatchObject({
      person: 12,
      department: 3,
      goal: 5,
      certificationType: 2,
      policy: 2,
      asset: 4,
      review: 1,
    })
    const marked = await rows<{ name: string }>(
      server,
      'select name from sample_records where tenant_id = $1 and kind <> all ($2::text[])',
      [
        own.tenantId,
        // Their people are marked, and their assets.
        ['positions', 'asset_events'],
      ],
    )
    expect(marked.length).toBeGreaterThan(45)
    expect(marked.filter(({ name }) => !name.endsWith('(sample)'))).toEqual([])
    expect(codeOf(await removed())).toBe('200')
    expect(await read()).toBeNull()
    expect(await counted(own)).toEqual({ ...before, audit_entries: (before.audit_entries ?? 0) + 2 })
    expect(await stateOf(server, [other])).toBe(otherBefore)
    expect((await auditOf(server, own)).slice(recordsBefore.length)).toMatchObject([
      { action: 'created', kind: 'sampleData', userId: own.admin.userId },
      { action: 'removed', kind: 'sampleData', userId: own.admin.userId },
    ])
  })

  test('of two clients never meets, and twice is said to be once too often', async () => {
    const at = await Promise.all([load(), load(), load(other)])
    expect(at.map(codeOf).toSorted()).toEqual(['200', '200', '409 already_loaded'])
    const before = await stateOf(server, [other])
    await removed()
    expect(await stateOf(server, [other])).toBe(before)
    expect(await read(other)).not.toBeNull()
    expect(codeOf(await load())).toBe('200')
  })

  const ownNames: ReadonlyArray<readonly [what: string, write: () => Promise<unknown>, mark: string]> = [
    [
      'a department',
      () =>
        run('insert into departments (tenant_id, id, name) values ($1::uuid, $2::uuid, $3)', [
          newId(),
          'Office (Sample)',
        ]),
      '(sample 2)',
    ],
    [
      'departments, the next number too',
      async () => {
        for (const name of ['Office (sample)', 'Own (sample 2)'])
          await run('insert into departments (tenant_id, id, name) values ($1::uuid, $2::uuid, $3)', [newId(), name])
      },
      '(sample 3)',
    ],
    [
      'another number only',
      () =>
        run('insert into departments (tenant_id, id, name) values ($1::uuid, $2::uuid, $3)', [
          newId(),
          'Office (sample 99999999999999999999)',
        ]),
      '(sample)',
    ],
  ]

  test.each(ownNames)('takes other names where %s of the company has them', async (_, write, mark) => {
    await write()
    const [departments] = await run('select count(*)::int as n from departments where tenant_id = $1')
    expect(codeOf(await load())).toBe('200')
    expect(codeOf(await load(other))).toBe('200')
    expect(await idOf('departments', `Office ${mark}`)).toBeTruthy()
    expect(
      await rows(server, `select from sample_records where tenant_id = $1 and name = 'Office (sample)'`, [
        other.tenantId,
      ]),
    ).toHaveLength(1)
    expect(codeOf(await removed())).toBe('200')
    // The company's own stay.
    expect(await run('select count(*)::int as n from departments where tenant_id = $1')).toEqual([departments])
  })

  test('is not removed where there is none, nor when it has become something else than was shown', async () => {
    expect(codeOf(await remove('0'.repeat(32)))).toBe('409 not_loaded')
    const { digest } = await loaded()
    await run('update employees set department_id = $2::uuid where tenant_id = $1 and id = $3::uuid', [
      await idOf('departments', 'Workshop (sample)'),
      own.target.employeeId,
    ])
    const before = await stateOf(server)
    expect(codeOf(await remove(digest))).toBe('409 changed_meanwhile')
    expect(await stateOf(server)).toBe(before)
  })

  test('makes nobody who signs in, is written to, or is paid for', async () => {
    const people = async () => {
      const [row] = await run('select count(*)::int as n from memberships where tenant_id = $1')
      return row
    }
    const before = await people()
    await loaded()
    expect(await people()).toEqual(before)
    expect(
      await run(
        `select email from employees where tenant_id = $1 and email not like '%.invalid' and last_name like '%(sample)'`,
      ),
    ).toEqual([])
    expect(await run(`select recipient from mail.outbox where tenant_id = $1 and recipient like '%.invalid'`)).toEqual(
      [],
    )
  })

  test('asks nothing of real people: what they owe is as it was', async () => {
    const owed = () =>
      run(
        `select b.document_id, b.employee_id from hr_document_bindings b where b.tenant_id = $1
           and b.employee_id not in (select record_id from sample_records where tenant_id = $1) order by 1, 2`,
      )
    const before = await owed()
    expect(before.length).toBeGreaterThan(0)
    await loaded()
    expect(await owed()).toEqual(before)
  })
})

describe('(ours) of the sample data stays what real people use', () => {
  beforeEach(() => load())

  const cases: ReadonlyArray<readonly [what: string, use: () => Promise<unknown>, stays: ReadonlyArray<string>]> = [
    [
      'a department that somebody was put in',
      async () =>
        run('update employees set department_id = $2::uuid where tenant_id = $1 and id = $3::uuid', [
          await idOf('departments', 'Workshop (sample)'),
          own.target.employeeId,
        ]),
      ['Workshop (sample): person'],
    ],
    [
      'a policy that somebody has agreed to, with its category',
      async () =>
        run(
          `insert into hr_document_agreements (tenant_id, document_id, version_no, employee_id, agreement_date_utc, sha256)
           select tenant_id, document_id, version_no, $3::uuid, now(), sha256 from hr_document_versions
           where tenant_id = $1 and document_id = $2::uuid`,
          [await idOf('hr_documents', 'Code of Conduct (sample)'), own.target.employeeId],
        ),
      ['Code of Conduct (sample): agreement', 'Conduct (sample): sample'],
    ],
    [
      'a type of which somebody holds a certification',
      async () =>
        run(
          `insert into certifications (tenant_id, id, employee_id, type_id, verification)
           values ($1::uuid, $2::uuid, $3::uuid, $4::uuid, 'verified')`,
          [newId(), own.target.employeeId, await idOf('certification_types', 'Forklift Licence (sample)')],
        ),
      ['Forklift Licence (sample): certification'],
    ],
    [
      'a manager to whom somebody reports, those above and their department',
      async () =>
        run('update employees set reports_to = $2::uuid where tenant_id = $1 and id = $3::uuid', [
          await idOf('employees', 'Priya Nair (sample)'),
          own.target.employeeId,
        ]),
      [
        'Office (sample): sample',
        'Sales (sample): sample',
        'Helen Ward (sample): sample',
        'Priya Nair (sample): person',
      ],
    ],
    [
      'an asset that somebody has, with its kind and place',
      async () =>
        run(
          `update assets set holder_employee_id = $3::uuid, state = 'assigned', assigned_utc = now() where tenant_id = $1 and id = $2::uuid`,
          [await idOf('assets', 'MacBook Air (sample)'), own.target.employeeId],
        ),
      ['MacBook Air (sample): person', 'Laptop (sample): sample', 'Showroom (sample): sample'],
    ],
    [
      'somebody whose address has become a real one',
      async () =>
        run(`update employees set email = 'ivy.tran@own.example' where tenant_id = $1 and id = $2::uuid`, [
          await idOf('employees', 'Ivy Tran (sample)'),
        ]),
      [
        'Office (sample): sample',
        'Helen Ward (sample): sample',
        'Ivy Tran (sample): login',
        'Tom Becker (sample): sample',
      ],
    ],
  ]

  test.each(cases)('%s', async (_, use, stays) => {
    await use()
    const seen = (await read()) as Loaded
    expect(names(seen).toSorted()).toEqual(stays.toSorted())
    expect(codeOf(await remove(seen.digest))).toBe('200')
    expect(await read()).toBeNull()
    // And the next load does not meet their names.
    expect(codeOf(await load())).toBe('200')
    const next = await rows<{ name: string }>(
      server,
      `select name from sample_records where tenant_id = $1 and kind = 'departments'`,
      [own.tenantId],
    )
    expect(next.map(({ name }) => name).toSorted()).toEqual([
      'Office (sample 2)',
      'Sales (sample 2)',
      'Workshop (sample 2)',
    ])
  })

  test('and what was added to a sample person goes with them, counted before', async () => {
    await run(
      `insert into goals (tenant_id, id, employee_id, title, description, state, progress, shared_with, version)
       select tenant_id, $2::uuid, employee_id, 'Mine', '', 'Draft', progress, shared_with, 1 from goals
       where tenant_id = $1 and employee_id = $3::uuid limit 1`,
      [newId(), await idOf('employees', 'Zoe Clarke (sample)')],
    )
    const seen = (await read()) as Loaded
    expect(seen.going.find(({ kind }) => kind === 'goal')).toEqual({ kind: 'goal', count: 6, others: 1 })
    expect(codeOf(await remove(seen.digest))).toBe('200')
    expect(await run(`select from goals where tenant_id = $1 and title = 'Mine'`)).toEqual([])
  })
})
