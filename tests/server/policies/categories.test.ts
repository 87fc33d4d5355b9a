import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, makeWorld, type World } from '../world/world.ts'
import { type Asking, asking } from './asking.ts'

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

describe('7 categories', () => {
  const names = async () =>
    (await my.ask('hrDocuments/categories')).body.data as ReadonlyArray<{ name: string; uses: number }>
  const remove = (name: string) =>
    my.ask(`hrDocuments/categories/${encodeURIComponent(name)}`, own.admin, { method: 'DELETE' })

  test('a new name becomes one when it is published, whatever its case', async () => {
    let last = ''
    for (const category of ['Heat & Sun', 'heat & sun']) {
      const id = newId()
      await my.create({ id, category })
      await my.review(id)
      last = id
    }
    expect((await names()).filter(({ name }) => name.startsWith('Heat'))).toMatchObject([
      { name: 'Heat & Sun', uses: 2 },
    ])
    expect((await my.read(last)).current?.category).toBe('Heat & Sun')
    expect((await my.ask('bootstrapApplication')).body.data).toMatchObject({
      hrDocumentCategoryList: expect.arrayContaining(['Heat & Sun']),
    })
  })

  test('in use by a policy or a draft: 409; unused: gone; unknown, and another tenant’s: 404', async () => {
    const used = `${own.canary} policies`
    expect(codeOf(await remove(used))).toBe('409 category_in_use')
    await my.save(own.policyDraft, { category: own.unusedCategory })
    expect(codeOf(await remove(own.unusedCategory))).toBe('409 category_in_use')
    await my.save(own.policyDraft, { version: 2, category: null })
    expect(codeOf(await remove(own.unusedCategory.toUpperCase()))).toBe('200')
    expect((await names()).map(({ name }) => name)).toEqual([used])
    for (const name of ['Nowhere', other.unusedCategory]) expect(codeOf(await remove(name))).toBe('404 not_found')
  })
})
