import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Employee } from '../../../src/domain/employees/nouns.ts'
import { ToDoItem } from '../../../src/domain/home/nouns.ts'
import { inToDoOrder } from '../../../src/domain/home/toDo.ts'
import { decoded, stageOn } from '../certifications/stage.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { asking } from '../policies/asking.ts'
import { addPlan, auditOf, everyModule, makeWorld, type Person, rows, textOf, type World } from '../world/world.ts'

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
      await rows(server, 'update product_plans set modules = $2 where id = $1', [plan, everyModule])
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
  expect(await named(own.admin)).toEqual(['Add departments', 'Check the company details'])
  expect(await named(own.manager)).toEqual([])
  await set('Skipped')
  expect(await named(own.admin)).toEqual(['Check the company details'])
  await rows(server, 'delete from tenant_onboarding where tenant_id = $1', [own.tenantId])
  expect(await named(own.admin)).toEqual([])
})

describe('done from the list, it is done as on its own page', () => {
  const doIt = (item: Pick<ToDoItem, 'type' | 'id' | 'version'> | undefined, by: Person, over: object = {}) =>
    my().ask('employees/me/toDoList/done', by, {
      json: { type: item?.type, id: item?.id, version: item?.version, ...over },
    })
  const first = async (type: ToDoItem['type'], by: Person) => (await toDo(by)).find((item) => item.type === type)
  const last = async () => (await auditOf(server, own)).at(-1)

  test('a policy is agreed to in the version that was listed, and asks no more', async () => {
    const id = await my().publish()
    const item = (await toDo(own.target)).find((one) => one.id === id)
    expect(item).toMatchObject({ type: 'hrDocumentAgreement', version: 1 })
    expect((await doIt(item, own.target)).status).toBe(200)
    expect((await toDo(own.target)).map((one) => one.id)).not.toContain(id)
    expect(await last()).toMatchObject({ action: 'agreed', kind: 'hrDocument', id })
    // Pressed twice it is one agreement.
    const before = (await auditOf(server, own)).length
    expect((await doIt(item, own.target)).status).toBe(200)
    expect((await auditOf(server, own)).length).toBe(before)
  })

  test('of a policy that has changed since, nothing is agreed to', async () => {
    const id = await my().publish()
    const item = (await toDo(own.target)).find((one) => one.id === id)
    await my().save(id, { version: null, content: textOf('Drink more.') })
    await my().review(id)
    expect((await doIt(item, own.target)).status).toBe(409)
    expect((await toDo(own.target)).map((one) => one.id)).toContain(id)
  })

  test('a certification is verified by who may; stale it is refused, and by its holder too', async () => {
    const item = await first('certificationToVerify', own.manager)
    expect(item?.id).toBe(own.submission)
    expect((await doIt(item, own.manager, { version: 7 })).status).toBe(409)
    expect((await doIt(item, own.target)).status).toBe(403)
    expect((await doIt(item, own.manager)).status).toBe(200)
    expect(await last()).toMatchObject({ action: 'verified', id: own.submission })
    expect(await first('certificationToVerify', own.manager)).toBeUndefined()
  })

  test('a position is approved, then acknowledged', async () => {
    const id = newId<string>()
    await rows(
      server,
      `insert into positions (tenant_id, id, employee_id, title, description, status, is_current)
       values ($1, $2, $3, 'Clerk', 'Keeps the books.', 'Draft', true)`,
      [own.tenantId, id, own.target.employeeId],
    )
    expect((await doIt(await first('positionToApprove', own.manager), own.manager)).status).toBe(200)
    expect((await doIt(await first('positionToAcknowledge', own.target), own.target)).status).toBe(200)
    expect(await last()).toMatchObject({ action: 'acknowledged', id })
  })

  test('an asset is accepted under the name of who accepts it', async () => {
    const id = newId<string>()
    await rows(
      server,
      `insert into assets (tenant_id, id, number, name, category_id, condition, currency, state, holder_employee_id)
       values ($1, $2, 'V-1', 'Hilux', (select id from asset_categories where tenant_id = $1 limit 1), 'good', 'AUD',
         'awaitingAcceptance', $3)`,
      [own.tenantId, id, own.target.employeeId],
    )
    const item = (await toDo(own.target)).find((one) => one.id === id)
    expect((await doIt(item, own.manager)).status).toBe(403)
    expect((await doIt(item, own.target)).status).toBe(200)
    expect(await last()).toMatchObject({ action: 'accepted', id })
    const [event] = await rows<{ signature: string; name: string }>(
      server,
      `select v.signature, e.full_name as name from asset_events v
       join employees e on e.tenant_id = v.tenant_id and e.id = v.holder_employee_id
       where v.tenant_id = $1 and v.asset_id = $2 and v.signature is not null`,
      [own.tenantId, id],
    )
    expect(event?.signature).toBe(event?.name)
  })
})

describe('put off', () => {
  const putOff = (item: Pick<ToDoItem, 'type' | 'id'> | undefined, until: string | null, by: Person) =>
    my().put('employees/me/toDoList/snoozes', { type: item?.type, id: item?.id, until }, by)
  const dayFrom = (days: number) => inDays(days).slice(0, 10)
  const snoozedOf = async (id: string, by: Person) => (await toDo(by)).find((item) => item.id === id)?.snoozedUntil

  test('it says until when, to its person alone, until it is brought back or its day has come', async () => {
    const id = await my().publish()
    const item = (await toDo(own.target)).find((one) => one.id === id)
    expect((await putOff(item, dayFrom(7), own.target)).status).toBe(200)
    expect(await snoozedOf(id, own.target)).toBe(dayFrom(7))
    expect(await snoozedOf(id, own.colleague)).toBeUndefined()
    expect((await putOff(item, dayFrom(3), own.target)).status).toBe(200)
    expect(await snoozedOf(id, own.target)).toBe(dayFrom(3))
    expect((await putOff(item, null, own.target)).status).toBe(200)
    expect(await snoozedOf(id, own.target)).toBeUndefined()
    await putOff(item, dayFrom(3), own.target)
    await rows(server, `update to_do_snoozes set until_day = current_date - 2 where tenant_id = $1`, [own.tenantId])
    expect(await snoozedOf(id, own.target)).toBeUndefined()
  })

  test.each([
    ['today', 0],
    ['in two months', 60],
  ])('until %s is refused', async (_, days) => {
    const id = await my().publish()
    const answer = await putOff({ type: 'hrDocumentAgreement', id }, dayFrom(days), own.target)
    expect([answer.status, answer.body.errors[0]?.field]).toEqual([422, 'until'])
  })

  test('what waits for somebody else, or for nobody, cannot be', async () => {
    const verifying = { type: 'certificationToVerify', id: own.submission } as const
    expect((await putOff(verifying, dayFrom(3), own.target)).status).toBe(404)
    expect((await putOff({ ...verifying, id: newId() }, dayFrom(3), own.manager)).status).toBe(404)
    expect((await putOff(verifying, dayFrom(3), own.manager)).status).toBe(200)
  })

  test('is nothing of another client', async () => {
    const other = await makeWorld(server, { name: 'another', plan })
    const verifying = { type: 'certificationToVerify', id: own.submission, until: dayFrom(3) }
    const answer = await asking(server, other).put('employees/me/toDoList/snoozes', verifying, other.admin)
    expect(answer.status).toBe(404)
  })
})
