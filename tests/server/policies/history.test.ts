import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PolicyCompliance } from '../../../src/domain/policies/nouns.ts'
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

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const chosen = (...people: ReadonlyArray<Person>) => ({
  relevantParties: { ...nobody, employeeIds: people.map(({ employeeId }) => employeeId) },
})

const kept: Readonly<Record<string, ReadonlyArray<string>>> = {
  hr_documents: ['published_utc', 'agree_from_utc'],
  hr_document_versions: ['published_utc'],
  hr_document_bindings: ['since_utc', 'until_utc', 'agreed_utc'],
  hr_document_agreements: ['agreement_date_utc'],
  hr_document_settings: ['since_utc'],
  hr_document_audience: ['changed_utc'],
}

/** Moves all that has happened so many days into the past. */
const daysPass = async (id: string, days: number, tables: ReadonlyArray<string> = Object.keys(kept)) => {
  for (const table of tables)
    await rows(
      server,
      `update ${table} set ${(kept[table] ?? []).map((column) => `${column} = ${column} - make_interval(days => $3)`).join(', ')}
       where tenant_id = $1 and ${table === 'hr_documents' ? 'id' : 'document_id'} = $2`,
      [own.tenantId, id, days],
    )
}

const asAt = async (id: string, on?: string) =>
  (await my.ask(`hrDocuments/${id}/compliance${on === undefined ? '' : `?asAt=${on}`}`)).body.data as PolicyCompliance

const eveIn = ({ people }: PolicyCompliance) => people.find(({ employeeId }) => employeeId === own.target.employeeId)

const settingsOf = (id: string) =>
  rows<{ readonly isForAll: boolean; readonly dueInDays: number | null }>(
    server,
    `select is_for_all as "isForAll", due_in_days as "dueInDays" from hr_document_settings
     where document_id = $1 order by seq`,
    [id],
  )

const audienceOf = async (id: string, on = day(1)) =>
  (
    await rows<{ readonly named: string }>(
      server,
      `select kind || ' ' || coalesce(name, subject) as named
       from policy_audience_at($1, $2, $3::timestamptz) order by 1`,
      [own.tenantId, id, `${on}T00:00:00Z`],
    )
  ).map(({ named }) => named)

describe('as at a day, by what was set then', () => {
  test('for all on the first day, narrowed to chosen people on the fifth: on the third it bound all', async () => {
    const id = await my.publish()
    await daysPass(id, 5)
    await my.settle(id, chosen(own.target, own.manager))
    expect((await asAt(id, day(-3))).people).toHaveLength(9)
    expect((await asAt(id)).people).toHaveLength(2)
  })

  test('a person who left the department, changed position or lost the tag since was bound by it then', async () => {
    const ways = [
      { relevantParties: { ...nobody, positionTitles: ['Site foreman'] } },
      { relevantParties: { ...nobody, tags: [`${own.canary} tag`] } },
    ]
    await rows(
      server,
      `update positions set title = 'Site Foreman' where tenant_id = $1 and employee_id = $2 and is_current`,
      [own.tenantId, own.target.employeeId],
    )
    const ids = [await my.publish(ways[0]), await my.publish(ways[1])]
    for (const id of ids) await daysPass(id, 5)
    await rows(server, `update positions set title = 'Estimator' where tenant_id = $1 and employee_id = $2`, [
      own.tenantId,
      own.target.employeeId,
    ])
    await rows(server, 'delete from employee_tags where tenant_id = $1 and employee_id = $2', [
      own.tenantId,
      own.target.employeeId,
    ])
    for (const id of ids) {
      expect(eveIn(await asAt(id, day(-3)))).toMatchObject({ standing: 'owed' })
      expect(eveIn(await asAt(id))).toBeUndefined()
    }
  })

  test('a due date that was moved: who was late then was late, and it says by when', async () => {
    const id = await my.publish({ dueInDays: 2 })
    await daysPass(id, 6)
    await my.settle(id, { dueInDays: 90 })
    expect(eveIn(await asAt(id))).toMatchObject({ standing: 'owed' })
    const then = await asAt(id, day(-1))
    expect(eveIn(then)).toMatchObject({ standing: 'late' })
    expect(then.basis).toMatchObject({ versionNo: 1, dueInDays: 2, areSettingsKnown: true })
    expect((await asAt(id, day(1))).basis).toMatchObject({ dueInDays: 90 })
    expect((await asAt(id)).basis).toBeNull()
  })

  test('a last day that came later makes nobody late before it', async () => {
    const id = await my.publish()
    await daysPass(id, 20)
    await my.settle(id, { dueDay: day(-10) })
    await daysPass(id, 5, ['hr_document_settings'])
    expect(eveIn(await asAt(id, day(-7)))).toMatchObject({ standing: 'owed', dueUtc: null })
    expect(eveIn(await asAt(id, day(-3)))).toMatchObject({ standing: 'late' })
  })

  test('a renewal that was shortened since: the agreement held then', async () => {
    const id = await my.publish({ renewEveryMonths: 12 })
    await my.agree(id, 1, own.target)
    await daysPass(id, 60)
    await my.settle(id, { renewEveryMonths: 1 })
    expect(eveIn(await asAt(id))).toMatchObject({ standing: 'outdated' })
    expect(eveIn(await asAt(id, day(-5)))).toMatchObject({ standing: 'agreed' })
  })

  test('of what was set before it was kept the earliest that is known stands in, and it says so', async () => {
    const id = await my.publish({ dueInDays: 3 })
    await daysPass(id, 10)
    await daysPass(id, -8, ['hr_document_settings'])
    expect((await asAt(id, day(-5))).basis).toMatchObject({ dueInDays: 3, areSettingsKnown: false })
    expect((await asAt(id, day(-1))).basis).toMatchObject({ dueInDays: 3, areSettingsKnown: true })
    expect(await asAt(id, day(-30))).toMatchObject({ basis: null, people: [] })
  })

  test('nothing of it reaches another tenant', async () => {
    const id = await my.publish()
    const theirs = asking(server, other)
    expect((await theirs.ask(`hrDocuments/${id}/compliance?asAt=${day(-1)}`)).status).toBe(404)
    expect((await my.ask(`hrDocuments/${id}/compliance?asAt=${day(-1)}`, own.target)).status).toBe(403)
  })
})

describe('the history of the settings', () => {
  test('begins with the first version, and goes on with each change that is one', async () => {
    expect(await settingsOf(own.policyDraft)).toEqual([])
    const id = await my.publish({ dueInDays: 7 })
    await my.settle(id, { dueInDays: 7 })
    await my.publishAnew(id, 'Drink water.', 'substantive')
    await my.settle(id, { ...chosen(own.target), dueInDays: 9 })
    expect(await settingsOf(id)).toEqual([
      { isForAll: true, dueInDays: 7 },
      { isForAll: false, dueInDays: 9 },
    ])
  })

  test('who and what was named, from whatever side it was changed', async () => {
    const named = { ...nobody, positionTitles: ['Estimator'], tags: [`${own.canary} tag`] }
    const id = await my.publish({ relevantParties: { ...named, departmentIds: [own.department] } })
    await my.put(`employees/${own.target.employeeId}/profile/hrPolicies`, { version: 1, documentIds: [id] })
    const before = await audienceOf(id)
    expect(before).toEqual([
      expect.stringMatching(/^department /),
      `person ${own.target.employeeId}`,
      'position Estimator',
      `tag ${own.canary} tag`,
    ])
    await daysPass(id, 5)
    await my.ask(`departments/${own.department}/merge`, own.admin, { json: { version: 1, into: own.emptyDepartment } })
    await my.settle(id, { relevantParties: { ...nobody, departmentIds: [own.emptyDepartment] } })
    expect(await audienceOf(id)).toHaveLength(1)
    expect(await audienceOf(id, day(-3))).toEqual(before)
  })

  test('people who are named at the same moment are all kept', async () => {
    const id = await my.publish(chosen(own.admin))
    const people = [own.target, own.manager, own.colleague, own.featureHolder]
    await Promise.all(
      people.map(({ employeeId }) =>
        my.put(`employees/${employeeId}/profile/hrPolicies`, { version: 1, documentIds: [id] }),
      ),
    )
    expect(await audienceOf(id)).toHaveLength(5)
  })

  test('goes with a draft that is deleted', async () => {
    await my.settle(own.policyDraft, chosen(own.target))
    expect(await audienceOf(own.policyDraft)).toHaveLength(1)
    await my.remove(own.policyDraft, (await my.read(own.policyDraft)).version)
    expect(await rows(server, 'select 1 from hr_document_audience where document_id = $1', [own.policyDraft])).toEqual(
      [],
    )
  })
})
