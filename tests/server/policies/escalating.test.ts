import { Clock, Effect } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayIn } from '../../../src/domain/kernel/days.ts'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import type { PolicyCompliance, PolicySettings } from '../../../src/domain/policies/nouns.ts'
import { remindBySchedule } from '../../../src/server/policies/reminding/reminding.ts'
import { Database } from '../../../src/server/store/database.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, rows, type World } from '../world/world.ts'
import { asking, nobody } from './asking.ts'

let server: TestServer
let plan: string
let own: World
let other: World
let my: ReturnType<typeof asking>

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan })
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
  my = asking(server, own)
})
afterAll(() => server.close())

const day = 86_400_000
const today = (days = 0) => dayIn('Australia/Brisbane', Date.now() + days * day)

const asOfAMonthAgo = async (id: string) => {
  await rows(server, `update hr_documents set agree_from_utc = now() - interval '30 days' where id = $1`, [id])
  await rows(server, `update hr_document_bindings set since_utc = now() - interval '30 days' where document_id = $1`, [
    id,
  ])
}

/** A policy that Eve, or the person named, should have agreed to some days ago. */
const late = async (
  daysLate: number,
  over: Partial<PolicySettings> = {},
  employeeIds: ReadonlyArray<EmployeeId> = [own.target.employeeId],
) => {
  const id = await my.publish({
    relevantParties: { ...nobody, employeeIds },
    dueDay: today(-daysLate),
    tellManagerAfterDays: 5,
    ...over,
  })
  await asOfAMonthAgo(id)
  return id
}

/** The morning's work, so many days from now. */
const morning = (days = 0, world = own) => {
  const now = Date.now() + days * day
  const clock: Clock.Clock = Object.assign(Object.create(Effect.runSync(Clock.clockWith(Effect.succeed))), {
    currentTimeMillisUnsafe: () => now,
    currentTimeMillis: Effect.succeed(now),
  })
  return Effect.runPromise(
    remindBySchedule(world.tenantId, 'https://hr.example').pipe(
      Effect.provideService(Database, server.database),
      Effect.provideService(Clock.Clock, clock),
    ),
  )
}

const mails = (world = own) =>
  rows<{ readonly key: string; readonly recipient: string; readonly subject: string; readonly body: string }>(
    server,
    `select key, recipient, subject, body from mail.outbox
     where tenant_id = $1 and key like 'policyEscalation:%' order by recipient, key`,
    [world.tenantId],
  )
const told = async () => (await mails()).map(({ recipient }) => recipient.split('@')[0])

describe('the manager of a person who is late', () => {
  it.each([
    ['a day before the policy says so', 4, {}, []],
    ['on the day it says so', 5, {}, ['max']],
    ['later, because nothing ran or it was set later', 20, {}, ['max']],
    ['of a policy that does not say so', 20, { tellManagerAfterDays: null }, []],
    ['of one without a due day', 20, { dueDay: null }, []],
  ] as const)('%s: %j', async (_, daysLate, over, expected) => {
    await late(daysLate, over)
    await morning()
    expect(await told()).toEqual(expected)
  })

  it('gets one message about all of theirs, with the way to each person', async () => {
    await late(6)
    await late(7, {}, [own.target.employeeId, own.hidden])
    await morning()
    const [letter, ...more] = await mails()
    expect(more).toEqual([])
    expect(letter?.subject).toBe('3 overdue policy agreements')
    expect(letter?.body.match(/https:.*$/gm)).toEqual([
      `https://hr.example/employee/${own.target.employeeId}/compliance`,
      `https://hr.example/employee/${own.hidden}/compliance`,
    ])
  })

  it('is told once of a duty, whatever runs and however often; of a new version anew', async () => {
    const id = await late(6)
    await Promise.all([morning(), morning(), morning()])
    for (const days of [0, 1, 2, 30]) await morning(days)
    expect(await told()).toEqual(['max'])
    await my.publishAnew(id, 'Drink more.', 'substantive')
    await morning(3)
    expect(await told()).toEqual(['max'])
    await my.settle(id, { relevantParties: { ...nobody, employeeIds: [own.target.employeeId] }, dueInDays: 1 })
    // Told before the version came that asks again.
    await rows(
      server,
      `update hr_document_bindings set manager_told_utc = now() - interval '20 days' where document_id = $1`,
      [id],
    )
    await rows(server, `update hr_documents set agree_from_utc = now() - interval '9 days' where id = $1`, [id])
    await my.settle(id, {
      relevantParties: { ...nobody, employeeIds: [own.target.employeeId] },
      dueInDays: 1,
      tellManagerAfterDays: 5,
    })
    await morning(4)
    expect(await told()).toEqual(['max', 'max'])
  })

  it('hears the next morning of what became late after today’s message', async () => {
    await late(6)
    await morning()
    const second = await late(7)
    await morning()
    expect(await told()).toEqual(['max'])
    await morning(1)
    expect((await mails()).map(({ body }) => body.match(/^- /gm)?.length)).toEqual([1, 1])
    expect(await people(second)).toMatchObject([{ managerToldUtc: expect.stringMatching(/Z$/) }])
  })

  it('hears nothing of who has agreed, has left, or is late with what asks nobody any more', async () => {
    const agreed = await late(6)
    await my.agree(agreed, 1, own.target)
    await late(6, {}, [own.inactive])
    const archived = await late(6)
    await my.settle(archived, { dueDay: today(-6), tellManagerAfterDays: 5 }, true)
    await morning()
    expect(await told()).toEqual([])
  })
})

describe('while somebody’s reminders wait', () => {
  const wait = (until: string) =>
    rows(server, `insert into reminder_pauses (tenant_id, employee_id, until_day) values ($1, $2, $3)`, [
      own.tenantId,
      own.target.employeeId,
      until,
    ])
  const reminders = async () =>
    (
      await rows<{ readonly recipient: string }>(
        server,
        `select recipient from mail.outbox where tenant_id = $1 and key like 'policyReminder:%' order by recipient`,
        [own.tenantId],
      )
    ).map(({ recipient }) => recipient.split('@')[0])

  it('nobody is told of them, and both are on the day it ends; others are told meanwhile', async () => {
    await late(6, { remindEveryDays: 7 }, [own.target.employeeId, own.colleague.employeeId])
    await wait(today(2))
    await morning()
    expect([await told(), await reminders()]).toEqual([['ava'], ['cleo']])
    await morning(1)
    expect([await told(), await reminders()]).toEqual([['ava'], ['cleo']])
    await morning(2)
    expect([await told(), await reminders()]).toEqual([
      ['ava', 'max'],
      ['cleo', 'eve'],
    ])
  })

  it('what somebody sends is sent, and the duty is theirs as before', async () => {
    const id = await late(6)
    await wait(today(2))
    expect((await my.ask(`hrDocuments/${id}/remind`, own.admin, { method: 'POST' })).body.data).toMatchObject({
      sent: 1,
    })
    expect(await people(id)).toMatchObject([{ standing: 'late' }])
  })
})

describe('whom else', () => {
  it.each([
    ['there is no manager', `update employees set reports_to = null where id = $1`, 'target'],
    ['the manager has left', `update employees set is_active = false where id = $1`, 'manager'],
    ['the manager cannot sign in', `delete from memberships where employee_id = $1`, 'manager'],
    ['the manager has no address', `update employees set email = '' where id = $1`, 'manager'],
  ] as const)('where %s, the administrators who can be told', async (_, change, whom) => {
    await late(6)
    await rows(server, change, [own[whom].employeeId])
    await rows(server, `delete from memberships where employee_id = $1`, [own.secondAdmin.employeeId])
    await morning()
    expect(await told()).toEqual(['ava'])
  })

  it('nobody is told of themself: an administrator without a manager is told of to the others', async () => {
    await late(6, {}, [own.admin.employeeId])
    await morning()
    expect(await told()).toEqual(['bea'])
  })

  it('where nobody can be told, it does not count as told', async () => {
    const id = await late(6)
    await rows(server, `update employees set reports_to = null where id = $1`, [own.target.employeeId])
    await rows(server, `update employees set email = id::text where id = any($1::uuid[])`, [
      [own.admin.employeeId, own.secondAdmin.employeeId],
    ])
    await morning()
    expect(await people(id)).toMatchObject([{ managerToldUtc: null }])
    await rows(server, `update employees set reports_to = $2 where id = $1`, [
      own.target.employeeId,
      own.manager.employeeId,
    ])
    await morning(1)
    expect(await told()).toEqual(['max'])
  })

  it('nobody of another tenant', async () => {
    await late(6)
    await morning(0, other)
    expect([await told(), await mails(other)]).toEqual([[], []])
    await morning()
    expect([await told(), await mails(other)]).toEqual([['max'], []])
  })
})

const people = async (id: string, asAt = '') =>
  ((await my.ask(`hrDocuments/${id}/compliance${asAt}`)).body.data as PolicyCompliance).people

describe('what is kept of it', () => {
  it('the list of who has not agreed says when, until another version asks; and the record names the person', async () => {
    const id = await late(6)
    expect(await people(id)).toMatchObject([{ managerToldUtc: null }])
    await morning()
    expect(await people(id)).toMatchObject([{ managerToldUtc: expect.stringMatching(/Z$/) }])
    expect(await people(id, `?asAt=${today()}`)).toMatchObject([{ managerToldUtc: expect.stringMatching(/Z$/) }])
    expect((await auditOf(server, own)).at(-1)).toMatchObject({ action: 'escalated', kind: 'hrDocument', id })
    await my.publishAnew(id, 'Drink more.', 'substantive')
    expect(await people(id)).toMatchObject([{ managerToldUtc: null }])
  })
})
