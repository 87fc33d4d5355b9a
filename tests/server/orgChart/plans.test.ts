import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayIn, daysAfter } from '../../../src/domain/kernel/days.ts'
import type { EmployeeId } from '../../../src/domain/kernel/ids.ts'
import { ChartPlan, ChartPlanSummary } from '../../../src/domain/orgChart/plans/nouns.ts'
import { reminderTasks } from '../../../src/server/jobs/reminders.ts'
import { makeDatabase } from '../../../src/server/store/database.ts'
import { clockAt } from '../kit/clock.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type Person, rows, type World } from '../world/world.ts'

let server: TestServer
let billing: string
let own: World
let other: World
/** Another administrator who signs in. */
let second: Person

beforeAll(async () => {
  server = await serverForTest()
  billing = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan: billing })
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan: billing })
  second = own.featureHolder
  await rows(server, `update employees set roles = '{admin}' where tenant_id = $1 and id = $2`, [
    own.tenantId,
    second.employeeId,
  ])
})
afterAll(() => server.close())

const strict = { onExcessProperty: 'error' } as const
const asPlan = Schema.decodeUnknownSync(ChartPlan, strict)
const asSummaries = Schema.decodeUnknownSync(Schema.Array(ChartPlanSummary), strict)

const zone = 'Australia/Brisbane'
const inDays = (days: number) => daysAfter(dayIn(zone, Date.now()), days)
const noonAfter = (days: number) => Date.parse(`${inDays(days)}T12:00:00+10:00`)

type Answer = Awaited<ReturnType<TestServer['ask']>>
const codeOf = ({ status, body }: Answer) => `${status} ${body.errors[0]?.code ?? ''}`.trim()

const call = (
  path: string,
  method: 'GET' | 'POST' | 'PUT',
  json?: object,
  by: Person = own.admin,
  world: World = own,
) => server.ask(`/api/${world.tenantId}/orgChart/plans${path}`, { as: by.userId, method, ...(json && { json }) })

const begin = async (over: object = {}, by?: Person): Promise<string> => {
  const id = newId<string>()
  const answer = await call('', 'POST', { id, name: 'Two sites', note: '', effectiveDay: null, ...over }, by)
  expect(codeOf(answer)).toBe('200')
  return id
}
const read = async (id: string) => asPlan((await call(`/${id}`, 'GET')).body.data)
const set = (
  id: string,
  steps: ReadonlyArray<readonly [id: string, reportsTo: string | null]>,
  drop: ReadonlyArray<string> = [],
) => call(`/${id}/moves`, 'PUT', { drop, set: steps.map(([id, reportsTo]) => ({ id, reportsTo })) })
const act = async (id: string, act: string, by?: Person, version?: number) =>
  call(`/${id}/act`, 'POST', { act, version: version ?? (await read(id)).version }, by)

const managerOf = async (id: string): Promise<string | null> => {
  const [row] = await rows<{ readonly m: string | null }>(
    server,
    'select reports_to::text as m from employees where tenant_id = $1 and id = $2',
    [own.tenantId, id],
  )
  return row?.m ?? null
}
const moveByHand = (id: string, to: string | null) =>
  rows(server, 'update employees set reports_to = $3, version = version + 1 where tenant_id = $1 and id = $2', [
    own.tenantId,
    id,
    to,
  ])
const deactivate = (id: string) =>
  rows(server, 'update employees set is_active = false where tenant_id = $1 and id = $2', [own.tenantId, id])
const auditOf = async (kind: string): Promise<ReadonlyArray<string>> =>
  (
    await rows<{ readonly line: string }>(
      server,
      `select action || coalesce(' ' || values::text, '') as line from audit_entries
       where tenant_id = $1 and subject_kind = $2 order by at_utc, id`,
      [own.tenantId, kind],
    )
  ).map(({ line }) => line)
const toldTo = async ({ employeeId }: Person): Promise<ReadonlyArray<string>> =>
  (
    await rows<{ readonly subject: string }>(
      server,
      `select subject from notifications where tenant_id = $1 and employee_id = $2 and kind = 'chartPlan' order by subject`,
      [own.tenantId, employeeId],
    )
  ).map(({ subject }) => subject)
const dutiesOf = async (by: Person) => {
  const { body } = await server.ask(`/api/${own.tenantId}/employees/me/toDoList`, { as: by.userId })
  return (body.data as ReadonlyArray<{ readonly type: string; readonly detail: string }>).flatMap(({ type, detail }) =>
    type === 'chartPlanToApprove' ? [detail] : [],
  )
}
const run = (now: number) =>
  reminderTasks({
    database: makeDatabase(server.connections),
    publicUrl: 'https://hr.example',
    clock: clockAt(now),
  }).chartPlans(own.tenantId)

const add = async (firstName: string, reportsTo: string | null): Promise<EmployeeId> => {
  const id = newId<EmployeeId>()
  await rows(
    server,
    `insert into employees (tenant_id, id, first_name, email, reports_to) values ($1, $2, $3, $4, $5)`,
    [own.tenantId, id, firstName, `${id}@tenure.example`, reportsTo],
  )
  return id
}

/** Of two people who change places: what no single move could do. */
const swapped = async (over: object = {}) => {
  const upper = await add('Upper', own.admin.employeeId)
  const lower = await add('Lower', upper)
  const id = await begin(over)
  expect(codeOf(await set(id, [[lower, own.admin.employeeId]]))).toBe('200')
  expect(codeOf(await set(id, [[upper, lower]]))).toBe('200')
  return { id, upper, lower }
}

describe('a draft', () => {
  test('is made once, whatever is pressed twice; another under its id is refused', async () => {
    const id = newId<string>()
    const asked = { id, name: 'Two sites', note: 'Why', effectiveDay: inDays(10) }
    expect(codeOf(await call('', 'POST', asked))).toBe('200')
    expect(codeOf(await call('', 'POST', asked))).toBe('200')
    expect(codeOf(await call('', 'POST', { ...asked, name: 'Other' }))).toBe('409 already_exists')
    expect(await read(id)).toMatchObject({ name: 'Two sites', note: 'Why', state: 'Draft', version: 1 })
    expect((await auditOf('chartPlan')).filter((line) => line.startsWith('created'))).toHaveLength(1)
  })

  test('takes no day that is over, and none beyond two years', async () => {
    const asked = { id: newId<string>(), name: 'Two sites', note: '' }
    expect(codeOf(await call('', 'POST', { ...asked, effectiveDay: inDays(-1) }))).toBe('422 day_past')
    expect(codeOf(await call('', 'POST', { ...asked, effectiveDay: inDays(760) }))).toBe('422 day_too_far')
  })

  test('is saved by its version', async () => {
    const id = await begin()
    const asked = { name: 'Three sites', note: '', effectiveDay: null }
    expect(codeOf(await call(`/${id}`, 'PUT', { ...asked, version: 1 }))).toBe('200')
    // Pressed twice.
    expect(codeOf(await call(`/${id}`, 'PUT', { ...asked, version: 1 }))).toBe('200')
    expect(codeOf(await call(`/${id}`, 'PUT', { ...asked, name: 'Four', version: 1 }))).toBe('409 changed_meanwhile')
    expect((await read(id)).name).toBe('Three sites')
  })

  test('judges each move against the chart as it would leave it, and leaves the chart alone', async () => {
    const { id, upper, lower } = await swapped()
    expect(await managerOf(lower)).toBe(upper)
    expect((await read(id)).moves.map(({ person, from, to }) => [person.fullName, from?.id, to?.id])).toEqual([
      ['Lower', upper, own.admin.employeeId],
      ['Upper', own.admin.employeeId, lower],
    ])
    // As the plan leaves it, Upper stands below Lower, and Middle below Upper.
    const middle = await add('Middle', upper)
    expect(codeOf(await set(id, [[lower, middle]]))).toBe('422 reports_to_cycle')
    expect(codeOf(await set(id, [[lower, lower]]))).toBe('422 reports_to_self')
    expect((await read(id)).moves).toHaveLength(2)
  })

  test('takes nobody who is not there, is hidden, or has left; and no manager who has', async () => {
    const id = await begin()
    const gone = await add('Gone', own.admin.employeeId)
    await deactivate(gone)
    const { target, hidden, admin } = own
    expect(codeOf(await set(id, [[newId<string>(), null]]))).toBe('422 unknown_person')
    expect(codeOf(await set(id, [[other.target.employeeId, null]]))).toBe('422 unknown_person')
    expect(codeOf(await set(id, [[target.employeeId, other.admin.employeeId]]))).toBe('422 unknown_person')
    expect(codeOf(await set(id, [[hidden, admin.employeeId]]))).toBe('422 person_hidden')
    expect(codeOf(await set(id, [[gone, null]]))).toBe('422 person_left')
    expect(codeOf(await set(id, [[target.employeeId, gone]]))).toBe('422 manager_left')
    expect(codeOf(await set(id, [[target.employeeId, own.manager.employeeId]]))).toBe('422 already_there')
    expect((await read(id)).moves).toEqual([])
  })

  test('of one client is nobody’s in another, and of administrators alone', async () => {
    const id = await begin()
    expect(codeOf(await call(`/${id}`, 'GET', undefined, other.admin, other))).toBe('404 not_found')
    expect(codeOf(await call(`/${id}/act`, 'POST', { act: 'withdraw', version: 1 }, other.admin, other))).toBe(
      '404 not_found',
    )
    expect(
      asSummaries((await call('', 'GET', undefined, other.admin, other)).body.data).map((one) => one.id),
    ).not.toContain(id)
    expect(codeOf(await call(`/${id}`, 'GET', undefined, own.manager))).toBe('403 admin_only')
    expect(codeOf(await call(`/${id}/act`, 'POST', { act: 'withdraw', version: 1 }, own.manager))).toBe(
      '403 admin_only',
    )
  })
})

describe('approval', () => {
  test('is another administrator’s, who finds it in their list and is told', async () => {
    const { id, upper, lower } = await swapped()
    expect(codeOf(await act(id, 'approve'))).toBe('409 not_in_this_state')
    expect(codeOf(await act(id, 'send'))).toBe('200')
    expect([await dutiesOf(own.admin), await dutiesOf(second)]).toEqual([[], ['Two sites']])
    expect([await toldTo(own.admin), await toldTo(second)]).toEqual([[], ['To approve: Two sites']])
    expect(codeOf(await act(id, 'approve'))).toBe('403 own_plan')
    expect(await managerOf(lower)).toBe(upper)

    expect(codeOf(await act(id, 'approve', second))).toBe('200')
    expect([await managerOf(lower), await managerOf(upper)]).toEqual([own.admin.employeeId, lower])
    expect(await read(id)).toMatchObject({ state: 'Published', approvedBy: { id: second.employeeId } })
    expect(await toldTo(own.admin)).toEqual(['Published: Two sites'])
    expect(await dutiesOf(second)).toEqual([])
  })

  test('is one’s own where nobody else signs in who may', async () => {
    await rows(server, `update employees set roles = '{}' where tenant_id = $1 and id <> $2`, [
      own.tenantId,
      own.admin.employeeId,
    ])
    const { id } = await swapped()
    await act(id, 'send')
    expect(await dutiesOf(own.admin)).toEqual(['Two sites'])
    expect(codeOf(await act(id, 'approve'))).toBe('200')
  })

  test('is of the version that was looked at, and once, whatever is pressed twice', async () => {
    const { id } = await swapped()
    await act(id, 'send')
    const { version } = await read(id)
    expect(codeOf(await act(id, 'approve', second, version - 1))).toBe('409 changed_meanwhile')
    expect(codeOf(await act(id, 'approve', second, version))).toBe('200')
    expect(codeOf(await act(id, 'approve', second, version))).toBe('200')
    expect((await auditOf('chartPlan')).filter((line) => line.startsWith('approved'))).toHaveLength(1)
  })

  test('ends changes: a plan in review is a draft again before it is changed', async () => {
    const { id, upper, lower } = await swapped()
    await act(id, 'send')
    const { version } = await read(id)
    expect(codeOf(await set(id, [[upper, null]]))).toBe('409 not_in_this_state')
    expect(codeOf(await call(`/${id}`, 'PUT', { name: 'Other', note: '', effectiveDay: null, version }))).toBe(
      '409 not_in_this_state',
    )
    expect(codeOf(await act(id, 'sendBack', second))).toBe('200')
    expect(await read(id)).toMatchObject({ state: 'Draft', sentBy: null })
    expect(await toldTo(own.admin)).toEqual(['A draft again: Two sites'])
    expect(codeOf(await set(id, [], [lower, upper]))).toBe('200')
    expect(codeOf(await act(id, 'send'))).toBe('409 no_moves')
  })
})

describe('publishing', () => {
  test('writes each move down as moving them in the chart does, and on their timelines', async () => {
    const before = await auditOf('employee')
    const { id, lower } = await swapped()
    await act(id, 'send')
    await act(id, 'approve', second)
    const lines = (await auditOf('employee')).slice(before.length)
    expect(lines).toHaveLength(2)
    expect(lines.every((line) => line.includes('"field": "reportsTo"'))).toBe(true)
    const [row] = await rows<{ readonly n: number; readonly v: number }>(
      server,
      `select count(*)::int as n, (select version from employees where tenant_id = $1 and id = $2) as v from audit_entries
       where tenant_id = $1 and person = $2 and employee_id = $3`,
      [own.tenantId, lower, second.employeeId],
    )
    expect(row).toEqual({ n: 1, v: 2 })
  })

  test.each<[string, (people: { upper: string; lower: string }) => Promise<unknown>, string]>([
    ['somebody has been moved', ({ lower }) => moveByHand(lower, null), 'moved_meanwhile Lower: Has been moved since'],
    ['somebody has left', ({ upper }) => deactivate(upper), 'person_left Upper: Has left'],
    [
      'somebody is there already',
      ({ lower }) => moveByHand(lower, own.admin.employeeId),
      'already_there Lower: Reports to them already',
    ],
  ])('is refused as a whole, with the reason: %s', async (_, change, reason) => {
    const { id, upper, lower } = await swapped()
    await act(id, 'send')
    await change({ upper, lower })
    const managers = [await managerOf(upper), await managerOf(lower)]
    const answer = await act(id, 'approve', second)
    expect(answer.status).toBe(422)
    expect(answer.body.errors.map(({ code, message }) => `${code} ${message}`)).toContain(reason)
    expect([await managerOf(upper), await managerOf(lower)]).toEqual(managers)
    expect((await read(id)).state).toBe('InReview')
  })

  test('a stale move is put in anew, and then it is published', async () => {
    const { id, lower } = await swapped()
    await moveByHand(lower, null)
    expect((await act(id, 'send')).status).toBe(422)
    expect(codeOf(await set(id, [[lower, own.admin.employeeId]], [lower]))).toBe('200')
    expect(codeOf(await act(id, 'send'))).toBe('200')
  })
})

describe('the effective day', () => {
  test('the plan waits for it, and is published in its morning as who approved it', async () => {
    const { id, upper, lower } = await swapped({ effectiveDay: inDays(3) })
    await act(id, 'send')
    expect(codeOf(await act(id, 'approve', second))).toBe('200')
    expect((await read(id)).state).toBe('Scheduled')
    await run(noonAfter(2))
    expect(await managerOf(lower)).toBe(upper)
    // The morning begins at eight there.
    await run(Date.parse(`${inDays(3)}T07:59:00+10:00`))
    expect(await managerOf(lower)).toBe(upper)
    await run(noonAfter(3))
    await run(noonAfter(3))
    expect([await managerOf(lower), await managerOf(upper)]).toEqual([own.admin.employeeId, lower])
    expect((await read(id)).state).toBe('Published')
    expect(await toldTo(own.admin)).toEqual(['Approved: Two sites', 'Published: Two sites'])
    expect(await toldTo(second)).toContain('Published: Two sites')
    const [row] = await rows<{ readonly by: string }>(
      server,
      `select employee_id::text as by from audit_entries
       where tenant_id = $1 and subject_kind = 'chartPlan' and action = 'published'`,
      [own.tenantId],
    )
    expect(row?.by).toBe(second.employeeId)
  })

  test('one that cannot be published says so once to those whose it is, and stays', async () => {
    const { id, upper, lower } = await swapped({ effectiveDay: inDays(3) })
    await act(id, 'send')
    await act(id, 'approve', second)
    await moveByHand(lower, null)
    await run(noonAfter(3))
    await run(noonAfter(4))
    expect((await read(id)).state).toBe('Scheduled')
    expect(await managerOf(upper)).toBe(own.admin.employeeId)
    const told = [await toldTo(own.admin), await toldTo(second)]
    expect(told.map((all) => all.filter((subject) => subject.startsWith('Not published')))).toEqual([
      ['Not published: Two sites'],
      ['Not published: Two sites'],
    ])
    // Once nothing stands against it any more, the next morning does it.
    await moveByHand(lower, upper)
    await run(noonAfter(5))
    expect((await read(id)).state).toBe('Published')
  })

  test.each([
    ['withdraw', { state: 'Withdrawn', sentBy: {}, approvedBy: {} }],
    ['sendBack', { state: 'Draft', sentBy: null, approvedBy: null }],
  ])('a plan that is withdrawn, or a draft again, is not published on its day: %s', async (over, left) => {
    const { id, upper, lower } = await swapped({ effectiveDay: inDays(3) })
    await act(id, 'send')
    await act(id, 'approve', second)
    expect(codeOf(await act(id, over))).toBe('200')
    expect(await read(id)).toMatchObject(left)
    await run(noonAfter(3))
    expect(await managerOf(lower)).toBe(upper)
  })
})

describe('reverting', () => {
  const published = async () => {
    const plan = await swapped()
    await act(plan.id, 'send')
    await act(plan.id, 'approve', second)
    return plan
  }

  test('everybody goes back to whom they reported to, once', async () => {
    const { id, upper, lower } = await published()
    const { version } = await read(id)
    expect(codeOf(await act(id, 'revert'))).toBe('200')
    expect([await managerOf(lower), await managerOf(upper)]).toEqual([upper, own.admin.employeeId])
    expect(codeOf(await act(id, 'revert', own.admin, version))).toBe('200')
    expect(await read(id)).toMatchObject({ state: 'Reverted' })
    expect((await auditOf('chartPlan')).filter((line) => line.startsWith('reverted'))).toHaveLength(1)
  })

  test('passes over whoever has been moved since, and whoever would stand in a circle; and says who', async () => {
    const { id, upper, lower } = await published()
    // Upper has gone on to somebody else; Lower may go back below Upper.
    await moveByHand(upper, null)
    expect(codeOf(await act(id, 'revert'))).toBe('200')
    expect([await managerOf(lower), await managerOf(upper)]).toEqual([upper, null])
    expect((await read(id)).moves.map(({ person, stays }) => [person.fullName, stays])).toEqual([
      ['Lower', null],
      ['Upper', 'movedSince'],
    ])
  })

  test('is refused where nobody can go back', async () => {
    const { id, upper, lower } = await published()
    await moveByHand(upper, null)
    await moveByHand(lower, null)
    expect(codeOf(await act(id, 'revert'))).toBe('422 nothing_to_revert')
    expect((await read(id)).state).toBe('Published')
  })
})

test('whoever a plan moves is not deleted, but can leave', async () => {
  const { lower } = await swapped()
  const { body } = await server.ask(`/api/${own.tenantId}/employees/${lower}`, {
    as: own.admin.userId,
    method: 'DELETE',
    headers: { 'if-match': '"1"' },
  })
  expect(body.errors[0]?.code).toBe('in_use')
})
