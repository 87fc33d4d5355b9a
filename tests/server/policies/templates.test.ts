import { Effect, Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { withinBounds } from '../../../src/domain/policies/content/bounds.ts'
import { PolicyContent } from '../../../src/domain/policies/content/nouns.ts'
import { textOf as wordsOf } from '../../../src/domain/policies/content/words.ts'
import { HrDocument } from '../../../src/domain/policies/nouns.ts'
import { PolicyTemplate, TemplateComparison } from '../../../src/domain/policies/templates/nouns.ts'
import { marketplace, templateTitled } from '../../../src/server/policies/templates/marketplace.ts'
import { publishTemplates } from '../../../src/server/policies/templates/publishing.ts'
import { newId } from '../kit/people.ts'
import { type Ask, serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, rows, stateOf, textOf, type World } from '../world/world.ts'

let server: TestServer
let plan: string
let own: World
let other: World

const disconnect = templateTitled('Right to Disconnect')
const inVersion = (version: number) =>
  marketplace.map((template) =>
    template.id === disconnect.id ? { ...template, versions: template.versions.slice(0, version) } : template,
  )

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  await Effect.runPromise(publishTemplates(server.addresses.owner, inVersion(1)))
  other = await makeWorld(server, { name: 'other', plan })
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
})
afterAll(() => server.close())

const ask = (rest: string, asked: Ask = {}) =>
  server.ask(`/api/${own.tenantId}/${rest}`, { as: own.admin.userId, ...asked })

const documentIn = (answer: { readonly body: { readonly data: unknown } }) =>
  Schema.decodeUnknownSync(HrDocument, { onExcessProperty: 'error' })(answer.body.data)

const read = async (id: string) => documentIn(await ask(`hrDocuments/${id}`))

describe('the marketplace itself', () => {
  it('is a dozen policies, of which three have a second version', () => {
    expect(marketplace.length).toBeGreaterThanOrEqual(12)
    expect(marketplace.filter(({ versions }) => versions.length === 2).length).toBe(3)
    expect(new Set(marketplace.map(({ id }) => id)).size).toBe(marketplace.length)
  })

  const texts = marketplace.flatMap(({ title, versions }) =>
    versions.map(({ content }, index) => [`${title} ${index + 1}`, content] as const),
  )

  test.each(texts)('%s is a text as the editor keeps it, of a length that says something', (_, content) => {
    expect(Schema.decodeUnknownSync(PolicyContent, { onExcessProperty: 'error' })(content)).toEqual(content)
    expect(withinBounds(content)).toEqual({ allowed: true })
    const words = content.content.map(wordsOf).join(' ').split(/\s+/)
    expect(words.length).toBeGreaterThan(220)
    expect(JSON.stringify(content)).not.toContain('**')
  })

  it('published again it changes nothing, and a version that is there is never written anew', async () => {
    const versions = () => rows(server, 'select * from hr_document_template_versions order by template_id, version')
    const before = await versions()
    const rewritten = marketplace.map((template) => ({
      ...template,
      versions: [{ updatedUtc: '2030-01-01T00:00:00Z', content: textOf('Other') as PolicyContent }],
    }))
    await Effect.runPromise(publishTemplates(server.addresses.owner, rewritten))
    expect(await versions()).toEqual(before)
  })
})

/** The path names no tenant, the header does. */
const askMarketplace = (rest: string, tenantId: string | null = own.tenantId) =>
  server.ask(`/api/marketplace/${rest}`, { as: own.admin.userId, tenantId })

describe('§ 7 GET /api/marketplace/hrDocumentTemplates', () => {
  it('stands outside /api/{tenantId}: the header says for which client, and no client is called marketplace', async () => {
    const told = async (tenantId: string | null) => {
      const { status, body } = await askMarketplace('hrDocumentTemplates', tenantId)
      return `${status} ${body.errors[0]?.code ?? ''}`.trim()
    }
    expect(await told(own.tenantId)).toBe('200')
    expect(await told(other.tenantId)).toBe('404 not_found')
    expect(await told(null)).toBe('400 tenant_mismatch')
    expect((await ask('marketplace/hrDocumentTemplates')).status).toBe(404)
    expect((await askMarketplace('categories', 'marketplace')).status).toBe(404)
  })

  it('has each template in its newest version, whole, in order of title', async () => {
    const list = Schema.decodeUnknownSync(Schema.Array(PolicyTemplate), { onExcessProperty: 'error' })(
      (await askMarketplace('hrDocumentTemplates')).body.data,
    )
    expect(list.map(({ title }) => title)).toEqual(list.map(({ title }) => title).toSorted())
    const heat = list.find(({ title }) => title === 'Heat and Sun')
    expect(heat).toMatchObject({ version: 1, content: templateTitled('Heat and Sun').versions[0]?.content })
  })

  it('and its file is a PDF of the same', async () => {
    const answer = await askMarketplace(`hrDocumentTemplates/${disconnect.id}/File`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.text.startsWith('%PDF-')).toBe(true)
    expect((await askMarketplace(`hrDocumentTemplates/${newId()}/File`)).status).toBe(404)
  })
})

describe('§ 7 POST useTemplate/{templateId}', () => {
  const use = (id: string, templateId: string = disconnect.id) =>
    ask(`hrDocuments/useTemplate/${templateId}`, { json: { id, title: 'Off duty', category: 'Leave & Hours' } })

  it('makes a draft with the template’s text, which knows where it came from', async () => {
    const id = newId()
    const document = documentIn(await use(id))
    expect(document).toMatchObject({
      title: 'Off duty',
      status: 'draft',
      newVersionAvailable: false,
      template: { id: disconnect.id, title: 'Right to Disconnect', version: 1, latestVersion: 1 },
    })
    expect(document.draft).toMatchObject({ templateVersion: 1, content: disconnect.versions[0]?.content })
  })

  it('asked twice with one id it is one document', async () => {
    const id = newId()
    const answers = await Promise.all([use(id), use(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await auditOf(server, own)).filter((entry) => entry.id === id)).toHaveLength(1)
    expect((await use(id, templateTitled('Leave').id)).status).toBe(409)
    expect((await use(own.policy)).status).toBe(409)
  })

  it('a template that is not there: 404', async () => {
    expect((await use(newId(), newId())).status).toBe(404)
  })
})

describe('§ 4 updating to the latest template', () => {
  /** A policy from the template as it was, with a change of our own, in force; then the template gets another version. */
  const changedByBoth = async () => {
    const id = newId()
    await ask(`hrDocuments/useTemplate/${disconnect.id}`, { json: { id, title: 'Off duty', category: null } })
    const before = await read(id)
    const theirs = before.draft?.content as PolicyContent
    const [heading, , ...rest] = theirs.content
    const ours = textOf('Our own words about time off.').content[0] as PolicyContent['content'][0]
    const content: PolicyContent = { type: 'doc', content: [heading, ours, ...rest] }
    const saved = await ask(`hrDocuments/${id}`, {
      method: 'PUT',
      json: { version: 1, title: 'Off duty', category: null, content },
    })
    expect(saved.status).toBe(200)
    await ask(`hrDocuments/${id}/review`, { json: { outcome: 'substantive', changeNote: '', version: 2 } })
    await Effect.runPromise(publishTemplates(server.addresses.owner, inVersion(2)))
    return read(id)
  }

  const update = (document: HrDocument, comparison: TemplateComparison, change: object = {}) =>
    ask(`hrDocuments/useTemplate/${document.id}`, {
      method: 'PUT',
      json: {
        version: document.version,
        draftVersion: document.draft?.version ?? null,
        templateVersion: comparison.latestVersion,
        content: comparison.merged,
        changeNote: 'On call, and customers',
        requireReacknowledgement: true,
        ...change,
      },
    })

  const compare = async (id: string) =>
    Schema.decodeUnknownSync(TemplateComparison, { onExcessProperty: 'error' })(
      (await ask(`hrDocuments/${id}/template`)).body.data,
    )

  it('says that there is a newer one, shows both changes, puts them together, publishes, and asks again', async () => {
    const document = await changedByBoth()
    expect(document).toMatchObject({ newVersionAvailable: true, versionNo: 1 })
    const comparison = await compare(document.id)
    expect(comparison).toMatchObject({ templateVersion: 1, latestVersion: 2, conflicts: [] })
    expect(comparison.ours.some(({ change }) => change !== 'same')).toBe(true)
    expect(comparison.theirs.some(({ change }) => change === 'added')).toBe(true)
    const merged = comparison.merged.content.map(wordsOf).join('\n')
    expect(merged).toContain('Our own words about time off.')
    expect(merged).toContain('Being on call is rostered')

    const updated = documentIn(await update(document, comparison))
    expect(updated).toMatchObject({
      versionNo: 2,
      agreeFromVersionNo: 2,
      newVersionAvailable: false,
      template: { version: 2, latestVersion: 2 },
      draft: null,
      current: { isSubstantive: true, changeNote: 'On call, and customers', content: comparison.merged },
    })
    const again = await update(updated, comparison)
    expect([again.status, again.body.errors[0]?.code]).toEqual([409, 'is_latest'])
  })

  it('what was saved since the comparison is not lost', async () => {
    const document = await changedByBoth()
    const comparison = await compare(document.id)
    await ask(`hrDocuments/${document.id}`, {
      method: 'PUT',
      json: { version: null, title: 'Off duty', category: null, content: textOf('Somebody else') },
    })
    const before = await stateOf(server)
    for (const change of [{}, { version: document.version + 1 }, { draftVersion: 7 }]) {
      const answer = await update(document, comparison, change)
      expect([answer.status, answer.body.errors[0]?.code]).toEqual([409, 'changed_meanwhile'])
    }
    expect(await stateOf(server)).toBe(before)
  })

  it('a version of the template that is not the newest, or is not there, is refused', async () => {
    const document = await changedByBoth()
    const comparison = await compare(document.id)
    for (const templateVersion of [1, 3]) {
      const answer = await update(document, comparison, { templateVersion })
      expect([answer.status, answer.body.errors[0]?.code]).toEqual([409, 'template_changed'])
    }
  })

  it('§ 7 without asking everybody to agree again it is not done', async () => {
    const document = await changedByBoth()
    const comparison = await compare(document.id)
    expect((await update(document, comparison, { requireReacknowledgement: false })).status).toBe(400)
  })

  it('script in the text that was put together is refused', async () => {
    const document = await changedByBoth()
    const comparison = await compare(document.id)
    const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } }
    const content = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [link] }] }],
    }
    expect((await update(document, comparison, { content })).status).toBe(400)
  })

  it('a policy without a template has nothing to be compared with, and one of another tenant is not there', async () => {
    const answer = await ask(`hrDocuments/${own.policy}/template`)
    expect([answer.status, answer.body.errors[0]?.code]).toEqual([409, 'no_template'])
    expect((await ask(`hrDocuments/${other.templatedPolicy}/template`)).status).toBe(404)
  })
})
