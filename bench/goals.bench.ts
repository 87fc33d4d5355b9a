import { askingAt } from './kit/asking.ts'
import { filled } from './kit/complianceData.ts'
import { goals } from './kit/goalData.ts'
import { printTable } from './kit/table.ts'
import { prepareData, startTenure, tenantIdOf } from './kit/tenure.ts'

/**
 * The list of goals: the first page of 10,000 beside that of 100, both asked for in turns through the whole server; grouped,
 * narrowed by how they stand, searched, all of them as a file, and the tree of a tenth that is shared with everybody.
 */
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
