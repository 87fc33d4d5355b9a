import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Employee } from '../../../src/domain/employees/nouns.ts'
import { ToDoItem } from '../../../src/domain/home/nouns.ts'
import { inToDoOrder } from '../../../src/domain/home/toDo.ts'
import { decoded, stageOn } from '../certifications/stage.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { asking } from '../policies/asking.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'

let server: TestServer
let plan: string
let own: World

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
  await rows(server, 'delete from positions where tenant_id = $1', [own.tenantId])
})
afterAll(() => server.close())

const stage = () => stageOn(server, () => own)
const my = () => asking(server, own)
const toDo = async (by: Person) => decoded(Schema.Array(ToDoItem), await my().ask('employees/me/toDoList', by))
const of = async (kind: string, by: Person) =>
  (await toDo(by)).flatMap(({ type, id, employeeId }) =>
    type.startsWith(kind) ? [[type, id, employeeId ?? null]] : [],
  )

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

test('one order over all kinds, overdue first: the certificate that has expired stands before policies that are due', async () => {
  const heat = await my().publish({ dueInDays: 3 })
  await stage().requiredType({ all: true }, 'First Aid')
  await rows(server, 'update certifications set expiry_utc = $2 where id = $1', [own.certification, inDays(-2)])
  await rows(server, 'delete from certifications where id = $1', [own.submission])
  const items = await toDo(own.target)
  expect(items.map(({ type }) => type)).toEqual([
    'certificationExpired',
    'hrDocumentAgreement',
    'reviewToWrite',
    'hrDocumentAgreement',
    'certificationMissing',
  ])
  expect(items[1]?.id).toBe(heat)
  expect(inToDoOrder(items)).toEqual(items)
})

describe('position descriptions wait for the person who must act', () => {
  const position = async (employeeId: string, status: string, isCurrent = true) => {
    const id = newId<string>()
    await rows(
      server,
      `insert into positions (tenant_id, id, employee_id, title, description, status, is_current)
       values ($1, $2, $3, 'Clerk', 'Keeps the books.', $4, $5)`,
      [own.tenantId, id, employeeId, status, isCurrent],
    )
    return id
  }
  const eve = () => own.target.employeeId
  const everybody = () => [own.admin, own.manager, own.target, own.colleague, own.managerOfOthers]

  test('a draft for the manager, then for the person, then for nobody; its buttons do the same', async () => {
    const id = await position(eve(), 'Draft')
    const waits = async () => Promise.all(everybody().map((by) => of('position', by)))
    expect(await waits()).toEqual([[], [['positionToApprove', id, eve()]], [], [], []])
    const { positions } = (await my().ask(`employees/${eve()}`)).body.data as Employee
    const version = positions.find((one) => one.id === id)?.version
    expect((await my().ask(`position/${id}/approve`, own.manager, { json: { version } })).status).toBe(200)
    expect(await waits()).toEqual([[], [], [['positionToAcknowledge', id, eve()]], [], []])
    const next = (version ?? 0) + 1
    expect((await my().ask(`position/${id}/acknowledge`, own.target, { json: { version: next } })).status).toBe(200)
    expect(await waits()).toEqual([[], [], [], [], []])
  })

  test('a draft of whom nobody manages is for the administrators, and nobody is asked to approve their own', async () => {
    const id = await position(eve(), 'Draft')
    await rows(server, 'update employees set reports_to = null where id = $1', [eve()])
    await position(own.admin.employeeId, 'Draft')
    expect(await of('position', own.admin)).toEqual([['positionToApprove', id, eve()]])
    expect(await of('position', own.manager)).toEqual([])
  })

  test('not what is past, not of somebody who has left, not without the module', async () => {
    await position(eve(), 'Draft', false)
    expect(await of('position', own.manager)).toEqual([])
    await position(eve(), 'Draft')
    expect(await of('position', own.manager)).toHaveLength(1)
    await rows(server, `update product_plans set modules = '{compliance}' where id = $1`, [plan])
    try {
      expect(await of('position', own.manager)).toEqual([])
    } finally {
      await rows(
        server,
        `update product_plans set modules = '{compliance,goals,positionDescriptions,orgChart}' where id = $1`,
        [plan],
      )
    }
    await rows(server, 'update employees set is_active = false where id = $1', [eve()])
    expect(await of('position', own.manager)).toEqual([])
  })
})

test('setting the client up waits for its administrators, stage by stage, until each is done or skipped', async () => {
  const set = (status: string) =>
    my().put('tenantonboarding', {
      status: 'Pending',
      stages: [{ type: 'departments', status }],
      employeesSeenWelcome: [],
    })
  await rows(server, 'update tenant_onboarding set stages = $2::jsonb where tenant_id = $1', [
    own.tenantId,
    JSON.stringify(['companyDetails', 'departments'].map((type) => ({ type, status: 'Pending' }))),
  ])
  const named = async (by: Person) =>
    (await toDo(by)).flatMap(({ type, detail }) => (type === 'accountSetup' ? [detail] : []))
  expect(await named(own.admin)).toEqual(['Company details', 'Departments'])
  expect(await named(own.manager)).toEqual([])
  await set('Skipped')
  expect(await named(own.admin)).toEqual(['Company details'])
  await rows(server, 'delete from tenant_onboarding where tenant_id = $1', [own.tenantId])
  expect(await named(own.admin)).toEqual([])
})
