import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkInStatuses } from '../../../src/domain/checkIns/lifecycle.ts'
import { occurrence, type Series } from '../../../src/domain/checkIns/series.ts'
import { dayIn } from '../../../src/domain/kernel/days.ts'
import type { CheckInSeriesId } from '../../../src/domain/kernel/ids.ts'
import { weekdayOf } from '../../../src/domain/kernel/rhythm.ts'
import { idInSeries } from '../../../src/server/checkIns/series.store.ts'
import { tenantIdOf } from '../../../src/server/demo/rows.ts'
import { seedDemo } from '../../../src/server/demo/seed.ts'
import { asOwner, openDatabase, type TestDatabase } from '../kit/database.ts'
import { called, now } from './rows.ts'

let db: TestDatabase
let dataDir: string

beforeAll(async () => {
  db = await openDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'tenure-demo-'))
  await seedDemo({ addresses: db.addresses, dataDir, now })
})
afterAll(async () => {
  await db.close()
  await rm(dataDir, { recursive: true, force: true })
})

interface Told {
  readonly id: string
  readonly day: string
  readonly status: string
  readonly number: number | null
  readonly seriesId: CheckInSeriesId | null
  readonly rules: Series | null
  readonly reviewer: string
  readonly future: number
}

const told = async (name: string) =>
  (await asOwner(
    db,
    `select c.id, c.day::text, c.status, c.number, c.series_id as "seriesId", s.rules, r.email as reviewer,
       (select count(*)::int from check_in_events v where v.check_in_id = c.id and v.at_utc > '${now.toISOString()}')
         as future
     from check_ins c join employees r on r.tenant_id = c.tenant_id and r.id = c.reviewer_id
     left join check_in_series s on s.tenant_id = c.tenant_id and s.id = c.series_id order by c.day, c.id`,
    [],
    tenantIdOf(called(name)),
  )) as unknown as ReadonlyArray<Told>

describe('the check-ins of the demo', () => {
  it('stand in every status, and nothing in them lies in the future', async () => {
    const all = await told('Banksia Ridge')
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(checkInStatuses))
    expect(all.filter(({ future }) => future > 0)).toEqual([])
    expect(all.filter(({ reviewer }) => reviewer === 'max@tenure.example').length).toBeGreaterThan(8)
  })

  it.each(['Banksia Ridge', 'Tidewater'])('%s: each of a series is the one that its rules derive', async (name) => {
    const all = (await told(name)).filter(({ rules }) => rules !== null)
    expect(all.length).toBeGreaterThan(10)
    for (const { id, day, number, seriesId, rules, status } of all) {
      const derived = occurrence(rules as Series, number ?? -1)
      expect([id, day, status === 'Skipped']).toEqual([
        idInSeries(seriesId as CheckInSeriesId, number ?? -1),
        derived?.day,
        derived?.isSkipped,
      ])
    }
  })

  it.each(['Banksia Ridge', 'Tidewater'])(
    '%s: nobody meets at a weekend, and what is to come is not over',
    async (name) => {
      const today = dayIn(called(name).timeZone, now.getTime())
      for (const { day, status } of await told(name)) {
        expect([day, weekdayOf(day) < 6]).toEqual([day, true])
        if (day > today) expect(['Held', 'Complete']).not.toContain(status)
      }
    },
  )
})
