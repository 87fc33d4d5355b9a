import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Colleague, EmployeeSummary } from '../../../src/domain/employees/nouns.ts'
import { myTeam } from '../../../src/domain/employees/teams.ts'
import { dayIn, daysAfter } from '../../../src/domain/kernel/days.ts'
import type { DepartmentId } from '../../../src/domain/kernel/ids.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'

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
const ask = (path: string, by: Person) => server.ask(`/api/${own.tenantId}/${path}`, { as: by.userId })
const teamOf = async (by: Person) =>
  Schema.decodeUnknownSync(Schema.Array(Colleague), strict)((await ask('employees/me/team', by)).body.data)
const directory = async () =>
  Schema.decodeUnknownSync(Schema.Array(EmployeeSummary), strict)((await ask('employeeMini', own.admin)).body.data)
const department = (): DepartmentId => own.department
const moveTo = (departmentId: string | null, of: Person) =>
  rows(server, 'update employees set department_id = $3 where tenant_id = $1 and id = $2 returning id', [
    own.tenantId,
    of.employeeId,
    departmentId,
  ])

describe('6-29 my team: active employees in the logged-in user’s department', () => {
  test.each(['target', 'manager', 'managerOfOthers', 'colleague', 'admin'] as const)(
    'as %s: whom the domain’s rule names of everybody, no matter whom they report to',
    async (who) => {
      const expected = myTeam({ department: { id: department(), name: '' } }, await directory())
      const team = await teamOf(own[who])
      expect(team.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      expect(team.length).toBeGreaterThan(5)
    },
  )

  test('not the hidden, not the inactive, not those of another department', async () => {
    await moveTo(own.emptyDepartment, own.colleague)
    const ids = (await teamOf(own.target)).map(({ id }) => id)
    expect(ids).toContain(own.manager.employeeId)
    for (const id of [own.hidden, own.inactive, own.colleague.employeeId]) expect(ids).not.toContain(id)
    expect((await teamOf(own.colleague)).map(({ id }) => id)).toEqual([own.colleague.employeeId])
  })

  test('a person in no department has none, though others are in none as well', async () => {
    await moveTo(null, own.target)
    await moveTo(null, own.colleague)
    expect(await teamOf(own.target)).toEqual([])
  })

  test('of a colleague name, title, department and picture, and nothing else', async () => {
    const max = (await teamOf(own.target)).find(({ id }) => id === own.manager.employeeId)
    expect(max).toEqual({
      id: own.manager.employeeId,
      fullName: `Max ${own.canary}`,
      positionTitle: null,
      department: { id: own.department, name: `${own.canary} Yard` },
      avatarUrl: null,
    })
    // Their record stays closed, and lists keep their own rule (§ 6).
    expect((await ask(`employees/${own.manager.employeeId}`, own.target)).status).toBe(404)
    expect((await ask('employeeMini', own.target)).body.data).toHaveLength(1)
  })

  test('a planned last day is told where it may be seen, and to nobody else', async () => {
    const lastDay = daysAfter(dayIn('Australia/Brisbane', Date.now()), 30)
    const planned = await server.ask(`/api/${own.tenantId}/employees/${own.target.employeeId}/terminate`, {
      as: own.admin.userId,
      method: 'PUT',
      json: { version: 1, date: lastDay, kind: 'resignation', reason: '', reassignReportsTo: null, notes: '' },
    })
    expect(planned.status, planned.text).toBe(200)
    const toldTo = async (by: Person) =>
      (await teamOf(by)).flatMap((one) => (one.lastDay ? [[one.id, one.lastDay]] : []))
    for (const by of [own.admin, own.manager]) expect(await toldTo(by)).toEqual([[own.target.employeeId, lastDay]])
    for (const by of [own.target, own.colleague, own.managerOfOthers]) expect(await toldTo(by)).toEqual([])
  })

  test('nobody of another tenant', async () => {
    expect((await ask('employees/me/team', own.target)).text).not.toContain(other.canary)
    expect((await ask('employees/me/team', other.admin)).status).toBe(404)
  })
})
