import { setTimeout as pause } from 'node:timers/promises'
import { measuredPersonId, measuredTenant } from '../src/server/demo/measurementTenant.ts'
import { askingAt, type Client } from './kit/asking.ts'
import { filled } from './kit/complianceData.ts'
import { percentile } from './kit/rounds.ts'
import { printTable } from './kit/table.ts'
import { prepareData, startTenure, tenantIdOf, tenants } from './kit/tenure.ts'

/**
 * Check-ins: the first page of 5,000 beside that of a client with a hundred of each kind, what the plots over them are drawn from, and what is typed in one
 * being saved while four others type in it too.
 */
const typists = 5
const saves = 80
/** As the page saves while one types without a stop. */
const apart = 250

const questions = Array.from({ length: typists - 1 }, (_, at) => `00000000-0000-4000-8000-00000000000${at}`)
const sections = JSON.stringify([
  {
    id: '00000000-0000-4000-8000-0000000000aa',
    title: 'How it goes',
    questions: questions.map((id, at) => ({ id, text: `Question ${at}`, asked: 'both', kind: 'text' })),
  },
])

/** By Ava with somebody: half of them to come, the others taken place or skipped. */
const checkIns = (client: Client, count: number): ReadonlyArray<string> => [
  `insert into check_ins (tenant_id, id, employee_id, reviewer_id, name, sections, minutes, day, time, scheduled_utc, due_utc,
     status)
   select $1::uuid, gen_random_uuid(), e.ids[1 + n % cardinality(e.ids)],
     '${measuredPersonId(measuredTenant(tenants[client]), 0)}', 'Check-in ' || md5(n::text), '${sections}', 30, at.day, '10:00',
     at.day + interval '10 hours', at.day + interval '11 hours',
     case when at.day > current_date then 'Scheduled' when n % 6 = 0 then 'Skipped' else 'Complete' end
   from generate_series(1, ${count}) n
     cross join lateral (
       select current_date + case when n <= ${count / 2} then 1 + n % 180 else -1 - n % 550 end as day) at,
     (select array_agg(id) as ids from employees
      where tenant_id = $1::uuid and is_active and id <> '${measuredPersonId(measuredTenant(tenants[client]), 0)}') e`,
]

await prepareData()
const tenure = await startTenure()
try {
  await filled('check_ins', tenantIdOf('tenThousand'), checkIns('tenThousand', 5_000))
  await filled('check_ins', tenantIdOf('hundred'), checkIns('hundred', 240))
  const { ask, answer, compared, timed } = await askingAt(tenure.url)

  const window = 'checkIns/window?limit=100'
  interface Rows {
    readonly rows: ReadonlyArray<{ readonly id: string }>
  }
  const one = (await answer<Rows>('tenThousand', window)).rows[0]?.id
  const text = (name: string) => `checkIns/${one}/texts/${name}`
  const versions = (
    await answer<{ readonly texts: ReadonlyArray<{ readonly name: string; readonly version: number }> }>(
      'tenThousand',
      `checkIns/${one}`,
    )
  ).texts
  const typedIn = async (name: string): Promise<ReadonlyArray<number>> => {
    const took: number[] = []
    let version = versions.find((stored) => stored.name === name)?.version ?? 0
    for (let at = 0; at < saves; at++) {
      const typed = { text: `What came up, ${'in many words '.repeat(at % 40)}${at}`, version }
      const saved = await ask('tenThousand', text(name), typed, 'PUT')
      version = (JSON.parse(saved.body) as { readonly data: { readonly version: number } }).data.version
      took.push(saved.took)
      await pause(apart * (0.5 + Math.random()))
    }
    // The first ones meet what the server has not done before.
    return took.slice(10)
  }
  const took = (await Promise.all(['notes', ...questions.map((id) => `${id}.reviewer`)].map(typedIn))).flat()

  printTable([
    await compared('the first page of 5,000, the next first', window),
    await compared('the first page, completed', `${window}&tab=completed`),
    await timed('a search that finds nobody', 120, 21, `${window}&search=zzzz`),
    await timed('what the plots are drawn from', 200, 21, 'checkIns/overview'),
    {
      what: 'what is typed is saved, beside four others',
      measured: { median: percentile(took, 0.95), low: Math.min(...took), high: Math.max(...took) },
      goal: { atMost: 60 },
      unit: ' ms',
      note: `the 95th of 100; the 50th ${percentile(took, 0.5).toFixed(1)} ms`,
    },
  ])
} finally {
  await tenure.stop()
}
