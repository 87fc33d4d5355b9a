import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'
import { type Asking, asking, nobody } from './asking.ts'

let server: TestServer
let plan: string
let own: World
let other: World
let my: Asking

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

const bindings = (id: string, { tenantId }: World = own) =>
  rows<{ readonly employeeId: string; readonly since: string; readonly isOver: boolean }>(
    server,
    `select employee_id as "employeeId", since_utc::text as since, until_utc is not null as "isOver"
     from hr_document_bindings where tenant_id = $1 and document_id = $2 order by since_utc, employee_id`,
    [tenantId, id],
  )
/** Who is bound now. */
const bound = async (id: string) =>
  (await bindings(id))
    .filter(({ isOver }) => !isOver)
    .map(({ employeeId }) => employeeId)
    .toSorted()
const ids = (...people: ReadonlyArray<Person | EmployeeId>) =>
  people.map((person) => (typeof person === 'string' ? person : person.employeeId)).toSorted()

const inDepartment = () => ({ relevantParties: { ...nobody, departmentIds: [own.emptyDepartment] } })
const withTag = () => ({ relevantParties: { ...nobody, tags: [`${own.canary} TAG`] } })
const withTitle = (title: string) => ({ relevantParties: { ...nobody, positionTitles: [title] } })

const work = { positionTitle: 'Foreman', startDate: '2021-07-05', isActive: true, hideFromEmployeeDirectory: false }
const changeWork = async ({ employeeId }: Person, over: object) => {
  const { data } = (await my.ask(`employees/${employeeId}`)).body as { data: { version: number } }
  return my.put(`employees/${employeeId}/profile/work`, {
    version: data.version,
    ...work,
    departmentId: own.department,
    reportsTo: own.admin.employeeId,
    ...over,
  })
}
const setTags = async ({ employeeId }: Person, tags: ReadonlyArray<string>) => {
  const { data } = (await my.ask(`employees/${employeeId}`)).body as { data: { version: number } }
  return my.put(`employees/${employeeId}/profile/tags`, { version: data.version, tags })
}
const joiner = (over: object = {}) => {
  const id = newId<EmployeeId>()
  const json = {
    id,
    firstName: 'Jo',
    lastName: '',
    email: `jo-${id}@new.example`,
    phone: null,
    ...work,
    departmentId: own.department,
    reportsTo: null,
    tags: [],
    ...over,
  }
  return { id, add: () => my.ask('employees', own.admin, { json }) }
}

describe('3 relevantParties: whom a policy binds, from the moment they are one of them', () => {
  test('all: everybody active, the hidden too; somebody who joins, on their first day', async () => {
    const id = await my.publish()
    expect(await bound(id)).toHaveLength(9)
    expect(await bound(id)).not.toContain(own.inactive)
    const { id: jo, add } = joiner()
    expect(codeOf(await add())).toBe('200')
    expect(await bound(id)).toContain(jo)
  })

  test('before the first version nobody is bound', async () => {
    expect(await bindings(own.policyDraft)).toEqual([])
  })

  test('a department: who joins it, comes into it and leaves it', async () => {
    const id = await my.publish(inDepartment())
    expect(await bound(id)).toEqual([])
    await changeWork(own.target, { departmentId: own.emptyDepartment })
    const { id: jo, add } = joiner({ departmentId: own.emptyDepartment })
    await add()
    expect(await bound(id)).toEqual(ids(own.target, jo))
    await changeWork(own.target, { departmentId: own.department })
    expect(await bound(id)).toEqual([jo])
    expect((await bindings(id)).map(({ isOver }) => isOver)).toEqual([true, false])
  })

  test('a position: by the title of the current one, without regard to case', async () => {
    const id = await my.publish(withTitle('SITE FOREMAN'))
    await changeWork(own.target, { positionTitle: 'Site foreman' })
    expect(await bound(id)).toEqual(ids(own.target))
    await changeWork(own.target, { positionTitle: 'Estimator' })
    expect(await bound(id)).toEqual([])
    await my.ask(`employees/${own.target.employeeId}/positions`, own.admin, {
      json: { id: newId(), title: 'Site Foreman', description: '', startDate: null, isCurrent: true },
    })
    expect(await bound(id)).toEqual(ids(own.target))
  })

  test('a tag: by its name, given and taken, one by one and in bulk', async () => {
    const id = await my.publish(withTag())
    expect(await bound(id)).toEqual(ids(own.target))
    await setTags(own.target, [])
    expect(await bound(id)).toEqual([])
    const people = [{ id: own.manager.employeeId }, { id: own.colleague.employeeId }]
    await my.ask('employees/bulk', own.admin, { json: { changes: [{ people, addTags: [`${own.canary} tag`] }] } })
    expect(await bound(id)).toEqual(ids(own.manager, own.colleague))
  })

  test('chosen people, by the settings and on their own page', async () => {
    const id = await my.publish({ relevantParties: { ...nobody, employeeIds: [own.manager.employeeId] } })
    await my.put(`employees/${own.target.employeeId}/profile/hrPolicies`, { version: 1, documentIds: [id] })
    expect(await bound(id)).toEqual(ids(own.manager, own.target))
  })

  test('one way of several is enough, and losing another changes nothing', async () => {
    const relevantParties = { ...nobody, employeeIds: [own.target.employeeId], tags: [`${own.canary} tag`] }
    const id = await my.publish({ relevantParties })
    const [before] = await bindings(id)
    await setTags(own.target, [])
    expect(await bindings(id)).toEqual([before])
  })

  test('a person who is terminated is not bound any more', async () => {
    const id = await my.publish()
    await my.put(`employees/${own.target.employeeId}/terminate`, {
      version: 1,
      date: '2024-03-01',
      reason: 'Moved away',
      reassignReportsTo: null,
      notes: '',
    })
    expect(await bound(id)).not.toContain(own.target.employeeId)
  })

  test('a person who is made inactive is not bound any more, and is again, from then on, when they are back', async () => {
    const id = await my.publish()
    const change = (isActive: boolean) =>
      my.ask('employees/bulk', own.admin, {
        json: { changes: [{ people: [{ id: own.target.employeeId }], isActive }] },
      })
    await change(false)
    expect(await bound(id)).not.toContain(own.target.employeeId)
    await change(true)
    expect(await bound(id)).toContain(own.target.employeeId)
    expect((await bindings(id)).filter(({ employeeId }) => employeeId === own.target.employeeId)).toHaveLength(2)
  })

  test('people who are imported, and gone again with the import', async () => {
    const id = await my.publish()
    const form = new FormData()
    form.append('csvFile', new Blob([`First name,Email\nNadia,n-${id}@new.example\nOmar,o-${id}@new.example`]), 'p.csv')
    form.append('create', 'true')
    const answer = await my.ask('employees/import/csv', own.admin, { method: 'POST', body: form })
    expect(answer.status).toBe(200)
    expect(await bound(id)).toHaveLength(11)
    const { made } = answer.body.data as { made: { id: string } }
    await my.ask(`employees/import/batches/${made.id}/revert`, own.admin, { method: 'POST' })
    expect(await bound(id)).toHaveLength(9)
  })

  test('a person who is removed, and nobody else', async () => {
    const id = await my.publish()
    await my.ask(`employees/${own.target.employeeId}`, own.admin, { method: 'DELETE', headers: { 'if-match': '"1"' } })
    expect(await bound(id)).toHaveLength(8)
  })

  test('a binding that goes on keeps its beginning, whatever else is changed', async () => {
    const id = await my.publish()
    const before = await bindings(id)
    await my.settle(id, { dueInDays: 7, remindEveryDays: 7 })
    await my.settle(id, { relevantParties: { ...nobody, departmentIds: [own.department] } })
    await changeWork(own.target, { positionTitle: 'Estimator' })
    await my.publishAnew(id, 'Rest.', 'substantive')
    expect(await bindings(id)).toEqual(before)
  })
})

describe('a department or a tag that policies name', () => {
  const remove = (path: string) => my.ask(path, own.admin, { method: 'DELETE', headers: { 'if-match': '"1"' } })

  test('is in use, and says by which', async () => {
    await my.publish(inDepartment())
    expect(codeOf(await remove(`departments/${own.emptyDepartment}`))).toBe('409 in_use')
    const { data } = (await my.ask(`departments/${own.emptyDepartment}/uses`)).body
    expect(data).toContainEqual({ kind: 'hrDocument', total: 1, named: [{ id: expect.anything(), name: 'Heat' }] })
  })

  test('merged into another: the policy names that, and its people stay bound as they were', async () => {
    const tagged = await my.publish(withTag())
    const stationed = await my.publish({ relevantParties: { ...nobody, departmentIds: [own.department] } })
    const before = [await bindings(tagged), await bindings(stationed)]
    await my.ask(`tags/${own.others.tags}/merge`, own.admin, { json: { version: 1, into: own.items.tags } })
    await my.ask(`departments/${own.department}/merge`, own.admin, { json: { version: 1, into: own.emptyDepartment } })
    expect([await bindings(tagged), await bindings(stationed)]).toEqual(before)
    expect((await my.read(tagged)).relevantParties.tags).toEqual([`${own.canary} unused`])
    expect((await my.read(stationed)).relevantParties.departmentIds).toEqual([own.emptyDepartment])
  })
})

test('people and parties that change at the same moment see each other', async () => {
  const id = await my.publish({ relevantParties: nobody })
  await Promise.all([
    my.settle(id, inDepartment()),
    ...[own.target, own.manager, own.colleague, own.featureHolder].map((person) =>
      changeWork(person, { departmentId: own.emptyDepartment }),
    ),
  ])
  expect(await bound(id)).toEqual(ids(own.target, own.manager, own.colleague, own.featureHolder))
})

test('of a person removed at the moment a policy comes into force nothing is left bound', async () => {
  const remove = ({ employeeId }: Person) =>
    my.ask(`employees/${employeeId}`, own.admin, { method: 'DELETE', headers: { 'if-match': '"1"' } })
  const [id, ...gone] = await Promise.all([
    my.publish(),
    ...[own.target, own.colleague, own.featureHolder].map(
      async (person) => [codeOf(await remove(person)), person] as const,
    ),
  ])
  const left = gone.filter(([answer]) => answer === '200').map(([, { employeeId }]) => employeeId)
  expect(left).toContain(own.target.employeeId)
  expect(await bound(id)).toHaveLength(9 - left.length)
  expect((await bindings(id)).filter(({ employeeId }) => left.some((one) => one === employeeId))).toEqual([])
})

test('nothing of it reaches another tenant', async () => {
  const before = await bindings(other.policy, other)
  await my.publish()
  await my.publish(inDepartment())
  await changeWork(own.target, { departmentId: own.emptyDepartment })
  expect(await bindings(other.policy, other)).toEqual(before)
  expect(before).toHaveLength(9)
})
