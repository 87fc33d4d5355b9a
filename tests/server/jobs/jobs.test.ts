import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TenantId } from '../../../src/domain/kernel/ids.ts'
import { type Jobs, type Pace, startJobs, type Task } from '../../../src/server/jobs/jobs.ts'
import { identitySql } from '../../../src/server/store/identitySql.ts'
import { openDatabase, type TestDatabase } from '../kit/database.ts'
import { addTenant } from '../kit/people.ts'
import { rows } from '../world/world.ts'

let database: TestDatabase
let running: Jobs[]
let events: string[]

beforeEach(async () => {
  database = await openDatabase(8)
  running = []
  events = []
})
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  await database.close()
})

const names = [
  'assetReminders',
  'certificationReminders',
  'chartPlans',
  'checkInReminders',
  'dailyScrumReminders',
  'goalReminders',
  'leavings',
  'policyReminders',
  'notificationDigests',
  'reviewReminders',
  'scheduledReports',
  'unshownPolicyImages',
] as const
const tomorrow = () => Date.now() + 24 * 3_600_000
const quick: Partial<Pace> = { lookMs: 10, retryMs: 30 }

const working = (task: Task, pace: Partial<Pace> = {}): Jobs => {
  const jobs = startJobs({
    sql: identitySql(database.connections),
    tasks: Object.fromEntries(names.map((name) => [name, task])),
    log: (_level, event) => events.push(event),
    pace: { ...quick, ...pace },
  })
  running.push(jobs)
  return jobs
}

const schedule = () =>
  rows<{ readonly tenantId: TenantId; readonly isDone: boolean; readonly attempts: number; readonly inHours: number }>(
    database,
    `select tenant_id::text as "tenantId", done_utc is not null as "isDone", attempts,
       round(extract(epoch from due_utc - now()) / 3600)::int as "inHours" from jobs.schedule order by 1`,
  )

const until = async (isSo: () => boolean | Promise<boolean>) => {
  for (const end = Date.now() + 15_000; !(await isSo()); ) {
    if (Date.now() > end) throw new Error('It never came to that.')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
const allDone = async () => (await schedule()).every(({ isDone }) => isDone)

describe('scheduled work', () => {
  it('is there for every tenant from the moment there is the tenant', async () => {
    const tenantId = await addTenant(database)
    const found = await schedule()
    expect(found.map((row) => row.tenantId)).toEqual(names.map(() => tenantId))
  })

  it('is done once by however many servers, and is due again when the task says', async () => {
    const tenants = await Promise.all(Array.from({ length: 12 }, () => addTenant(database)))
    const done: TenantId[] = []
    for (let server = 0; server < 4; server += 1) {
      working(async (tenantId) => {
        await new Promise((resolve) => setTimeout(resolve, 5))
        done.push(tenantId)
        return tomorrow()
      })
    }
    await until(allDone)
    expect(done.toSorted()).toEqual(names.flatMap(() => tenants).toSorted())
    expect(new Set((await schedule()).map(({ inHours, attempts }) => `${inHours} ${attempts}`))).toEqual(
      new Set(['24 0']),
    )
    expect(running.reduce((sum, { counts }) => sum + counts.done, 0)).toBe(12 * names.length)
  })

  it('that fails is tried again, later each time, and holds up nobody else’s', async () => {
    const [bad, good] = [await addTenant(database), await addTenant(database)]
    const tries: number[] = []
    working(async (tenantId) => {
      if (tenantId !== bad) return tomorrow()
      tries.push(Date.now())
      if (tries.length < 6) throw new Error('not now')
      return tomorrow()
    })
    await until(async () => (await schedule()).every(({ tenantId, isDone }) => tenantId !== good || isDone))
    await until(allDone)
    expect(events.filter((event) => event === 'job.failed')).toHaveLength(5)
    expect(events.filter((event) => event === 'job.done')).toHaveLength(2 * names.length)
    expect(running[0]?.counts).toEqual({ done: 2 * names.length, failed: 5 })
  })

  it('in the hands of a server that died is done by the next when its time is over, and not before', async () => {
    await addTenant(database)
    const takenAt = Date.now()
    await rows(database, `update jobs.schedule set attempts = 1, due_utc = clock_timestamp() + interval '400 ms'`)
    const doneAt: number[] = []
    working(async () => {
      doneAt.push(Date.now())
      return tomorrow()
    })
    await until(allDone)
    for (const at of doneAt) expect(at - takenAt).toBeGreaterThanOrEqual(390)
  })

  it('stops when what is under way is done, and takes no more', async () => {
    await Promise.all(Array.from({ length: 5 }, () => addTenant(database)))
    let begun = 0
    let ended = 0
    const jobs = working(async () => {
      begun += 1
      await new Promise((resolve) => setTimeout(resolve, 60))
      ended += 1
      return tomorrow()
    })
    await until(() => begun > 0)
    await jobs.stop()
    expect(ended).toBe(begun)
    expect(begun).toBeLessThan(10)
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(ended).toBe(begun)
  })

  it('goes with its tenant', async () => {
    const tenantId = await addTenant(database)
    await rows(database, 'delete from tenants where id = $1', [tenantId])
    expect(await schedule()).toEqual([])
  })
})
