import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { canonicalText } from '../../../src/domain/policies/content/canonical.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, rows, stateOf, textOf, type World } from '../world/world.ts'
import { type Asking, asDocument, asking } from './asking.ts'

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

const grant = (action: string) =>
  rows(server, 'update security_groups set features = $2::jsonb where tenant_id = $1', [
    own.tenantId,
    JSON.stringify([{ featureId: 'companyPoliciesManage', actions: [action] }]),
  ])

describe('7 POST hrDocuments: a draft', () => {
  test('comes back as it went in, asks nobody, and is written down', async () => {
    const id = newId()
    const answer = asDocument((await my.create({ id, title: 'Heat', category: 'Safety' })).body.data)
    expect(answer).toMatchObject({
      id,
      type: 0,
      title: 'Heat',
      category: 'Safety',
      status: 'draft',
      versionNo: 0,
      publishedUtc: null,
      current: null,
      versions: [],
      hasDraft: true,
      bindsMe: false,
      progress: null,
      version: 1,
      draft: { title: 'Heat', category: 'Safety', content: textOf('Drink.'), savedBy: `Ava ${own.canary}`, version: 1 },
      settings: { relevantParties: { all: true }, dueDay: null },
    })
    expect(await auditOf(server, own)).toMatchObject([
      { action: 'created', kind: 'hrDocument', id, fields: ['title', 'category', 'text'] },
    ])
    expect((await my.list(own.target)).map((one) => one.id)).not.toContain(id)
    expect(codeOf(await my.ask(`hrDocuments/${id}`, own.target))).toBe('404 not_found')
  })

  test('asked twice with one id it makes one; with another text it is refused', async () => {
    const id = newId()
    await my.create({ id })
    expect(codeOf(await my.create({ id }))).toBe('200')
    expect(await auditOf(server, own)).toHaveLength(1)
    expect(codeOf(await my.create({ id, content: textOf('Rest.') }))).toBe('409 already_exists')
    expect(codeOf(await my.create({ id: other.policyDraft }))).toBe('200')
  })

  test.each([
    ['Create', '200'],
    ['Use', '403 feature_not_granted'],
  ])('6 the feature with the verb %s: %s', async (action, expected) => {
    await grant(action)
    expect(codeOf(await my.create({}, own.featureHolder))).toBe(expected)
  })

  const linked = (href: string) => ({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] }] },
    ],
  })
  const within = (depth: number): object =>
    depth === 0
      ? { type: 'paragraph', content: [{ type: 'text', text: 'deep' }] }
      : { type: 'blockquote', content: [within(depth - 1)] }
  const many = (count: number, block: object) => ({ type: 'doc', content: Array.from({ length: count }, () => block) })

  test.each<[string, object, string]>([
    ['a link that runs', { content: linked('javascript:alert(1)') }, '400'],
    ['a link that runs, in disguise', { content: linked('JaVaScRiPt:alert(1)') }, '400'],
    ['a link with the data in it', { content: linked('data:text/html,<script>alert(1)</script>') }, '400'],
    ['a link to another host without its protocol', { content: linked('//evil.example') }, '400'],
    ['a link with half a character', { content: linked('https://a.example/\ud800') }, '400'],
    ['a node of HTML', { content: many(1, { type: 'script', content: [] }) }, '400'],
    ['an attribute that runs', { content: many(1, { type: 'paragraph', attrs: { onclick: 'alert(1)' } }) }, '400'],
    [
      'a mark that is none',
      { content: many(1, { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'code' }] }] }) },
      '400',
    ],
    ['no content', { content: { type: 'doc', content: [] } }, '400'],
    ['a title of two lines', { title: 'Heat\nand sun' }, '400'],
    ['quotations within quotations, deeper than anybody follows', { content: many(1, within(13)) }, '422 too_deep'],
    ['deeper than the language can follow', { content: many(1, within(2_000)) }, '400'],
    [
      '200,001 characters',
      { content: many(11, { type: 'paragraph', content: [{ type: 'text', text: 'x'.repeat(20_000) }] }) },
      '422 text_too_long',
    ],
    ['5,001 paragraphs', { content: many(5_001, { type: 'paragraph' }) }, '422 too_many_blocks'],
    ['more than a megabyte', { content: textOf('x'.repeat(1_100_000)) }, '413 too_large'],
  ])('%s: %s', async (_, over, expected) => {
    const before = await stateOf(server, [own])
    const answer = codeOf(await my.create(over))
    expect(expected === '400' ? answer.slice(0, 3) : answer).toBe(expected)
    expect(await stateOf(server, [own])).toBe(before)
  })

  test('what looks like script is text, and stays it', async () => {
    const content = textOf('<img src=x onerror=alert(1)><script>alert(1)</script>')
    expect(asDocument((await my.create({ content })).body.data).draft?.content).toEqual(content)
  })
})

describe('7 PUT hrDocuments/{id}: the draft, saved', () => {
  test('counts the savings, and leaves the text in force alone', async () => {
    const id = await my.publish()
    const first = asDocument((await my.save(id, { version: null, title: 'Heat and sun' })).body.data)
    expect(first).toMatchObject({ title: 'Heat', hasDraft: true, draft: { title: 'Heat and sun', version: 1 } })
    const second = asDocument((await my.save(id, { version: 1, content: textOf('Rest.') })).body.data)
    expect(second).toMatchObject({
      draft: { content: textOf('Rest.'), version: 2 },
      current: { content: textOf('Drink.') },
    })
    expect(await my.read(id, own.target)).toMatchObject({
      hasDraft: false,
      draft: null,
      settings: null,
      template: null,
    })
  })

  test('what was never published is called as its draft', async () => {
    const id = newId()
    await my.create({ id })
    await my.save(id, { title: 'Heat and sun' })
    expect((await my.list()).find((one) => one.id === id)?.title).toBe('Heat and sun')
  })

  test('saved elsewhere in the meantime: 409, and nothing is lost; of 8 at once one wins', async () => {
    const id = newId()
    await my.create({ id })
    expect(codeOf(await my.save(id, { version: 2 }))).toBe('409 changed_meanwhile')
    expect(codeOf(await my.save(id, { version: null }))).toBe('409 changed_meanwhile')
    const answers = await Promise.all(Array.from({ length: 8 }, () => my.save(id, { content: textOf('Rest.') })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    expect((await my.read(id)).draft).toMatchObject({ version: 2, content: textOf('Rest.') })
  })

  test('the text of a written policy cannot be left out', async () => {
    const id = await my.publish()
    expect(codeOf(await my.save(id, { version: null, content: null }))).toBe('422 text_missing')
  })
})

describe('7 POST hrDocuments/{id}/review', () => {
  test('the first version is one of substance, whatever is said; the draft is gone', async () => {
    const id = newId()
    await my.create({ id, category: 'Safety' })
    const answer = asDocument((await my.review(id, { outcome: 'editorial', changeNote: 'New' })).body.data)
    expect(answer).toMatchObject({
      status: 'published',
      versionNo: 1,
      agreeFromVersionNo: 1,
      category: 'Safety',
      draft: null,
      hasDraft: false,
      bindsMe: true,
      versions: [{ versionNo: 1, isSubstantive: true, changeNote: 'New', publishedBy: `Ava ${own.canary}` }],
      version: 2,
    })
    expect(answer.lastReviewedUtc).not.toBeNull()
    expect(await auditOf(server, own)).toMatchObject([
      { action: 'created' },
      { action: 'published', kind: 'hrDocument' },
    ])
  })

  test('a version is hashed as it was published: the title and the text in canonical JSON', async () => {
    const { current } = await my.read(await my.publish())
    const text = canonicalText({ title: 'Heat', content: textOf('Drink.') })
    expect(text).toBe(
      '{"content":{"content":[{"content":[{"text":"Drink.","type":"text"}],"type":"paragraph"}],"type":"doc"},"title":"Heat"}',
    )
    expect(current?.sha256).toBe(createHash('sha256').update(text).digest('hex'))
  })

  test('editorial asks nobody again, substantive everybody (ours)', async () => {
    const id = await my.publish()
    await my.agree(id, 1, own.target)
    await my.publishAnew(id, 'Drink water.', 'editorial')
    expect((await my.list()).find((one) => one.id === id)).toMatchObject({
      versionNo: 2,
      agreeFromVersionNo: 1,
      progress: { bound: 9, agreed: 1, late: 0 },
    })
    await my.publishAnew(id, 'Drink water and rest.', 'substantive')
    expect((await my.list()).find((one) => one.id === id)).toMatchObject({
      versionNo: 3,
      agreeFromVersionNo: 3,
      progress: { bound: 9, agreed: 0, late: 0 },
    })
  })

  test('unchanged: what is in force holds, and no version is made', async () => {
    const id = await my.publish()
    const before = await my.read(id)
    const after = asDocument((await my.review(id, { outcome: 'unchanged', version: before.version })).body.data)
    expect(after).toMatchObject({ versionNo: 1, version: before.version + 1 })
    expect(String(after.lastReviewedUtc) > String(before.lastReviewedUtc)).toBe(true)
    expect((await auditOf(server, own)).at(-1)).toMatchObject({ action: 'reviewed', id })
  })

  test.each<[string, () => Promise<string>, object, string]>([
    ['nothing is written', () => my.publish(), { version: 3 }, '422 nothing_to_publish'],
    ['nothing is published', async () => own.policyDraft, { outcome: 'unchanged' }, '422 not_published'],
    ['the draft was saved meanwhile', async () => own.policyDraft, { version: 2 }, '409 changed_meanwhile'],
    ['it is not there', async () => newId(), {}, '404 not_found'],
    ['it is another tenant’s', async () => other.policyDraft, {}, '404 not_found'],
  ])('%s', async (_, which, over, expected) => {
    const id = await which()
    const before = await stateOf(server, [own, other])
    expect(codeOf(await my.review(id, over))).toBe(expected)
    expect(await stateOf(server, [own, other])).toBe(before)
  })

  test('what says nothing is not published; what is archived neither', async () => {
    const id = newId()
    await my.create({ id, content: { type: 'doc', content: [{ type: 'paragraph' }] } })
    expect(codeOf(await my.review(id))).toBe('422 nothing_written')
    await my.settle(own.policyDraft, {}, true)
    expect(codeOf(await my.review(own.policyDraft))).toBe('409 policy_archived')
    expect(codeOf(await my.save(own.policyDraft))).toBe('409 policy_archived')
  })

  test('published twice at once it is one version', async () => {
    const answers = await Promise.all([my.review(own.policyDraft), my.review(own.policyDraft)])
    expect(answers.map(codeOf).toSorted()).toEqual(['200', '422 nothing_to_publish'])
    expect((await my.read(own.policyDraft)).versions).toHaveLength(1)
  })

  test('versions, agreements and the history of settings are kept for ever: the server’s role may neither alter nor remove one', async () => {
    const may = await rows<{ readonly table: string }>(
      server,
      `select t as table from unnest(array['hr_document_versions', 'hr_document_agreements', 'hr_document_settings',
         'hr_document_audience']) t
       where has_table_privilege('tenure_app', t, 'update') or has_table_privilege('tenure_app', t, 'delete')
         or has_table_privilege('tenure_app', t, 'truncate')`,
    )
    expect(may).toEqual([])
  })
})

describe('7 DELETE hrDocuments/{id}', () => {
  test('one that was never published', async () => {
    expect(codeOf(await my.remove(own.policyDraft, 1))).toBe('200')
    expect(codeOf(await my.ask(`hrDocuments/${own.policyDraft}`))).toBe('404 not_found')
    expect(await auditOf(server, own)).toMatchObject([{ action: 'removed', kind: 'hrDocument', id: own.policyDraft }])
  })

  test('one that has versions is archived instead: 409 has_versions; a stale version: 409', async () => {
    const id = await my.publish()
    const { version } = await my.read(id)
    const before = await stateOf(server, [own])
    expect(codeOf(await my.remove(id, version))).toBe('409 has_versions')
    expect(codeOf(await my.remove(own.policyDraft, 2))).toBe('409 changed_meanwhile')
    expect(await stateOf(server, [own])).toBe(before)
  })
})
