import jsqr from 'jsqr'
import papaparse from 'papaparse'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../kit/people.ts'
import { serverForTest, type TestServer } from '../kit/server.ts'
import { addPlan, auditOf, makeWorld, type Person, rows, type World } from '../world/world.ts'
import { readerIn } from './readerIn.ts'

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

const taken = async (path: string, by: Person = own.admin, json?: object) => {
  const response = await fetch(`${server.url}/api/${own.tenantId}/${path}`, {
    headers: {
      authorization: `Bearer ${await server.tokenFor(by.userId)}`,
      'tenant-id': own.tenantId,
      'content-type': 'application/json',
    },
    ...(json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }),
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes,
    text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
  }
}

const scale = 4

/** Each page's text, what is drawn on it, and what a camera reads off a part of it. */
const pagesOf = async (bytes: Uint8Array) => {
  const document = await pdfjs.getDocument({ data: bytes, verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      const { items } = await page.getTextContent()
      const words = items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, x: item.transform[4] as number, y: item.transform[5] as number }]
          : [],
      )
      const scan = async (left: number, top: number, width: number, height: number): Promise<string | undefined> => {
        const viewport = page.getViewport({ scale })
        const { canvas, context } = (
          document as unknown as {
            canvasFactory: { create(w: number, h: number): { canvas: never; context: CanvasRenderingContext2D } }
          }
        ).canvasFactory.create(viewport.width, viewport.height)
        await page.render({ canvas, canvasContext: context, viewport }).promise
        const mm = (72 / 25.4) * scale
        const sides = [left, top, width, height].map((side) => Math.round(side * mm))
        const image = context.getImageData(...(sides as [number, number, number, number]))
        return jsqr(image.data, image.width, image.height)?.data
      }
      return { words, text: words.map(({ text }) => text).join(' '), scan }
    }),
  )
}

const addAsset = async (more: Readonly<Record<string, unknown>> = {}, of: World = own): Promise<string> => {
  const id = newId()
  const columns = {
    number: `N-${id.slice(0, 6)}`,
    name: 'Hilux',
    category_id: of.assets.category,
    location_id: of.assets.location,
    condition: 'good',
    currency: 'AUD',
    ...more,
  }
  const names = Object.keys(columns)
  await rows(
    server,
    `insert into assets (tenant_id, id, ${names.join(', ')})
     values ($1, $2, ${names.map((_, at) => `$${at + 3}`).join(', ')})`,
    [of.tenantId, id, ...Object.values(columns)],
  )
  return id
}

describe('labels', () => {
  const sheet = (assetIds: ReadonlyArray<string>, size = 'A4-24', skip = 0, by?: Person) =>
    taken('assets/export/labels/File', by, { assetIds, size, skip })

  test.each([
    ['A4-24', 70, 37, 0, 0.5],
    ['A4-40', 48.5, 25.4, 8, 21.5],
    ['A4-65', 38.1, 21.2, 4.75, 10.7],
  ] as const)('%s: the code leads to the page of the asset, beside its number and name', async (size, w, h, x, y) => {
    const id = await addAsset({ number: 'BRC-VEH-0007', name: 'Toyota Hilux' })
    const { status, type, bytes } = await sheet([id], size)
    expect([status, type]).toEqual([200, 'application/pdf'])
    const [page] = await pagesOf(bytes)
    expect(page?.text).toBe('BRC-VEH-0007 Toyota Hilux')
    expect(await page?.scan(x, y, w, h)).toBe(`http://localhost:4000/assets/${id}`)
  })

  test('stand in the order named, after the places that are used up, on as many sheets as they need', async () => {
    const ids = await Promise.all(Array.from({ length: 26 }, (_, at) => addAsset({ number: `L-${at}` })))
    const pages = await pagesOf((await sheet(ids, 'A4-24', 22)).bytes)
    const numbersOn = (page: (typeof pages)[number]) => page.text.match(/L-\d+/g)
    expect(pages.map(numbersOn)).toEqual([['L-0', 'L-1'], ids.slice(2).map((_, at) => `L-${at + 2}`)])
  })

  test('are made of what is there, in this client; of nothing there is no sheet', async () => {
    const theirs = await addAsset({ number: 'THEIRS' }, other)
    const id = await addAsset({ number: 'OURS' })
    expect((await pagesOf((await sheet([theirs, newId(), id])).bytes)).map(({ text }) => text)).toEqual(['OURS Hilux'])
    expect((await sheet([theirs])).status).toBe(404)
  })

  test('a name of any length and script stays on its label', async () => {
    const id = await addAsset({ number: 'X'.repeat(40), name: `${'Überlange Bezeichnung '.repeat(7)}עגלה` })
    const [page] = await pagesOf((await sheet([id], 'A4-65')).bytes)
    const points = 72 / 25.4
    for (const { x, y } of page?.words ?? []) {
      expect(x).toBeLessThan((4.75 + 38.1) * points)
      expect(841.9 - y).toBeLessThan((10.7 + 21.2) * points)
    }
  })

  test('the first sheet cannot have more places used up than it has; nor are there labels without rights', async () => {
    const id = await addAsset()
    expect((await sheet([id], 'A4-24', 24)).status).toBe(400)
    expect((await sheet([id], 'A4-65', 24)).status).toBe(200)
    expect((await sheet([id], 'A4-24', 0, own.colleague)).status).toBe(403)
    expect((await sheet([id], 'A4-24', 0, await readerIn(server, own))).status).toBe(200)
  })
})

describe('handover', () => {
  const assignedTo = async (id: string, note = 'With its charger') =>
    server.ask(`/api/${own.tenantId}/assets/assign`, {
      as: own.admin.userId,
      json: {
        assets: [{ id, version: 1 }],
        holder: { kind: 'employee', id: own.target.employeeId },
        expectedReturnDay: '2031-05-04',
        note,
      },
    })

  test('says what, who got it, from whom, when it is due back, and has lines to sign', async () => {
    const id = await addAsset({ number: 'BRC-LAP-0012', name: 'Laptop', serial: 'S-77', condition: 'new' })
    expect((await assignedTo(id)).status).toBe(200)
    const part = await addAsset({ number: 'BRC-CHA-0001', name: 'Charger' })
    await rows(server, `update assets set state = 'assigned', holder_asset_id = $2 where id = $1`, [part, id])
    const { type, bytes } = await taken(`assets/${id}/handover/File`)
    expect(type).toBe('application/pdf')
    const text = (await pagesOf(bytes)).map((page) => page.text).join(' ')
    for (const said of ['Handover of BRC-LAP-0012', 'Laptop', 'S-77', 'New', 'BRC-CHA-0001', 'Charger', '4th May 2031'])
      expect(text).toContain(said)
    for (const said of ['With its charger', 'Awaiting acceptance', 'Received, on', 'Handed over, on'])
      expect(text).toContain(said)
  })

  test('names the signature once it is accepted, and not the one of an earlier time', async () => {
    const id = await addAsset()
    await assignedTo(id)
    const accept = async (version: number) =>
      server.ask(`/api/${own.tenantId}/assets/${id}/acceptance`, {
        as: own.target.userId,
        json: { version, outcome: 'accepted', signature: 'E. Marlowe', because: '' },
      })
    expect((await accept(2)).status).toBe(200)
    const text = async (by?: Person) => (await pagesOf((await taken(`assets/${id}/handover/File`, by)).bytes))[0]?.text
    expect(await text(own.target)).toContain('E. Marlowe')
    await server.ask(`/api/${own.tenantId}/assets/unassign`, {
      as: own.admin.userId,
      json: { assets: [{ id, version: 3 }], condition: 'good', note: '' },
    })
    expect((await taken(`assets/${id}/handover/File`)).status).toBe(409)
    await server.ask(`/api/${own.tenantId}/assets/assign`, {
      as: own.admin.userId,
      json: {
        assets: [{ id, version: 4 }],
        holder: { kind: 'employee', id: own.target.employeeId },
        expectedReturnDay: null,
        note: '',
      },
    })
    expect(await text()).not.toContain('E. Marlowe')
  })

  test('of what nobody has there is none; of what is another’s, or another client’s, nothing is told', async () => {
    expect((await taken(`assets/${own.assets.stock}/handover/File`)).status).toBe(409)
    expect((await taken(`assets/${own.assets.given}/handover/File`, own.target)).status).toBe(404)
    expect((await taken(`assets/${other.assets.given}/handover/File`)).status).toBe(404)
  })
})

describe('the days on which services fall due', () => {
  const plans = [
    { id: newId(), name: 'Oil', everyMonths: 6, everyUnits: null, unit: '', sinceDay: '2026-01-31', sinceReading: 0 },
    {
      id: newId(),
      name: 'Tyres',
      everyMonths: null,
      everyUnits: 9,
      unit: 'km',
      sinceDay: '2026-01-31',
      sinceReading: 0,
    },
    {
      id: newId(),
      name: 'Rego; yearly',
      everyMonths: 12,
      everyUnits: null,
      unit: '',
      sinceDay: '2026-02-01',
      sinceReading: 0,
    },
  ]

  test('one whole day for each plan that goes by the calendar, the same each time it is taken', async () => {
    const id = await addAsset({ number: 'V-1', plans: JSON.stringify(plans), due_day: '2026-07-31' })
    await addAsset({ number: 'V-2', state: 'retired', plans: JSON.stringify(plans), due_day: '2026-07-31' })
    await addAsset({ number: 'V-3', plans: JSON.stringify(plans), due_day: '2026-07-31' }, other)
    const { type, text } = await taken('assets/services/File')
    expect(type).toBe('text/calendar')
    const lines = text.replaceAll('\r\n ', '').split('\r\n')
    const all = (name: string) => lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length))
    expect(all('DTSTART')).toEqual([';VALUE=DATE:20260731', ';VALUE=DATE:20270201'])
    expect(all('SUMMARY:')).toEqual(['V-1 Hilux: Oil', 'V-1 Hilux: Rego\\; yearly'])
    expect(all('UID:')).toEqual([`${id}-${plans[0]?.id}`, `${id}-${plans[2]?.id}`])
    expect(all('URL;VALUE=URI:')).toEqual(Array(2).fill(`http://localhost:4000/assets/${id}`))
  })
})

describe('7 GET assets/csv', () => {
  const tableOf = async (query = '', by?: Person) => {
    const { text } = await taken(`assets/csv${query}`, by)
    return papaparse.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true }).data
  }

  test('has what the list shows, in its order, one column for each field and no formulas', async () => {
    await rows(server, 'delete from asset_events where tenant_id = $1', [own.tenantId])
    await rows(server, 'delete from assets where tenant_id = $1', [own.tenantId])
    await addAsset({ number: 'B-2', name: '=1+1', cost: 12.5, supplier: 'Utes', purchase_day: '2026-01-31' })
    await addAsset({
      number: 'B-1',
      name: 'Saw',
      notes: 'One\nTwo',
      holder_location_id: own.assets.location,
      state: 'assigned',
    })
    await addAsset({ number: 'B-3', state: 'retired' })
    const table = await tableOf()
    expect(table.map((row) => [row['Asset No'], row.Name, row.Notes, row.Status])).toEqual([
      ['B-1', 'Saw', 'One\nTwo', 'Assigned'],
      ['B-2', "'=1+1", '', 'In stock'],
    ])
    expect(table[1]).toMatchObject({ Cost: '12.5', Supplier: 'Utes', Bought: '2026-01-31', Condition: 'Good' })
    expect(table[0]?.['Held by']).toBe(`${own.canary} location`)
    const picked = await tableOf('?states=retired,inStock&descending=true&sort=number')
    expect(picked.map((row) => row['Asset No'])).toEqual(['B-3', 'B-2'])
    expect(await auditOf(server, own)).toContainEqual(
      expect.objectContaining({ action: 'exported', kind: 'assetRegister' }),
    )
  })

  test('a place is written with what it lies in', async () => {
    const inside = newId()
    await rows(server, 'insert into asset_locations (tenant_id, id, name, parent_id) values ($1, $2, $3, $4)', [
      own.tenantId,
      inside,
      'Workshop',
      own.assets.location,
    ])
    await addAsset({ number: 'P-1', location_id: inside })
    const [row] = await tableOf('?search=P-1')
    expect(row?.Location).toBe(`${own.canary} location / Workshop`)
  })

  test('says what things cost to those alone who may change them', async () => {
    const by = await readerIn(server, own)
    const [row = {}] = await tableOf('', by)
    expect(Object.keys(row)).not.toEqual(expect.arrayContaining(['Cost']))
    expect(Object.keys(row)).toContain('Asset No')
    expect((await taken('assets/csv', own.colleague)).status).toBe(403)
  })
})
