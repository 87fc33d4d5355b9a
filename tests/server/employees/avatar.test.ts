import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { avatarTints, avatarTone, initials } from '../../../src/domain/kernel/person.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { aZip } from '../kit/zip.ts'
import { aPicture } from '../world/calls.ts'
import { addPlan, filesAtFirst, makeWorld, type Person, type World } from '../world/world.ts'

let server: TestServer
let plan: string
let own: World

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
})
afterAll(() => server.close())

const path = (id: string) => `/api/${own.tenantId}/employees/${id}/avatar`

const photograph = async () => {
  const image = sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } })
  return new Uint8Array(
    await image
      .jpeg()
      .withExif({ IFD0: { Copyright: 'taken at home' } })
      .toBuffer(),
  )
}

const upload = async (by: Person = own.admin) =>
  server.ask(path(own.target.employeeId), { as: by.userId, body: aPicture('me.jpg', await photograph()) })

const show = async (url: string, by: Person, headers: Record<string, string> = {}) => {
  const token = await server.tokenFor(by.userId)
  const response = await fetch(`${server.url}${url}`, {
    headers: { authorization: `Bearer ${token}`, 'tenant-id': own.tenantId, ...headers },
  })
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

test('3 without a picture there is a default one, which cannot run', async () => {
  const { status, headers, bytes } = await show(`${path(own.target.employeeId)}?width=150`, own.admin)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('image/svg+xml')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  // The very letters and tint a screen draws for the name without asking.
  const name = `Eve ${own.canary}`
  const drawn = new TextDecoder().decode(bytes)
  expect(drawn).toMatch(/^<svg /)
  expect(drawn).toContain(`>${initials(name)}</text>`)
  expect(drawn).toContain(avatarTints[avatarTone(name)].background[0])
  expect((await sharp(bytes).metadata()).width).toBe(150)
})

test('3 the default one follows the name, and a browser that has it is told so', async () => {
  const url = `${path(own.target.employeeId)}?width=150`
  const etag = (await show(url, own.admin)).headers.get('etag') ?? ''
  expect((await show(url, own.admin, { 'if-none-match': etag })).status).toBe(304)
  await server.ask(`/api/${own.tenantId}/employees/${own.target.employeeId}/profile/basicInfo`, {
    as: own.admin.userId,
    method: 'PUT',
    json: { version: 1, firstName: '<b>', lastName: '&amp;', email: `eve@${own.canary}.example`, phone: null },
  })
  const renamed = await show(url, own.admin, { 'if-none-match': etag })
  expect(renamed.status).toBe(200)
  expect(new TextDecoder().decode(renamed.bytes)).toContain('>&lt;&amp;</text>')
})

test('9 an uploaded picture is drawn anew, 150 wide, with nothing of what was hidden in it', async () => {
  const answer = await upload()
  expect(answer.status).toBe(200)
  expect(answer.body.data).toMatchObject({ version: 2, avatarId: expect.any(String) })
  const list = await server.ask(`/api/${own.tenantId}/employeeMini`, { as: own.admin.userId })
  const summary = (list.body.data as ReadonlyArray<{ id: string; avatarUrl: string }>).find(
    ({ id }) => id === own.target.employeeId,
  )
  expect(summary?.avatarUrl).toContain('/avatar?width=150&v=')
  expect(answer.body.data).toMatchObject({ avatarUrl: summary?.avatarUrl })
  const { status, headers, bytes } = await show(summary?.avatarUrl ?? '', own.admin)
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
  const { width, format, exif } = await sharp(bytes).metadata()
  expect({ width, format, exif }).toEqual({ width: 150, format: 'webp', exif: undefined })
})

test('a browser that has it is told so; a new picture is a new one', async () => {
  await upload()
  const first = await show(`${path(own.target.employeeId)}?width=150`, own.admin)
  const etag = first.headers.get('etag') ?? ''
  const again = await show(`${path(own.target.employeeId)}?width=150`, own.admin, { 'if-none-match': etag })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  await upload()
  const changed = await show(`${path(own.target.employeeId)}?width=150`, own.admin, { 'if-none-match': etag })
  expect(changed.status).toBe(200)
})

test('the one before is deleted, and so is the last one with the person', async () => {
  const files = async () =>
    (await readdir(join(server.dataDir, 'files', own.tenantId))).filter((name) => !filesAtFirst(own).includes(name))
  await upload()
  await upload()
  expect(await files()).toHaveLength(2)
  await server.ask(`/api/${own.tenantId}/employees/${own.target.employeeId}`, {
    as: own.admin.userId,
    method: 'DELETE',
    headers: { 'if-match': '3' },
  })
  expect(await files()).toEqual([])
})

test('a picture that is none is refused with the reason in words', async () => {
  const body = aPicture('me.png', new TextEncoder().encode('nothing to look at'))
  const answer = await server.ask(path(own.target.employeeId), { as: own.admin.userId, body })
  expect([answer.status, answer.body.errors[0]?.message]).toEqual([415, 'Choose a picture: JPG, PNG, GIF or WebP.'])
})

test('a picture that is a second file too, or far too wide, is refused with the reason in words', async () => {
  const photo = Buffer.from(await photograph())
  const wide = await sharp({ create: { width: 30_000, height: 1_000, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const send = (name: string, bytes: Buffer) =>
    server.ask(path(own.target.employeeId), { as: own.admin.userId, body: aPicture(name, new Uint8Array(bytes)) })
  for (const [name, bytes, code] of [
    ['me.jpg', Buffer.concat([photo, aZip(['run.js'])]), 'hidden_content'],
    ['me.jpg', Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]), 'hidden_content'],
    ['me.gif', Buffer.from('GIF89a/*\0\0*/=1;alert(1)//;'), 'hidden_content'],
    ['me.png', wide, 'too_many_pixels'],
  ] as const) {
    const answer = await send(name, bytes)
    expect([answer.status, answer.body.errors[0]?.code]).toEqual([415, code])
    expect(answer.body.errors[0]?.message).toMatch(/picture/)
  }
})

test('2 MB and no more', async () => {
  const noise = await sharp({
    create: {
      width: 700,
      height: 700,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  expect(noise.length).toBeGreaterThan(1_100_000)
  const send = (bytes: Buffer) =>
    server.ask(path(own.target.employeeId), { as: own.admin.userId, body: aPicture('me.png', new Uint8Array(bytes)) })
  expect((await send(noise)).status).toBe(200)
  expect((await send(Buffer.concat([noise, Buffer.alloc(2_000_001 - noise.length)]))).status).toBe(413)
})

test('a refused picture leaves no file behind', async () => {
  const answer = await upload(own.target)
  expect([answer.status, answer.body.errors[0]?.code]).toEqual([403, 'own_record'])
  expect((await readdir(join(server.dataDir, 'files', own.tenantId))).sort()).toEqual(filesAtFirst(own).toSorted())
})

test('a colleague’s picture is for every member, a hidden person’s for those with access', async () => {
  expect((await show(path(own.target.employeeId), own.colleague)).status).toBe(200)
  expect((await show(path(own.hidden), own.colleague)).status).toBe(404)
  expect((await show(path(own.hidden), own.manager)).status).toBe(200)
})
