import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PolicySettings } from '../../../src/domain/policies/nouns.ts'
import { codeOf } from '../kit/codes.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, stateOf, type World } from '../world/world.ts'
import { type Asking, asDocument, asking, nobody } from './asking.ts'

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

const only = (person: Person): Partial<PolicySettings> => ({
  relevantParties: { ...nobody, employeeIds: [person.employeeId] },
})

describe('7 PUT hrDocuments/{id}/settings', () => {
  test('come back as they went in; the readers learn only that they are bound', async () => {
    const id = await my.publish()
    const settings = {
      relevantParties: {
        all: false,
        employeeIds: [own.target.employeeId],
        departmentIds: [own.emptyDepartment],
        positionTitles: ['Foreman'],
        tags: [`${own.canary} tag`],
      },
      dueDay: '2031-02-03',
      dueInDays: 14,
      remindEveryDays: 7,
      tellManagerAfterDays: 5,
      renewEveryMonths: 12,
    }
    const answer = asDocument((await my.settle(id, settings)).body.data)
    expect(answer).toMatchObject({ settings, relevantParties: settings.relevantParties, status: 'published' })
    expect((await my.read(id, own.target)).relevantParties).toEqual({
      ...nobody,
      employeeIds: [own.target.employeeId],
    })
    expect((await auditOf(server, own)).at(-1)).toMatchObject({
      action: 'updated',
      fields: ['relevantParties', 'dueDay', 'dueInDays', 'remindEveryDays', 'tellManagerAfterDays', 'renewEveryMonths'],
    })
  })

  test.each<[string, () => Partial<PolicySettings>, string]>([
    ['somebody of another tenant', () => only(other.target), '422 unknown_party'],
    [
      'a department that is not',
      () => ({ relevantParties: { ...nobody, departmentIds: [other.department] } }),
      '422 unknown_party',
    ],
    ['a tag that is not', () => ({ relevantParties: { ...nobody, tags: ['nowhere'] } }), '422 unknown_party'],
    ['no days', () => ({ dueInDays: 0 }), '400'],
    ['a renewal every 61 months', () => ({ renewEveryMonths: 61 }), '400'],
  ])('%s: %s', async (_, over, expected) => {
    const id = await my.publish()
    const before = await stateOf(server, [own])
    const answer = codeOf(await my.settle(id, over()))
    expect(expected === '400' ? answer.slice(0, 3) : answer).toBe(expected)
    expect(await stateOf(server, [own])).toBe(before)
  })

  test('a stale version: 409', async () => {
    const id = await my.publish()
    const json = { version: 1, settings: (await my.read(id)).settings, isArchived: false }
    expect(codeOf(await my.put(`hrDocuments/${id}/settings`, json))).toBe('409 changed_meanwhile')
  })

  test('an archived one asks nobody, keeps everything, and asks again when it is taken out', async () => {
    const id = await my.publish()
    await my.agree(id, 1, own.target)
    await my.settle(id, {}, true)
    expect((await my.list(own.target)).map((one) => one.id)).not.toContain(id)
    expect(await my.read(id)).toMatchObject({
      status: 'archived',
      versions: [{ versionNo: 1 }],
      progress: { bound: 0 },
    })
    await my.settle(id, {}, false)
    expect((await my.list()).find((one) => one.id === id)?.progress).toMatchObject({ agreed: 1 })
  })
})
