import { reports } from '../src/domain/reports/catalogue.ts'
import type { ReportAnswer } from '../src/domain/reports/nouns.ts'
import { askingAt } from './kit/asking.ts'
import { fillCompliance } from './kit/complianceData.ts'
import { spreadOf } from './kit/rounds.ts'
import { type Line, printTable } from './kit/table.ts'
import { prepareData, startTenure } from './kit/tenure.ts'

/**
 * Every report of 10,000 people, 20 types that everybody must hold and 30 policies that bind everybody, through the whole
 * server: the page with its figures, and the file with all rows.
 */
const rounds = 5

await prepareData()
const tenure = await startTenure()
try {
  await fillCompliance()
  const { ask } = await askingAt(tenure.url)
  const lines: Array<Line> = []
  for (const { name, friendlyName } of reports) {
    const page: number[] = []
    const file: number[] = []
    let count = 0
    for (let round = 0; round <= rounds; round += 1) {
      const read = await ask('tenThousand', `reports/${name}`)
      count = (JSON.parse(read.body) as { readonly data: ReportAnswer }).data.count
      const whole = await ask('tenThousand', `reports/${name}/csv`)
      // The first compiles.
      if (round > 0) {
        page.push(read.took)
        file.push(whole.took)
      }
    }
    const note = `${count} rows`
    lines.push(
      { what: friendlyName, measured: spreadOf(page), goal: { atMost: 1000 }, unit: ' ms', note },
      { what: `${friendlyName}, the file`, measured: spreadOf(file), goal: undefined, unit: ' ms', note },
    )
  }
  printTable(lines)
} finally {
  await tenure.stop()
}
