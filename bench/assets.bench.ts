import { askingAt } from './kit/asking.ts'
import { register } from './kit/assetData.ts'
import { filled } from './kit/complianceData.ts'
import { printTable } from './kit/table.ts'
import { prepareData, startTenure, tenantIdOf } from './kit/tenure.ts'

/**
 * The register of assets: the first page of 10,000 beside that of 100, both asked for in turns through the whole server; a
 * search; a thousand assets changed at once; labels for five hundred.
 */
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
