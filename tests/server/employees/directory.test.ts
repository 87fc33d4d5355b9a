import { Schema } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visibleTo } from '../../../src/domain/employees/listing.ts'
import { Employee, EmployeeSummary, LoggedInEmployee } from '../../../src/domain/employees/nouns.ts'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'

let server: TestServer
let own: World

const strict = { onExcessProperty: 'error' } as const
const asSummaries = Schema.decodeUnknownSync(Schema.Array(EmployeeSummary), strict)
const asEmployee = Schema.decodeUnknownSync(Employee, strict)

beforeAll(async () => {
  server = await serverForTest()
  const plan = await addPlan(server)
  own = await makeWorld(server, { name: 'own', plan })
  await makeWorld(server, { name: 'other', plan })
  const people = [
    ['one name only', 'Cher', ''],
    ['quotes and brackets', `O'Brien "Bob" <b>`, '& \\ Sons'],
    ['no Latin letters', '李', '小龍'],
    ['right to left', 'مريم', 'حداد'],
    ['as long as allowed', 'N'.repeat(60), 'M'.repeat(60)],
    ['an emoji of several parts', 'Zoë 👩‍👩‍👧', 'Núñez'],
  ] as const
  for (const [, first, last] of people) {
    await rows(
      server,
      `insert into employees (tenant_id, id, first_name, last_name, email, hide_from_directory, reports_to)
       values ($1, $2, $3, $4, $6, false, $5)`,
      [own.tenantId, newId(), first, last, own.manager.employeeId, `${newId()}@tenure.example`],
    )
  }
  await rows(
    server,
    `with made as (
       insert into tags (tenant_id, id, name) values ($1, gen_random_uuid(), 'Z "tag" \\ <b>'), ($1, gen_random_uuid(), 'a tag')
       returning id)
     insert into employee_tags (tenant_id, employee_id, tag_id) select $1, $2, id from made`,
    [own.tenantId, own.target.employeeId],
  )
})

afterAll(() => server.close())

const listFor = async ({ userId }: Person) =>
  asSummaries((await server.ask(`/api/${own.tenantId}/employeeMini`, { as: userId })).body.data)

describe('6 Employee list filtering: the list PostgreSQL builds is the one the domain would', () => {
  const privileges = { features: [], roles: [] }
  test.each(['admin', 'manager', 'managerOfOthers', 'target', 'colleague', 'featureHolder'] as const)(
    '%s',
    async (who) => {
      const everybody = await listFor(own.admin)
      const list = await listFor(own[who])
      const { employeeId } = own[who]
      const underlings = everybody.filter((one) => one.reportsTo === employeeId).map(({ id }) => id)
      const isAdmin = who === 'admin'
      const actor = {
        employeeId,
        underlings,
        privileges: isAdmin ? { ...privileges, roles: ['admin' as const] } : privileges,
      }
      expect(list).toEqual(visibleTo(actor, everybody, { includeHidden: isAdmin }))
      expect(list.some((one) => one.hideFromEmployeeDirectory)).toBe(isAdmin)
    },
  )

  test('the admin’s list holds everybody: hidden and inactive people, and every edge of a name', async () => {
    const everybody = await listFor(own.admin)
    const [count] = await rows(server, 'select count(*)::int as count from employees where tenant_id = $1', [
      own.tenantId,
    ])
    expect(everybody).toHaveLength(count?.count ?? 0)
    expect(everybody.find((one) => one.id === own.hidden)?.hideFromEmployeeDirectory).toBe(true)
    expect(everybody.find((one) => one.id === own.inactive)?.isActive).toBe(false)
    expect(everybody.map((one) => one.fullName)).toEqual(
      expect.arrayContaining(['Cher', `O'Brien "Bob" <b> & \\ Sons`, '李 小龍']),
    )
  })

  test('a summary says who, where, under whom, and with which tags in order', async () => {
    const everybody = await listFor(own.admin)
    expect(everybody.find((one) => one.id === own.target.employeeId)).toMatchObject({
      positionTitle: `${own.canary} Clerk`,
      reportsTo: own.manager.employeeId,
      department: { id: own.department, name: `${own.canary} Yard` },
      tags: [{ name: 'a tag' }, { name: `${own.canary} tag` }, { name: 'Z "tag" \\ <b>' }],
      avatarUrl: null,
      version: 1,
    })
    const manager = everybody.find((one) => one.id === own.manager.employeeId)
    expect(manager?.underlings).toEqual(
      everybody.filter((one) => one.reportsTo === own.manager.employeeId).map(({ id }) => id),
    )
    expect(manager?.underlings).toEqual(expect.arrayContaining([own.hidden, own.inactive] as Array<EmployeeId>))
  })
})

const managerShownTo = async (who: Person, id: EmployeeId) => {
  const answer = await server.ask(`/api/${own.tenantId}/employees/${id}`, { as: who.userId })
  return asEmployee(answer.body.data).manager
}

test('anyone who may open a record is told who the manager is, though the manager’s own record is not theirs to open', async () => {
  const [manager] = await rows(server, 'select id, full_name as "fullName" from employees where id = $1', [
    own.manager.employeeId,
  ])
  expect(await managerShownTo(own.target, own.target.employeeId)).toEqual(manager)
  const hidden = 'update employees set hide_from_directory = $1 where id = $2'
  await rows(server, hidden, [true, own.manager.employeeId])
  try {
    expect(await managerShownTo(own.target, own.target.employeeId)).toEqual(manager)
  } finally {
    await rows(server, hidden, [false, own.manager.employeeId])
  }
  expect(await managerShownTo(own.admin, own.admin.employeeId)).toBeNull()
})

test.each(['admin', 'manager', 'target'] as const)(
  '3 Employee: the profile of everybody %s sees is of the contract’s form',
  async (who) => {
    const list = await listFor(own[who])
    for (const { id, fullName, version } of list) {
      const answer = await server.ask(`/api/${own.tenantId}/employees/${id}`, { as: own[who].userId })
      expect(asEmployee(answer.body.data)).toMatchObject({ id, fullName, version })
    }
  },
)

describe('3 Logged-in employee', () => {
  const loggedIn = async (person: Person, query = '') => {
    const path = `/api/${own.tenantId}/employees/loggedInEmployee${query}`
    return Schema.decodeUnknownSync(LoggedInEmployee, strict)((await server.ask(path, { as: person.userId })).body.data)
  }

  test('who they are, with their privileges; underlings only when asked for', async () => {
    expect(await loggedIn(own.manager)).toMatchObject({
      id: own.manager.employeeId,
      isAdmin: false,
      roles: [],
      underlings: [],
    })
    expect((await loggedIn(own.manager, '?includeUnderlings=true')).underlings).toContain(own.target.employeeId)
    expect((await loggedIn(own.manager, '?includeUnderlings=false')).underlings).toEqual([])
    expect(await loggedIn(own.admin)).toMatchObject({
      isAdmin: true,
      roles: ['admin'],
      privileges: { roles: ['admin'] },
    })
    expect((await loggedIn(own.featureHolder)).privileges.features).toEqual([
      { featureId: 'positionTemplatesManage', actions: expect.arrayContaining(['Use', 'Create']) },
    ])
    expect(await loggedIn(own.target)).toMatchObject({ currentPosition: { title: `${own.canary} Clerk` } })
  })

  test('a query that is not of the form: 400', async () => {
    const path = `/api/${own.tenantId}/employees/loggedInEmployee?includeUnderlings=perhaps`
    expect((await server.ask(path, { as: own.admin.userId })).status).toBe(400)
  })
})

test('a person made inactive is out at once, whatever their token says', async () => {
  const world = await makeWorld(server, { name: 'leaving', plan: own.plan })
  const ask = () => server.ask(`/api/${world.tenantId}/employeeMini`, { as: world.colleague.userId })
  expect((await ask()).status).toBe(200)
  await rows(server, 'update employees set is_active = false where tenant_id = $1 and id = $2', [
    world.tenantId,
    world.colleague.employeeId,
  ])
  expect((await ask()).status).toBe(404)
})
