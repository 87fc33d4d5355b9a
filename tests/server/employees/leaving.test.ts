import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditPage } from '../../../src/domain/audit/nouns.ts'
import { details, sentenceOf } from '../../../src/domain/audit/sentences.ts'
import { dayIn } from '../../../src/domain/kernel/days.ts'
import { standardLocale } from '../../../src/domain/kernel/locale.ts'
import { statusAndCode } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'

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

const termination = {
  version: 1,
  date: '2024-03-01',
  reason: 'Moved away',
  reassignReportsTo: null as string | null,
  notes: 'Kept',
}

const terminate = (id: string, over: object = {}, by: Person = own.admin) =>
  server.ask(`/api/${own.tenantId}/employees/${id}/terminate`, {
    as: by.userId,
    method: 'PUT',
    json: { ...termination, ...over },
  })

const remove = (id: string, version = 1, by: Person = own.admin) =>
  server.ask(`/api/${own.tenantId}/employees/${id}`, {
    as: by.userId,
    method: 'DELETE',
    headers: { 'if-match': `"${version}"` },
  })

const read = (id: string) => server.ask(`/api/${own.tenantId}/employees/${id}`, { as: own.admin.userId })
describe('4 PUT terminate', () => {
  test('makes the person inactive, keeps day and reason, and ends login and sessions', async () => {
    const answer = await terminate(own.target.employeeId)
    expect(answer.body.data).toMatchObject({
      isActive: false,
      hasLogin: false,
      termination: { date: '2024-03-01', kind: 'other', reason: 'Moved away' },
      version: 2,
    })
    expect(server.endedSessions).toContain(own.target.userId)
    expect((await server.ask(`/api/${own.tenantId}/employeeMini`, { as: own.target.userId })).status).toBe(404)
    expect((await server.ask('/api/users', { as: own.target.userId, tenantId: null })).body.data).toMatchObject({
      tenants: [],
    })
    expect(await auditOf(server, own)).toMatchObject([{ action: 'terminated', id: own.target.employeeId }])
  })

  test('the reason is one of a list, which needs no words; without one it is another, as it always was', async () => {
    const answer = await terminate(own.target.employeeId, { kind: 'retirement', reason: 'typed before' })
    expect(answer.body.data).toMatchObject({ termination: { kind: 'retirement', reason: '' } })
    const timeline = await server.ask(`/api/${own.tenantId}/employees/${own.target.employeeId}/timeline`, {
      as: own.admin.userId,
    })
    const { entries } = timeline.body.data as AuditPage
    expect(entries.flatMap((entry) => details(standardLocale, entry))).toContain('reason: Retirement')
    expect((await terminate(own.colleague.employeeId, { kind: 'boredom' })).status).toBe(400)
  })

  test('the account goes with the login, unless it opens another client as well', async () => {
    const has = (userId: string) => rows(server, 'select 1 from identity.users where id = $1', [userId])
    await terminate(own.target.employeeId)
    expect(await has(own.target.userId)).toEqual([])
    const third = await makeWorld(server, { name: 'third', plan })
    await rows(server, 'update memberships set user_id = $1 where tenant_id = $2 and user_id = $3', [
      own.colleague.userId,
      third.tenantId,
      third.target.userId,
    ])
    await terminate(own.colleague.employeeId)
    expect(await has(own.colleague.userId)).toHaveLength(1)
    // There they stay signed in; here nothing lets them in.
    expect(server.endedSessions).not.toContain(own.colleague.userId)
    expect((await server.ask(`/api/${own.tenantId}/employeeMini`, { as: own.colleague.userId })).status).toBe(404)
  })

  test('active direct reports go to somebody else first; inactive ones stay', async () => {
    const answer = await terminate(own.manager.employeeId, { reassignReportsTo: own.managerOfOthers.employeeId })
    expect(answer.status).toBe(200)
    for (const id of [own.target.employeeId, own.hidden]) {
      expect((await read(id)).body.data).toMatchObject({ reportsTo: own.managerOfOthers.employeeId, version: 2 })
    }
    expect((await read(own.inactive)).body.data).toMatchObject({ reportsTo: own.manager.employeeId, version: 1 })
  })

  test('the timelines tell the last day, the reason and who took over, and each report their new manager', async () => {
    await terminate(own.manager.employeeId, { reassignReportsTo: own.managerOfOthers.employeeId })
    const timelineOf = async (id: string, by: Person = own.admin): Promise<ReadonlyArray<string>> => {
      const { body } = await server.ask(`/api/${own.tenantId}/employees/${id}/timeline`, { as: by.userId })
      const { entries } = body.data as AuditPage
      return entries
        .slice(0, 1)
        .flatMap((entry) => [sentenceOf(standardLocale, entry), ...details(standardLocale, entry)])
    }
    expect(await timelineOf(own.manager.employeeId)).toEqual([
      `Ava ${own.canary} terminated Max ${own.canary}, last day 1st Mar 2024`,
      `direct reports moved to Noor ${own.canary}`,
      'reason: Moved away',
    ])
    const moved = `Ava ${own.canary} changed Eve ${own.canary}’s manager from Max ${own.canary} to Noor ${own.canary}`
    for (const by of [own.admin, own.target, own.managerOfOthers])
      expect(await timelineOf(own.target.employeeId, by)).toEqual([moved])
    // The reason is read from the record, and kept in no other place.
    expect(
      JSON.stringify(await rows(server, 'select values from audit_entries where tenant_id = $1', [own.tenantId])),
    ).not.toContain('Moved away')
  })

  test('what the rule refuses changes nothing', async () => {
    const before = await stateOf(server)
    const tooFar = dayIn('Australia/Brisbane', Date.now() + 735 * 24 * 3_600_000)
    const { manager, target, admin } = own
    const refusals = [
      [manager.employeeId, {}, 'has_reports'],
      [manager.employeeId, { reassignReportsTo: newId() }, 'unknown_manager'],
      [manager.employeeId, { reassignReportsTo: other.manager.employeeId }, 'unknown_manager'],
      [manager.employeeId, { reassignReportsTo: own.inactive }, 'manager_inactive'],
      [manager.employeeId, { reassignReportsTo: manager.employeeId }, 'reports_to_self'],
      [manager.employeeId, { reassignReportsTo: target.employeeId }, 'reports_to_cycle'],
      [target.employeeId, { date: tooFar }, 'date_too_far_ahead'],
      [target.employeeId, { kind: 'other', reason: '' }, 'reason_missing'],
      [target.employeeId, { date: '2021-07-04' }, 'date_before_start'],
    ] as const
    for (const [id, over, code] of refusals) expect(statusAndCode(await terminate(id, over))).toEqual([422, code])
    expect(statusAndCode(await terminate(admin.employeeId))).toEqual([403, 'own_record'])
    expect(statusAndCode(await terminate(target.employeeId, { version: 2 }))).toEqual([409, 'changed_meanwhile'])
    expect(await stateOf(server)).toBe(before)
  })

  test('today, and the first day, are possible; yesterday’s tomorrow is judged in the tenant’s zone', async () => {
    const today = dayIn('Australia/Brisbane', Date.now())
    expect((await terminate(own.target.employeeId, { date: today })).status).toBe(200)
    expect((await terminate(own.colleague.employeeId, { date: '2021-07-05' })).status).toBe(200)
  })

  test('a double submit terminates once', async () => {
    const answers = await Promise.all([terminate(own.target.employeeId), terminate(own.target.employeeId)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(statusAndCode(await terminate(own.target.employeeId, { version: 2 }))).toEqual([422, 'not_in_this_state'])
  })

  test('two admins who terminate each other leave one', async () => {
    const off = (id: string, by: Person) => terminate(id, { reassignReportsTo: own.managerOfOthers.employeeId }, by)
    await rows(server, 'update employees set reports_to = null where tenant_id = $1', [own.tenantId])
    await Promise.all([off(own.admin.employeeId, own.secondAdmin), off(own.secondAdmin.employeeId, own.admin)])
    const [admins] = await rows(
      server,
      `select count(*)::int as count from employees where tenant_id = $1 and is_active and 'admin' = any(roles)`,
      [own.tenantId],
    )
    expect(admins?.count).toBe(1)
  })
})

describe('7 DELETE employees/{id}', () => {
  test('removes a record that nothing refers to, its login and its picture with it', async () => {
    expect((await remove(own.target.employeeId)).body).toMatchObject({ isSuccess: true, data: null })
    expect((await read(own.target.employeeId)).status).toBe(404)
    expect(server.endedSessions).toContain(own.target.userId)
    expect(await auditOf(server, own)).toMatchObject([{ action: 'removed', id: own.target.employeeId }])
    // A retry after a lost answer finds nobody.
    expect((await remove(own.target.employeeId)).status).toBe(404)
  })

  test('refused: has_reports, in_use, own_record, a stale version; nothing changes', async () => {
    await rows(
      server,
      `insert into hr_document_agreements (tenant_id, document_id, version_no, employee_id, sha256)
       select $1, document_id, version_no, $2, sha256 from hr_document_versions where tenant_id = $1`,
      [own.tenantId, own.colleague.employeeId],
    )
    const before = await stateOf(server)
    expect(statusAndCode(await remove(own.manager.employeeId))).toEqual([422, 'has_reports'])
    expect(statusAndCode(await remove(own.colleague.employeeId))).toEqual([409, 'in_use'])
    expect(statusAndCode(await remove(own.admin.employeeId))).toEqual([403, 'own_record'])
    expect(statusAndCode(await remove(own.target.employeeId, 2))).toEqual([409, 'changed_meanwhile'])
    expect(await stateOf(server)).toBe(before)
  })

  test('the last admin stays: two who remove each other leave one', async () => {
    await rows(server, 'update employees set reports_to = null where tenant_id = $1', [own.tenantId])
    await Promise.all([
      remove(own.admin.employeeId, 1, own.secondAdmin),
      remove(own.secondAdmin.employeeId, 1, own.admin),
    ])
    const left = await rows(server, `select id from employees where tenant_id = $1 and 'admin' = any(roles)`, [
      own.tenantId,
    ])
    expect(left).toHaveLength(1)
  })
})
