import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Use } from '../../../src/domain/organisation/nouns.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import {
  addPlan,
  auditOf,
  type ListName,
  makeWorld,
  reviewTemplate,
  rows,
  stateOf,
  type World,
} from '../world/world.ts'

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

const call = (method: string, path: string, json?: object, headers?: Record<string, string>) =>
  server.ask(`/api/${own.tenantId}/${path}`, {
    as: own.admin.userId,
    method,
    ...(json === undefined ? {} : { json }),
    ...(headers === undefined ? {} : { headers }),
  })

const told = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.errors[0]?.code]

const idsOf = async (list: ListName) =>
  ((await call('GET', list)).body.data as ReadonlyArray<{ id: string }>).map(({ id }) => id)

const lists: ReadonlyArray<ListName> = [
  'categories',
  'departments',
  'defaultDiscussionPoints',
  'coreValues',
  'meetingLocations',
  'performanceReviewTemplates',
]

const contents: Partial<Record<ListName, (name: string) => object>> = {
  categories: (text) => ({ text }),
  departments: (name) => ({ name }),
  defaultDiscussionPoints: (text) => ({ item: { text, type: 1 } }),
  coreValues: (name) => ({ content: { name, description: '' } }),
  meetingLocations: (name) => ({ content: { name, detail: '' } }),
  performanceReviewTemplates: (name) => ({ content: reviewTemplate(name, 'How was it?') }),
}

describe.each(lists)('an order of one’s own: %s', (list) => {
  test('those named take each other’s places, the others stay, what is new comes last; written down once', async () => {
    const made = [newId<string>(), newId<string>(), newId<string>()] as const
    for (const id of made) await call('POST', list, { id, ...contents[list]?.(`Item ${id}`) })
    const before = await idsOf(list)
    const [first, second, third] = made
    const answer = await call('PUT', `${list}/order`, { ids: [third, first, second] })
    const wanted = [...before.slice(0, -3), third, first, second]
    expect((answer.body.data as ReadonlyArray<{ id: string }>).map(({ id }) => id)).toEqual(wanted)
    expect(await idsOf(list)).toEqual(wanted)
    expect((await auditOf(server, own)).filter(({ action }) => action === 'reordered')).toHaveLength(1)
    const last = newId<string>()
    await call('POST', list, { id: last, ...contents[list]?.('The last one') })
    expect((await idsOf(list)).at(-1)).toBe(last)
  })

  test('an order in which all stand already changes nothing, and is not written down', async () => {
    const before = await stateOf(server)
    await call('PUT', `${list}/order`, { ids: await idsOf(list) })
    expect(await stateOf(server)).toBe(before)
  })

  test('ids of another tenant and of nobody move nothing; an id twice is no order', async () => {
    const before = await stateOf(server)
    expect((await call('PUT', `${list}/order`, { ids: [other.items[list], newId(), other.others[list]] })).status).toBe(
      200,
    )
    const id = own.items[list]
    expect((await call('PUT', `${list}/order`, { ids: [id, id] })).status).toBe(400)
    expect(await stateOf(server)).toBe(before)
  })
})

describe('who uses an item', () => {
  const usesOf = async (path: string) => (await call('GET', `${path}/uses`)).body.data as ReadonlyArray<Use>

  test('a department: its employees and its position templates, counted and named', async () => {
    const [employees, templates] = await usesOf(`departments/${own.department}`)
    expect(employees).toMatchObject({ kind: 'employee', total: 10 })
    expect(employees?.named).toHaveLength(10)
    expect(templates).toMatchObject({ kind: 'positionTemplate', total: 1, named: [{ name: own.canary }] })
  })

  test('of many, the first fifty are named', async () => {
    await rows(
      server,
      `insert into employees (tenant_id, id, first_name, email, department_id)
       select $1, gen_random_uuid(), 'Person ' || n, 'person' || n || '@many.example', $2 from generate_series(1, 60) n`,
      [own.tenantId, own.emptyDepartment],
    )
    const [employees] = await usesOf(`departments/${own.emptyDepartment}`)
    expect([employees?.total, employees?.named.length]).toEqual([60, 50])
  })

  test('an item of another tenant is not there', async () => {
    expect((await call('GET', `departments/${other.department}/uses`)).status).toBe(404)
  })
})

describe('merging', () => {
  const departmentsOf = (world: World) =>
    rows<{ readonly id: string; readonly department_id: string | null }>(
      server,
      'select id, department_id from employees where tenant_id = $1',
      [world.tenantId],
    )

  test('a department: its people and templates go over, it is gone, and each change is written down', async () => {
    const theirs = await departmentsOf(other)
    const answer = await call('POST', `departments/${own.department}/merge`, { version: 1, into: own.emptyDepartment })
    expect(answer.status).toBe(200)
    expect(new Set((await departmentsOf(own)).map((row) => row.department_id))).toEqual(new Set([own.emptyDepartment]))
    expect(await idsOf('departments')).not.toContain(own.department)
    const audit = await auditOf(server, own)
    expect(audit.filter(({ action }) => action === 'merged')).toHaveLength(1)
    expect(audit.filter(({ action }) => action === 'updated')).toHaveLength(11)
    expect(await departmentsOf(other)).toEqual(theirs)
  })

  test('a tag: a person who carried it carries the other, one who carried both still has it once', async () => {
    const carried = async (tag: string) =>
      (
        await rows<{ readonly employee_id: string }>(
          server,
          'select employee_id from employee_tags where tenant_id = $1 and tag_id = $2 order by 1',
          [own.tenantId, tag],
        )
      ).map((row) => row.employee_id)
    const before = await carried(own.others.tags)
    expect(before.length).toBeGreaterThan(0)
    await rows(server, 'insert into employee_tags (tenant_id, employee_id, tag_id) values ($1, $2, $3)', [
      own.tenantId,
      before[0],
      own.items.tags,
    ])
    const answer = await call('POST', `tags/${own.others.tags}/merge`, { version: 1, into: own.items.tags })
    expect(answer.status).toBe(200)
    expect(await carried(own.items.tags)).toEqual(before)
    expect(await carried(own.others.tags)).toEqual([])
  })

  test.each([
    ['itself', () => own.department, () => ({ version: 1, into: own.department }), [422, 'into_itself']],
    ['nothing', () => own.department, () => ({ version: 1, into: newId() }), [422, 'unknown_into']],
    ['another tenant’s', () => own.department, () => ({ version: 1, into: other.department }), [422, 'unknown_into']],
    [
      'a stale version',
      () => own.department,
      () => ({ version: 2, into: own.emptyDepartment }),
      [409, 'changed_meanwhile'],
    ],
    ['from nothing', () => newId(), () => ({ version: 1, into: own.emptyDepartment }), [404, 'not_found']],
    ['from another tenant’s', () => other.department, () => ({ version: 1, into: own.department }), [404, 'not_found']],
  ])('%s: refused, and nobody has moved', async (_, from, body, expected) => {
    const before = await stateOf(server)
    expect(told(await call('POST', `departments/${from()}/merge`, body()))).toEqual(expected)
    expect(await stateOf(server)).toBe(before)
  })
})

describe('tags', () => {
  test('a tag in use is not deleted, and the refusal says by whom', async () => {
    const answer = await call('DELETE', `tags/${own.others.tags}`, undefined, { 'if-match': '1' })
    expect(told(answer)).toEqual([409, 'in_use'])
    expect(answer.body.message).toMatch(/^Still in use by \d+ employees?\.$/)
  })

  test('a renamed tag keeps its references', async () => {
    const before = (await call('GET', 'taglist')).body.data as ReadonlyArray<{ id: string; references: unknown[] }>
    const was = before.find(({ id }) => id === own.others.tags)
    const answer = await call('PUT', `tags/${own.others.tags}`, { version: 1, name: 'First responder' })
    expect(answer.body.data).toMatchObject({ name: 'First responder', version: 2 })
    expect((answer.body.data as { references: unknown[] }).references).toHaveLength(was?.references.length ?? -1)
  })

  test('a name is taken without regard to case', async () => {
    expect((await call('POST', 'tags', { id: newId(), name: 'Crane' })).status).toBe(200)
    expect(told(await call('POST', 'tags', { id: newId(), name: 'CRANE' }))).toEqual([409, 'already_exists'])
  })
})
