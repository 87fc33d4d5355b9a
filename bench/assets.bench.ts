import { filled } from './kit/complianceData.ts'
import { inTurns, spreadOf } from './kit/rounds.ts'
import { tokenFrom } from './kit/signIn.ts'
import { type Line, printTable } from './kit/table.ts'
import { prepareData, startTenure, tenantIdOf, type tenants } from './kit/tenure.ts'

/**
 * The register of assets: the first page of 10,000 beside that of 100, both asked for in turns through the whole server; a
 * search; a thousand assets changed at once; labels for five hundred.
 */
const rounds = 41

/** Spread over categories and places, half of them held by somebody, each with a plan. */
const register = (count: number): ReadonlyArray<string> => [
  `insert into feature_flags (tenant_id, name, is_enabled) values ($1::uuid, 'assetRegister', true)
   on conflict (tenant_id, name) do update set is_enabled = true`,
  `insert into asset_categories (tenant_id, id, name)
   select $1::uuid, gen_random_uuid(), 'Category ' || n from generate_series(1, 15) n`,
  `insert into asset_locations (tenant_id, id, name)
   select $1::uuid, gen_random_uuid(), 'Place ' || n from generate_series(1, 20) n`,
  `insert into assets (tenant_id, id, number, name, category_id, location_id, make, model, serial, condition, purchase_day,
     cost, currency, warranty_day, plans, due_day, state, holder_employee_id)
   select $1::uuid, gen_random_uuid(), 'BEN-' || lpad(n::text, 5, '0'),
     (array['Laptop', 'Hilux', 'Angle grinder', 'Harness kit', 'Tablet'])[1 + n % 5], c.ids[1 + n % 15],
     l.ids[1 + n % 20], 'Make ' || n % 40, 'Model ' || n % 300, md5(n::text), 'good', current_date - n % 2000, n % 5000,
     'AUD', current_date + n % 900 - 300, '[]', current_date + n % 400 - 20,
     case when n % 2 = 0 then 'assigned' else 'inStock' end, case when n % 2 = 0 then e.ids[1 + n % cardinality(e.ids)] end
   from generate_series(1, ${count}) n,
     (select array_agg(id) as ids from asset_categories where tenant_id = $1::uuid) c,
     (select array_agg(id) as ids from asset_locations where tenant_id = $1::uuid) l,
     (select array_agg(id) as ids from employees where tenant_id = $1::uuid and is_active) e`,
]

type Client = keyof typeof tenants

await prepareData()
const tenure = await startTenure()
try {
  await filled('assets', tenantIdOf('tenThousand'), register(10_000))
  await filled('assets', tenantIdOf('hundred'), register(100))

  const token = await tokenFrom(tenure.url)
  const ask = async (client: Client, path: string, json?: object, method = 'POST') => {
    const tenantId = tenantIdOf(client)
    const headers = { authorization: `Bearer ${token}`, 'tenant-id': tenantId, 'content-type': 'application/json' }
    const began = performance.now()
    const response = await fetch(`${tenure.url}/api/${tenantId}/${path}`, {
      headers,
      ...(json === undefined ? {} : { method, body: JSON.stringify(json) }),
    })
    const body = await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${new TextDecoder().decode(body).slice(0, 300)}`)
    return { took: performance.now() - began, body: new TextDecoder().decode(body) }
  }

  const compared = async (what: string, path: string): Promise<Line> => {
    const [ours, floor] = [
      async () => (await ask('tenThousand', path)).took,
      async () => (await ask('hundred', path)).took,
    ]
    await inTurns(5, ours, floor)
    const pairs = await inTurns(rounds, ours, floor)
    const [large, small] = [spreadOf(pairs.map((pair) => pair.ours)), spreadOf(pairs.map((pair) => pair.floor))]
    return {
      what,
      measured: { median: large.median / small.median, low: large.low / small.low, high: large.high / small.high },
      goal: { atMost: 1.3 },
      unit: ' ×',
      note: `${large.median.toFixed(1)} ms beside ${small.median.toFixed(1)} ms`,
    }
  }

  const timed = async (what: string, atMost: number, times: number, once: () => Promise<number>): Promise<Line> => {
    await once()
    const took: number[] = []
    for (let at = 0; at < times; at++) took.push(await once())
    return { what, measured: spreadOf(took), goal: { atMost }, unit: ' ms' }
  }

  const window = 'assets/window?limit=100'
  interface Row {
    readonly id: string
    readonly version: number
  }
  const rowsOf = async (count: number): Promise<ReadonlyArray<Row>> => {
    const found: Row[] = []
    for (let from = 0; found.length < count; from += 200) {
      const { body } = await ask('tenThousand', `assets/window?limit=200&from=${from}`)
      found.push(...(JSON.parse(body) as { readonly data: { readonly rows: ReadonlyArray<Row> } }).data.rows)
    }
    return found.slice(0, count)
  }
  const labelled = (await rowsOf(500)).map(({ id }) => id)

  let condition = 'fair'
  const changeThousand = async () => {
    condition = condition === 'fair' ? 'good' : 'fair'
    const changes = (await rowsOf(1000)).map(({ id, version }) => ({ id, version, set: { condition } }))
    return (await ask('tenThousand', 'assets/update-list', { changes }, 'PUT')).took
  }

  printTable([
    await compared('the first page, by number', window),
    await compared('the first page, by name', `${window}&sort=name`),
    await timed(
      'a search of 10,000',
      60,
      21,
      async () => (await ask('tenThousand', `${window}&search=model%20217`)).took,
    ),
    await timed(
      'a search that finds nobody',
      60,
      21,
      async () => (await ask('tenThousand', `${window}&search=zzzz`)).took,
    ),
    await timed('the pictures of the head', 200, 21, async () => (await ask('tenThousand', 'assets/counts')).took),
    await timed('1,000 changed at once', 2000, 5, changeThousand),
    await timed('labels for 500', 3000, 5, async () => {
      const sheet = { assetIds: labelled, size: 'A4-24', skip: 0 }
      return (await ask('tenThousand', 'assets/export/labels/File', sheet)).took
    }),
    await timed('all 10,000 as CSV', 3000, 3, async () => (await ask('tenThousand', 'assets/csv')).took),
  ])
} finally {
  await tenure.stop()
}
