import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { millisecondsInDay } from 'date-fns/constants'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { POLICY_IMAGE_MAX_BYTES, UNSHOWN_IMAGE_DAYS } from '../../../src/domain/policies/content/images.ts'
import type { Image, PolicyImage } from '../../../src/domain/policies/content/nouns.ts'
import { diskFiles } from '../../../src/server/files/fileStore.ts'
import { clearingTasks } from '../../../src/server/jobs/clearing.ts'
import { makeDatabase } from '../../../src/server/store/database.ts'
import { atOnce } from '../kit/atOnce.ts'
import { clockAt } from '../kit/clock.ts'
import { codeOf } from '../kit/codes.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, filesAtFirst, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'
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

const drawn = (format: 'png' | 'jpeg' | 'webp' | 'gif', width = 40, red = 200) =>
  sharp({ create: { width, height: 30, channels: 3, background: { r: red, g: 90, b: 20 } } })
    .toFormat(format)
    .toBuffer()

const form = (bytes: Uint8Array, name = 'image.png') => {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  return body
}

const upload = (id: string, bytes: Uint8Array, by: Person = own.admin, tenantId: string = own.tenantId) =>
  server.ask(`/api/${tenantId}/hrDocuments/${id}/images`, { as: by.userId, body: form(bytes) })

const uploaded = async (id: string, red = 200): Promise<PolicyImage> =>
  (await upload(id, await drawn('png', 40, red))).body.data as PolicyImage

const fetched = async (id: string, imageId: string, by: Person = own.admin, tenantId: string = own.tenantId) => {
  const response = await fetch(`${server.url}/api/${tenantId}/hrDocuments/${id}/images/${imageId}`, {
    headers: { authorization: `Bearer ${await server.tokenFor(by.userId)}`, 'tenant-id': tenantId },
  })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

const showing = (image: PolicyImage, over: Partial<Image['attrs']> = {}): Image => ({
  type: 'image',
  attrs: { ...image, size: 'full', alt: 'A ladder', ...over },
})
const holding = (...content: ReadonlyArray<object>) => ({ type: 'doc', content })

const aDraft = async () => {
  const id = newId()
  await my.create({ id })
  return id
}

const onDisk = async () =>
  (await readdir(join(server.dataDir, 'files', own.tenantId))).filter((name) => !filesAtFirst(own).includes(name))

describe('An image is uploaded to a policy', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('a %s, by its content whatever it is called', async (format) => {
    const id = await aDraft()
    const answer = await upload(id, await drawn(format))
    expect(answer.body.data).toMatchObject({ width: 40, height: 30 })
    const got = await fetched(id, (answer.body.data as PolicyImage).id)
    expect([got.status, got.headers.get('content-type')]).toEqual([200, `image/${format}`])
    expect(got.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await sharp(got.bytes).metadata()).format).toBe(format)
    expect((await auditOf(server, own)).at(-1)).toMatchObject({ action: 'updated', kind: 'hrDocument', id })
  })

  it('is no wider than a page shows it, and says nothing of where it was taken', async () => {
    const id = await aDraft()
    const photo = await sharp(await drawn('jpeg', 3_000))
      .withExif({ IFD0: { Copyright: 'somewhere' } })
      .jpeg()
      .toBuffer()
    const { body } = await upload(id, photo)
    const image = body.data as PolicyImage
    expect([image.width, image.height]).toEqual([2_000, 20])
    expect((await sharp((await fetched(id, image.id)).bytes).metadata()).exif).toBeUndefined()
  })

  test.each<[string, () => Promise<Uint8Array>, string]>([
    ['a GIF', () => drawn('gif'), '415 unsupported_type'],
    ['text', async () => Buffer.from('<svg onload="alert(1)"/>'), '415 unsupported_type'],
    ['nothing', async () => Buffer.alloc(0), '415 empty'],
    [
      'a picture with a page behind it',
      async () => Buffer.concat([await drawn('png'), Buffer.from('<script>1</script>')]),
      '415 hidden_content',
    ],
    ['half a picture', async () => (await drawn('jpeg')).subarray(0, 150), '415 unreadable'],
    ['more than there may be', async () => Buffer.alloc(POLICY_IMAGE_MAX_BYTES + 1), '413 too_large'],
  ])('%s is refused, and not kept', async (_, bytes, code) => {
    const id = await aDraft()
    const before = await stateOf(server, [own])
    expect(codeOf(await upload(id, await bytes()))).toBe(code)
    expect([await stateOf(server, [own]), await onDisk()]).toEqual([before, []])
  })

  it('twice, it is one', async () => {
    const id = await aDraft()
    const [one, two] = [await uploaded(id), await uploaded(id)]
    expect(two).toEqual(one)
    expect(await onDisk()).toEqual([one.id])
  })

  it('by nobody but those who write it, and not to one that is archived or not there', async () => {
    const id = await my.publish()
    const bytes = await drawn('png')
    expect(codeOf(await upload(id, bytes, own.target))).toBe('403 feature_not_granted')
    expect(codeOf(await upload(newId(), bytes))).toBe('404 not_found')
    expect(codeOf(await upload(id, bytes, other.admin, other.tenantId))).toBe('404 not_found')
    await my.settle(id, {}, true)
    expect(codeOf(await upload(id, bytes))).toBe('409 policy_archived')
    expect(await onDisk()).toEqual([])
  })
})

describe('A text has no image but those of its own policy', () => {
  it('it comes back as it went in, and is kept with every version', async () => {
    const id = await aDraft()
    const content = holding(showing(await uploaded(id)))
    await my.save(id, { content })
    await my.review(id, { version: 2 })
    await my.save(id, { version: null })
    await my.review(id, { changeNote: 'Without it.' })
    const { body } = await my.ask(`hrDocuments/${id}/1`)
    expect((body.data as { readonly content: unknown }).content).toEqual(content)
    expect((await my.ask(`HRDocumentsDiff/${id}/2?from=1`)).body.data).toMatchObject({
      blocks: [{ change: 'added' }, { kind: 'image', change: 'removed', image: { alt: 'A ladder' } }],
    })
  })

  it('one of another policy, of another client or of nobody is refused', async () => {
    const [id, second] = [await aDraft(), await aDraft()]
    const own_ = await uploaded(id)
    const theirs = { ...own_, id: other.policyImage, sha256: '0'.repeat(64), width: 1, height: 1 }
    const ofSecond = await uploaded(second, 100)
    const before = await stateOf(server, [own, other])
    for (const image of [
      ofSecond,
      theirs,
      { ...own_, id: newId() as PolicyImage['id'] },
      { ...own_, sha256: 'f'.repeat(64) },
      { ...own_, width: 41 },
    ])
      expect(codeOf(await my.save(id, { content: holding(showing(image)) }))).toBe('422 unknown_image')
    expect(codeOf(await my.create({ content: holding(showing(own_)) }))).toBe('422 unknown_image')
    expect(await stateOf(server, [own, other])).toBe(before)
  })

  it('with an address it is refused', async () => {
    const id = await aDraft()
    const image = showing(await uploaded(id), { id: 'https://evil.example/x.png' as PolicyImage['id'] })
    expect(codeOf(await my.save(id, { content: holding(image) }))).toMatch(/^400/)
  })

  it('is not published before every image says what it shows, or that it decorates', async () => {
    const id = await aDraft()
    const image = await uploaded(id)
    await my.save(id, { content: holding(showing(image, { alt: null })) })
    expect(codeOf(await my.review(id, { version: 2 }))).toBe('422 image_undescribed')
    await my.save(id, { version: 2, content: holding(showing(image, { alt: '' })) })
    expect(codeOf(await my.review(id, { version: 3 }))).toBe('422 nothing_written')
    await my.save(id, { version: 3, content: holding(showing(image)) })
    expect((await my.review(id, { version: 4 })).status).toBe(200)
  })
})

describe('An image is for whoever may read what it stands in', () => {
  /** One that is published, and one in the draft after it. */
  const published = async (parties = true) => {
    const id = await aDraft()
    const [first, second] = [await uploaded(id), await uploaded(id, 100)]
    await my.save(id, { content: holding(showing(first)) })
    await my.settle(id, parties ? {} : { relevantParties: nobody })
    await my.review(id, { version: 2 })
    await my.save(id, { version: null, content: holding(showing(second)) })
    return { id, first, second }
  }

  it('readers have those of its versions, and no others; policy managers all', async () => {
    const { id, first, second } = await published()
    const status = async (image: PolicyImage, by?: Person) => (await fetched(id, image.id, by)).status
    expect([await status(first, own.target), await status(second, own.target)]).toEqual([200, 404])
    expect([await status(first), await status(second)]).toEqual([200, 200])
  })

  it('whom it does not bind, and another client, have none', async () => {
    const { id, first } = await published(false)
    expect((await fetched(id, first.id, own.target)).status).toBe(404)
    expect((await fetched(id, first.id, other.admin, other.tenantId)).status).toBe(404)
    expect((await fetched(other.policy, first.id, other.admin, other.tenantId)).status).toBe(404)
    // Under another policy of the same client.
    expect((await fetched(own.policy, first.id)).status).toBe(404)
  })

  it('one of an older version stays theirs when a newer has another', async () => {
    const { id, first, second } = await published()
    await my.review(id, { changeNote: 'Another.' })
    expect((await fetched(id, first.id, own.target)).status).toBe(200)
    expect((await fetched(id, second.id, own.target)).status).toBe(200)
  })
})

describe('Its file goes with the policy, and not before', () => {
  it('a draft that is deleted leaves nothing on the disk', async () => {
    const id = await aDraft()
    const image = await uploaded(id)
    await my.save(id, { content: holding(showing(image)) })
    await my.save(id, { version: 2 })
    expect(await onDisk()).toEqual([image.id])
    expect((await my.remove(id, 1)).status).toBe(200)
    expect([await onDisk(), (await fetched(id, image.id)).status]).toEqual([[], 404])
  })

  it('it is drawn in the PDF of its version', async () => {
    const id = await aDraft()
    const image = await uploaded(id)
    const pdf = async () => {
      const response = await fetch(`${server.url}/api/${own.tenantId}/HRDocuments/${id}/File`, {
        headers: { authorization: `Bearer ${await server.tokenFor(own.admin.userId)}`, 'tenant-id': own.tenantId },
      })
      return Buffer.from(await response.arrayBuffer()).toString('latin1')
    }
    await my.save(id, { content: holding(showing(image)) })
    await my.review(id, { version: 2 })
    expect(await pdf()).toMatch(/\/Subtype \/Image/)
    await my.save(id, { version: null })
    await my.review(id, { changeNote: 'Without it.' })
    expect(await pdf()).not.toMatch(/\/Subtype \/Image/)
  })
})

describe('One that no text shows any more goes after a while', () => {
  /** So many days from now. */
  const cleared = (days: number, world: World = own) =>
    clearingTasks({
      database: makeDatabase(server.connections),
      files: diskFiles(server.dataDir),
      clock: clockAt(Date.now() + days * millisecondsInDay),
    }).unshownPolicyImages(world.tenantId)
  const later = UNSHOWN_IMAGE_DAYS + 1
  const uploadedDaysAgo = (days: number) =>
    rows(
      server,
      `update hr_document_images set uploaded_utc = now() - make_interval(days => $2) where tenant_id = $1`,
      [own.tenantId, days],
    )

  it('what the draft, the text in force or a former version shows stays, wherever in it', async () => {
    const id = await aDraft()
    const [former, inForce, drafted, unshown] = await Promise.all([1, 2, 3, 4].map((red) => uploaded(id, red)))
    const list = (image: PolicyImage) => ({
      type: 'bullet_list',
      content: [{ type: 'list_item', content: [{ type: 'paragraph' }, showing(image)] }],
    })
    await my.save(id, { content: holding(showing(former as PolicyImage)) })
    await my.review(id, { version: 2 })
    await my.save(id, {
      version: null,
      content: holding({ type: 'blockquote', content: [showing(inForce as PolicyImage)] }),
    })
    await my.review(id, { changeNote: 'Another.' })
    await my.save(id, { version: null, content: holding(list(drafted as PolicyImage)) })
    const shown = [former, inForce, drafted] as ReadonlyArray<PolicyImage>
    expect(await onDisk()).toHaveLength(4)

    await cleared(later)
    expect((await onDisk()).toSorted()).toEqual(shown.map((image) => image.id).toSorted())
    for (const image of shown) expect((await fetched(id, image.id)).status).toBe(200)
    expect((await fetched(id, (unshown as PolicyImage).id)).status).toBe(404)
    const content = holding(showing(unshown as PolicyImage))
    expect(codeOf(await my.save(id, { version: 1, content }))).toBe('422 unknown_image')
    // Twice, nothing more goes.
    const before = await stateOf(server, [own])
    await cleared(later)
    expect(await stateOf(server, [own])).toBe(before)
  })

  it('a fresh one stays, and one that was shown until its policy was last saved or published', async () => {
    const [never, dropped, published] = [await aDraft(), await aDraft(), await aDraft()]
    const images = [await uploaded(never), await uploaded(dropped), await uploaded(published)].map((image) => image.id)
    await cleared(UNSHOWN_IMAGE_DAYS - 1)
    await uploadedDaysAgo(100)
    for (const id of [dropped, published]) await my.save(id)
    await my.review(published, { version: 2 })
    await rows(server, `update hr_document_drafts set saved_utc = now() - interval '99 days' where document_id = $1`, [
      never,
    ])
    await cleared(0)
    expect((await onDisk()).toSorted()).toEqual(images.slice(1).toSorted())
    await cleared(later)
    expect(await onDisk()).toEqual([])
  })

  it('uploaded once more it is a fresh one', async () => {
    const id = await aDraft()
    const { id: image } = await uploaded(id)
    await uploadedDaysAgo(100)
    await rows(server, `update hr_document_drafts set saved_utc = now() - interval '99 days' where document_id = $1`, [
      id,
    ])
    expect((await uploaded(id)).id).toBe(image)
    await cleared(0)
    expect(await onDisk()).toEqual([image])
  })

  it('one that is put into the text at the same moment stays', async () => {
    const id = await aDraft()
    const image = await uploaded(id)
    await atOnce<unknown>(
      server,
      ['hr_documents', id],
      [() => my.save(id, { content: holding(showing(image)) }), () => cleared(later)],
    )
    expect((await fetched(id, image.id)).status).toBe(200)
  })

  it('those of another client are none of its business', async () => {
    await uploaded(await aDraft())
    const before = await stateOf(server, [other])
    await cleared(later)
    expect([await onDisk(), await stateOf(server, [other])]).toEqual([[], before])
    const left = await uploaded(await aDraft())
    await cleared(later, other)
    expect(await onDisk()).toEqual([left.id])
  })
})
