import { Effect } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayIn } from '../../../src/domain/kernel/days.ts'
import { unacknowledged } from '../../../src/domain/policies/duties.ts'
import { asksForAgreement } from '../../../src/domain/policies/kinds.ts'
import { remindBySchedule } from '../../../src/server/policies/reminding/reminding.ts'
import { Database } from '../../../src/server/store/database.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, rows, textOf, type World } from '../world/world.ts'
import { asDocument, asking, nobody } from './asking.ts'

let server: TestServer
let plan: string
let own: World
let other: World
let my: ReturnType<typeof asking>
/** The same in both: Eve, and everyone in the department. One asks for agreement and is late, one is only read. */
let policy: string
let handbook: string

const today = (days = 0) => dayIn('Australia/Brisbane', Date.now() + days * 86_400_000)
const title = (of: string) => (of === policy ? 'Late policy' : 'Handbook')

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan })
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
  my = asking(server, own)
  const relevantParties = { ...nobody, employeeIds: [own.target.employeeId] }
  policy = newId()
  handbook = newId()
  await my.create({ id: policy, title: 'Late policy' })
  await my.create({ id: handbook, title: 'Handbook', type: 1, content: textOf('Welcome.') })
  const dueDay = today(-10)
  await my.settle(policy, { relevantParties, dueDay, remindEveryDays: 1, tellManagerAfterDays: 1 })
  await my.settle(handbook, { relevantParties })
  for (const id of [policy, handbook]) {
    await my.review(id)
    await rows(server, `update hr_documents set agree_from_utc = now() - interval '30 days' where id = $1`, [id])
    await rows(
      server,
      `update hr_document_bindings set since_utc = now() - interval '30 days' where document_id = $1`,
      [id],
    )
  }
})
afterAll(() => server.close())

const dataOf = async (path: string, by = own.admin) => JSON.stringify((await my.ask(path, by)).body)
/** Which of the two are spoken of there. */
const named = (words: string) =>
  [policy, handbook].filter((id) => words.includes(id) || words.includes(title(id))).map(title)

describe('3 A document that is not a policy', () => {
  it('comes back as what it was begun as, and stays it', async () => {
    const answer = asDocument((await my.ask(`hrDocuments/${handbook}`)).body.data)
    expect(answer).toMatchObject({ type: 1, status: 'published', versionNo: 1, dueUtc: null, progress: null })
    expect((await my.read(policy)).type).toBe(0)
    expect(codeOf(await my.create({ id: handbook, title: 'Handbook', content: textOf('Welcome.') }))).toBe(
      '409 already_exists',
    )
    expect(codeOf(await my.create({ type: 2 }))).toMatch(/^4\d\d /)
  })

  it('is begun from a template too', async () => {
    const [template] = await rows<{ readonly id: string }>(server, 'select id from hr_document_templates limit 1')
    const id = newId()
    const use = (type?: number) =>
      my.ask(`hrDocuments/useTemplate/${template?.id}`, own.admin, {
        json: { id, title: 'Guide', category: null, type },
      })
    expect(asDocument((await use(1)).body.data).type).toBe(1)
    expect([codeOf(await use(1)), codeOf(await use())]).toEqual(['200', '409 already_exists'])
  })

  it('is read by those it is for, and by nobody else', async () => {
    expect((await my.list(own.target)).find(({ id }) => id === handbook)).toMatchObject({ type: 1, bindsMe: true })
    expect((await my.read(handbook, own.target)).current?.content).toEqual(textOf('Welcome.'))
    expect((await my.ask(`HRDocuments/${handbook}/File`, own.target)).status).toBe(200)
    for (const path of [`hrDocuments/${handbook}`, `HRDocuments/${handbook}/File`, `hrDocuments/${handbook}/1`])
      expect((await my.ask(path, own.colleague)).status).toBe(404)
    const elsewhere = asking(server, other)
    expect(codeOf(await elsewhere.ask(`hrDocuments/${handbook}`))).toBe('404 not_found')
    expect((await elsewhere.list()).map(({ id }) => id)).not.toContain(handbook)
  })

  it('owes nothing anywhere, where a policy does', async () => {
    const eve = own.target
    const places = {
      'to-do': await dataOf('employees/me/toDoList', eve),
      profile: await dataOf(`employees/${eve.employeeId}`, eve),
      'own compliance': await dataOf(`employees/${eve.employeeId}/compliance`, eve),
      'compliance matrix': await dataOf('certifications/matrix'),
      'evidence about her': (await my.ask(`employees/${eve.employeeId}/policyEvidence/csv`, eve)).text,
    }
    expect(Object.fromEntries(Object.entries(places).map(([place, words]) => [place, named(words)]))).toEqual(
      Object.fromEntries(Object.keys(places).map((place) => [place, ['Late policy']])),
    )
    const alerting = unacknowledged(await my.list(eve), eve.employeeId, new Date().toISOString())
    expect(named(JSON.stringify(alerting))).toEqual(['Late policy'])
    const counted = (await my.list()).filter(({ id }) => id === policy || id === handbook)
    expect(counted.map(({ title, progress }) => [title, progress])).toEqual([
      ['Handbook', null],
      ['Late policy', { bound: 1, agreed: 0, late: 1 }],
    ])
  })

  it('is nothing that somebody who leaves has left open', async () => {
    const { employeeId } = own.target
    expect(named(await dataOf(`employees/${employeeId}/handover`))).toEqual(['Late policy'])
    const left = { version: 1, date: today(), reason: 'Moved away', reassignReportsTo: null, notes: '' }
    expect(codeOf(await my.put(`employees/${employeeId}/terminate`, left))).toBe('200')
    const places = [
      await dataOf(`employees/${employeeId}`),
      await dataOf(`employees/${employeeId}/compliance`),
      (await my.ask(`employees/${employeeId}/policyEvidence/csv`)).text,
    ]
    expect(places.map(named)).toEqual([['Late policy'], ['Late policy'], ['Late policy']])
  })

  it('writes to nobody: neither in the morning nor when somebody asks', async () => {
    await Effect.runPromise(
      remindBySchedule(own.tenantId, 'https://hr.example').pipe(Effect.provideService(Database, server.database)),
    )
    const mails = await rows<{ readonly key: string; readonly body: string }>(
      server,
      `select key, body from mail.outbox where tenant_id = $1`,
      [own.tenantId],
    )
    expect(mails.map(({ key }) => key.split(':')[0]).toSorted()).toEqual(['policyEscalation', 'policyReminder'])
    expect(named(JSON.stringify(mails))).toEqual(['Late policy'])
    const remind = (id: string) => my.ask(`hrDocuments/${id}/remind`, own.admin, { method: 'POST' })
    expect([codeOf(await remind(policy)), codeOf(await remind(handbook))]).toEqual(['200', '422 asks_nobody'])
  })

  it('is agreed to by nobody, and there is no evidence of it', async () => {
    const calls = async (id: string) => [
      codeOf(await my.agree(id, 1, own.target)),
      codeOf(await my.ask(`hrDocuments/${id}/compliance`)),
      codeOf(await my.ask(`hrDocuments/${id}/compliance?asAt=2026-01-01`)),
      `${(await my.ask(`hrDocuments/${id}/evidence/csv`)).status}`,
    ]
    expect(await calls(policy)).toEqual(['200', '200', '200', '200'])
    expect(await calls(handbook)).toEqual(['404 not_found', '404 not_found', '404 not_found', '404'])
    expect((await auditOf(server, own)).filter(({ action }) => action === 'agreed').map(({ id }) => id)).toEqual([
      policy,
    ])
  })

  it.each([
    ['dueDay', '2026-12-18'],
    ['dueInDays', 7],
    ['remindEveryDays', 7],
    ['tellManagerAfterDays', 7],
    ['renewEveryMonths', 12],
  ])('has no %s', async (field, value) => {
    expect([
      codeOf(await my.settle(policy, { [field]: value })),
      codeOf(await my.settle(handbook, { [field]: value })),
    ]).toEqual(['200', '422 asks_nobody'])
  })

  it('is not given to one person as a policy is', async () => {
    const [{ version } = { version: 0 }] = await rows<{ readonly version: number }>(
      server,
      'select version from employees where id = $1',
      [own.target.employeeId],
    )
    const give = (ids: ReadonlyArray<string>) =>
      my.put(`employees/${own.target.employeeId}/profile/hrPolicies`, { version, documentIds: ids })
    expect((await give([policy, handbook])).status).toBe(422)
    expect((await give([])).status).toBe(200)
    // The policy was taken from her; the handbook was no policy of hers.
    expect((await my.list(own.target)).map(({ id }) => id).filter((id) => id === policy || id === handbook)).toEqual([
      handbook,
    ])
  })

  it.each([0, 1] as const)('the database says of type %s what the rule says', async (type) => {
    const [answer] = await rows<{ readonly asks: boolean }>(server, 'select asks_for_agreement($1::int) as asks', [
      type,
    ])
    expect(answer?.asks).toBe(asksForAgreement({ type }))
  })
})
