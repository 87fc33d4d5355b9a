import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assetStates } from '../../../src/domain/assets/lifecycle.ts'
import { serviceStatus } from '../../../src/domain/assets/service.ts'
import { dayIn } from '../../../src/domain/kernel/days.ts'
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
  readonly number: string
  readonly state: (typeof assetStates)[number]
  readonly email: string | null
  readonly dueDay: string | null
  readonly isReadingReached: boolean
  readonly hasPlans: boolean
  readonly events: ReadonlyArray<string>
  readonly isOrdered: boolean
  readonly future: number
}

const register = async (name: string) =>
  (await asOwner(
    db,
    `select a.number, a.state, e.email, a.due_day::text as "dueDay", a.reading_reached as "isReadingReached",
       a.plans <> '[]' as "hasPlans",
       (select json_agg(v.kind order by v.place) from asset_events v where v.asset_id = a.id) as events,
       (select array_agg(v.at_utc order by v.place) = array_agg(v.at_utc order by v.at_utc) from asset_events v
        where v.asset_id = a.id) as "isOrdered",
       (select count(*)::int from asset_events v where v.asset_id = a.id and v.at_utc > '${now.toISOString()}') as future
     from assets a left join employees e on e.tenant_id = a.tenant_id and e.id = a.holder_employee_id
     order by a.number`,
    [],
    tenantIdOf(called(name)),
  )) as unknown as ReadonlyArray<Told>

describe('the register of the demo', () => {
  it('has sixty assets at the builder and thirty at the care provider, in every state', async () => {
    const [ridge, tidewater] = [await register('Banksia Ridge'), await register('Tidewater')]
    expect([ridge.length, tidewater.length]).toEqual([60, 30])
    expect(new Set(ridge.map(({ state }) => state))).toEqual(new Set(assetStates))
    expect(ridge.map(({ number }) => number)).toEqual(expect.arrayContaining(['BRC-LAP-0012', 'BRC-VEH-0007']))
  })

  it('eve holds two, one of which she has not answered; yuri holds what he accepted', async () => {
    const of = async (who: string) =>
      (await register('Banksia Ridge')).filter(({ email }) => email === who).map(({ state }) => state)
    expect(await of('eve@tenure.example')).toEqual(['accepted', 'awaitingAcceptance'])
    expect(await of('yuri@tenure.example')).toEqual(['accepted', 'assigned'])
  })

  it.each(['Banksia Ridge', 'Tidewater'])(
    '%s: some is overdue, by a day and by a reading; some is due soon',
    async (name) => {
      const all = await register(name)
      const today = dayIn(called(name).timeZone, now.getTime())
      const statuses = new Set(all.map((asset) => serviceStatus(asset, today)))
      expect(statuses).toEqual(new Set(['overdue', 'dueSoon', 'planned', 'none']))
      expect(all.some(({ isReadingReached }) => isReadingReached)).toBe(true)
    },
  )

  it('each begins with being added, and what happened stands in its order, none of it in the future', async () => {
    for (const { number, events, isOrdered, future, state } of await register('Banksia Ridge')) {
      expect([number, events[0], isOrdered, future]).toEqual([number, 'created', true, 0])
      if (state === 'accepted') expect([number, events.includes('accepted')]).toEqual([number, true])
    }
  })
})
