import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditPage } from '../../../src/domain/audit/nouns.ts'
import { sentenceOf } from '../../../src/domain/audit/sentences.ts'
import { dayIn, daysAfter } from '../../../src/domain/kernel/days.ts'
import type { UserId } from '../../../src/domain/kernel/ids.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import { reminderTasks } from '../../../src/server/jobs/reminders.ts'
import { makeDatabase } from '../../../src/server/store/database.ts'
import { clockAt } from '../kit/clock.ts'
import { statusAndCode } from '../kit/codes.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'

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

const zone = 'Australia/Brisbane'
const today = () => dayIn(zone, Date.now())
const lastDay = () => daysAfter(today(), 30)
/** Noon there, so many days after the last day. */
const daysLater = (days: number) => Date.parse(`${daysAfter(lastDay(), days)}T12:00:00+10:00`)

const call = (id: string, path: string, json: object, by: Person = own.admin, world: World = own) =>
  server.ask(`/api/${world.tenantId}/employees/${id}/${path}`, { as: by.userId, method: 'PUT', json })

const planned = (id: string, over: object = {}, by?: Person, world?: World) =>
  call(
    id,
    'terminate',
    {
      version: 1,
      date: lastDay(),
      kind: 'resignation',
      reason: '',
      reassignReportsTo: null,
      notes: 'Wants to travel',
      ...over,
    },
    by,
    world,
  )
const keep = (id: string, version = 2, by?: Person) => call(id, 'keepEmployed', { version }, by)

const read = async (id: string, by: Person = own.admin) =>
  (await server.ask(`/api/${own.tenantId}/employees/${id}`, { as: by.userId })).body.data as {
    readonly version: number
    readonly leaving: object | null
    readonly termination: object | null
    readonly isActive: boolean
    readonly hasLogin: boolean
    readonly reportsTo: string | null
  }

const timelineOf = async (id: string, by: Person = own.admin): Promise<ReadonlyArray<string>> => {
  const { body } = await server.ask(`/api/${own.tenantId}/employees/${id}/timeline`, { as: by.userId })
  return (body.data as AuditPage).entries.map((entry) => sentenceOf(standardLocale, entry))
}

const endedSessions: Array<UserId> = []
const run = (now: number, world: World = own) =>
  reminderTasks({
    database: makeDatabase(server.connections),
    publicUrl: 'https://hr.example',
    endSessionsOf: async (userId) => {
      endedSessions.push(userId)
    },
    clock: clockAt(now),
  }).leavings(world.tenantId)

const mails = (world: World = own) =>
  rows<{ readonly recipient: string; readonly subject: string }>(
    server,
    `select recipient, subject from mail.outbox where tenant_id = $1 and key like 'leaving:%' order by recipient`,
    [world.tenantId],
  )
const emailOf = async ({ employeeId }: Pick<Person, 'employeeId'>) =>
  (await rows<{ readonly email: string }>(server, 'select email from employees where id = $1', [employeeId]))[0]?.email

describe('a last day ahead', () => {
  test('ends nothing: the person stays as they are, and admins and the manager read the plan', async () => {
    const { employeeId } = own.target
    const answer = await planned(employeeId)
    const told = { lastDay: lastDay(), kind: 'resignation', reason: '', heir: null, plannedBy: `Ava ${own.canary}` }
    expect(answer.body.data).toMatchObject({
      isActive: true,
      hasLogin: true,
      termination: null,
      leaving: { ...told, notes: 'Wants to travel' },
      version: 2,
    })
    expect((await read(employeeId, own.manager)).leaving).toEqual({ ...told, notes: '' })
    expect((await read(employeeId, own.target)).leaving).toBeNull()
    const listed = async (by: Person, id = employeeId) => {
      const { body } = await server.ask(`/api/${own.tenantId}/employeeMini`, { as: by.userId })
      return (body.data as ReadonlyArray<{ readonly id: string; readonly lastDay?: string }>).find(
        (one) => one.id === id,
      )
    }
    expect([await listed(own.admin), await listed(own.manager)]).toMatchObject(Array(2).fill({ lastDay: lastDay() }))
    expect(await listed(own.target)).not.toHaveProperty('lastDay')
    expect(await listed(own.admin, own.colleague.employeeId)).not.toHaveProperty('lastDay')
    expect((await server.ask(`/api/${own.tenantId}/employeeMini`, { as: own.target.userId })).status).toBe(200)
  })

  test('is told in the timeline to admins and the manager, not to the person', async () => {
    const { employeeId } = own.target
    await planned(employeeId)
    await planned(employeeId, { version: 2, date: daysAfter(lastDay(), 1) })
    await keep(employeeId, 3)
    const said = await timelineOf(employeeId)
    expect(said.slice(0, 3).map((sentence) => sentence.replaceAll(` ${own.canary}`, ''))).toEqual([
      expect.stringMatching(/^Ava kept Eve employed and cancelled the last day \d/),
      expect.stringMatching(/^Ava moved the last day of Eve from \d.+ to \d/),
      expect.stringMatching(/^Ava planned the last day of Eve, \d/),
    ])
    expect((await timelineOf(employeeId, own.manager)).slice(0, 3)).toEqual(said.slice(0, 3))
    expect((await timelineOf(employeeId, own.target)).filter((sentence) => /last day|to leave/.test(sentence))).toEqual(
      [],
    )
  })

  test('is taken back, once, by who may terminate; a stale one is refused, and so is where nothing is planned', async () => {
    const { employeeId } = own.target
    expect(statusAndCode(await keep(employeeId, 1))).toEqual([422, 'nothing_planned'])
    await planned(employeeId)
    expect(statusAndCode(await planned(employeeId))).toEqual([409, 'changed_meanwhile'])
    expect(statusAndCode(await keep(employeeId, 1))).toEqual([409, 'changed_meanwhile'])
    expect(statusAndCode(await keep(employeeId, 2, own.manager))).toEqual([403, 'admin_only'])
    expect((await keep(employeeId, 2, other.admin)).status).toBe(404)
    const answers = await Promise.all([keep(employeeId), keep(employeeId)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await read(employeeId)).toMatchObject({ leaving: null, isActive: true, version: 3 })
    await run(daysLater(1))
    expect((await read(employeeId)).isActive).toBe(true)
  })

  test('planning asks for all that terminating asks for', async () => {
    const before = await stateOf(server)
    const { manager, target } = own
    expect(statusAndCode(await planned(manager.employeeId))).toEqual([422, 'has_reports'])
    expect(statusAndCode(await planned(manager.employeeId, { reassignReportsTo: target.employeeId }))).toEqual([
      422,
      'reports_to_cycle',
    ])
    expect(statusAndCode(await planned(target.employeeId, { kind: 'other' }))).toEqual([422, 'reason_missing'])
    expect(statusAndCode(await planned(own.admin.employeeId))).toEqual([403, 'own_record'])
    expect(statusAndCode(await planned(target.employeeId, {}, manager))).toEqual([403, 'admin_only'])
    expect(await stateOf(server)).toBe(before)
  })

  test('terminated before it, the person has left and the plan is gone', async () => {
    const { employeeId } = own.target
    await planned(employeeId)
    await planned(employeeId, { version: 2, date: today(), kind: 'dismissal' })
    expect(await read(employeeId)).toMatchObject({ leaving: null, termination: { date: today(), kind: 'dismissal' } })
    await run(daysLater(1))
    expect((await read(employeeId)).termination).toMatchObject({ date: today() })
  })
})

describe('once the last day is over', () => {
  test('what terminating does is done, as by the planner, with the day that was planned; in this tenant alone', async () => {
    const { manager, managerOfOthers, target } = own
    await planned(manager.employeeId, { reassignReportsTo: managerOfOthers.employeeId })
    await planned(other.target.employeeId, {}, other.admin, other)
    await run(daysLater(0))
    expect((await read(manager.employeeId)).isActive).toBe(true)
    // Eight in the morning has not come.
    await run(Date.parse(`${daysAfter(lastDay(), 1)}T07:59:00+10:00`))
    expect((await read(manager.employeeId)).isActive).toBe(true)
    await run(daysLater(1))
    expect(await read(manager.employeeId)).toMatchObject({
      isActive: false,
      hasLogin: false,
      termination: { date: lastDay(), kind: 'resignation' },
      leaving: null,
    })
    expect((await read(target.employeeId)).reportsTo).toBe(managerOfOthers.employeeId)
    expect(endedSessions).toContain(manager.userId)
    expect((await server.ask(`/api/${own.tenantId}/employeeMini`, { as: manager.userId })).status).toBe(404)
    expect((await timelineOf(manager.employeeId))[0]).toMatch(
      new RegExp(`^Ava ${own.canary} terminated Max ${own.canary}, last day `),
    )
    const [elsewhere] = await rows(server, 'select is_active from employees where id = $1', [other.target.employeeId])
    expect(elsewhere).toEqual({ is_active: true })
    expect(await mails()).toEqual([])
  })

  test('it is done once, however often and late the work runs', async () => {
    const { employeeId } = own.target
    await planned(employeeId)
    await Promise.all([run(daysLater(9)), run(daysLater(9))])
    await run(daysLater(10))
    const entries = await rows(
      server,
      `select 1 from audit_entries where tenant_id = $1 and action = 'terminated' and subject_id = $2`,
      [own.tenantId, employeeId],
    )
    expect(entries).toHaveLength(1)
    expect(await read(employeeId)).toMatchObject({ termination: { date: lastDay() } })
  })

  test('a successor who has left is replaced by the next manager above, and the planner hears of it', async () => {
    const { manager, managerOfOthers, target } = own
    await rows(server, 'update employees set reports_to = $2 where id = $1', [
      manager.employeeId,
      own.secondAdmin.employeeId,
    ])
    await planned(manager.employeeId, { reassignReportsTo: managerOfOthers.employeeId })
    await rows(server, 'update employees set is_active = false where id = $1', [managerOfOthers.employeeId])
    await run(daysLater(1))
    expect((await read(target.employeeId)).reportsTo).toBe(own.secondAdmin.employeeId)
    expect(await mails()).toEqual([
      { recipient: await emailOf(own.admin), subject: `Max ${own.canary} has left: check who their reports report to` },
    ])
  })

  test('without anybody above, the reports report to nobody, and that is told', async () => {
    const { manager, target } = own
    await rows(server, 'update employees set reports_to = null where tenant_id = $1', [own.tenantId])
    await planned(manager.employeeId)
    await rows(server, 'update employees set reports_to = $2 where id = $1', [target.employeeId, manager.employeeId])
    await run(daysLater(1))
    expect(await read(target.employeeId)).toMatchObject({ reportsTo: null, isActive: true })
    expect(await mails()).toHaveLength(1)
  })

  test('the last administrator does not leave before there is another; the others hear of it once', async () => {
    const { secondAdmin, admin } = own
    await rows(server, 'update employees set reports_to = null where tenant_id = $1', [own.tenantId])
    await planned(secondAdmin.employeeId)
    await rows(server, `update employees set roles = '{}' where id = $1`, [admin.employeeId])
    await run(daysLater(1))
    await run(daysLater(2))
    const [still] = await rows(server, 'select is_active from employees where id = $1', [secondAdmin.employeeId])
    expect(still).toEqual({ is_active: true })
    expect(await mails()).toEqual([
      { recipient: await emailOf(admin), subject: expect.stringContaining('could not leave as planned') },
    ])
    await rows(server, `update employees set roles = '{admin}' where id = $1`, [admin.employeeId])
    await run(daysLater(3))
    const [gone] = await rows(server, 'select is_active from employees where id = $1', [secondAdmin.employeeId])
    expect(gone).toEqual({ is_active: false })
  })

  test('a planner who has left since is who did it all the same', async () => {
    const { target, secondAdmin } = own
    await planned(target.employeeId, {}, secondAdmin)
    await rows(server, 'update employees set is_active = false where id = $1', [secondAdmin.employeeId])
    await run(daysLater(1))
    const [entry] = await rows(
      server,
      `select employee_id::text as by from audit_entries where tenant_id = $1 and action = 'terminated'`,
      [own.tenantId],
    )
    expect(entry).toEqual({ by: secondAdmin.employeeId })
  })
})
