import { askingAt, type Client } from './kit/asking.ts'
import { fillCompliance, filled } from './kit/complianceData.ts'
import { type Line, printTable } from './kit/table.ts'
import { prepareData, startTenure, tenantIdOf } from './kit/tenure.ts'

/**
 * Lists that are read a window at a time: what a window of 180,000 certifications, and a page of 200,000 changes, costs
 * beside one of a client that has a hundred of them. Both are asked for in turns through the whole server.
 */
const entries = 200_000

/** Of every kind, by many people, over two years; of one kind and by one person only a few, long ago. */
const changes = (count: number): ReadonlyArray<string> => [
  `insert into audit_entries (tenant_id, at_utc, user_id, employee_id, action, subject_kind, subject_id, subject_name,
     person, fields, values)
   select $1::uuid, now() - (${count} - n) * interval '730 days' / ${count}, gen_random_uuid(),
     case when n < 20 then (select min(id::text)::uuid from employees where tenant_id = $1::uuid) else by.ids[1 + n % 50] end,
     'updated', case when n < 20 then 'tag' else (array['employee', 'goal', 'certification', 'hrDocument'])[1 + n % 4] end,
     gen_random_uuid(), 'Record ' || n, by.ids[1 + (n * 7919) % cardinality(by.ids)], '{title}',
     '[{"field": "title", "before": "What it was", "after": "What it is"}]'
   from generate_series(1, ${count}) n,
     (select array_agg(id order by id desc) as ids from employees where tenant_id = $1::uuid) by`,
]

await prepareData()
const tenure = await startTenure()
try {
  await fillCompliance()
  await filled('audit_entries', tenantIdOf('tenThousand'), changes(entries))
  await filled('audit_entries', tenantIdOf('hundred'), changes(100))

  const { ask, answer, compared } = await askingAt(tenure.url)

  const window = 'certifications/window?choice=active&limit=100'
  interface Place {
    readonly after: string | null
  }
  const deepIn = async (sort: string, from: number) =>
    (await answer<Place>('tenThousand', `${window}&sort=${sort}&from=${from}`)).after
  const lines: Line[] = []
  // Rows before a place are counted past, and a search reads the names of everybody there is: both grow with the client.
  const count = await answer<number>('tenThousand', 'certifications/count?choice=all')
  const beside = await answer<number>('hundred', 'certifications/count?choice=all')
  for (const sort of ['expiry', 'person', 'type', 'reminded']) {
    const small = `${window}&sort=${sort}`
    lines.push(await compared(`by ${sort}: the first window`, small))
    lines.push(
      await compared(
        `by ${sort}: behind a cursor, deep inside`,
        `${small}&after=${await deepIn(sort, 120_000)}`,
        small,
      ),
    )
    lines.push(await compared(`by ${sort}: the 120,000th, by its place`, `${small}&from=120000`, small))
    lines.push(await compared(`by ${sort}: searched by a name`, `${small}&search=nakamura`, `${small}&search=na`))
    lines.push(await compared(`by ${sort}: searched by a type`, `${small}&search=type%207`, `${small}&search=type`))
  }
  // Asked for after the rows are shown; whatever is counted is gone past once.
  for (const path of ['certifications/count?choice=active', 'certifications/counts'])
    lines.push({ ...(await compared(path, path)), goal: undefined })
  // Whom a policy binds is worked out anew each time, by its settings and the hour: of that there is no index.
  const policyIn = async (client: Client) => {
    const all = await answer<ReadonlyArray<{ readonly id: string; readonly title: string }>>(client, 'hrDocuments')
    return `hrDocuments/${all.find(({ title }) => title === 'Policy 3')?.id}/compliance`
  }
  const [many, few] = [await policyIn('tenThousand'), await policyIn('hundred')]
  const whole = await ask('tenThousand', many)
  const some = await ask('tenThousand', `${many}/window?sort=standing`)
  for (const [what, path] of Object.entries({
    'all of them at once': '',
    'the first window': '/window?sort=standing',
    'the 8,000th, by its place': '/window?sort=standing&from=8000',
    'searched by a name': '/window?sort=standing&search=nakamura',
    'the counts': '/counts',
  }))
    lines.push({ ...(await compared(`a policy’s people: ${what}`, many + path, few + path)), goal: undefined })
  console.log(
    `A policy’s people: ${whole.body.length.toLocaleString('en')} bytes, a window ${some.body.length.toLocaleString('en')}`,
  )

  // A page of changes begins before one of them; two years of them are spread evenly.
  const bounds = async (client: Client, query = '') => {
    const page = await answer<{ readonly next: number | null }>(client, `audit?${query}`)
    return page.next
  }
  const newest = (await bounds('tenThousand')) ?? 0
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString().slice(0, 10)
  const somebody = await answer<{ readonly entries: ReadonlyArray<{ readonly actor: { readonly id: string } }> }>(
    'tenThousand',
    'audit?kind=tag',
  ).then(({ entries }) => entries[0]?.actor.id)
  const asked = {
    'the first page': '',
    'a page deep inside': `before=${newest - 150_000}`,
    'of a common kind': 'kind=goal',
    'of a rare kind, long ago': 'kind=tag',
    'by somebody, long ago': `actor=${somebody}`,
    'of one day, long ago': `from=${ago(600)}&to=${ago(600)}`,
    'until a day long ago': `to=${ago(600)}`,
    'of a common kind, until a day long ago': `kind=goal&to=${ago(600)}`,
  }
  for (const [what, query] of Object.entries(asked))
    lines.push(await compared(`audit: ${what}`, `audit?${query}`, 'audit'))

  console.log(`Certifications: ${count.toLocaleString('en')} beside ${beside}`)
  printTable(lines)
} finally {
  await tenure.stop()
}
