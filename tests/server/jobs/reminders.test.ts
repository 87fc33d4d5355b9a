import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expiryOf } from '../../../src/domain/certifications/expiry.ts'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { type Jobs, startJobs } from '../../../src/server/jobs/jobs.ts'
import { reminderTasks } from '../../../src/server/jobs/reminders.ts'
import { makeDatabase } from '../../../src/server/store/database.ts'
import { identitySql } from '../../../src/server/store/identitySql.ts'
import { clockAt } from '../kit/clock.ts'
import { openDatabase, type TestDatabase } from '../kit/database.ts'
import { newId } from '../kit/people.ts'
import { forgetTold } from '../kit/told.ts'
import { addPlan, makeWorld, rows, type World } from '../world/world.ts'

let store: TestDatabase
let own: World
let other: World
let plan: string
const running: Jobs[] = []

beforeAll(async () => {
  store = await openDatabase(8)
  plan = await addPlan(store)
})
afterAll(() => store.close())
beforeEach(async () => {
  own = await makeWorld(store, { name: 'own', plan })
  other = await makeWorld(store, { name: 'other', plan })
  for (const { tenantId } of [own, other]) {
    await rows(
      store,
      `insert into feature_flags (tenant_id, name, is_enabled) values ($1, 'employeeComplianceReminders', true)`,
      [tenantId],
    )
    await rows(store, `update tenants set time_zone = 'Australia/Melbourne' where id = $1`, [tenantId])
    await rows(store, `update certification_types set reminder_days = '{30,14,7,1,0}' where tenant_id = $1`, [tenantId])
    await rows(store, 'delete from certifications where tenant_id = $1', [tenantId])
  }
})
afterEach(() => Promise.all(running.splice(0).map((jobs) => jobs.stop())))

const zone = 'Australia/Melbourne'
/** Eight in the morning in Melbourne, in summer time. */
const morning = Date.parse('2026-03-09T21:00:00.000Z')
const today = '2026-03-10'
const day = 24 * 3_600_000

const tasksAt = (now: number) =>
  reminderTasks({ database: makeDatabase(store.connections), publicUrl: 'https://hr.example', clock: clockAt(now) })

const run = (now: number, task: 'certificationReminders' | 'policyReminders' = 'certificationReminders', world = own) =>
  tasksAt(now)[task](world.tenantId)

interface Held {
  readonly employee?: EmployeeId
  readonly told?: number
  readonly verification?: string
  readonly isDeleted?: boolean
  readonly renews?: string
  readonly type?: string
}

const hold = async (expiryDay: string | null, held: Held = {}, world = own): Promise<string> => {
  const id = newId<string>()
  await rows(
    store,
    `insert into certifications
       (tenant_id, id, employee_id, type_id, expiry_utc, told_days, verification, is_deleted, renews)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      world.tenantId,
      id,
      held.employee ?? world.target.employeeId,
      held.type ?? world.certificationType,
      expiryDay === null ? null : expiryOf(zone, expiryDay),
      held.told ?? null,
      held.verification ?? 'verified',
      held.isDeleted === true,
      held.renews ?? null,
    ],
  )
  return id
}

/** One more type: of one type a person is reminded once. */
const anotherType = async (world = own): Promise<string> => {
  const id = newId<string>()
  await rows(
    store,
    `insert into certification_types (tenant_id, id, name, reminder_days) values ($1, $2, $3, '{30,14,7,1,0}')`,
    [world.tenantId, id, `Type ${id}`],
  )
  return id
}

const mails = (world = own) =>
  rows<{ readonly key: string; readonly recipient: string; readonly subject: string; readonly body: string }>(
    store,
    'select key, recipient, subject, body from mail.outbox where tenant_id = $1 order by key',
    [world.tenantId],
  )
const recipients = async (world = own) =>
  (await mails(world)).map(({ recipient }) => recipient.split('@')[0]).toSorted()
const wipe = () => forgetTold(store, own.tenantId)

describe('reminders by threshold', () => {
  it.each([
    ['31 days before', '2026-04-10', null, []],
    ['30 days before', '2026-04-09', null, ['eve', 'max']],
    ['30 days before, told of already', '2026-04-09', 30, []],
    ['29 days before, because nothing ran yesterday', '2026-04-08', null, ['eve', 'max']],
    ['14 days before, told of 30', '2026-03-24', 30, ['eve', 'max']],
    ['over a change of clocks: 30 days before 9 April', '2026-04-09', null, ['eve', 'max']],
    ['on the day', '2026-03-10', 1, ['eve', 'max']],
    ['the day after, told on the day', '2026-03-09', 0, []],
    ['the day after, because nothing ran', '2026-03-09', 1, ['eve', 'max']],
    ['never', null, null, []],
  ] as const)('%s (%s, told of %s): %j', async (_, expiryDay, told, expected) => {
    await hold(expiryDay, told === null ? {} : { told })
    await run(morning)
    expect(await recipients()).toEqual(expected)
    await run(morning + 3_600_000)
    await run(morning + day - 1)
    expect(await recipients()).toEqual(expected)
  })

  it('the holder is told of each, the manager of all of theirs in one message; both with addresses of PUBLIC_URL', async () => {
    const [one, two] = [await hold('2026-03-24'), await hold('2026-03-11', { employee: own.hidden })]
    await hold('2026-03-24', { employee: own.manager.employeeId })
    await run(morning)
    const sent = await mails()
    expect(sent.map(({ key }) => key)).toEqual(
      [
        `certificationDigest:${own.admin.employeeId}:${today}`,
        `certificationDigest:${own.manager.employeeId}:${today}`,
        ...[one, two].map((id) => `certificationReminder:${id}:${today}`),
        sent.find(({ recipient, key }) => recipient.startsWith('max') && key.includes('Reminder'))?.key ?? '',
      ].toSorted(),
    )
    const digest = sent.find(({ key }) => key.includes(`Digest:${own.manager.employeeId}`))
    expect(digest?.subject).toBe('2 certifications need attention')
    expect(digest?.body.match(/^- .+$/gm)).toEqual([
      `- Hana ${own.canary}, ${own.canary} ticket: expires on 11th Mar 2026`,
      `- Eve ${own.canary}, ${own.canary} ticket: expires on 24th Mar 2026`,
    ])
    expect(digest?.body).toContain('https://hr.example/certifications')
    expect(sent.find(({ key }) => key.includes(one))?.body).toContain(
      `https://hr.example/employee/${own.target.employeeId}/certifications/${one}`,
    )
  })

  it('stamps each with nobody’s name, keeps the version, and writes a line of the record for each', async () => {
    const id = await hold('2026-03-24')
    await run(morning)
    const [row] = await rows(
      store,
      `select last_reminder_utc::text as at, last_reminder_by as by, told_days as told, version from certifications where id = $1`,
      [id],
    )
    expect(row).toEqual({ at: '2026-03-09 21:00:00+00', by: null, told: 14, version: 1 })
    const entries = await rows(
      store,
      `select action, subject_id::text as id, employee_id as by, person::text from audit_entries where tenant_id = $1`,
      [own.tenantId],
    )
    expect(entries).toEqual([{ action: 'reminded', id, by: null, person: own.target.employeeId }])
  })

  it('a person who has no manager who works here is told of to the administrators, and nobody twice of their own', async () => {
    await hold('2026-03-24', { employee: own.admin.employeeId })
    await run(morning)
    expect(await recipients()).toEqual(['ava', 'bea'])
    await wipe()
    await rows(store, 'update employees set is_active = false where id = $1', [own.manager.employeeId])
    await hold('2026-03-24')
    await run(morning)
    expect(await recipients()).toEqual(['ava', 'bea', 'eve'])
  })

  it('says nothing of what does not count: handed in, deleted, renewed, archived, of who has left', async () => {
    await hold('2026-03-24', { verification: 'submitted' })
    await hold('2026-03-24', { isDeleted: true })
    await hold('2026-03-24', { employee: own.inactive })
    const renewed = await hold('2026-03-24')
    await hold('2027-03-24', { renews: renewed })
    await run(morning)
    expect(await mails()).toEqual([])
    await hold('2026-03-24')
    await rows(store, 'update certification_types set is_deleted = true where tenant_id = $1', [own.tenantId])
    await run(morning)
    expect(await mails()).toEqual([])
  })

  it('about a certification there is one message a day: one that somebody sent today is not sent again', async () => {
    const id = await hold('2026-03-24')
    await rows(
      store,
      `insert into mail.outbox (tenant_id, key, recipient, subject, body) values ($1, $2, 'eve@x.example', 'By hand', '')`,
      [own.tenantId, `certificationReminder:${id}:${today}`],
    )
    await run(morning)
    expect((await mails()).map(({ recipient }) => recipient.split('@')[0])).toEqual(['max', 'eve'])
  })
})

describe('reminders that wait', () => {
  const wait = (until: string, certification: string | null, world = own) =>
    rows(
      store,
      `insert into reminder_pauses (tenant_id, employee_id, certification_id, until_day) values ($1, $2, $3, $4)`,
      [world.tenantId, world.target.employeeId, certification, until],
    )

  it.each([
    ['until tomorrow, all of the person’s', '2026-03-11', 'person', []],
    ['until today: they go on', '2026-03-10', 'person', ['eve', 'max']],
    ['until tomorrow, those of this one', '2026-03-11', 'certification', []],
    ['until today, those of this one', '2026-03-10', 'certification', ['eve', 'max']],
  ])('%s', async (_, until, whose, expected) => {
    const id = await hold('2026-03-24')
    await wait(until, whose === 'person' ? null : id)
    await run(morning)
    expect(await recipients()).toEqual(expected)
  })

  it('are told of the first morning they do not wait any more, and the others are told of meanwhile', async () => {
    const snoozed = await hold('2026-03-24')
    await hold('2026-03-24', { type: await anotherType() })
    await wait('2026-03-12', snoozed)
    const told = async () => (await mails()).filter(({ key }) => key.startsWith('certificationReminder')).length
    await run(morning)
    expect(await told()).toBe(1)
    await run(morning + day)
    expect(await told()).toBe(1)
    await run(morning + 2 * day)
    expect(await told()).toBe(2)
    expect((await mails()).find(({ key }) => key === `certificationReminder:${snoozed}:2026-03-12`)).toBeDefined()
  })

  it('in one tenant are sent in another', async () => {
    await hold('2026-03-24')
    await hold('2026-03-24', {}, other)
    await wait('2026-03-11', null)
    await run(morning)
    await run(morning, 'certificationReminders', other)
    expect([await recipients(), await recipients(other)]).toEqual([[], ['eve', 'max']])
  })
})

describe('when', () => {
  it('not before eight where the tenant is, and due again at the next eight, over a change of clocks too', async () => {
    await hold('2026-03-24')
    expect(await run(morning - 1)).toBe(morning)
    expect(await mails()).toEqual([])
    expect(await run(morning)).toBe(morning + day)
    // Clocks go back on 5 April.
    expect(await run(Date.parse('2026-04-03T21:00:00.000Z'))).toBe(Date.parse('2026-04-04T22:00:00.000Z'))
    expect(await run(Date.parse('2026-10-02T22:00:00.000Z'))).toBe(Date.parse('2026-10-03T21:00:00.000Z'))
  })

  it('one time round of the clock is one day’s message, even when its hour comes twice', async () => {
    await rows(store, `update tenants set time_zone = 'Africa/Cairo' where id = $1`, [own.tenantId])
    await hold('2026-11-12')
    const begins = Date.parse('2026-10-29T06:00:00.000Z')
    for (let hour = 0; hour < 72; hour += 1) await run(begins + hour * 3_600_000)
    const sent = (await mails()).filter(({ key }) => key.startsWith('certificationReminder'))
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['the flag of the reminders is off', `update feature_flags set is_enabled = false where tenant_id = $1`],
    ['the client is inactive', `update tenants set status = 'Inactive' where id = $1`],
    [
      'certifications are switched off',
      `update feature_flags set is_enabled = false where tenant_id = $1 and name = 'certifications'`,
    ],
  ])('nothing where %s', async (_, change) => {
    await hold('2026-03-24')
    await rows(store, change, [own.tenantId])
    await run(morning)
    expect(await mails()).toEqual([])
  })
})

it('of a holder without an address the manager is told, who is to tell them; they are not said to be reminded', async () => {
  const id = await hold('2026-03-24')
  await rows(store, `update employees set email = 'eve' where id = $1`, [own.target.employeeId])
  await run(morning)
  await run(morning + day)
  expect(
    (await mails()).map(({ recipient, body }) => [recipient.split('@')[0], body.includes('tell them in person')]),
  ).toEqual([['max', true]])
  const [held] = await rows<object>(
    store,
    'select told_days as told, last_reminder_utc as reminded from certifications where id = $1',
    [id],
  )
  expect(held).toEqual({ told: 14, reminded: null })
})

it('switched on again, certifications bring the one mail that is due, and none of those that were missed', async () => {
  const on = (isOn: boolean) =>
    rows(store, `update feature_flags set is_enabled = $2 where tenant_id = $1 and name = 'certifications'`, [
      own.tenantId,
      isOn,
    ])
  await hold('2026-04-09')
  await on(false)
  for (const days of [0, 16, 23, 29]) await run(morning + days * day)
  expect(await mails()).toEqual([])
  await on(true)
  for (const days of [29, 29.2, 29.4]) await run(morning + days * day)
  const sent = (await mails()).filter(({ key }) => key.startsWith('certificationReminder'))
  expect(sent.map(({ subject }) => subject.split(': ')[1])).toEqual(['expires on 9th Apr 2026'])
})

it('nothing where the plan does not hold compliance', async () => {
  await hold('2026-03-24')
  await rows(store, `update product_plans set modules = '{goals}' where id = $1`, [plan])
  await run(morning)
  expect(await mails()).toEqual([])
  await rows(store, `update product_plans set modules = '{compliance}' where id = $1`, [plan])
  await run(morning)
  expect(await mails()).toHaveLength(2)
})

describe('two servers', () => {
  it('with the same work at once send nothing twice, and nothing to another tenant', async () => {
    for (const world of [own, other]) {
      for (let at = 0; at < 8; at += 1) await hold('2026-03-24', { type: await anotherType(world) }, world)
    }
    await Promise.all(Array.from({ length: 4 }, () => run(morning)))
    expect(await mails()).toHaveLength(9)
    expect(await mails(other)).toEqual([])
  })

  it('on one schedule send each tenant’s messages once', async () => {
    for (const world of [own, other]) await hold('2026-03-24', {}, world)
    const ours = [own.tenantId, other.tenantId]
    await rows(
      store,
      `update jobs.schedule set due_utc = 'infinity' where tenant_id <> all($1::uuid[]) or task <> 'certificationReminders'`,
      [ours],
    )
    const events: string[] = []
    const done = new Set<string>()
    for (let server = 0; server < 3; server += 1) {
      running.push(
        startJobs({
          sql: identitySql(store.connections),
          tasks: tasksAt(morning),
          log: (_level, event, said) => {
            events.push(event)
            if (event === 'job.done') done.add(String(said?.tenantId))
          },
          pace: { lookMs: 10 },
        }),
      )
    }
    for (const end = Date.now() + 15_000; done.size < 2 || events.length < 6; ) {
      if (Date.now() > end) throw new Error(`Only ${[...done].join()}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    // By this clock every task is due again at once: even so, nothing is sent twice.
    expect(new Set(events)).toEqual(new Set(['job.done']))
    for (const world of [own, other]) expect(await recipients(world)).toEqual(['eve', 'max'])
  })
})

describe('the rhythm of a policy', () => {
  const policies = async () => (await mails()).filter(({ key }) => key.startsWith('policyReminder'))

  it('reminds those who are late, from the due day on and every so many days, never twice a day', async () => {
    const [document] = await rows<{ readonly id: string }>(
      store,
      `update hr_documents set due_day = current_date - 5, remind_every_days = 3,
         agree_from_utc = now() - interval '30 days'
       where tenant_id = $1 and is_for_all and version_no > 0 returning id::text`,
      [own.tenantId],
    )
    await rows(store, `update hr_document_bindings set since_utc = now() - interval '30 days' where document_id = $1`, [
      document?.id,
    ])
    const noon = Date.parse(`${new Date().toISOString().slice(0, 10)}T02:00:00.000Z`)
    await run(noon, 'policyReminders')
    const first = await policies()
    expect(first.length).toBeGreaterThan(0)
    await Promise.all([run(noon, 'policyReminders'), run(noon + 3_600_000, 'policyReminders')])
    expect(await policies()).toHaveLength(first.length)
  })
})
