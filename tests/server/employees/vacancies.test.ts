import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Vacancy } from '../../../src/domain/employees/vacancies/nouns.ts'
import { denials } from '../../../src/domain/employees/vacancies/wording.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'

let server: TestServer
let billing: string
let own: World
let other: World

beforeAll(async () => {
  server = await serverForTest()
  billing = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan: billing })
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan: billing })
  await rows(server, 'delete from vacancies where tenant_id = $1', [own.tenantId])
})
afterAll(() => server.close())

const asVacancies = Schema.decodeUnknownSync(Schema.Array(Vacancy), { onExcessProperty: 'error' })
const asVacancy = Schema.decodeUnknownSync(Vacancy, { onExcessProperty: 'error' })

type Answer = Awaited<ReturnType<TestServer['ask']>>
const codeOf = ({ status, body }: Answer) => `${status} ${body?.errors?.[0]?.code ?? ''}`.trim()

const call = (
  path: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  { json, by = own.admin, world = own, version }: { json?: object; by?: Person; world?: World; version?: number } = {},
) =>
  server.ask(`/api/${world.tenantId}/orgChart/vacancies${path}`, {
    as: by.userId,
    method,
    ...(json && { json }),
    ...(version && { headers: { 'if-match': `"${version}"` } }),
  })

const plain = { title: 'Carpenter', departmentId: null, reportsTo: null, startDay: null, note: '' }
const plan = async (over: object = {}): Promise<Vacancy> => {
  const answer = await call('', 'POST', { json: { id: newId(), ...plain, ...over } })
  expect(codeOf(answer)).toBe('200')
  return asVacancy(answer.body.data)
}
const list = async (by?: Person) => asVacancies((await call('', 'GET', by && { by })).body.data)
const only = async () => (await list())[0] as Vacancy
const act = (id: string, act: string, version: number, person: string | null = null) =>
  call(`/${id}/act`, 'POST', { json: { act, version, person } })

const aPerson = (over: object = {}) => ({
  id: newId<string>(),
  firstName: 'Rosa',
  lastName: 'Quill',
  email: `${newId()}@tenure.example`,
  phone: null,
  positionTitle: 'Carpenter',
  departmentId: null,
  reportsTo: own.manager.employeeId,
  startDate: null,
  isActive: true,
  hideFromEmployeeDirectory: false,
  tags: [],
  ...over,
})
const create = (person: object, by = own.admin) =>
  server.ask(`/api/${own.tenantId}/employees`, { as: by.userId, method: 'POST', json: person })
const isThere = async (id: string) =>
  (await rows(server, 'select from employees where tenant_id = $1 and id = $2', [own.tenantId, id])).length === 1
const auditOf = async (): Promise<ReadonlyArray<string>> =>
  (
    await rows<{ readonly line: string }>(
      server,
      `select action || ' ' || array_to_string(fields, ',') as line from audit_entries
       where tenant_id = $1 and subject_kind = 'vacancy' order by at_utc, id`,
      [own.tenantId],
    )
  ).map(({ line }) => line)
const set = (id: string, change: string) =>
  rows(server, `update employees set ${change} where tenant_id = $1 and id = $2`, [own.tenantId, id])

describe('a vacancy', () => {
  test('is planned once, whatever is pressed twice; another under its id is refused', async () => {
    const json = { id: newId(), ...plain, reportsTo: own.manager.employeeId, startDay: '2026-12-01', note: 'Two years' }
    expect(codeOf(await call('', 'POST', { json }))).toBe('200')
    expect(codeOf(await call('', 'POST', { json }))).toBe('200')
    expect(codeOf(await call('', 'POST', { json: { ...json, title: 'Painter' } }))).toBe('409 already_exists')
    expect(await list()).toMatchObject([
      { title: 'Carpenter', state: 'Open', startDay: '2026-12-01', below: own.manager.employeeId, version: 1 },
    ])
    expect(await auditOf()).toEqual(['created title,reportsTo,startDay,note'])
  })

  test('stands below somebody who is active and here', async () => {
    await set(own.colleague.employeeId, 'is_active = false')
    const below = (reportsTo: string) => call('', 'POST', { json: { id: newId(), ...plain, reportsTo } })
    expect(codeOf(await below(own.colleague.employeeId))).toBe('422 manager_left')
    expect(codeOf(await below(newId()))).toBe('422 unknown_manager')
    expect(codeOf(await below(other.manager.employeeId))).toBe('422 unknown_manager')
    const json = { id: newId(), ...plain, departmentId: newId() }
    expect(codeOf(await call('', 'POST', { json }))).toBe('422 unknown_department')
    expect(await list()).toEqual([])
  })

  test('is changed at the version that was read, while it is open', async () => {
    const { id } = await plan()
    const save = (version: number, over: object) => call(`/${id}`, 'PUT', { json: { version, ...plain, ...over } })
    expect(codeOf(await save(1, { title: 'Painter' }))).toBe('200')
    expect(codeOf(await save(1, { title: 'Plumber' }))).toBe('409 changed_meanwhile')
    // Whose answer was lost.
    expect(codeOf(await save(1, { title: 'Painter' }))).toBe('200')
    expect(codeOf(await act(id, 'close', 2))).toBe('200')
    expect(codeOf(await save(3, { title: 'Plumber' }))).toBe('409 not_open')
    expect(await only()).toMatchObject({ title: 'Painter', state: 'Closed', version: 3 })
  })

  test('is closed, reopened and deleted, each at its version', async () => {
    const { id } = await plan()
    expect(codeOf(await act(id, 'close', 7))).toBe('409 changed_meanwhile')
    expect(codeOf(await act(id, 'close', 1))).toBe('200')
    expect(codeOf(await act(id, 'close', 1))).toBe('200')
    expect(codeOf(await act(id, 'close', 2))).toBe('409 not_open')
    expect(codeOf(await act(id, 'reopen', 2))).toBe('200')
    expect(codeOf(await act(id, 'reopen', 3))).toBe('409 open_already')
    expect(codeOf(await call(`/${id}`, 'DELETE', { version: 1 }))).toBe('409 changed_meanwhile')
    expect(codeOf(await call(`/${id}`, 'DELETE', { version: 3 }))).toBe('200')
    expect(await list()).toEqual([])
    expect((await auditOf()).map((line) => line.split(' ')[0])).toEqual(['created', 'closed', 'reopened', 'removed'])
  })

  test('of another client is not there', async () => {
    const { id } = await plan()
    const elsewhere = { by: other.admin, world: other }
    const json = { version: 1, ...plain }
    expect(codeOf(await call(`/${id}`, 'PUT', { ...elsewhere, json }))).toBe('404 not_found')
    expect(codeOf(await call(`/${id}`, 'DELETE', { ...elsewhere, version: 1 }))).toBe('404 not_found')
    const there = asVacancies((await call('', 'GET', elsewhere)).body.data)
    expect(there.map((one) => one.id)).toEqual([other.vacancy])
  })
})

describe('who is told', () => {
  test('administrators of all, managers of the open ones below them, nobody else of any', async () => {
    await plan({ title: 'Of the manager', reportsTo: own.manager.employeeId })
    await plan({ title: 'Two below', reportsTo: own.target.employeeId })
    await plan({ title: 'Of nobody' })
    const closed = await plan({ title: 'Given up', reportsTo: own.manager.employeeId })
    await act(closed.id, 'close', 1)
    const titles = async (by?: Person) => (await list(by)).map(({ title }) => title)
    expect(await titles()).toEqual(['Of nobody', 'Of the manager', 'Two below', 'Given up'])
    expect(await titles(own.manager)).toEqual(['Of the manager', 'Two below'])
    expect(await titles(own.managerOfOthers)).toEqual([])
    expect(codeOf(await call('', 'GET', { by: own.target }))).toBe('403 admin_or_manager_only')
    const json = { id: newId(), ...plain }
    expect(codeOf(await call('', 'POST', { by: own.manager, json }))).toBe('403 admin_only')
  })

  test('of a hidden manager only their own manager, and it moves up in the chart', async () => {
    const hidden = newId<string>()
    await rows(
      server,
      `insert into employees (tenant_id, id, first_name, email, reports_to, hide_from_directory)
       values ($1, $2, 'Hid', $3, $4, true)`,
      [own.tenantId, hidden, `${hidden}@tenure.example`, own.target.employeeId],
    )
    await plan({ reportsTo: hidden })
    expect(await only()).toMatchObject({ manager: { id: hidden }, below: own.target.employeeId })
    expect(await list(own.manager)).toEqual([])
  })
})

describe('filling', () => {
  test('by a person who is created for it, in one step', async () => {
    const { id } = await plan({ reportsTo: own.manager.employeeId })
    const person = aPerson({ vacancy: id })
    expect(codeOf(await create(person))).toBe('200')
    // Whose answer was lost.
    expect(codeOf(await create(person))).toBe('200')
    expect(await only()).toMatchObject({
      state: 'Filled',
      filledBy: { id: person.id, fullName: 'Rosa Quill' },
      version: 2,
    })
    expect(await auditOf()).toEqual(['created title,reportsTo,note', 'updated state,filledBy'])
  })

  test('the second of two is told that it is taken, and nobody is made', async () => {
    const { id } = await plan()
    const [first, second] = [aPerson({ vacancy: id }), aPerson({ vacancy: id })]
    const answers = await Promise.all([create(first), create(second)])
    expect(answers.map(codeOf).toSorted()).toEqual(['200', '409 not_open'])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.message).toBe(denials.notOpen)
    expect([await isThere(first.id), await isThere(second.id)].filter(Boolean)).toHaveLength(1)
    expect(codeOf(await act(id, 'fill', 1, own.colleague.employeeId))).toBe('409 not_open')
  })

  test('by nobody of another client, and only an administrator', async () => {
    const elsewhere = aPerson({ vacancy: other.vacancy })
    expect(codeOf(await create(elsewhere))).toBe('422 unknown_vacancy')
    expect(await isThere(elsewhere.id)).toBe(false)
    const { id } = await plan()
    expect(codeOf(await create(aPerson({ vacancy: id }), own.manager))).toBe('403 admin_only')
    expect(await only()).toMatchObject({ state: 'Open' })
  })

  test('by somebody who works here, who stays where they are', async () => {
    const { id } = await plan({ reportsTo: own.manager.employeeId })
    expect(codeOf(await act(id, 'fill', 1, null))).toBe('422 unknown_person')
    expect(codeOf(await act(id, 'fill', 1, other.colleague.employeeId))).toBe('422 unknown_person')
    await set(own.target.employeeId, 'is_active = false')
    expect(codeOf(await act(id, 'fill', 1, own.target.employeeId))).toBe('422 person_left')
    expect(codeOf(await act(id, 'fill', 4, own.colleague.employeeId))).toBe('409 changed_meanwhile')
    expect(codeOf(await act(id, 'fill', 1, own.colleague.employeeId))).toBe('200')
    expect(codeOf(await act(id, 'fill', 1, own.colleague.employeeId))).toBe('200')
    expect(await only()).toMatchObject({ state: 'Filled', filledBy: { id: own.colleague.employeeId }, version: 2 })
    expect(codeOf(await act(id, 'reopen', 2))).toBe('200')
    expect(await only()).toMatchObject({ state: 'Open', filledBy: null })
  })
})

describe('when its manager leaves', () => {
  const terminate = (id: string, reassignReportsTo: string | null) =>
    server.ask(`/api/${own.tenantId}/employees/${id}/terminate`, {
      as: own.admin.userId,
      method: 'PUT',
      json: { version: 1, date: '2024-03-01', reason: 'Moved away', notes: '', reassignReportsTo },
    })

  test('it goes with the reports; what is over stays as it was', async () => {
    await plan({ reportsTo: own.manager.employeeId })
    const closed = await plan({ title: 'Given up', reportsTo: own.manager.employeeId })
    await act(closed.id, 'close', 1)
    expect(codeOf(await terminate(own.manager.employeeId, own.managerOfOthers.employeeId))).toBe('200')
    expect(await list()).toMatchObject([
      { title: 'Carpenter', manager: { id: own.managerOfOthers.employeeId }, version: 2 },
      { title: 'Given up', manager: { id: own.manager.employeeId } },
    ])
    expect((await auditOf()).at(-1)).toBe('updated reportsTo')
  })

  test('who has no reports leaves it to their own manager', async () => {
    await plan({ reportsTo: own.target.employeeId })
    expect(codeOf(await terminate(own.target.employeeId, null))).toBe('200')
    expect(await only()).toMatchObject({ manager: { id: own.manager.employeeId } })
  })
})

test('a department that is merged into another takes it along', async () => {
  const [from, into] = [newId<string>(), newId<string>()]
  for (const id of [from, into])
    await rows(server, 'insert into departments (tenant_id, id, name) values ($1, $2, $3)', [own.tenantId, id, id])
  await plan({ departmentId: from })
  const answer = await server.ask(`/api/${own.tenantId}/departments/${from}/merge`, {
    as: own.admin.userId,
    method: 'POST',
    json: { version: 1, into },
  })
  expect(codeOf(answer)).toBe('200')
  expect(await only()).toMatchObject({ department: { id: into } })
})
