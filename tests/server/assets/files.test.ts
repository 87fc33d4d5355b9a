import { Schema } from 'effect'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AssetFile } from '../../../src/domain/assets/nouns.ts'
import { codeOf } from '../kit/codes.ts'
import { aPdf } from '../kit/pdf.ts'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { png } from '../world/calls.ts'
import { addPlan, makeWorld, type Person, rows, stateOf, type World } from '../world/world.ts'
import { assetIn, decoded, type Stage, stageOn } from './stage.ts'

let server: TestServer
let plan: string
let own: World
let other: World
let stage: Stage

beforeAll(async () => {
  server = await serverForTest()
  plan = await addPlan(server)
  other = await makeWorld(server, { name: 'other', plan })
  stage = stageOn(server, () => own)
})
beforeEach(async () => {
  own = await makeWorld(server, { name: 'own', plan })
})
afterAll(() => server.close())

const pdf = aPdf()
const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
  .jpeg()
  .toBuffer()

const add = (
  files: ReadonlyArray<readonly [string, Uint8Array]>,
  {
    by = own.admin,
    id = own.assets.stock as string,
    eventId,
  }: { by?: Person; id?: string; eventId?: string | undefined } = {},
) => {
  const body = new FormData()
  for (const [name, bytes] of files) body.append('files', new Blob([new Uint8Array(bytes)]), name)
  if (eventId !== undefined) body.set('eventId', eventId)
  return stage.ask(`assets/${id}/files`, by, { body })
}
const added = async (...sent: Parameters<typeof add>) => decoded(Schema.Array(AssetFile), await add(...sent))
const remove = (fileId: string, id: string = own.assets.stock, by?: Person) =>
  stage.ask(`assets/${id}/files/${fileId}`, by, { method: 'DELETE' })
const fetched = (fileId: string, id: string = own.assets.stock, by?: Person) =>
  stage.ask(`assets/${id}/Files/${fileId}`, by)
const choose = (fileId: string | null, version: number, id: string = own.assets.stock) =>
  stage.ask(`assets/${id}/photo`, own.admin, { method: 'PUT', json: { version, fileId } })

describe('7 POST assets/{id}/files', () => {
  test('several, in the order sent; the same twice is one; the list is answered', async () => {
    const names = (files: ReadonlyArray<AssetFile>) => files.map(({ fileName }) => fileName)
    const files = await added([
      ['invoice.pdf', pdf],
      ['ute.png', png],
    ])
    expect(names(files)).toEqual([`${own.canary}.png`, 'invoice.pdf', 'ute.png'])
    expect(names(await added([['invoice.pdf', pdf]]))).toHaveLength(3)
    expect((await stage.one(own.assets.stock)).files).toEqual(files)
    const kept = files.find(({ fileName }) => fileName === 'invoice.pdf')
    expect(kept).toMatchObject({ contentType: 'application/pdf', size: pdf.length, eventId: null })
    expect((await fetched(kept?.id ?? '')).status).toBe(200)
    expect(await stage.onDisk()).toContain(kept?.id)
    expect((await stage.sentences())[0]).toBe(`Ava ${own.canary} added the asset file “A-1: invoice.pdf, ute.png”`)
  })

  test('they count in what the client may keep', async () => {
    await rows(
      server,
      `insert into asset_files (tenant_id, id, asset_id, name, content_type, size, sha256)
       select $1, gen_random_uuid(), $2, at::text, 'image/png', 1666666666, '' from generate_series(1, 3) at`,
      [own.tenantId, own.assets.stock],
    )
    expect(codeOf(await add([['invoice.pdf', pdf]]))).toBe('413 quota_exceeded')
  })

  test.each<[string, ReadonlyArray<readonly [string, Uint8Array]>, string]>([
    ['a page with a picture’s name', [['ute.png', Buffer.from('<html><script>alert(1)</script></html>')]], '415'],
    [
      'a polyglot: a page behind a picture’s first bytes',
      [['ute.png', Buffer.concat([png.subarray(0, 8), Buffer.from('<script>alert(1)</script>')])]],
      '415',
    ],
    [
      'a polyglot: a page behind a photo',
      [['ute.jpg', Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])]],
      '415 hidden_content',
    ],
    ['a program', [['ute.exe', Buffer.from('MZ')]], '415'],
    ['a drawing', [['ute.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]], '415'],
    [
      'a PDF that runs a script',
      [['invoice.pdf', aPdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' })]],
      '415',
    ],
    ['none that is a PDF', [['invoice.pdf', Buffer.from('Hello')]], '415'],
    ['nothing', [['empty.png', Buffer.from('')]], '4'],
    [
      'one good and one bad',
      [
        ['ute.png', png],
        ['ute.exe', Buffer.from('MZ')],
      ],
      '415',
    ],
    ['six at once', Array.from({ length: 6 }, (_, at) => [`${at}.png`, png] as const), '4'],
  ])('%s: refused, and nothing is kept', async (_, files, expected) => {
    const [before, onDisk] = [await stateOf(server), await stage.onDisk()]
    expect(codeOf(await add(files))).toMatch(new RegExp(`^${expected}`))
    expect(await stateOf(server)).toBe(before)
    expect(await stage.onDisk()).toEqual(onDisk)
  })

  test('of the photos of a return the history says which they are; not of another asset’s', async () => {
    await stage.unassign({ [own.assets.given]: 1 })
    const [event] = await stage.historyOf(own.assets.given)
    const files = await added([['back.jpg', photo]], { id: own.assets.given, eventId: event?.id })
    expect(files).toMatchObject([{ eventId: event?.id }])
    expect(codeOf(await add([['back.jpg', photo]], { eventId: event?.id }))).toBe('404 not_found')
    expect(codeOf(await add([['back.jpg', photo]], { eventId: newId() }))).toBe('404 not_found')
  })

  test('of what there is not, and of another tenant: 404, and nothing is kept', async () => {
    const onDisk = await stage.onDisk()
    for (const id of [newId<string>(), other.assets.stock])
      expect(codeOf(await add([['a.png', png]], { id }))).toBe('404 not_found')
    expect(await stage.onDisk()).toEqual(onDisk)
  })
})

describe('7 DELETE and GET assets/{id}/files/{fileId}', () => {
  test('removed, its bytes too', async () => {
    expect((await fetched(own.assets.file)).text).toBe(own.canary)
    expect(codeOf(await remove(own.assets.file))).toBe('200')
    expect(codeOf(await remove(own.assets.file))).toBe('404 not_found')
    expect(codeOf(await fetched(own.assets.file))).toBe('404 not_found')
    expect(await stage.onDisk()).not.toContain(own.assets.file)
    expect(await stage.sentences()).toEqual([`Ava ${own.canary} removed the asset file “A-1: ${own.canary}.png”`])
  })

  test('only under its own asset, and not from another tenant', async () => {
    expect(codeOf(await fetched(own.assets.file, own.assets.returned))).toBe('404 not_found')
    expect(codeOf(await remove(own.assets.file, own.assets.returned))).toBe('404 not_found')
    expect(codeOf(await fetched(other.assets.file, other.assets.stock))).toBe('404 not_found')
    expect(codeOf(await remove(other.assets.file, other.assets.stock))).toBe('404 not_found')
  })
})

describe('One of its pictures stands for it', () => {
  test('chosen, taken back, and gone with the file', async () => {
    const { stock, file } = own.assets
    expect(assetIn(await choose(file, 1))).toMatchObject({ photoId: file, version: 2 })
    expect(assetIn(await choose(null, 2))).toMatchObject({ photoId: null, version: 3 })
    await choose(file, 3)
    await remove(file)
    expect(await stage.one(stock)).toMatchObject({ photoId: null, files: [] })
  })

  test('no PDF, no file of another asset, and not at another version', async () => {
    const files = await added([['invoice.pdf', pdf]])
    expect(codeOf(await choose(files.at(-1)?.id ?? '', 1))).toBe('404 not_found')
    expect(codeOf(await choose(own.assets.file, 1, own.assets.returned))).toBe('404 not_found')
    expect(codeOf(await choose(own.assets.file, 2))).toBe('409 changed_meanwhile')
  })

  test('its holder sees the picture, and no other of its files', async () => {
    const { given } = own.assets
    const [picture, invoice] = await added(
      [
        ['ute.png', png],
        ['invoice.pdf', pdf],
      ],
      { id: given },
    )
    await choose(picture?.id ?? '', 1, given)
    expect((await stage.one(given, own.colleague)).files).toMatchObject([{ id: picture?.id }])
    expect((await fetched(picture?.id ?? '', given, own.colleague)).status).toBe(200)
    expect(codeOf(await fetched(invoice?.id ?? '', given, own.colleague))).toBe('404 not_found')
    expect(codeOf(await fetched(picture?.id ?? '', given, own.target))).toBe('404 not_found')
  })
})
