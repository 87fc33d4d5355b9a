import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Effect, Result } from 'effect'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { TenantId } from '../../../src/domain/kernel/ids.ts'
import { avatarFrom } from '../../../src/server/employees/avatars.ts'
import { diskFiles, type FileStoreShape } from '../../../src/server/files/fileStore.ts'
import { fileResponse } from '../../../src/server/files/serving.ts'
import { newId } from '../kit/people.ts'

let dataDir: string
let files: FileStoreShape
const tenantId = newId<TenantId>()
const run = <A>(effect: Effect.Effect<A>) => Effect.runPromise(effect)

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tenure-files-'))
  files = diskFiles(dataDir)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

describe('bytes on disk', () => {
  it('come back as they went, under a name nobody chose, for this tenant only', async () => {
    const saved = await run(files.save(tenantId, Buffer.from('abc')))
    expect(saved).toMatchObject({
      size: 3,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    })
    expect(Buffer.from((await run(files.read(tenantId, saved.id))) ?? []).toString()).toBe('abc')
    expect(await run(files.read(newId<TenantId>(), saved.id))).toBeUndefined()
    expect(await readdir(join(dataDir, 'files', tenantId))).toEqual([saved.id])
    expect((await stat(join(dataDir, 'files', tenantId, saved.id))).mode & 0o777).toBe(0o600)
    await run(files.remove(tenantId, saved.id))
    await run(files.remove(tenantId, saved.id))
    expect(await run(files.read(tenantId, saved.id))).toBeUndefined()
  })
  test.each(['../x', 'a/b', '', '..', '.'])('are never read from a path such as "%s"', async (name) => {
    await expect(run(Effect.suspend(() => files.read(tenantId, name)))).rejects.toThrow('not ours')
  })
})

const picture = (format: 'png' | 'jpeg' | 'webp', width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#b45309' } })
    .withExif({ IFD0: { Copyright: 'Jane Doe' } })
    .toFormat(format)
    .toBuffer()

describe('an avatar', () => {
  test.each([['png'], ['jpeg'], ['webp']] as const)(
    'of %s is drawn anew, square, and without what hid in it',
    async (format) => {
      const avatar = Result.getOrThrow(await run(avatarFrom(await picture(format), `me.${format}`)))
      expect(await sharp(avatar.full).metadata()).toMatchObject({ format: 'webp', width: 300, height: 300 })
      expect(await sharp(avatar.small).metadata()).toMatchObject({ width: 150, height: 150 })
      expect(Buffer.from(avatar.full).includes('Jane Doe')).toBe(false)
    },
  )
  it('is a picture by its name and by its content', async () => {
    const refusals = [
      await run(avatarFrom(await picture('png'), 'me.html')),
      await run(avatarFrom(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'me.png')),
      await run(avatarFrom(Buffer.from('GIF89a/*'), 'me.gif')),
      await run(avatarFrom(new Uint8Array(0), 'me.png')),
    ]
    expect(refusals.map((refused) => (Result.isFailure(refused) ? refused.failure : 'accepted'))).toEqual([
      'notAnImage',
      'notAnImage',
      // Two things at once: a picture, and the beginning of a comment.
      'hiddenContent',
      'notAnImage',
    ])
  })
  it('of more than 2 MB or 25 megapixels is refused', async () => {
    expect(await run(avatarFrom(new Uint8Array(2_000_001), 'me.png'))).toMatchObject({ failure: 'tooLarge' })
    const flood = await picture('png', 6000, 6000)
    expect(flood.length).toBeLessThan(2_000_000)
    expect(await run(avatarFrom(flood, 'me.png'))).toMatchObject({ failure: 'tooManyPixels' })
  })
})

describe('a file on its way out', () => {
  it('cannot run, is not kept, and keeps its name whatever it is', () => {
    const { headers } = fileResponse({
      bytes: Buffer.from('x'),
      contentType: 'text/html',
      name: `a"\r\nb'ü\ud800.html`,
    })
    expect(headers).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''a%22b%27%C3%BC.html",
      'cache-control': 'private, no-store',
    })
    expect(headers['content-security-policy']).toContain('sandbox')
  })
  it('is shown in the page only when it is a picture or a PDF', () => {
    const shown = (contentType: string) =>
      fileResponse({ bytes: Buffer.from('x'), contentType, name: 'a', isInline: true }).headers['content-disposition']
    expect(shown('image/webp')).toMatch(/^inline/)
    expect(shown('text/html')).toMatch(/^attachment/)
  })
})
