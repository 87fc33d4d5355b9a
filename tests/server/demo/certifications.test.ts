import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endsWithDay } from '../../../src/domain/certifications/expiry.ts'
import type { Verification } from '../../../src/domain/certifications/nouns.ts'
import { certificationStatus } from '../../../src/domain/certifications/status.ts'
import { tenantIdOf } from '../../../src/server/demo/rows.ts'
import { seedDemo } from '../../../src/server/demo/seed.ts'
import { asOwner, openDatabase, type TestDatabase } from '../kit/database.ts'
import { called, now } from './rows.ts'

let db: TestDatabase
let dataDir: string
const ridge = 'Banksia Ridge Construction'

beforeAll(async () => {
  db = await openDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'tenure-demo-'))
  await seedDemo({ addresses: db.addresses, dataDir, now })
})
afterAll(async () => {
  await db.close()
  await rm(dataDir, { recursive: true, force: true })
})

const inTenant = async <Row>(name: string, sql: string) =>
  (await asOwner(db, sql, [], tenantIdOf(called(name)))) as unknown as ReadonlyArray<Row>

interface Held {
  readonly key: string
  readonly type: string
  readonly expiryDate: string | null
  readonly isDeleted: boolean
  readonly verification: Verification
  readonly isRenewed: boolean
  readonly renews: string | null
  readonly files: number
}

const held = (name: string) =>
  inTenant<Held>(
    name,
    `select e.first_name as key, t.name as type, to_char(c.expiry_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "expiryDate",
       c.is_deleted as "isDeleted", c.verification, c.is_replaced as "isRenewed", c.renews::text,
       (select count(*)::int from certification_files f where f.certification_id = c.id) as files
     from certifications c join employees e on e.id = c.employee_id join certification_types t on t.id = c.type_id`,
  )

describe('the certifications of the demo', () => {
  it.each(['Banksia Ridge Construction', 'Tidewater Community Care', 'Wattle Lane Early Learning'])(
    '%s has what has expired, soon will, and holds, what waits, and a renewed one',
    async (name) => {
      const all = await held(name)
      const statuses = new Set(all.map((one) => certificationStatus(one, now.getTime())))
      for (const one of ['expired', 'expiringSoon', 'current'] as const) expect(statuses).toContain(one)
      expect(all.some(({ verification }) => verification === 'submitted')).toBe(true)
      expect(all.some(({ renews }) => renews !== null)).toBe(true)
    },
  )

  it('has the edges: over since midnight, the last day that is soon and the first that is not, none, deleted, declined, four files on one', async () => {
    const all = await held(ridge)
    const of = (key: string, type: string) => all.filter((one) => one.key === key && one.type.startsWith(type))
    const status = (one: Held | undefined) => one && certificationStatus(one, now.getTime())
    expect(status(of('Eve', 'First Aid')[0])).toBe('expired')
    expect(status(of('Eve', 'Working')[0])).toBe('expiringSoon')
    expect(of('John', 'Working').map(status)).toContain('current')
    expect(of('Eve', 'White Card')[0]).toMatchObject({ expiryDate: null, files: 4 })
    expect(all.some((one) => one.isDeleted)).toBe(true)
    expect(all.some(({ verification }) => verification === 'declined')).toBe(true)
  })

  it('means days: every expiry is the end of its day where the client is', async () => {
    for (const name of ['Banksia Ridge Construction', 'Tidewater Community Care', 'Wattle Lane Early Learning']) {
      const { timeZone } = called(name)
      for (const { expiryDate } of await held(name)) {
        if (expiryDate !== null) expect([expiryDate, endsWithDay(timeZone, expiryDate)]).toEqual([expiryDate, true])
      }
    }
  })

  it('has a type that is archived and in use, and gaps: missing, and that is not expired', async () => {
    const [archived] = await inTenant<{ readonly n: number }>(
      ridge,
      `select count(*)::int as n from certifications c join certification_types t on t.id = c.type_id where t.is_deleted`,
    )
    expect(archived?.n).toBeGreaterThan(1)
    const missing = await inTenant<{ readonly key: string }>(
      ridge,
      `select e.first_name as key from certifications_required('${tenantIdOf(called(ridge))}') r
       join employees e on e.id = r.employee_id
       where not exists (select from certifications c where c.employee_id = r.employee_id and c.type_id = r.type_id)`,
    )
    expect(missing.map(({ key }) => key)).toEqual(expect.arrayContaining(['Wulandari', 'Emily', 'Hannah']))
    expect(missing.length).toBeLessThan(12)
  })

  it('has the bytes of every file, and nothing that the first morning would send', async () => {
    const onDisk = new Set(await readdir(join(dataDir, 'files', tenantIdOf(called(ridge)))))
    const files = await inTenant<{ readonly id: string }>(ridge, 'select id::text from certification_files')
    expect(files.length).toBeGreaterThan(60)
    expect(files.every(({ id }) => onDisk.has(id))).toBe(true)
    const untold = await inTenant<{ readonly type: string }>(
      ridge,
      `select t.name as type from certifications c join certification_types t on t.id = c.type_id
       where c.told_days is null and c.verification = 'verified' and not c.is_deleted
         and c.expiry_utc < '${now.toISOString()}'::timestamptz + interval '1 day' * (select max(d) from unnest(t.reminder_days) d)
         and not exists (select from certifications n where n.renews = c.id)`,
    )
    expect(untold).toEqual([])
  })
})
