/**
 * No wrong statement about compliance, anywhere: whatever has happened to a company, every place that says how somebody
 * stands with a policy or a certification says what is true, at every moment, and the same as all the others.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reminderTasks } from '../../../src/server/jobs/reminders.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, rows, stateOf, type World } from '../world/world.ts'
import { companyOf, event, type Happening, isAtEdge, start } from './company.ts'
import { dayAt, endOf } from './days.ts'
import { morningOf } from './mails.ts'
import type { Person } from './reference.ts'
import {
  asker,
  checkCompany,
  checkEvidenceOf,
  checkOwn,
  checkPaper,
  checkRecord,
  checkSnapshot,
  type Snapshot,
  snapshotOf,
} from './statements.ts'

let server: TestServer

beforeAll(async () => {
  server = await serverForTest({ startsAt: start })
})
afterAll(() => server.close())

const keysOf = async (own: World) =>
  (
    await rows<{ readonly key: string }>(server, `select key from mail.outbox where tenant_id = $1`, [own.tenantId])
  ).map(({ key }) => key)

const isReminder = (key: string) =>
  /^(certificationReminder|certificationDigest|policyReminder|policyEscalation):/.test(key)

const lived = async (history: ReadonlyArray<Happening>): Promise<void> => {
  await server.clock?.set(start)
  const plan = await addPlan(server)
  const own = await makeWorld(server, { name: 'own', plan })
  const other = await makeWorld(server, { name: 'other', plan: await addPlan(server) })
  const untouched = await stateOf(server, [other])
  const { company, logins, isMorningOver, happen, pass } = await companyOf(server, own)
  const ask = asker(server, own)
  const personOf = (id: string) => company.people.find((one) => one.id === id) as Person
  const { clock } = server.clock as NonNullable<TestServer['clock']>
  const { database } = server
  const tasks = reminderTasks({ database, publicUrl: 'https://hr.example', clock })
  const snapshots: Snapshot[] = []

  /** The morning's mails go out, and are those that should. */
  const morning = async () => {
    const before = new Set((await keysOf(own)).filter(isReminder))
    for (const task of Object.values(tasks)) await task(own.tenantId)
    const sent = (await keysOf(own)).filter((key) => isReminder(key) && !before.has(key))
    expect(sent.toSorted()).toEqual(isMorningOver() ? morningOf(company) : [])
  }

  const check = async () => {
    await morning()
    await Promise.all([
      ...logins.flatMap((login) => {
        const person = personOf(login.employeeId)
        return [checkRecord(ask, company, person), ...(person.isActive ? [checkOwn(ask, company, person, login)] : [])]
      }),
      checkCompany(ask, company),
      checkEvidenceOf(ask, company, personOf(own.target.employeeId)),
    ])
    const today = dayAt(company.zone, company.now)
    if (company.now === endOf(company.zone, today)) snapshots.push(snapshotOf(company, today))
  }

  for (const one of history) {
    await happen(one)
    await pass(one)
    if (isAtEdge(one) || one.wait === 'untilMidnight') await check()
  }
  await check()
  await checkPaper(server, own, company)
  for (const snapshot of snapshots) await checkSnapshot(ask, company, snapshot)
  expect(await stateOf(server, [other])).toBe(untouched)
}

it('of any history every place tells the same, and the truth', async () => {
  await fc.assert(fc.asyncProperty(fc.array(event, { minLength: 36, maxLength: 36 }), lived), {
    seed: 20_261_122,
    numRuns: 3,
    endOnFailure: true,
  })
}, 240_000)
