import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measuredTenant, measuredTenantRow } from '../../../src/server/demo/measurementTenant.ts'
import { asOwner as asOwnerOf } from '../../../src/server/demo/ownerSql.ts'
import { seedDemo } from '../../../src/server/demo/seed.ts'
import { addMeasurement, mostEmployees, read } from '../../../src/server/demo/seedCommand.ts'
import { asOwner, openDatabase, type TestDatabase } from '../kit/database.ts'

describe('npm run seed understands', () => {
  it.each([
    ['--employees 10000', { employees: 10000, tenant: 'Measurement Co', admin: 'ava@tenure.example' }],
    ['--employees 1 --tenant Big', { employees: 1, tenant: 'Big', admin: 'ava@tenure.example' }],
    [`--employees ${mostEmployees} --admin will@tenure.example`, { admin: 'will@tenure.example' }],
  ])('%s', (line, expected) => {
    expect(read(line.split(' '))).toMatchObject(expected)
  })

  it.each([
    '',
    '--employees 0',
    '--employees -5',
    '--employees many',
    `--employees ${mostEmployees + 1}`,
    '--people 5',
  ])('not "%s", and says how to ask', (line) => {
    expect(read(line === '' ? [] : line.split(' '))).toMatch(/Usage: npm run seed/)
  })
})

describe('a tenant for measurements', () => {
  let db: TestDatabase
  let dataDir: string
  const asked = { employees: 3_000, tenant: 'Measurement Co', admin: 'ava@tenure.example' }
  const add = (measurement = asked, progress: (done: number) => void = () => undefined) =>
    asOwnerOf(db.addresses.owner, (tx) => addMeasurement(tx, measurement, progress))

  beforeAll(async () => {
    db = await openDatabase()
    dataDir = await mkdtemp(join(tmpdir(), 'tenure-demo-'))
    await seedDemo({ addresses: db.addresses, dataDir })
  })
  afterAll(async () => {
    await db.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const inside = (sql: string) => {
    const { id } = measuredTenantRow(measuredTenant(asked.tenant), asked.tenant)
    return asOwner(db, sql, [], id)
  }

  it('needs an admin who can sign in', async () => {
    await expect(add({ ...asked, admin: 'nobody@tenure.example' })).rejects.toThrow(/Nobody signs in as nobody@/)
  })

  it('has as many people as asked for, one at the top and at most eight below each', async () => {
    const seen: number[] = []
    expect(await add(asked, (done) => seen.push(done))).toMatch(/^Added Measurement Co \(.{36}\) with 3000 people/)
    expect(seen).toEqual([2500, 3000])
    const [row] = await inside(
      `select count(*)::int as people, count(*) filter (where reports_to is null)::int as tops,
         (select max(n)::int from (select count(*) n from employees where reports_to is not null group by reports_to) r) as most,
         count(distinct department_id)::int as departments, count(*) filter (where roles = '{admin}')::int as admins
       from employees`,
    )
    expect(row).toEqual({ people: 3000, tops: 1, most: 8, departments: 40, admins: 1 })
  })

  it('is added once, whatever the size and the case of its name', async () => {
    expect(await add({ ...asked, employees: 5, tenant: 'MEASUREMENT CO' })).toMatch(/there already, with 3000 people/)
    expect(await inside('select count(*)::int as people from employees')).toEqual([{ people: 3000 }])
  })
})
