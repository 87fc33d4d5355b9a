import { askingAt } from './kit/asking.ts'
import { filled } from './kit/complianceData.ts'
import { printTable } from './kit/table.ts'
import { prepareData, startTenure, tenantIdOf } from './kit/tenure.ts'

/**
 * The register of assets: the first page of 10,000 beside that of 100, both asked for in turns through the whole server; a
 * search; a thousand assets changed at once; labels for five hundred.
 */
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

await prepareData()
const tenure = await startTenure()
try {
  await filled('assets', tenantIdOf('tenThousand'), register(10_000))
  await filled('assets', tenantIdOf('hundred'), register(100))

  const { ask, answer, compared, timed } = await askingAt(tenure.url)
  const window = 'assets/window?limit=100'
  interface Row {
    readonly id: string
    readonly version: number
  }
  const rowsOf = async (count: number): Promise<ReadonlyArray<Row>> => {
    const found: Row[] = []
    for (let from = 0; found.length < count; from += 200) {
      const path = `assets/window?limit=200&from=${from}`
      found.push(...(await answer<{ readonly rows: ReadonlyArray<Row> }>('tenThousand', path)).rows)
    }
    return found.slice(0, count)
  }
  const labelled = (await rowsOf(500)).map(({ id }) => id)

  let condition = 'fair'
  const changeThousand = async () => {
    condition = condition === 'fair' ? 'good' : 'fair'
    const changes = (await rowsOf(1000)).map(({ id, version }) => ({ id, version, set: { condition } }))
    return ask('tenThousand', 'assets/update-list', { changes }, 'PUT')
  }

  printTable([
    await compared('the first page, by number', window),
    await compared('the first page, by name', `${window}&sort=name`),
    await timed('a search of 10,000', 60, 21, `${window}&search=model%20217`),
    await timed('a search that finds nobody', 60, 21, `${window}&search=zzzz`),
    await timed('the pictures of the head', 200, 21, 'assets/counts'),
    await timed('1,000 changed at once', 2000, 5, changeThousand),
    await timed('labels for 500', 3000, 5, () =>
      ask('tenThousand', 'assets/export/labels/File', { assetIds: labelled, size: 'A4-24', skip: 0 }),
    ),
    await timed('all 10,000 as CSV', 3000, 3, 'assets/csv'),
  ])
} finally {
  await tenure.stop()
}
