import { askingAt } from './kit/asking.ts'
import { register } from './kit/assetData.ts'
import { fillCompliance, filled, onceAsSuperuser } from './kit/complianceData.ts'
import { goals } from './kit/goalData.ts'
import { printTable } from './kit/table.ts'
import { prepareData, startTenure, tenantIdOf } from './kit/tenure.ts'

/**
 * The search over everything, by an admin of 10,000 people with 180,000 certifications and 10,000 of each other kind: what
 * is found at once, what is found in hardly anything, and what stands in almost everything.
 */
const tenantId = tenantIdOf('tenThousand')

/** Gone afterwards: the other measurements have their own. */
const between = (table: 'check_ins' | 'reviews'): string => {
  const more =
    table === 'check_ins'
      ? [`minutes, day, time, scheduled_utc, due_utc`, `30, current_date, '10:00', now(), now()`]
      : [
          'asks_employee, asks_reviewer, hides_until_both, scheduled_day, scheduled_utc, due_day, due_utc',
          'true, true, true, current_date, now(), current_date, now()',
        ]
  return `insert into ${table} (tenant_id, id, employee_id, reviewer_id, name, sections, ${more[0]})
    select $1::uuid, gen_random_uuid(), e.ids[1 + n % cardinality(e.ids)], e.ids[1 + (n + 7) % cardinality(e.ids)],
      'Searched with ' || md5(n::text), '[]', ${more[1]}
    from generate_series(1, 10000) n, (select array_agg(id) as ids from employees where tenant_id = $1::uuid) e`
}

await prepareData()
const tenure = await startTenure()
try {
  await fillCompliance()
  await filled('assets', tenantId, register(10_000))
  await filled('goals', tenantId, goals(10_000))
  for (const table of ['check_ins', 'reviews'] as const) await onceAsSuperuser(between(table), tenantId)

  const { timed } = await askingAt(tenure.url)
  const search = (what: string, text: string) => timed(what, 60, 21, `search?text=${encodeURIComponent(text)}`)
  printTable([
    await search('a name', 'anderson'),
    await search('the beginning of a name', 'an'),
    await search('a kind of certification', 'type 7'),
    await search('an asset by two words', 'model 217'),
    await search('a name and what is theirs', 'an type'),
    await search('what stands in 10,000 titles', 'searched with'),
    await search('what nobody is called', 'zzzz'),
    await search('a name in other letters', 'юсуф'),
  ])
} finally {
  for (const table of ['check_ins', 'reviews'])
    await onceAsSuperuser(`delete from ${table} where tenant_id = $1::uuid and name like 'Searched with %'`, tenantId)
  await tenure.stop()
}
