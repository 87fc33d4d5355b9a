import { filled } from './kit/complianceData.ts'
import { inTurns, spreadOf } from './kit/rounds.ts'
import { tokenFrom } from './kit/signIn.ts'
import { type Line, printTable } from './kit/table.ts'
import { prepareData, startTenure, tenantIdOf, type tenants } from './kit/tenure.ts'

/**
 * The list of goals: the first page of 10,000 beside that of 100, both asked for in turns through the whole server; grouped,
 * narrowed by how they stand, searched, and all of them as a file.
 */
const rounds = 41

/** Of people of every department, most of them active and due some day. */
const goals = (count: number): ReadonlyArray<string> => [
  `insert into goals (tenant_id, id, employee_id, title, state, due_date, started_day, progress)
   select $1::uuid, gen_random_uuid(), e.ids[1 + n % cardinality(e.ids)], 'Goal ' || md5(n::text),
     (array['Active', 'Active', 'Active', 'Draft', 'Done'])[1 + n % 5],
     case when n % 11 = 0 then null else current_date + n % 400 - 40 end, current_date - n % 200,
     json_build_object('kind', 'number', 'start', 0, 'current', n % 100, 'target', 100, 'unit', 'talks')
   from generate_series(1, ${count}) n,
     (select array_agg(id) as ids from employees where tenant_id = $1::uuid and is_active) e`,
]

type Client = keyof typeof tenants

await prepareData()
const tenure = await startTenure()
try {
  await filled('goals', tenantIdOf('tenThousand'), goals(10_000))
  await filled('goals', tenantIdOf('hundred'), goals(100))

  const token = await tokenFrom(tenure.url)
  const ask = async (client: Client, path: string) => {
    const tenantId = tenantIdOf(client)
    const headers = { authorization: `Bearer ${token}`, 'tenant-id': tenantId }
    const began = performance.now()
    const response = await fetch(`${tenure.url}/api/${tenantId}/${path}`, { headers })
    const body = await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${new TextDecoder().decode(body).slice(0, 300)}`)
    return performance.now() - began
  }

  const compared = async (what: string, path: string): Promise<Line> => {
    const [ours, floor] = [() => ask('tenThousand', path), () => ask('hundred', path)]
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

  const timed = async (what: string, atMost: number, times: number, path: string): Promise<Line> => {
    await ask('tenThousand', path)
    const took: number[] = []
    for (let at = 0; at < times; at++) took.push(await ask('tenThousand', path))
    return { what, measured: spreadOf(took), goal: { atMost }, unit: ' ms' }
  }

  const window = 'goals/window?limit=100'
  printTable([
    await compared('the first page, the next due first', window),
    await compared('the first page, by goal', `${window}&sort=title`),
    await timed('the first page, grouped by person', 120, 21, `${window}&group=person`),
    await timed('the groups of 10,000', 120, 21, 'goals/groups?group=person'),
    await timed('those that are at risk', 120, 21, `${window}&standing=atRisk`),
    await timed('a search that finds nobody', 120, 21, `${window}&search=zzzz`),
    await timed('all 10,000 as CSV', 3000, 3, 'goals/csv'),
  ])
} finally {
  await tenure.stop()
}
