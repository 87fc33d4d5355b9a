import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import papaparse from 'papaparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withheldBecause } from '../../../src/domain/organisation/everythingWording.ts'
import { tenantIdOf, userIdOf } from '../../../src/server/demo/rows.ts'
import { seedDemo } from '../../../src/server/demo/seed.ts'
import { PART } from '../../../src/server/reports/everything/everything.store.ts'
import { fileTables, folders, narrowedBy, withheld } from '../../../src/server/reports/everything/tables.ts'
import { unzipped } from '../../fixtures/unzipped.ts'
import { called } from '../demo/rows.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { rows } from '../world/world.ts'

let server: TestServer
const own = tenantIdOf(called('Banksia Ridge'))
const other = tenantIdOf(called('Tidewater'))
const [ava, max, eve, tess] = ['ava', 'max', 'eve', 'tess'].map((name) => userIdOf(`${name}@tenure.example`)) as [
  string,
  string,
  string,
  string,
]
const exportedTables = Object.entries(folders).flatMap(([folder, tables]) =>
  tables.map((table) => ({ table: table as string, path: `${folder}/${table}.csv` })),
)

beforeAll(async () => {
  server = await serverForTest()
  await seedDemo({ addresses: server.addresses, dataDir: server.dataDir })
})
afterAll(() => server.close())

const ask = (query = '', as = ava, tenant = own) => server.ask(`/api/${tenant}/everything${query}`, { as })
const taken = async (query = '') => unzipped((await ask(query)).bytes)
const csvIn = (archive: ReadonlyMap<string, Buffer>, path: string) => {
  const text = String(archive.get(path)).replace(/^\uFEFF/, '')
  const { data, errors } = papaparse.parse<Readonly<Record<string, string>>>(text, {
    header: true,
    skipEmptyLines: true,
  })
  expect(errors, path).toEqual([])
  return data
}
const countIn = async (table: string, tenant = own): Promise<number> => {
  const [found] = await rows<{ n: number }>(
    server,
    `select count(*)::int as n from ${table} where ${table === 'tenants' ? 'id' : 'tenant_id'} = $1`,
    [tenant],
  )
  return found?.n ?? -1
}
const exportsWritten = () =>
  rows<{ fields: ReadonlyArray<string> }>(
    server,
    `select fields from audit_entries where tenant_id = $1 and subject_kind = 'tenant' and action = 'exported' order by id`,
    [own],
  )

describe('1.14, 6 The export of everything (ours)', () => {
  test('every table of a client stands in it, or is said to stay', async () => {
    const found = await rows<{ name: string }>(
      server,
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'tenant_id'`,
    )
    const known = [...exportedTables.map(({ table }) => table), ...Object.values(withheld).flat()]
    expect(known.toSorted()).toEqual([...found.map(({ name }) => name), 'tenants'].toSorted())
    for (const why of Object.keys(withheld)) expect(withheldBecause).toHaveProperty(why)
  })

  test('holds every row of the client, of nobody else, and counts them in its last file', async () => {
    const archive = await taken()
    expect([...archive.keys()].at(0)).toBe('README.txt')
    expect([...archive.keys()].at(-1)).toBe('contents.csv')
    const contents = new Map(csvIn(archive, 'contents.csv').map((row) => [row.file, row['rows or bytes']]))
    for (const { table, path } of exportedTables) {
      const found = csvIn(archive, path)
      expect(contents.get(path), path).toBe(String(found.length))
      if (table === 'audit_entries' || table in narrowedBy) continue
      expect(found.length, table).toBe(await countIn(table))
    }
    const theirs = await rows<{ id: string; name: string }>(
      server,
      'select id::text, full_name as name from employees where tenant_id = $1',
      [other],
    )
    const text = [...archive.values()].join('\n')
    expect(theirs.length).toBeGreaterThan(3)
    for (const { id } of theirs) expect(text).not.toContain(id)
  })

  test('says beside an id what it is called, moments in UTC, and lists as JSON', async () => {
    const archive = await taken()
    const people = csvIn(archive, 'people/employees.csv')
    const found = people.find(({ email }) => email === 'eve@tenure.example')
    const manager = people.find(({ id }) => id === found?.reports_to)
    expect(found?.reports_to_name).toBe(manager?.full_name)
    expect(found?.department_name).not.toBe('')
    expect(found?.created_utc).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(JSON.parse(found?.roles ?? '')).toEqual(expect.any(Array))
    expect(Object.keys(found ?? {})).not.toContain('searched')
    expect(csvIn(archive, 'company/tenants.csv')).toEqual([
      expect.objectContaining({ id: own, name: 'Banksia Ridge Construction' }),
    ])
  })

  test('no cell is a formula', async () => {
    await rows(
      server,
      `insert into tags (tenant_id, id, sort_order, name) values ($1, gen_random_uuid(), 0, '=HYPERLINK("https://evil.example")')`,
      [own],
    )
    const names = csvIn(await taken(), 'company/tags.csv').map(({ name }) => name)
    expect(names).toContain(`'=HYPERLINK("https://evil.example")`)
    expect(names.filter((name) => name?.startsWith('='))).toEqual([])
  })

  test('of more rows than are read at once each comes once', async () => {
    await rows(
      server,
      `insert into tags (tenant_id, id, sort_order, name) select $1, gen_random_uuid(), n, 'many ' || n from generate_series(1, ${2 * PART}) n`,
      [own],
    )
    const ids = csvIn(await taken(), 'company/tags.csv').map(({ id }) => id)
    expect(ids.length).toBe(await countIn('tags'))
    expect(new Set(ids).size).toBe(ids.length)
    await rows(server, `delete from tags where tenant_id = $1 and name like 'many %'`, [own])
  })
})

describe('the files', () => {
  /** A row like another, without its bytes. */
  const hasFile = async (name: string): Promise<string> => {
    const id = crypto.randomUUID()
    await rows(
      server,
      `insert into files (tenant_id, id, kind, type, owner_employee_id, name, content_type, size, sha256)
       select tenant_id, $2::uuid, kind, type, owner_employee_id, $3, content_type, size, sha256 from files
       where tenant_id = $1 and kind = 'document' limit 1`,
      [own, id, name],
    )
    return id
  }

  test('come where they are asked for, as they are stored', async () => {
    const archive = await taken('?files=true')
    const kept = (
      await Promise.all(
        fileTables.map((table) =>
          rows<{ id: string; name: string }>(server, `select id::text, name from ${table} where tenant_id = $1`, [own]),
        ),
      )
    ).flat()
    expect(kept.length).toBeGreaterThan(20)
    for (const { id, name } of kept) {
      const stored = await readFile(join(server.dataDir, 'files', own, id))
      expect(archive.get(`files/${id} ${name}`)?.equals(stored), name).toBe(true)
    }
    expect([...(await taken()).keys()].some((name) => name.startsWith('files/'))).toBe(false)
  })

  test('one whose name holds a path stays in its folder', async () => {
    const id = await hasFile('../../etc/passwd')
    const archive = await taken('?files=true')
    expect([...archive.keys()].filter((name) => name.includes(id))).toEqual([`files/${id} .. .. etc passwd`])
    const told = csvIn(archive, 'contents.csv').find(({ file }) => file?.includes(id))
    expect(told?.note, 'its bytes were never stored').toBe('This file could not be found in storage.')
  })

  test('one that cannot be read breaks the archive off, so that it is not taken for a whole one', async () => {
    const id = await hasFile('unreadable')
    const place = join(server.dataDir, 'files', own, id)
    await mkdir(place)
    await expect(ask('?files=true')).rejects.toThrow()
    await rm(place, { recursive: true })
    await rows(server, 'delete from files where tenant_id = $1 and id = $2', [own, id])
    expect((await ask('?files=true')).status).toBe(200)
  })
})

describe('what stays', () => {
  const textOf = async () => (await ask()).text

  test('what admins do not see on any page: private notes, what is not submitted, feedback of colleagues', async () => {
    const secrets = await rows<{ text: string }>(
      server,
      `select text from check_in_private_notes where tenant_id = $1
       union all select a.text from review_feedback_answers a where a.tenant_id = $1 and length(a.text) > 20
       union all select a.text from review_answers a
         where a.tenant_id = $1 and length(a.text) > 20 and not exists (
           select from review_submits s where s.tenant_id = a.tenant_id and s.review_id = a.review_id and s.side = a.side
             and s.submitted_utc is not null)`,
      [own],
    )
    expect(secrets.length).toBeGreaterThan(3)
    const text = await textOf()
    for (const secret of secrets) expect(text).not.toContain(secret.text)
    for (const why of Object.values(withheldBecause)) expect(text).toContain(why)
  })

  test('of their own review an admin takes away no more than they read', async () => {
    const [review] = await rows<{ id: string }>(
      server,
      `update reviews set employee_id = (
         select employee_id from memberships where tenant_id = $1 and user_id = $2)
       where tenant_id = $1 and id = (
         select p.review_id from review_points p where p.tenant_id = $1 and p.type = 3 limit 1)
       returning id::text`,
      [own, ava],
    )
    const [point] = await rows<{ id: string }>(
      server,
      'select id::text from review_points where tenant_id = $1 and review_id = $2 and type = 3',
      [own, review?.id],
    )
    const points = csvIn(await taken(), 'reviews/review_points.csv')
    expect(points.map(({ id }) => id)).not.toContain(point?.id)
    expect(
      points.some(({ type }) => type === '3'),
      'those of others',
    ).toBe(true)
  })
})

describe('who takes it away', () => {
  test('admins alone; of another client it is not there; it is written down, and a refusal is not', async () => {
    const before = (await exportsWritten()).length
    expect((await ask('', max)).status, 'a manager').toBe(403)
    expect((await ask('', eve)).status, 'an employee').toBe(403)
    expect((await ask('', tess)).status, 'somebody of another client').toBe(404)
    expect((await exportsWritten()).length).toBe(before)
    await ask('?files=true')
    expect((await exportsWritten()).slice(before)).toEqual([{ fields: ['files'] }])
  })

  test('whatever the plan: after a subscription has ended too', async () => {
    await rows(server, `update subscriptions set cancelled_utc = now(), ends_utc = now() where tenant_id = $1`, [own])
    expect((await ask()).status).toBe(200)
  })

  test('a question that is none is refused', async () => {
    expect((await ask('?files=perhaps')).status).toBe(400)
  })

  test('the file is named after the client and the day', async () => {
    const { headers } = await ask()
    expect(headers.get('content-type')).toBe('application/zip')
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toMatch(
      /Banksia Ridge Construction everything \d{4}-\d\d-\d\d\.zip$/,
    )
  })
})
