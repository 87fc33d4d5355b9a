import { standardTiles } from '../src/domain/home/dashboard/choosing.ts'
import { tileNames } from '../src/domain/home/dashboard/tiles.ts'
import { askingAt } from './kit/asking.ts'
import { register } from './kit/assetData.ts'
import { fillCompliance, filled } from './kit/complianceData.ts'
import { spreadOf } from './kit/rounds.ts'
import { type Line, printTable } from './kit/table.ts'
import { prepareData, startTenure, tenantIdOf } from './kit/tenure.ts'

/**
 * The dashboard of an admin of 10,000 people, as many assets, 20 types that everybody must hold and 30 policies that bind everybody: twelve tiles
 * asked for at once, as the browser does, until the last is there; and each tile alone. With them what else goes through
 * everybody where one begins the day: birthdays on the home page, and the day of the daily scrum.
 */
const rounds = 5
const besides = ['home/occasions', 'dailyScrums']

await prepareData()
const tenure = await startTenure()
try {
  await fillCompliance()
  await filled('assets', tenantIdOf('tenThousand'), register(10_000))
  const { ask } = await askingAt(tenure.url)
  const tiles = standardTiles(tileNames)
  const whole: number[] = []
  const paths = [...tileNames.map((name) => `dashboard/tiles/${name}`), ...besides]
  const alone = new Map<string, number[]>(paths.map((path) => [path, []]))
  for (let round = 0; round <= rounds; round += 1) {
    const before = performance.now()
    await Promise.all(tiles.map((name) => ask('tenThousand', `dashboard/tiles/${name}`)))
    const took = performance.now() - before
    // The first compiles.
    if (round > 0) whole.push(took)
    for (const [path, times] of alone) {
      const read = await ask('tenThousand', path)
      if (round > 0) times.push(read.took)
    }
  }
  const lines: ReadonlyArray<Line> = [
    { what: 'Twelve tiles at once', measured: spreadOf(whole), goal: { atMost: 500 }, unit: ' ms' },
    ...[...alone].map(([what, times]): Line => ({ what, measured: spreadOf(times), goal: undefined, unit: ' ms' })),
  ]
  printTable(lines)
} finally {
  await tenure.stop()
}
