import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dutyStatusAt } from '../../../src/domain/policies/dutyStatus.ts'
import { PolicyCompliance, type PolicySettings } from '../../../src/domain/policies/nouns.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'
import { type Asking, asking, asSummary, nobody } from './asking.ts'

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

const only = (...people: ReadonlyArray<Person>): Partial<PolicySettings> => ({
  relevantParties: { ...nobody, employeeIds: people.map(({ employeeId }) => employeeId) },
})

const agreementsOf = (id: string) =>
  rows<{ readonly versionNo: number; readonly employeeId: string; readonly sha256: string }>(
    server,
    `select version_no as "versionNo", employee_id as "employeeId", sha256 from hr_document_agreements
     where tenant_id = $1 and document_id = $2 order by version_no, agreement_date_utc`,
    [own.tenantId, id],
  )

const asCompliance = Schema.decodeUnknownSync(PolicyCompliance, { onExcessProperty: 'error' })
const compliance = async (id: string, asAt?: string) =>
  asCompliance((await my.ask(`hrDocuments/${id}/compliance${asAt === undefined ? '' : `?asAt=${asAt}`}`)).body.data)
const dutyOf = async (id: string, { employeeId }: Person, asAt?: string) =>
  (await compliance(id, asAt)).people.find((person) => person.employeeId === employeeId)

const toDo = async (by: Person) =>
  (await my.ask('employees/me/toDoList', by)).body.data as ReadonlyArray<{ readonly id: string; readonly type: string }>

/** Moves what has happened so many days into the past. */
const daysAgo = async (id: string, days: number) => {
  const move = (table: string, ...columns: ReadonlyArray<string>) =>
    rows(
      server,
      `update ${table} set ${columns.map((column) => `${column} = ${column} - make_interval(days => $3)`).join(', ')}
       where tenant_id = $1 and ${table === 'hr_documents' ? 'id' : 'document_id'} = $2`,
      [own.tenantId, id, days],
    )
  await move('hr_documents', 'published_utc', 'agree_from_utc')
  await move('hr_document_versions', 'published_utc')
  await move('hr_document_bindings', 'since_utc', 'until_utc', 'agreed_utc')
  await move('hr_document_agreements', 'agreement_date_utc')
}

describe('7 POST hrDocuments/{id}/agree', () => {
  test('to the version that is read: kept with the hash of the text, and gone from the to-do list at once', async () => {
    const id = await my.publish()
    expect((await toDo(own.target)).find((item) => item.id === id)?.type).toBe('hrDocumentAgreement')
    const answer = asSummary((await my.agree(id, 1, own.target)).body.data)
    expect(answer).toMatchObject({
      id,
      bindsMe: true,
      agreements: [{ employeeId: own.target.employeeId, versionNo: 1 }],
    })
    const { current } = await my.read(id)
    expect(await agreementsOf(id)).toEqual([
      { versionNo: 1, employeeId: own.target.employeeId, sha256: current?.sha256 },
    ])
    expect((await toDo(own.target)).map((item) => item.id)).not.toContain(id)
    expect((await auditOf(server, own)).at(-1)).toMatchObject({ action: 'agreed', kind: 'hrDocument', id })
  })

  test('twice, and eight times at once: one agreement, the first', async () => {
    const id = await my.publish()
    const answers = await Promise.all(Array.from({ length: 8 }, () => my.agree(id, 1, own.target)))
    expect(answers.map(codeOf)).toEqual(Array.from({ length: 8 }, () => '200'))
    const [first] = asSummary(answers[0]?.body.data).agreements
    expect(asSummary((await my.agree(id, 1, own.target)).body.data).agreements).toEqual([first])
    expect(await agreementsOf(id)).toHaveLength(1)
  })

  test('to an old version, and to one that is not: 409 not_current; nothing is kept', async () => {
    const id = await my.publish()
    await my.publishAnew(id, 'Drink water.', 'substantive')
    const before = await stateOf(server, [own])
    for (const versionNo of [1, 3]) expect(codeOf(await my.agree(id, versionNo, own.target))).toBe('409 not_current')
    expect(codeOf(await my.agree(id, 0, own.target)).slice(0, 3)).toBe('400')
    expect(await stateOf(server, [own])).toBe(before)
  })

  test('for another: the caller agrees for themself, and nothing in the request names anybody else', async () => {
    const id = await my.publish()
    const answer = await my.ask(`hrDocuments/${id}/agree`, own.manager, {
      json: { versionNo: 1, employeeId: own.target.employeeId },
    })
    expect(codeOf(answer).slice(0, 3)).toBe('400')
    expect(await agreementsOf(id)).toEqual([])
  })

  test.each<[string, (id: string) => Promise<unknown>, (world: World) => Person]>([
    ['outside the relevant parties', (id) => my.settle(id, only(own.target)), (world) => world.colleague],
    ['an admin whom it does not bind', (id) => my.settle(id, only(own.target)), (world) => world.admin],
    ['it is archived', (id) => my.settle(id, {}, true), (world) => world.target],
  ])('%s: 404', async (_, prepare, who) => {
    const id = await my.publish()
    await prepare(id)
    expect(codeOf(await my.agree(id, 1, who(own)))).toBe('404 not_found')
  })

  test('a draft, another tenant’s, and none at all: 404', async () => {
    for (const id of [own.policyDraft, other.policy, newId()]) {
      expect(codeOf(await my.agree(id, 1, own.target))).toBe('404 not_found')
    }
  })

  test('while a new version is published, one agrees to the old or to none', async () => {
    const id = await my.publish()
    await my.save(id, { version: null })
    const [review, agreement] = await Promise.all([my.review(id), my.agree(id, 1, own.target)])
    expect(codeOf(review)).toBe('200')
    expect(['200', '409 not_current']).toContain(codeOf(agreement))
    expect(await dutyOf(id, own.target)).toMatchObject({
      standing: codeOf(agreement) === '200' ? 'outdated' : 'owed',
    })
  })
})

describe('4 agreed or not, per employee', () => {
  test('three people agree, a new version asks them again, and the list says so', async () => {
    const three = [own.target, own.manager, own.colleague]
    const id = await my.publish(only(...three))
    for (const person of three) await my.agree(id, 1, person)
    expect((await my.list()).find((one) => one.id === id)?.progress).toEqual({ bound: 3, agreed: 3, late: 0 })
    await my.publishAnew(id, 'Drink water.', 'substantive')
    expect((await my.list()).find((one) => one.id === id)?.progress).toEqual({ bound: 3, agreed: 0, late: 0 })
    expect((await toDo(own.target)).find((item) => item.id === id)?.type).toBe('hrDocumentUpdate')
    await my.agree(id, 2, own.target)
    expect((await compliance(id)).people.map(({ standing, agreedVersionNo }) => [standing, agreedVersionNo])).toEqual([
      ['outdated', 1],
      ['agreed', 2],
      ['outdated', 1],
    ])
  })

  test('a due day is over at its end, where the tenant is; one that was over before it asked binds nobody', async () => {
    const id = await my.publish({ dueDay: '2031-02-03' })
    expect((await my.list(own.target)).find((one) => one.id === id)?.dueUtc).toBe('2031-02-03T13:59:59.999Z')
    const past = await my.publish({ dueDay: '2024-02-03' })
    expect(await dutyOf(past, own.target)).toMatchObject({ dueUtc: null, standing: 'owed' })
  })

  test('a person who has so many days is late after them, and in time until then', async () => {
    const id = await my.publish({ dueInDays: 14 })
    expect(await dutyOf(id, own.target)).toMatchObject({ standing: 'owed' })
    await daysAgo(id, 14)
    expect(await dutyOf(id, own.target)).toMatchObject({ standing: 'owed' })
    await daysAgo(id, 1)
    expect(await dutyOf(id, own.target)).toMatchObject({ standing: 'late' })
    expect((await my.list()).find((one) => one.id === id)?.progress).toEqual({ bound: 9, agreed: 0, late: 9 })
    await my.agree(id, 1, own.target)
    expect(await dutyOf(id, own.target)).toMatchObject({ standing: 'agreed' })
  })

  test('an agreement is renewed by agreeing to the same version again; both are kept', async () => {
    const id = await my.publish({ renewEveryMonths: 12, dueInDays: 7 })
    await my.agree(id, 1, own.target)
    expect((await my.list(own.target)).find((one) => one.id === id)?.renewalUtc).not.toBeNull()
    await daysAgo(id, 370)
    expect(await dutyOf(id, own.target)).toMatchObject({ standing: 'outdated', agreedVersionNo: 1 })
    expect((await toDo(own.target)).find((item) => item.id === id)).toMatchObject({ title: 'Policy to agree to again' })
    expect(codeOf(await my.agree(id, 1, own.target))).toBe('200')
    expect(await dutyOf(id, own.target)).toMatchObject({ standing: 'agreed' })
    expect(await agreementsOf(id)).toHaveLength(2)
  })

  test('the database and the rule say the same of everybody', async () => {
    const id = await my.publish({ renewEveryMonths: 1, dueInDays: 20 })
    await my.agree(id, 1, own.target)
    await daysAgo(id, 40)
    await my.agree(id, 1, own.manager)
    await my.publishAnew(id, 'Drink water.', 'editorial')
    await my.agree(id, 2, own.colleague)
    const duties = await rows<Parameters<typeof dutyStatusAt>[0] & { readonly standing: string }>(
      server,
      `select agree_from_version_no as "agreeFromVersionNo", agreed_version_no as "agreedVersionNo", standing,
         to_char(renewal_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "renewalUtc",
         to_char(due_utc at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "dueUtc"
       from policy_duties($1) where document_id = $2`,
      [own.tenantId, id],
    )
    const now = new Date().toISOString()
    expect(duties.map((duty) => dutyStatusAt(duty, now))).toEqual(duties.map(({ standing }) => standing))
    expect([...new Set(duties.map(({ standing }) => standing))].toSorted()).toEqual(['agreed', 'late', 'outdated'])
  })
})

describe('as at a day', () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

  test('who was bound, by which version, and who had agreed', async () => {
    const id = await my.publish(only(own.target, own.manager))
    await my.agree(id, 1, own.target)
    await daysAgo(id, 30)
    await my.publishAnew(id, 'Drink water.', 'substantive')
    await my.agree(id, 2, own.target)
    await daysAgo(id, 10)
    await my.settle(id, only(own.manager, own.colleague))
    await my.agree(id, 2, own.manager)

    const people = async (asAt?: string) =>
      (await compliance(id, asAt)).people.map((one) => [one.fullName.split(' ')[0], one.versionNo, one.standing])
    expect(await people(day(-45))).toEqual([])
    expect(await people(day(-20))).toEqual([
      ['Eve', 1, 'agreed'],
      ['Max', 1, 'owed'],
    ])
    expect(await people(day(-5))).toEqual([
      ['Eve', 2, 'agreed'],
      ['Max', 2, 'owed'],
    ])
    expect(await people()).toEqual([
      ['Cleo', 2, 'owed'],
      ['Max', 2, 'agreed'],
    ])
    expect(await people(day(1))).toEqual(await people())
  })

  test('today it is what it is now; a day that is none: 400', async () => {
    const id = await my.publish({ dueInDays: 3, renewEveryMonths: 12 })
    await my.agree(id, 1, own.target)
    expect((await compliance(id, day(1))).people).toEqual((await compliance(id)).people)
    expect(codeOf(await my.ask(`hrDocuments/${id}/compliance?asAt=2024-02-31`)).slice(0, 3)).toBe('400')
  })
})
