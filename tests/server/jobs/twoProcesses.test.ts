import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timeIn } from '../../../src/domain/kernel/days.ts'
import { runningCluster } from '../../../src/server/store/embedded/runningCluster.ts'
import { publicUrl } from '../identity/browser.ts'
import { type ServerProcess, startServer, untilReady } from '../platform/process.ts'
import { addPlan, makeWorld, rows, type World } from '../world/world.ts'

const directory = mkdtempSync(join(tmpdir(), 'tenure-jobs-'))
const dataDir = join(directory, 'one')
let one: ServerProcess
let two: ServerProcess
let where: Parameters<typeof rows>[0]

beforeAll(async () => {
  one = await startServer(dataDir, { PUBLIC_URL: publicUrl })
  await untilReady(one)
  const { credentials, socket } = await runningCluster(dataDir)
  where = { superuser: { socket, database: 'tenure', user: 'postgres', password: credentials.superuser } }
  const at = (user: string, password: string) =>
    `postgresql://${user}:${password}@localhost/tenure?host=${encodeURIComponent(dirname(socket))}`
  two = await startServer(join(directory, 'two'), {
    PUBLIC_URL: publicUrl,
    DATABASE_URL: at('tenure_owner', credentials.owner),
    DATABASE_APP_URL: at('tenure_app', credentials.app),
  })
  await untilReady(two)
}, 120_000)

afterAll(async () => {
  for (const server of [two, one]) server?.child.kill('SIGTERM')
  await Promise.all([two?.exit, one?.exit])
  rmSync(directory, { recursive: true, force: true })
}, 60_000)

/** A zone in which it is past eight in the morning now, and not near midnight. */
const zone = ['UTC', 'Etc/GMT-8', 'Etc/GMT+8', 'Etc/GMT-12', 'Etc/GMT+4', 'Etc/GMT-4'].find((name) => {
  const time = timeIn(name, Date.now())
  return time > '08:30' && time < '22:30'
}) as string

const tenants = 6

describe('two server processes on one PostgreSQL', () => {
  it('send each tenant’s reminders once between them, and are both stopped by a signal', async () => {
    const plan = await addPlan(where)
    const worlds: World[] = []
    for (let at = 0; at < tenants; at += 1) worlds.push(await makeWorld(where, { name: `firm${at}`, plan }))
    for (const { tenantId, certificationType, certification } of worlds) {
      await rows(
        where,
        `insert into feature_flags (tenant_id, name, is_enabled) values ($1, 'employeeComplianceReminders', true)`,
        [tenantId],
      )
      await rows(where, `update tenants set time_zone = $2 where id = $1`, [tenantId, zone])
      await rows(where, `update certification_types set reminder_days = '{30}' where id = $1`, [certificationType])
      await rows(where, `update certifications set expiry_utc = now() + interval '9 days' where id = $1`, [
        certification,
      ])
    }
    await rows(where, `update jobs.schedule set due_utc = now(), done_utc = null`)
    const left = async () =>
      Number(
        (await rows<{ n: number }>(where, 'select count(*)::int as n from jobs.schedule where done_utc is null'))[0]?.n,
      )
    for (const end = Date.now() + 60_000; (await left()) > 0; await pause(200)) {
      if (Date.now() > end) throw new Error(`${one.output()}\n${two.output()}`)
    }
    const sent = await rows<{ readonly tenant: string; readonly kind: string; readonly n: number }>(
      where,
      `select tenant_id::text as tenant, split_part(key, ':', 1) as kind, count(*)::int as n from mail.outbox
       where key like 'certification%' group by 1, 2 order by 2, 1`,
    )
    const expected = worlds.map(({ tenantId }) => tenantId).toSorted()
    expect(sent).toEqual(
      ['certificationDigest', 'certificationReminder'].flatMap((kind) =>
        expected.map((tenant) => ({ tenant, kind, n: 1 })),
      ),
    )
    one.child.kill('SIGTERM')
    two.child.kill('SIGTERM')
    expect(await Promise.all([one.exit, two.exit])).toEqual([0, 0])
  }, 120_000)
})
