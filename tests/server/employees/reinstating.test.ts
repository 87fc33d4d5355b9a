import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditPage } from '../../../src/domain/audit/nouns.ts'
import { details, sentenceOf } from '../../../src/domain/audit/sentences.ts'
import { dayIn, daysAfter } from '../../../src/domain/kernel/days.ts'
import { standardLocale, writtenDay } from '../../../src/domain/kernel/locale.ts'
import type { Cell, ReportAnswer } from '../../../src/domain/reports/nouns.ts'
import { statusAndCode } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'

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

const today = () => dayIn('Australia/Brisbane', Date.now())
const ago = (days: number) => daysAfter(today(), -days)

const put = (id: string, act: string, json: object, by: Person = own.admin, world: World = own) =>
  server.ask(`/api/${world.tenantId}/employees/${id}/${act}`, { as: by.userId, method: 'PUT', json })

const terminate = async (id: string, over: object = {}) => {
  const answer = await put(id, 'terminate', {
    ...{ version: 1, date: ago(60), kind: 'resignation', reason: '', reassignReportsTo: null, notes: 'Kept' },
    ...over,
  })
  expect(answer.status, answer.text).toBe(200)
}

const back = (over: object = {}) => ({
  ...{ version: 2, firstDay: ago(10), departmentId: null, reportsTo: null, invites: false },
  ...over,
})
const reinstate = (id: string, over: object = {}, by?: Person, world?: World) =>
  put(id, 'reinstate', back(over), by, world)

const read = async (id: string) =>
  (await server.ask(`/api/${own.tenantId}/employees/${id}`, { as: own.admin.userId })).body.data as {
    readonly version: number
    readonly isActive: boolean
    readonly hrPolicies: ReadonlyArray<{ readonly applies: boolean }>
  }

const entriesOf = async (id: string, by: Person = own.admin) =>
  ((await server.ask(`/api/${own.tenantId}/employees/${id}/timeline`, { as: by.userId })).body.data as AuditPage)
    .entries

const report = async (name: string, query: Record<string, string>) => {
  const answer = await server.ask(`/api/${own.tenantId}/reports/${name}?${new URLSearchParams(query)}`, {
    as: own.admin.userId,
  })
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
  const { columns, rows } = answer.body.data as ReportAnswer
  const at = (key: string) => columns.findIndex((column) => column.key === key)
  return { rows, cell: (row: { readonly cells: ReadonlyArray<Cell> }, key: string) => row.cells[at(key)] }
}

describe('somebody whose employment ended comes back', () => {
  test('active again, with the first day, department and manager that were chosen; nobody is let in by it', async () => {
    const id = own.target.employeeId
    await terminate(id)
    const answer = await reinstate(id, {
      departmentId: own.emptyDepartment,
      reportsTo: own.managerOfOthers.employeeId,
    })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.data).toMatchObject({
      isActive: true,
      termination: null,
      startDate: ago(10),
      department: { id: own.emptyDepartment },
      reportsTo: own.managerOfOthers.employeeId,
      hasLogin: false,
      version: 3,
    })
    expect((await server.ask(`/api/${own.tenantId}/employeeMini`, { as: own.target.userId })).status).toBe(404)
    // What binds everybody binds them again.
    expect((await read(id)).hrPolicies.some(({ applies }) => applies)).toBe(true)
  })

  test('is invited to sign in where that is asked for, and by nothing else than an invitation', async () => {
    await terminate(own.target.employeeId)
    const answer = await reinstate(own.target.employeeId, { invites: true })
    expect(answer.body.data).toMatchObject({ hasLogin: true, loginState: 'invited' })
    expect(await rows(server, 'select 1 from memberships where employee_id = $1', [own.target.employeeId])).toEqual([])
  })

  test('where they cannot be invited nothing is done at all', async () => {
    const { target, colleague } = own
    await terminate(target.employeeId)
    await rows(
      server,
      `update identity.users set email = (select lower(email) from employees where id = $1) where id = $2`,
      [target.employeeId, colleague.userId],
    )
    expect(statusAndCode(await reinstate(target.employeeId, { invites: true }))).toEqual([409, 'address_taken'])
    expect(await read(target.employeeId)).toMatchObject({ isActive: false, version: 2 })
  })

  test('without the rights they had: neither an administrator’s nor those of a group', async () => {
    const { target, admin } = own
    await rows(server, `update employees set roles = '{admin}' where tenant_id = $1 and id = $2`, [
      own.tenantId,
      target.employeeId,
    ])
    const group = newId()
    const made = await server.ask(`/api/${own.tenantId}/securityGroups`, {
      as: admin.userId,
      method: 'POST',
      json: { id: group, name: 'Back office', features: [], memberIds: [target.employeeId] },
    })
    expect(made.status, made.text).toBe(200)
    await terminate(target.employeeId)
    expect((await reinstate(target.employeeId)).body.data).toMatchObject({ isAdmin: false })
    expect(
      await rows(server, 'select 1 from security_group_members where employee_id = $1', [target.employeeId]),
    ).toEqual([])
    expect(
      await rows(
        server,
        `select subject_name as name, fields, values from audit_entries
         where tenant_id = $1 and subject_id = $2 and action = 'updated'`,
        [own.tenantId, group],
      ),
    ).toEqual([
      {
        name: 'Back office',
        fields: ['membersRemoved'],
        values: [{ field: 'membersRemoved', before: `Eve ${own.canary}`, after: null }],
      },
    ])
    const sentences = (await entriesOf(target.employeeId)).map((entry) => sentenceOf(standardLocale, entry))
    expect(sentences).toContain(`Ava ${own.canary} removed administrator rights from Eve ${own.canary}`)
  })

  test('reports that were handed over stay where they are', async () => {
    const { manager, managerOfOthers, target } = own
    await terminate(manager.employeeId, { reassignReportsTo: managerOfOthers.employeeId })
    expect((await reinstate(manager.employeeId)).status).toBe(200)
    expect(await read(target.employeeId)).toMatchObject({ reportsTo: managerOfOthers.employeeId })
  })

  test('the timeline tells both, the reason of the end too, also once another end came', async () => {
    const id = own.target.employeeId
    await terminate(id)
    await reinstate(id)
    const told = async () =>
      (await entriesOf(id)).flatMap((entry) => [sentenceOf(standardLocale, entry), ...details(standardLocale, entry)])
    const day = (days: number) => writtenDay(standardLocale, ago(days))
    const end = [`Ava ${own.canary} terminated Eve ${own.canary}, last day ${day(60)}`, 'reason: Resignation']
    const start = [
      `Ava ${own.canary} reinstated Eve ${own.canary}, first day back ${day(10)}`,
      `department removed, was ${own.canary} Yard`,
      `manager removed, was Max ${own.canary}`,
    ]
    expect(await told()).toEqual([...start, ...end])
    await put(id, 'terminate', {
      ...{ version: 3, date: ago(2), kind: 'dismissal', reason: '', reassignReportsTo: null, notes: '' },
    })
    expect((await told()).slice(0, 2)).toEqual([
      `Ava ${own.canary} terminated Eve ${own.canary}, last day ${day(2)}`,
      'reason: Dismissal',
    ])
    expect((await told()).slice(2)).toEqual([...start, ...end])
  })

  test('what the rules refuse changes nothing', async () => {
    const { target, manager, managerOfOthers, colleague, admin } = own
    const id = target.employeeId
    await terminate(id)
    await rows(server, 'update employees set reports_to = $3 where tenant_id = $1 and id = $2', [
      own.tenantId,
      colleague.employeeId,
      id,
    ])
    const before = await stateOf(server)
    const refusals = [
      [{ version: 1 }, [409, 'changed_meanwhile']],
      [{ firstDay: ago(60) }, [422, 'back_before_last_day']],
      [{ firstDay: daysAfter(today(), 740) }, [422, 'back_too_far_ahead']],
      [{ reportsTo: id }, [422, 'reports_to_self']],
      [{ reportsTo: colleague.employeeId }, [422, 'reports_to_cycle']],
      [{ reportsTo: own.inactive }, [422, 'manager_inactive']],
      [{ reportsTo: newId() }, [422, 'unknown_manager']],
      [{ reportsTo: other.manager.employeeId }, [422, 'unknown_manager']],
      [{ departmentId: newId() }, [422, 'unknown_department']],
    ] as const
    for (const [over, expected] of refusals) expect(statusAndCode(await reinstate(id, over))).toEqual(expected)
    expect((await reinstate(id, { firstDay: 'soon' })).status).toBe(400)
    expect(statusAndCode(await reinstate(id, {}, manager))).toEqual([403, 'admin_only'])
    expect((await reinstate(id, {}, managerOfOthers)).status).toBe(404)
    expect((await reinstate(id, {}, other.admin)).status).toBe(404)
    expect((await reinstate(id, {}, other.admin, other)).status).toBe(404)
    expect(statusAndCode(await reinstate(admin.employeeId, { version: 1 }))).toEqual([403, 'own_record'])
    expect(await stateOf(server)).toBe(before)
  })

  test('once: pressed twice, by two at once, or of somebody who is back already', async () => {
    const id = own.target.employeeId
    await terminate(id)
    const twice = await Promise.all([reinstate(id), reinstate(id)])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(statusAndCode(await reinstate(id, { version: 3 }))).toEqual([422, 'not_in_this_state'])
    expect(await rows(server, 'select 1 from past_employments where employee_id = $1', [id])).toHaveLength(1)
    // Who is only inactive was never terminated.
    expect(statusAndCode(await reinstate(own.inactive, { version: 1 }))).toEqual([422, 'not_in_this_state'])
  })
})

describe('reports count each employment', () => {
  const months = ['2022-03', '2022-08', '2023-01', '2023-05', '2023-09'] as const
  /** March 2022 until August 2022, January 2023 until May 2023, and again since September 2023. */
  const cameAndWent = async (id: string) => {
    await rows(server, `update employees set start_date = '2022-03-07' where tenant_id = $1 and id = $2`, [
      own.tenantId,
      id,
    ])
    await terminate(id, { date: '2022-08-19' })
    expect((await reinstate(id, { firstDay: '2023-01-09' })).status).toBe(200)
    await terminate(id, { version: 3, date: '2023-05-12', kind: 'endOfContract' })
    expect((await reinstate(id, { version: 4, firstDay: '2023-09-04' })).status).toBe(200)
  }

  test('joiners and leavers name every coming and going, each end with its reason and its months', async () => {
    const id = own.target.employeeId
    await cameAndWent(id)
    const { rows: found, cell } = await report('joinersAndLeavers', { from: '2022-01-01', until: '2023-12-31' })
    const theirs = found.filter((row) => row.id.includes(id))
    expect(theirs.map((row) => ['day', 'state', 'reason', 'months'].map((key) => cell(row, key)))).toEqual([
      ['2023-09-04', 'joined', null, null],
      ['2023-05-12', 'left', 'End of contract', 4],
      ['2023-01-09', 'joined', null, null],
      ['2022-08-19', 'left', 'Resignation', 5],
      ['2022-03-07', 'joined', null, null],
    ])
    expect(new Set(theirs.map((row) => row.id)).size).toBe(5)
  })

  test('the headcount has them in the months in which they worked, and the directory of a day agrees', async () => {
    const id = own.target.employeeId
    const count = async () => {
      const { rows: found, cell } = await report('headcount', { from: '2022-01-01', until: '2023-12-31' })
      const of = (month: string, key: string) =>
        found
          .filter((row) => cell(row, 'month') === month)
          .reduce((sum, row) => sum + ((cell(row, key) as number | null) ?? 0), 0)
      return { of }
    }
    // Alone in these years: everybody else began before, or has not begun.
    const wasThere = async (asAt: string) =>
      (await report('employeeDirectory', { asAt })).rows.some((row) => row.id === id)
    await rows(server, `update employees set start_date = '2024-01-01' where tenant_id = $1 and id = $2`, [
      own.tenantId,
      id,
    ])
    const without = await count()
    await cameAndWent(id)
    const now = await count()
    const more = (month: string, key: string) => now.of(month, key) - without.of(month, key)
    expect(months.map((month) => ['people', 'joined', 'left'].map((key) => more(month, key)))).toEqual([
      [1, 1, 0],
      [0, 0, 1],
      [1, 1, 0],
      [0, 0, 1],
      [1, 1, 0],
    ])
    const days = ['2022-03-06', '2022-03-07', '2022-08-19', '2022-08-20', '2023-01-08', '2023-01-09', '2023-05-13']
    const seen: Array<boolean> = []
    for (const day of [...days, '2023-09-04']) seen.push(await wasThere(day))
    expect(seen).toEqual([false, true, true, false, false, true, false, true])
  })

  test('a first day that is corrected later counts nobody twice', async () => {
    const id = own.target.employeeId
    await cameAndWent(id)
    await rows(server, `update employees set start_date = '2022-03-07' where tenant_id = $1 and id = $2`, [
      own.tenantId,
      id,
    ])
    const { rows: found, cell } = await report('joinersAndLeavers', { from: '2022-01-01', until: '2023-12-31' })
    const theirs = found.filter((row) => row.id.includes(id) && cell(row, 'state') === 'joined')
    expect(theirs.map((row) => cell(row, 'day'))).toEqual(['2023-05-13', '2023-01-09', '2022-03-07'])
  })
})
