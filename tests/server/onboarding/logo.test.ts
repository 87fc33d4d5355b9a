import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { aPicture } from '../world/calls.ts'
import { addPlan, auditOf, filesAtFirst, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'

let server: TestServer
let plan: string
let own: World
let other: World

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
  other = await makeWorld(server, { name: 'other', plan })
})
afterAll(() => server.close())

const text = (content: string) => new Uint8Array(Buffer.from(content))
const image = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 51, g: 102, b: 153, alpha } } })
const png = async (width = 900, height = 300, alpha = 0.5) =>
  new Uint8Array(await image(width, height, alpha).png().toBuffer())
/** Many pixels in a small file. */
const plain = async (width: number, height: number) =>
  new Uint8Array(await image(width, height).png({ palette: true, colours: 2 }).toBuffer())
const jpeg = async () =>
  new Uint8Array(
    await image(900, 300)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'taken at home' } })
      .toBuffer(),
  )
const svg = text(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 25" onload="alert(1)"><linearGradient id="g"><stop stop-color="#036"/></linearGradient><rect width="60" height="25" fill="url(#g)"/><script>alert(1)</script></svg>',
)

const upload = (name: string, bytes: Uint8Array<ArrayBuffer>, by: Person = own.admin) =>
  server.ask(`/api/${own.tenantId}/TenantOnboarding/logo`, { as: by.userId, body: aPicture(name, bytes, 'logo') })

const show = async (url: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}${url}`, { headers })
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

const logoUrlOf = async (world: World): Promise<unknown> => {
  const answer = await server.ask('/api/users', { as: world.admin.userId, tenantId: null })
  return (answer.body.data as { tenants: ReadonlyArray<{ logoUrl: string }> }).tenants[0]?.logoUrl
}
/** Beside those that the world begins with. */
const filesOf = async (world: World): Promise<ReadonlyArray<string>> => {
  const names = await readdir(join(server.dataDir, 'files', world.tenantId)).catch(() => [])
  return names.filter((name) => !filesAtFirst(world).includes(name))
}

describe('7 POST TenantOnboarding/logo returns the logo url', () => {
  test('which an img can show without a token, and which the user’s tenants name from then on', async () => {
    const answer = await upload('logo.png', await png())
    expect([answer.status, answer.body.message]).toEqual([200, 'Logo uploaded successfully'])
    const url = String(answer.body.data)
    expect(url).toMatch(new RegExp(`^/api/logos/${own.tenantId}/[0-9a-f-]{36}$`))
    expect(await logoUrlOf(own)).toBe(url)
    const { status, headers, bytes } = await show(url)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true)
  })

  test('the path is spelled as in the specification, or in any other case', async () => {
    const answer = await server.ask(`/api/${own.tenantId}/tenantonboarding/LOGO`, {
      as: own.admin.userId,
      body: aPicture('logo.png', await png(), 'logo'),
    })
    expect(answer.status).toBe(200)
  })

  test.each<[string, () => Promise<Uint8Array<ArrayBuffer>>, { width: number; height: number }]>([
    ['wide.png', () => png(1200, 300), { width: 600, height: 150 }],
    ['high.png', () => png(300, 1000), { width: 75, height: 250 }],
    ['small.png', () => png(40, 20), { width: 40, height: 20 }],
    ['cropped.PNG', () => png(600, 250), { width: 600, height: 250 }],
    ['photo.jpg', jpeg, { width: 600, height: 200 }],
    ['photo.JPEG', jpeg, { width: 600, height: 200 }],
  ])('%s is drawn anew within twice the crop, with nothing of what was hidden in it', async (name, bytes, size) => {
    const { data } = (await upload(name, await bytes())).body
    const { width, height, format, exif } = await sharp((await show(data)).bytes).metadata()
    expect({ width, height, format, exif }).toEqual({ ...size, format: 'webp', exif: undefined })
  })

  test('an SVG keeps its gradient and loses its script', async () => {
    const { data } = (await upload('logo.SVG', svg)).body
    const { headers, bytes } = await show(data)
    expect(headers.get('content-type')).toBe('image/svg+xml')
    const drawing = new TextDecoder().decode(bytes)
    expect(drawing).toContain('<linearGradient id="g"')
    expect(drawing).not.toMatch(/script|onload|alert/)
  })

  test('it is written down once, without what it shows', async () => {
    await upload('logo.png', await png())
    expect(await auditOf(server, own)).toEqual([
      { action: 'updated', kind: 'tenant', id: own.tenantId, userId: own.admin.userId, fields: ['logoUrl'] },
    ])
  })
})

describe('how a logo is served', () => {
  test('nothing in it can run, its type is not guessed, and a browser may keep it', async () => {
    for (const [name, bytes] of [['logo.png', await png()] as const, ['logo.svg', svg] as const]) {
      const { headers } = await show((await upload(name, bytes)).body.data)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
      expect(headers.get('cache-control')).toMatch(/^private, max-age=\d{6,}, immutable$/)
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('content-disposition')).toMatch(/^inline; filename\*=UTF-8''logo\.(webp|svg)$/)
    }
  })

  test('each upload has its own address; the one before is gone, and so are its bytes', async () => {
    const bytes = await png()
    const first = (await upload('logo.png', bytes)).body.data
    const second = (await upload('logo.png', bytes)).body.data
    expect(second).not.toBe(first)
    expect((await show(first)).status).toBe(404)
    expect((await show(first)).headers.get('cache-control')).toBe('no-store')
    expect((await show(second)).status).toBe(200)
    expect(await filesOf(own)).toEqual([String(second).split('/').at(-1)])
    expect(await rows(server, "select from files where tenant_id = $1 and kind = 'logo'", [own.tenantId])).toHaveLength(
      1,
    )
  })

  test('of uploads at the same time one remains, whole', async () => {
    const bytes = await png()
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload('logo.png', bytes)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const url = await logoUrlOf(own)
    expect((await show(url)).status).toBe(200)
    expect(await filesOf(own)).toEqual([String(url).split('/').at(-1)])
  })

  test('a picture of a person is no logo, and a logo of one tenant is none of another', async () => {
    const avatar = await server.ask(`/api/${own.tenantId}/employees/${own.target.employeeId}/avatar`, {
      as: own.admin.userId,
      body: aPicture('me.png', await png()),
    })
    const { avatarId } = avatar.body.data as { avatarId: string }
    expect((await show(`/api/logos/${own.tenantId}/${avatarId}`)).status).toBe(404)
    const url = String((await upload('logo.png', await png())).body.data)
    expect((await show(url.replace(own.tenantId, other.tenantId))).status).toBe(404)
    expect((await show('/api/logos/x/y')).status).toBe(400)
    expect((await show(`/api/logos/${own.tenantId}/..%2F..%2Fpostgres`)).status).toBe(400)
  })

  test('with its row and without its bytes: 404, and no fault of ours', async () => {
    const url = String((await upload('logo.png', await png())).body.data)
    await rows(server, 'update files set id = gen_random_uuid() where tenant_id = $1', [own.tenantId])
    const [moved] = await rows<{ id: string }>(server, 'select id::text from files where tenant_id = $1', [
      own.tenantId,
    ])
    expect((await show(url.replace(/[^/]+$/, moved?.id ?? ''))).status).toBe(404)
  })
})

describe('what is refused leaves everything as it was', () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const pngHeader = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const html = '<!doctype html><script>alert(1)</script>'
  const xhtml = '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>'

  test.each<[string, string, () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>, number, string]>([
    ['a GIF that is a script', 'logo.gif', () => text('GIF89a/*\u0000*/=1;alert(1)'), 415, 'unsupported_type'],
    ['the same, named PNG', 'logo.png', () => text('GIF89a/*\u0000*/=1;alert(1)'), 415, 'unsupported_type'],
    ['a true GIF named PNG', 'logo.png', () => new Uint8Array(gif), 415, 'unsupported_type'],
    [
      'the header of a PNG before HTML',
      'logo.png',
      () => new Uint8Array(Buffer.concat([pngHeader, Buffer.from(html)])),
      415,
      'unsupported_type',
    ],
    ['XHTML named SVG', 'logo.svg', () => text(xhtml), 415, 'unsupported_type'],
    ['HTML named SVG', 'logo.svg', () => text(html), 415, 'unsupported_type'],
    ['HTML named PNG', 'logo.png', () => text(html), 415, 'unsupported_type'],
    ['HTML with its own ending', 'logo.html', () => text(html), 415, 'unsupported_type'],
    ['two endings', 'logo.png.html', () => png(), 415, 'unsupported_type'],
    ['a PNG named SVG', 'logo.svg', () => png(), 415, 'unsupported_type'],
    ['an SVG named PNG', 'logo.png', () => svg, 415, 'unsupported_type'],
    ['a PNG named JPG', 'logo.jpg', () => png(), 415, 'unsupported_type'],
    ['WebP', 'logo.webp', async () => new Uint8Array(await image(9, 9).webp().toBuffer()), 415, 'unsupported_type'],
    ['a compressed SVG', 'logo.svgz', () => text('\u001f\u008b'), 415, 'unsupported_type'],
    ['nothing', 'logo.png', () => new Uint8Array(), 415, 'unsupported_type'],
    ['a PNG that is cut', 'logo.png', async () => (await png()).slice(0, 200), 415, 'unreadable'],
    ['more pixels than anybody needs', 'logo.png', () => plain(5_100, 5_100), 415, 'unreadable'],
    [
      'an SVG with nothing but a script',
      'logo.svg',
      () => text('<svg><script>alert(1)</script></svg>'),
      422,
      'unsafe_svg',
    ],
    [
      'an SVG with entities inside',
      'logo.svg',
      () => text('<svg><!DOCTYPE svg [<!ENTITY a "b">]><path d="M0 0"/></svg>'),
      422,
      'unsafe_svg',
    ],
    ['one byte too many', 'logo.png', () => new Uint8Array(2_000_001), 413, 'too_large'],
    ['an SVG that is too large', 'logo.svg', () => text(`<svg>${' '.repeat(2_000_001)}</svg>`), 413, 'too_large'],
  ])('%s', async (_, name, bytes, status, code) => {
    const url = (await upload('logo.png', await png())).body.data
    const [before, files] = [await stateOf(server), await filesOf(own)]
    const answer = await upload(name, await bytes())
    expect([answer.status, answer.body.errors[0]?.code]).toEqual([status, code])
    expect(await stateOf(server)).toBe(before)
    expect(await filesOf(own)).toEqual(files)
    expect((await show(url)).status).toBe(200)
  })

  /** Noise, of which no compression makes less: three bytes for each pixel. */
  const noise = async (width: number, height: number) =>
    new Uint8Array(
      await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
        .png({ compressionLevel: 0 })
        .toBuffer(),
    )

  test('2 MB are taken; more is refused as too large, before and after it is read whole', async () => {
    const large = await noise(900, 705)
    expect(large.length).toBeGreaterThan(1_900_000)
    expect((await upload('logo.png', large)).status).toBe(200)
    for (const tooLarge of [await noise(900, 780), new Uint8Array(8_000_000)]) {
      const answer = await upload('logo.png', tooLarge)
      expect([answer.status, answer.body.errors[0]]).toMatchObject([413, { code: 'too_large' }])
    }
  })

  test('what follows a PNG’s end is not kept', async () => {
    const bytes = new Uint8Array(Buffer.concat([await png(), Buffer.from(html)]))
    await upload('logo.png', bytes)
    const [file = ''] = await filesOf(own)
    expect((await readFile(join(server.dataDir, 'files', own.tenantId, file))).includes('<script>')).toBe(false)
  })

  test('6 logo editing is for admins; of another tenant’s logo there is nothing to edit', async () => {
    const bytes = await png()
    for (const person of [own.target, own.manager, own.featureHolder]) {
      const answer = await upload('logo.png', bytes, person)
      expect([answer.status, answer.body.errors[0]?.code]).toEqual([403, 'admin_only'])
    }
    expect((await upload('logo.png', bytes, other.admin)).status).toBe(404)
    expect(await filesOf(own)).toEqual([])
  })

  test('a tenant that turns inactive takes no logo, and shows none', async () => {
    const url = (await upload('logo.png', await png())).body.data
    await rows(server, `update tenants set status = 'Inactive' where id = $1`, [own.tenantId])
    const answer = await upload('logo.png', await png())
    expect([answer.status, answer.body.errors[0]?.code]).toEqual([403, 'tenant_inactive'])
    expect((await show(url)).status).toBe(404)
  })
})
