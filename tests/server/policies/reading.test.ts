import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PolicyDiff, PolicyVersion } from '../../../src/domain/policies/nouns.ts'
import { codeOf } from '../kit/codes.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, rows, textOf, type World } from '../world/world.ts'
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

const strict = { onExcessProperty: 'error' } as const
const asVersion = Schema.decodeUnknownSync(PolicyVersion, strict)
const asDiff = Schema.decodeUnknownSync(PolicyDiff, strict)

describe('who sees what', () => {
  const paths = (id: string) => [`hrDocuments/${id}`, `hrDocuments/${id}/1`, `HRDocumentsDiff/${id}/1`]

  test('whom it binds reads it with every version; whom it does not finds nothing', async () => {
    const id = await my.publish({ relevantParties: { ...nobody, employeeIds: [own.target.employeeId] } })
    for (const path of paths(id)) {
      expect(codeOf(await my.ask(path, own.target))).toBe('200')
      expect(codeOf(await my.ask(path, own.admin))).toBe('200')
      for (const person of [own.colleague, own.manager])
        expect(codeOf(await my.ask(path, person))).toBe('404 not_found')
    }
    expect((await my.list(own.colleague)).map((one) => one.id)).not.toContain(id)
  })

  test.each(['View', 'Use', 'Create', 'Modify', 'Delete'])(
    '6 a policy manager by the verb %s sees all',
    async (verb) => {
      await rows(server, 'update security_groups set features = $2::jsonb where tenant_id = $1', [
        own.tenantId,
        JSON.stringify([{ featureId: 'companyPoliciesManage', actions: [verb] }]),
      ])
      const id = await my.publish({ relevantParties: nobody })
      const seen = await my.read(id, own.featureHolder)
      expect(seen).toMatchObject({ bindsMe: false, progress: { bound: 0 }, settings: { relevantParties: nobody } })
      expect((await my.list(own.featureHolder)).map((one) => one.id)).toContain(own.policyDraft)
      expect(codeOf(await my.ask(`hrDocuments/${id}/compliance`, own.featureHolder))).toBe('200')
      expect(codeOf(await my.ask('hrDocuments/categories', own.featureHolder))).toBe('200')
      expect(codeOf(await my.agree(id, 1, own.featureHolder))).toBe('404 not_found')
    },
  )

  test('another tenant’s policy is not there, for an admin either', async () => {
    for (const path of [...paths(other.policy), `hrDocuments/${other.policy}/compliance`]) {
      expect(codeOf(await my.ask(path, own.admin))).toBe('404 not_found')
    }
    expect(codeOf(await my.save(other.policyDraft))).toBe('404 not_found')
    expect(codeOf(await my.remove(other.policyDraft, 1))).toBe('404 not_found')
  })

  test('6 without the compliance module: 403 module_missing, whatever is asked', async () => {
    const id = await my.publish()
    const ownPlan = await addPlan(server)
    await rows(server, `update product_plans set modules = array['orgChart'] where id = $1`, [ownPlan])
    await rows(server, 'update subscriptions set product_plan_id = $2 where tenant_id = $1', [own.tenantId, ownPlan])
    const answers = await Promise.all([
      ...paths(id).map((path) => my.ask(path, own.target)),
      my.agree(id, 1, own.target),
      my.create(),
      my.review(own.policyDraft),
    ])
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['403 module_missing']))
  })
})

describe('7 GET hrDocuments/{id}/{versionNo}', () => {
  test('a version as it was published, for ever', async () => {
    const id = await my.publish({}, 'Drink.')
    await my.publishAnew(id, 'Drink water.', 'substantive', 'Says what.')
    expect(asVersion((await my.ask(`hrDocuments/${id}/1`, own.target)).body.data)).toMatchObject({
      versionNo: 1,
      content: textOf('Drink.'),
      file: null,
      isSubstantive: true,
      publishedBy: `Ava ${own.canary}`,
    })
    expect((await my.read(id, own.target)).versions).toMatchObject([
      { versionNo: 2, changeNote: 'Says what.' },
      { versionNo: 1, changeNote: '' },
    ])
    expect(codeOf(await my.ask(`hrDocuments/${id}/3`, own.target))).toBe('404 not_found')
    expect(codeOf(await my.ask(`hrDocuments/${id}/0`, own.target)).slice(0, 3)).toBe('400')
  })
})

describe('7 GET HRDocumentsDiff/{id}/{versionNo}', () => {
  const diff = async (id: string, versionNo: number, from?: number, by = own.target) =>
    asDiff(
      (await my.ask(`HRDocumentsDiff/${id}/${versionNo}${from === undefined ? '' : `?from=${from}`}`, by)).body.data,
    )

  const three = async () => {
    const id = await my.publish({}, 'Drink water.')
    await my.publishAnew(id, 'Drink cool water.', 'editorial', 'Cool.')
    await my.publishAnew(id, 'Drink cool water and rest.', 'substantive', 'Rest, too.')
    return id
  }

  test('from the version before; the first from nothing', async () => {
    const id = await three()
    expect(await diff(id, 2)).toEqual({
      fromVersionNo: 1,
      toVersionNo: 2,
      titleBefore: 'Heat',
      title: 'Heat',
      blocks: [
        {
          kind: 'paragraph',
          level: 0,
          change: 'changed',
          parts: [
            { change: 'same', text: 'Drink ' },
            { change: 'added', text: 'cool ' },
            { change: 'same', text: 'water.' },
          ],
        },
      ],
      notes: [{ versionNo: 2, changeNote: 'Cool.', isSubstantive: false }],
    })
    expect(await diff(id, 1)).toMatchObject({ fromVersionNo: null, titleBefore: null, blocks: [{ change: 'added' }] })
  })

  test('from what the reader agreed to last: what changed since, with every note', async () => {
    const id = await my.publish({}, 'Drink water.')
    await my.agree(id, 1, own.target)
    await my.publishAnew(id, 'Drink cool water.', 'editorial', 'Cool.')
    await my.publishAnew(id, 'Drink cool water and rest.', 'substantive', 'Rest, too.')
    expect(await diff(id, 3)).toMatchObject({
      fromVersionNo: 1,
      notes: [{ versionNo: 3, changeNote: 'Rest, too.' }, { versionNo: 2 }],
    })
    expect(await diff(id, 3, undefined, own.colleague)).toMatchObject({ fromVersionNo: 2 })
  })

  test('between any two, whichever is named first', async () => {
    const id = await three()
    expect(await diff(id, 3, 1)).toEqual(await diff(id, 1, 3))
    expect(await diff(id, 2, 2)).toMatchObject({ blocks: [{ change: 'same' }], notes: [] })
    for (const path of [`HRDocumentsDiff/${id}/4`, `HRDocumentsDiff/${id}/3?from=9`]) {
      expect(codeOf(await my.ask(path, own.target))).toBe('404 not_found')
    }
  })

  test('of a draft there is nothing to compare', async () => {
    expect(codeOf(await my.ask(`HRDocumentsDiff/${own.policyDraft}/1`))).toBe('404 not_found')
  })
})
