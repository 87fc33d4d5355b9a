import { askingAt } from './kit/asking.ts'
import { filled } from './kit/complianceData.ts'
import { printTable } from './kit/table.ts'
import { prepareData, startTenure, tenantIdOf } from './kit/tenure.ts'

/**
 * The list of goals: the first page of 10,000 beside that of 100, both asked for in turns through the whole server; grouped,
 * narrowed by how they stand, searched, all of them as a file, and the tree of a tenth that is shared with everybody.
 */
/** Of people of every department, most of them active and due some day. */
const goals = (count: number): ReadonlyArray<string> => [
  `insert into goals (tenant_id, id, employee_id, title, state, due_date, started_day, progress)
   select $1::uuid, gen_random_uuid(), e.ids[1 + n % cardinality(e.ids)], 'Goal ' || md5(n::text),
     (array['Active', 'Active', 'Active', 'Draft', 'Done'])[1 + n % 5],
     case when n % 11 = 0 then null else current_date + n % 400 - 40 end, current_date - n % 200,
     json_build_object('kind', 'number', 'start', 0, 'current', n % 100, 'target', 100, 'unit', 'talks')
   from generate_series(1, ${count}) n,
     (select array_agg(id) as ids from employees where tenant_id = $1::uuid and is_active) e`,
  // Ten at the top, the others below them; nobody’s goal serves one that is hidden from them.
  `with company as (
     select id, row_number() over (order by id) as n from goals
     where tenant_id = $1::uuid and state = 'Active' order by id limit ${count / 10})
   update goals g set shared_with = 'company', serves_id = above.id
   from company c left join company above on c.n > 10 and above.n = 1 + c.n % 10
   where g.tenant_id = $1::uuid and g.id = c.id`,
]

await prepareData()
const tenure = await startTenure()
try {
  await filled('goals', tenantIdOf('tenThousand'), goals(10_000))
  await filled('goals', tenantIdOf('hundred'), goals(100))

  const { compared, timed } = await askingAt(tenure.url)
  const window = 'goals/window?limit=100'
  printTable([
    await compared('the first page, the next due first', window),
    await compared('the first page, by goal', `${window}&sort=title`),
    await timed('the first page, grouped by person', 120, 21, `${window}&group=person`),
    await timed('the groups of 10,000', 120, 21, 'goals/groups?group=person'),
    await timed('those that are at risk', 120, 21, `${window}&standing=atRisk`),
    await timed('a search that finds nobody', 120, 21, `${window}&search=zzzz`),
    await timed('all 10,000 as CSV', 3000, 3, 'goals/csv'),
    await timed('the tree of 1,000', 120, 21, 'goals/tree'),
  ])
} finally {
  await tenure.stop()
}
