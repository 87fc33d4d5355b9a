import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { HrDocument } from '../../../src/domain/policies/nouns.ts'
import { aPdf } from '../kit/pdf.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, filesAtFirst, makeWorld, type Person, stateOf, textOf, type World } from '../world/world.ts'

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

const first = aPdf({ text: 'First' })
const second = aPdf({ text: 'Second', pages: 3 })

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const form = (fields: Readonly<Record<string, string>>, bytes: Uint8Array, name = 'heat.pdf') => {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  return body
}

const path = (rest: string, tenantId: string = own.tenantId) => `/api/${tenantId}/hrDocuments${rest}`

const upload = (id: string, bytes: Uint8Array = first, by: Person = own.admin, title = 'Heat') =>
  server.ask(path('/existingDocument'), { as: by.userId, body: form({ id, title, category: 'Safety' }, bytes) })

const replace = (id: string, bytes: Uint8Array, version?: string, by: Person = own.admin) =>
  server.ask(path(`/${id}/file`), {
    as: by.userId,
    method: 'PUT',
    body: form(version === undefined ? {} : { version }, bytes),
  })

const documentIn = (answer: { readonly body: { readonly data: unknown } }) =>
  Schema.decodeUnknownSync(HrDocument, { onExcessProperty: 'error' })(answer.body.data)

const publish = async (id: string, version: number, outcome = 'substantive') =>
  documentIn(
    await server.ask(path(`/${id}/review`), {
      as: own.admin.userId,
      json: { outcome, changeNote: 'Because', version },
    }),
  )

const bindEverybody = async (id: string, version: number) =>
  server.ask(path(`/${id}/settings`), {
    as: own.admin.userId,
    method: 'PUT',
    json: {
      version,
      isArchived: false,
      settings: {
        relevantParties: { all: true, employeeIds: [], departmentIds: [], positionTitles: [], tags: [] },
        dueDay: null,
        dueInDays: null,
        remindEveryDays: null,
        tellManagerAfterDays: null,
        renewEveryMonths: null,
      },
    },
  })

const fetched = async (rest: string, by: Person = own.admin) => {
  const response = await fetch(`${server.url}/api/${own.tenantId}/HRDocuments/${rest}`, {
    headers: { authorization: `Bearer ${await server.tokenFor(by.userId)}`, 'tenant-id': own.tenantId },
  })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

const onDisk = () => readdir(join(server.dataDir, 'files', own.tenantId))

describe('§ 7 POST hrDocuments/existingDocument', () => {
  it('makes a draft of the file, with its pages counted and its hash told; nothing is published yet', async () => {
    const id = newId()
    const document = documentIn(await upload(id, second))
    expect(document).toMatchObject({ id, title: 'Heat', status: 'draft', versionNo: 0, current: null, hasDraft: true })
    expect(document.draft).toMatchObject({
      category: 'Safety',
      content: null,
      file: { name: 'heat.pdf', size: second.length, sha256: sha256(second), pages: 3 },
    })
    expect((await auditOf(server, own)).at(-1)).toMatchObject({ action: 'created', kind: 'hrDocument', id })
  })

  it('sent twice with one id it is one document with one file', async () => {
    const id = newId()
    const answers = await Promise.all([upload(id), upload(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await upload(id)).status).toBe(200)
    expect((await onDisk()).length).toBe(filesAtFirst(own).length + 1)
    expect((await auditOf(server, own)).filter((entry) => entry.id === id)).toHaveLength(1)
  })

  it('another file under the same id is refused and not kept', async () => {
    const id = newId()
    await upload(id)
    const before = await onDisk()
    const answer = await upload(id, second)
    expect([answer.status, answer.body.errors[0]?.code]).toEqual([409, 'already_exists'])
    expect(await onDisk()).toEqual(before)
  })

  test.each([
    ['a page named PDF', Buffer.from('<html>'), 'heat.pdf', 415, 'content_differs'],
    ['another kind of file', first, 'heat.docx', 415, 'unsupported_type'],
    [
      'a PDF that is a page of the web too',
      Buffer.concat([Buffer.from('%PDF-1.7 <script>1</script>'), first]),
      'heat.pdf',
      415,
      'hidden_content',
    ],
    ['a PDF with a program', aPdf({ objects: ['<< /S /JavaScript /JS (1) >>'] }), 'heat.pdf', 415, 'active_content'],
    ['nothing', Buffer.alloc(0), 'heat.pdf', 415, 'empty'],
    ['a byte too many', Buffer.concat([first, Buffer.alloc(10_000_001 - first.length)]), 'heat.pdf', 413, 'too_large'],
  ])('%s is refused, and nothing is kept', async (_, bytes, name, status, code) => {
    const before = [await stateOf(server), await onDisk()]
    const answer = await server.ask(path('/existingDocument'), {
      as: own.admin.userId,
      body: form({ id: newId(), title: 'Heat' }, bytes, name),
    })
    expect([answer.status, answer.body.errors[0]?.code]).toEqual([status, code])
    expect([await stateOf(server), await onDisk()]).toEqual(before)
  })

  test.each([
    ['no title', { id: newId(), title: '' }],
    ['a title of two lines', { id: newId(), title: 'Heat\nand sun' }],
    ['a title that is too long', { id: newId(), title: 'x'.repeat(161) }],
    ['no id', { title: 'Heat' }],
  ])('%s: 400', async (_, fields) => {
    const answer = await server.ask(path('/existingDocument'), { as: own.admin.userId, body: form(fields, first) })
    expect(answer.status).toBe(400)
  })

  it('a name with a path and signs that turn it round is cleaned', async () => {
    const id = newId()
    const body = form({ id, title: 'Heat' }, first, '..\\..\\\u202Efdp.heat.pdf')
    const document = documentIn(await server.ask(path('/existingDocument'), { as: own.admin.userId, body }))
    expect(document.draft?.file?.name).toBe('fdp.heat.pdf')
  })
})

describe('§ 7 GET HRDocuments/{id}/File and /{versionNo}/File', () => {
  it('what is not published is shown to policy managers, and to nobody else', async () => {
    const id = newId()
    await upload(id)
    const shown = await fetched(`${id}/File?of=draft`)
    expect(shown.bytes.equals(first)).toBe(true)
    expect((await fetched(`${id}/File`)).status).toBe(404)
    for (const person of [own.target, own.manager])
      expect((await fetched(`${id}/File?of=draft`, person)).status).toBe(404)
  })

  it('the file of an old version stays as it was when another takes its place', async () => {
    const id = newId()
    const draft = documentIn(await upload(id)).draft
    const one = await publish(id, draft?.version ?? 0)
    await bindEverybody(id, one.version)
    const changed = documentIn(await replace(id, second))
    expect(changed.current?.file?.sha256).toBe(sha256(first))
    expect(changed.draft?.file).toMatchObject({ sha256: sha256(second), pages: 3 })
    const two = await publish(id, changed.draft?.version ?? 0, 'editorial')
    expect(two.current).toMatchObject({ versionNo: 2, sha256: sha256(second), isSubstantive: false })

    const [now, old] = [await fetched(`${id}/File`, own.target), await fetched(`${id}/1/File`, own.target)]
    expect([now.bytes.equals(second), old.bytes.equals(first)]).toEqual([true, true])
    expect(old.headers.get('content-type')).toBe('application/pdf')
    expect(old.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''heat.pdf")
    expect(old.headers.get('content-security-policy')).toContain('sandbox')
    expect((await fetched(`${id}/3/File`)).status).toBe(404)
  })

  it('of a policy that is written, the text can be taken away as a PDF with its hash', async () => {
    const { bytes, headers } = await fetched(`${own.policy}/File`, own.target)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(headers.get('content-disposition')).toContain('version%201.pdf')
    expect((await fetched(`${own.policy}/1/File`, own.target)).status).toBe(200)
  })

  it('whom a policy does not bind gets no file of it, and nobody one of another tenant', async () => {
    expect((await fetched(`${own.chosenPolicy}/File`, own.target)).status).toBe(404)
    expect((await fetched(`${own.chosenPolicy}/File`)).status).toBe(200)
    expect((await fetched(`${other.policy}/File`)).status).toBe(404)
  })
})

describe('§ 7 PUT hrDocuments/{id}/file', () => {
  it('a draft’s file gives way to the new one, and the old one, which nobody ever saw, is gone', async () => {
    const id = newId()
    await upload(id)
    const before = await onDisk()
    const document = documentIn(await replace(id, second, '1'))
    expect(document.draft).toMatchObject({ version: 2, file: { sha256: sha256(second) } })
    expect((await onDisk()).length).toBe(before.length)
  })

  it('and is gone as well when a text is written instead, or the draft is removed', async () => {
    const [written, removed] = [newId(), newId()]
    const before = await onDisk()
    await upload(written)
    await upload(removed)
    const saved = await server.ask(path(`/${written}`), {
      as: own.admin.userId,
      method: 'PUT',
      json: { version: 1, title: 'Heat', category: null, content: textOf('Drink.') },
    })
    const gone = await server.ask(path(`/${removed}`), {
      as: own.admin.userId,
      method: 'DELETE',
      headers: { 'if-match': '"1"' },
    })
    expect([saved.status, gone.status]).toEqual([200, 200])
    expect(await onDisk()).toEqual(before)
  })

  it('with an old version of the draft, or none where there is one, nothing is replaced', async () => {
    const id = newId()
    await upload(id)
    await replace(id, second, '1')
    const before = [await stateOf(server), await onDisk()]
    for (const version of ['1', '3', undefined]) {
      const answer = await replace(id, first, version)
      expect([answer.status, answer.body.errors[0]?.code]).toEqual([409, 'changed_meanwhile'])
    }
    expect([await stateOf(server), await onDisk()]).toEqual(before)
  })

  it('of two at once, one is told that the other was first', async () => {
    const id = newId()
    await upload(id)
    const answers = await Promise.all([replace(id, first, '1'), replace(id, second, '1')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('takes the place of a written text, which stays in its version', async () => {
    const document = documentIn(await replace(own.policy, first))
    expect(document.draft).toMatchObject({ title: `${own.canary} code of conduct`, category: `${own.canary} policies` })
    expect(document.current?.content).toEqual(textOf(own.canary))
  })

  test.each([
    ['random', () => newId()],
    ['of another tenant', () => other.policy],
  ] as const)('a document that is %s: 404, and no file is kept', async (_, id) => {
    const before = await onDisk()
    expect((await replace(id(), first)).status).toBe(404)
    expect(await onDisk()).toEqual(before)
  })
})
