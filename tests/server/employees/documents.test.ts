import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Schema } from 'effect'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EmployeeDocument } from '../../../src/domain/employees/documents/nouns.ts'
import { aPdf } from '../kit/pdf.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { aZip } from '../kit/zip.ts'
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

const pdf = aPdf()
const office = (part: string, ...more: ReadonlyArray<string>) => aZip(['[Content_Types].xml', part, ...more])
const docx = office('word/document.xml')
const xlsx = office('xl/workbook.xml')
const csv = Buffer.from('Name,Age\r\nZoë,31\r\n')
const picture = (format: 'png' | 'jpeg', width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'taken at home' } })
    [format]()
    .toBuffer()

const path = (id: string = own.target.employeeId) => `/api/${own.tenantId}/employees/${id}/files`

const form = (name: string, bytes: Uint8Array, type: string | null = '0') => {
  const body = new FormData()
  if (type !== null) body.set('type', type)
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  return body
}

const send = (name: string, bytes: Uint8Array, by: Person = own.admin) =>
  server.ask(path(), { as: by.userId, body: form(name, bytes) })

const list = async (by: Person = own.admin) =>
  (await server.ask(path(), { as: by.userId })).body.data as ReadonlyArray<EmployeeDocument>

const fetched = async (id: string, by: Person = own.admin, tenantId: string = own.tenantId) => {
  const response = await fetch(`${server.url}/api/${tenantId}/files/${id}`, {
    headers: { authorization: `Bearer ${await server.tokenFor(by.userId)}`, 'tenant-id': tenantId },
  })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** But for those that are no document of a person. */
const onDisk = async () =>
  (await readdir(join(server.dataDir, 'files', own.tenantId))).filter(
    (name) =>
      ![own.certificationFile, own.assets.file, own.reviews.file, own.policyImage].some((file) => file === name),
  )

describe('7 POST employees/{id}/files: type 0, by name and by content', () => {
  test.each([
    ['contract.pdf', pdf],
    ['letter.docx', docx],
    ['rates.xlsx', xlsx],
    ['tools.csv', csv],
    ['LATIN.CSV', Buffer.from('Nom;\xc2ge\r\nZo\xeb;31\r\n', 'latin1')],
    ['wide.csv', Buffer.from('\ufeffName,Age\r\n', 'utf16le')],
  ] as const)('%s is taken, kept byte for byte, and listed newest first', async (name, bytes) => {
    const answer = await send(name, bytes)
    expect(answer.status).toBe(200)
    const document = Schema.decodeUnknownSync(EmployeeDocument, { onExcessProperty: 'error' })(answer.body.data)
    expect(document).toMatchObject({
      employeeId: own.target.employeeId,
      type: 0,
      name,
      size: bytes.length,
      addedBy: { id: own.admin.employeeId },
    })
    expect((await list()).map(({ id }) => id)).toEqual([document.id, own.document])
    expect((await fetched(document.id)).bytes.equals(bytes)).toBe(true)
  })

  test.each([
    ['scan.png', 'png'],
    ['scan.jpg', 'jpeg'],
    ['scan.jpeg', 'jpeg'],
  ] as const)('%s is drawn anew, so that where it was taken is not kept', async (name, format) => {
    const { id } = (await send(name, await picture(format))).body.data as EmployeeDocument
    const { bytes } = await fetched(id)
    const { format: kept, width, height, exif } = await sharp(bytes).metadata()
    expect({ kept, width, height, exif }).toEqual({ kept: format, width: 40, height: 30, exif: undefined })
  })

  const script = '<script>alert(1)</script>'
  test.each([
    ['a page named PDF', 'me.pdf', Buffer.from(`<html>${script}`), 'content_differs'],
    ['a PDF that is an archive too', 'me.pdf', Buffer.concat([pdf, aZip(['a.js'])]), 'hidden_content'],
    ['a picture named PDF', 'me.pdf', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'content_differs'],
    ['an archive named Word', 'me.docx', aZip(['a.txt']), 'content_differs'],
    ['a sheet named Word', 'me.docx', xlsx, 'content_differs'],
    [
      'a Word file with a program in it',
      'me.docx',
      office('word/document.xml', 'word/vbaProject.bin'),
      'hidden_content',
    ],
    ['a page behind a Word file’s first bytes', 'me.docx', Buffer.from(`PK\x03\x04${script}`), 'content_differs'],
    ['a page named CSV', 'me.csv', Buffer.from(script), 'content_differs'],
    ['a program named CSV', 'me.csv', Buffer.from('MZ\x90\x00\x03', 'latin1'), 'content_differs'],
    ['a program', 'me.exe', Buffer.from('MZ'), 'unsupported_type'],
    ['a drawing', 'me.svg', Buffer.from('<svg/>'), 'unsupported_type'],
    ['a page', 'me.html', Buffer.from(script), 'unsupported_type'],
    ['a Word file that allows programs', 'me.docm', docx, 'unsupported_type'],
    ['nothing', 'me.pdf', Buffer.alloc(0), 'empty'],
    ['a name of one ending', 'pdf', pdf, 'unsupported_type'],
  ] as const)('%s: 415', async (_, name, bytes, code) => {
    const [before, files] = [await stateOf(server), await onDisk()]
    const answer = await send(name, bytes)
    expect([answer.status, answer.body.errors[0]?.code, answer.body.errors[0]?.field]).toEqual([415, code, 'file'])
    expect([await stateOf(server), await onDisk()]).toEqual([before, files])
  })

  test('what is not what its name says is told so in words', async () => {
    const { body } = await send('cv.pdf', Buffer.from('<html></html>'))
    expect(body.message).toContain('The content of this file does not match its type.')
  })

  test('a picture that is a second file too is refused, whichever way it is hidden', async () => {
    const png = await picture('png')
    const jpeg = await picture('jpeg')
    for (const [name, bytes] of [
      ['me.png', Buffer.concat([png, Buffer.from(script)])],
      ['me.png', Buffer.concat([png, Buffer.from('\n')])],
      ['me.jpg', Buffer.concat([jpeg, Buffer.from(script)])],
      ['me.jpg', Buffer.concat([jpeg, aZip(['a.js'])])],
      ['me.jpg', Buffer.concat([jpeg.subarray(0, 20), Buffer.from('%PDF-1.4'), jpeg.subarray(20)])],
    ] as const)
      expect((await send(name, bytes)).body.errors[0]?.code).toBe('hidden_content')
  })

  test('10 MB and no more, 25 million pixels and no more', async () => {
    const large = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, ' ')])
    expect((await send('most.pdf', large(10_000_000))).status).toBe(200)
    expect((await send('more.pdf', large(10_000_001))).status).toBe(413)
    const wide = await send('wide.png', await picture('png', 30_000, 1_000))
    expect([wide.status, wide.body.errors[0]?.code]).toEqual([415, 'too_many_pixels'])
  })

  test('the same file under the same name twice is one, and one line of the record of changes', async () => {
    const [first, second] = [await send('contract.pdf', pdf), await send('contract.pdf', pdf)]
    expect(second.body.data).toEqual(first.body.data)
    expect(await list()).toHaveLength(2)
    expect(await onDisk()).toHaveLength(2)
    expect(await auditOf(server, own)).toMatchObject([{ action: 'created', kind: 'document' }])
    expect((await send('other name.pdf', pdf)).status).toBe(200)
    expect(await list()).toHaveLength(3)
  })

  test('of a name only the name is kept: no folders, no signs that turn letters round', async () => {
    const names = []
    for (const name of ['../../etc/passwd.pdf', 'C:\\me\\cv.pdf', 'a\u202efdp.exe.pdf', `${'x'.repeat(300)}.pdf`])
      names.push(((await send(name, pdf)).body.data as EmployeeDocument).name)
    expect(names).toEqual(['passwd.pdf', 'cv.pdf', 'afdp.exe.pdf', `${'x'.repeat(196)}.pdf`])
  })

  test('another type than 0: 400; the type left out is 0', async () => {
    const ask = (type: string | null) =>
      server.ask(path(), { as: own.admin.userId, body: form('contract.pdf', pdf, type) })
    expect((await ask('1')).status).toBe(400)
    expect((await ask(null)).status).toBe(200)
  })

  test('a tenant has so much space and no more: 413 quota_exceeded', async () => {
    await rows(server, `update files set size = 2000000000 where tenant_id = $1 returning 1`, [own.tenantId])
    expect((await send('contract.pdf', pdf)).status).toBe(200)
    await rows(
      server,
      `insert into files (tenant_id, id, kind, type, owner_employee_id, name, content_type, size, sha256)
       select $1, gen_random_uuid(), 'document', 0, $2, 'x' || n, 'text/csv', 2000000000, '' from generate_series(1, 2) n
       returning 1`,
      [own.tenantId, own.target.employeeId],
    )
    const answer = await send('one more.pdf', pdf)
    expect([answer.status, answer.body.errors[0]?.code]).toEqual([413, 'quota_exceeded'])
  })
})

describe('7 GET files/{fileId}', () => {
  test('is downloaded, never shown: its stored type, a name in UTF-8, and a policy under which nothing runs', async () => {
    const { id } = (await send("Zoë's plan.csv", csv)).body.data as EmployeeDocument
    const { status, headers } = await fetched(id)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/csv')
    expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Zo%C3%AB%27s%20plan.csv")
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('6 the person, their manager and admins; nobody else learns that it is there', async () => {
    const by = async (person: Person) => (await fetched(own.document, person)).status
    expect([await by(own.target), await by(own.manager), await by(own.admin)]).toEqual([200, 200, 200])
    expect([await by(own.colleague), await by(own.managerOfOthers)]).toEqual([404, 404])
    expect((await fetched(own.document, other.admin, other.tenantId)).status).toBe(404)
  })

  test('an avatar is no document: its id leads nowhere', async () => {
    const avatar = crypto.randomUUID()
    await rows(
      server,
      `insert into files (tenant_id, id, kind, owner_employee_id, name, content_type, size, sha256)
       values ($1, $2, 'avatar', $3, 'avatar.webp', 'image/webp', 1, '') returning 1`,
      [own.tenantId, avatar, own.target.employeeId],
    )
    expect((await fetched(avatar)).status).toBe(404)
  })
})

describe('7 DELETE files/{fileId}', () => {
  const remove = (by: Person) =>
    server.ask(`/api/${own.tenantId}/files/${own.document}`, { as: by.userId, method: 'DELETE' })

  test('takes the row, the bytes, and writes it down; the second time there is nothing', async () => {
    expect((await remove(own.manager)).status).toBe(200)
    expect([await list(), await onDisk()]).toEqual([[], []])
    expect(await auditOf(server, own)).toMatchObject([
      { action: 'removed', kind: 'document', id: own.document, userId: own.manager.userId },
    ])
    expect((await remove(own.manager)).status).toBe(404)
  })

  test('not one’s own: 403 own_record', async () => {
    const answer = await remove(own.target)
    expect([answer.status, answer.body.errors[0]?.code]).toEqual([403, 'own_record'])
    expect(await onDisk()).toHaveLength(1)
  })

  test('a person who is removed takes their documents along', async () => {
    await send('contract.pdf', pdf)
    await server.ask(`/api/${own.tenantId}/employees/${own.target.employeeId}`, {
      as: own.admin.userId,
      method: 'DELETE',
      headers: { 'if-match': '1' },
    })
    expect(await onDisk()).toEqual([])
  })
})
