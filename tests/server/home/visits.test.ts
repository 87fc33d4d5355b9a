import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SinceVisit } from '../../../src/domain/home/news/nouns.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { asking } from '../policies/asking.ts'
import { addPlan, auditOf, everyModule, makeWorld, type Person, rows, type World } from '../world/world.ts'

let server: TestServer
let plan: string
let own: World
let other: World

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan })
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
})
afterAll(() => server.close())

const strict = { onExcessProperty: 'error' } as const
const visit = async (by: Person, of: World = own) => {
  const answer = await server.ask(`/api/${of.tenantId}/home/visits`, { as: by.userId, method: 'POST' })
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
  return Schema.decodeUnknownSync(SinceVisit, strict)(answer.body.data)
}
/** As if their last look had been so long ago. */
const looked = async (by: Person, ago: string) => {
  await visit(by)
  await rows(
    server,
    `update home_visits set last_utc = now() - $3::interval, before_utc = null
     where tenant_id = $1 and employee_id = $2 returning employee_id`,
    [own.tenantId, by.employeeId, ago],
  )
}
const change = (by: Person, about: string, over: Record<string, unknown> = {}) =>
  rows(
    server,
    `insert into audit_entries (tenant_id, user_id, employee_id, action, subject_kind, subject_id, subject_name, person, fields)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      own.tenantId,
      by.userId,
      by.employeeId,
      over.action ?? 'updated',
      over.kind ?? 'employee',
      over.id ?? about,
      over.name ?? null,
      about,
      over.fields ?? ['positionTitle'],
    ],
  )

describe('a visit', () => {
  test('that is the first tells nothing', async () => {
    await change(own.admin, own.target.employeeId)
    expect(await visit(own.target)).toEqual({
      sinceUtc: null,
      newPeople: [],
      policies: [],
      changes: [],
      hasMore: false,
    })
  })

  test('goes on for four hours after each look, and tells of the time since the one before', async () => {
    await looked(own.target, '3 hours 59 minutes')
    expect((await visit(own.target)).sinceUtc).toBeNull()
    await looked(own.target, '2 days')
    const { sinceUtc } = await visit(own.target)
    expect(Date.now() - Date.parse(sinceUtc ?? '')).toBeGreaterThan(47 * 3_600_000)
    // Again in the same visit it is the same.
    expect((await visit(own.target)).sinceUtc).toBe(sinceUtc)
    // Each has their own.
    expect((await visit(own.manager)).sinceUtc).toBeNull()
    expect((await auditOf(server, own)).filter(({ action }) => action === 'viewed')).toEqual([])
  })
})

describe('told are', () => {
  const goals = async (by: Person) => (await visit(by)).changes.map(({ subjectId }) => subjectId)

  test('changes by others, of oneself and of one’s reports, and of nobody else', async () => {
    const of = { own: newId<string>(), report: newId<string>(), elsewhere: newId<string>(), byMe: newId<string>() }
    for (const who of [own.target, own.manager, own.admin, own.colleague]) await looked(who, '1 day')
    const goal = { kind: 'goal', name: 'Fewer defects', fields: ['title'] }
    await change(own.admin, own.manager.employeeId, { ...goal, id: of.own })
    await change(own.admin, own.target.employeeId, { ...goal, id: of.report })
    await change(own.manager, own.target.employeeId, { ...goal, id: of.byMe })
    await change(own.admin, own.managerOfOthers.employeeId, { ...goal, id: of.elsewhere })
    expect((await goals(own.manager)).toSorted()).toEqual([of.own, of.report].toSorted())
    expect((await goals(own.target)).toSorted()).toEqual([of.report, of.byMe].toSorted())
    expect(await goals(own.colleague)).toEqual([])
    // An administrator changed them; nobody reports to them.
    expect(await goals(own.admin)).toEqual([])
  })

  test('of a report nothing that their timeline keeps from the reader', async () => {
    for (const who of [own.target, own.manager]) await looked(who, '1 day')
    await change(own.admin, own.target.employeeId, { fields: ['emergency.contactName'] })
    await change(own.admin, own.target.employeeId, { kind: 'account', fields: ['password'] })
    expect((await visit(own.manager)).changes).toEqual([])
    expect((await visit(own.target)).changes.map(({ kind }) => kind)).toEqual(['employee'])
  })

  test('of a last day that is planned the manager and not the person, whoever they are', async () => {
    const what = async (by: Person) => (await visit(by)).changes.map(({ action }) => action)
    for (const who of [own.target, own.manager, own.admin]) await looked(who, '1 day')
    for (const action of ['planned', 'kept']) {
      await change(own.admin, own.target.employeeId, { action, fields: ['plannedLastDay'] })
      await change(own.manager, own.admin.employeeId, { action, fields: ['plannedLastDay'] })
    }
    expect(await what(own.target)).toEqual([])
    expect(await what(own.admin)).toEqual([])
    expect((await what(own.manager)).toSorted()).toEqual(['kept', 'planned'])
  })

  test('nothing of what the plan does not include', async () => {
    await looked(own.target, '1 day')
    await change(own.admin, own.target.employeeId, { kind: 'goal', id: newId<string>(), fields: ['title'] })
    expect((await visit(own.target)).changes).toHaveLength(1)
    const modulesAre = (modules: ReadonlyArray<string>) =>
      rows(server, 'update product_plans set modules = $2 where id = $1 returning id', [plan, modules])
    await modulesAre(['orgChart'])
    try {
      expect((await visit(own.target)).changes).toEqual([])
    } finally {
      await modulesAre(everyModule)
    }
  })

  test('colleagues who came into one’s department, as far as the team shows them', async () => {
    await looked(own.target, '1 day')
    await rows(server, `update employees set created_utc = now() - interval '9 days' where tenant_id = $1`, [
      own.tenantId,
    ])
    expect((await visit(own.target)).newPeople).toEqual([])
    await rows(server, `update employees set created_utc = now() where tenant_id = $1 and id = any($2::uuid[])`, [
      own.tenantId,
      [own.colleague.employeeId, own.hidden, own.inactive, own.target.employeeId],
    ])
    const found = async () => (await visit(own.target)).newPeople.map(({ id }) => id)
    // Somebody who has been here for years is not new because their record is.
    const began = (daysAgo: number) =>
      rows(server, `update employees set start_date = current_date - $3::int where tenant_id = $1 and id = $2`, [
        own.tenantId,
        own.colleague.employeeId,
        daysAgo,
      ])
    await began(29)
    expect(await found()).toEqual([own.colleague.employeeId])
    await began(40)
    expect(await found()).toEqual([])
  })

  test('policies that bind the reader and were published since', async () => {
    const my = asking(server, own)
    const before = await my.publish()
    await rows(server, `update hr_documents set published_utc = now() - interval '3 days' where tenant_id = $1`, [
      own.tenantId,
    ])
    await looked(own.target, '1 day')
    const id = await my.publish()
    const { policies } = await visit(own.target)
    expect(policies.map((one) => one.id)).toContain(id)
    expect(policies.map((one) => one.id)).not.toContain(before)
    expect(policies.find((one) => one.id === id)?.versionNo).toBe(1)
  })

  test('nothing of another client, and to nobody of it', async () => {
    await looked(own.admin, '1 day')
    const found = await visit(own.admin)
    expect(JSON.stringify(found)).not.toContain(other.canary)
    const answer = await server.ask(`/api/${own.tenantId}/home/visits`, { as: other.admin.userId, method: 'POST' })
    expect(answer.status).toBe(404)
  })
})
