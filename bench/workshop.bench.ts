import type { Browser } from '@playwright/test'
import { layoutEngine } from '../scripts/charts/exhibits.ts'
import { layOut } from '../src/workshop/draw/layout.ts'
import type { Exhibit } from '../src/workshop/model/exhibit.ts'
import { pathsOf } from '../src/workshop/model/paths.ts'
import type { Scenario } from '../src/workshop/model/scenario.ts'
import { strategies } from '../src/workshop/model/strategies.ts'
import { transitionsOf } from '../src/workshop/model/transitions.ts'
import { scenarios } from '../tests/scenarios/all.ts'
import { freshContext, launch, watch } from './kit/browser.ts'
import { fiftyStates } from './kit/fiftyStates.ts'
import { spreadOf } from './kit/rounds.ts'
import { type Line, printTable } from './kit/table.ts'
import { startTenure } from './kit/tenure.ts'

/** How soon a chart can be used once its data is there, and how long the paths through the largest machine take. */
const rounds = 7

/** The chart whose place the measured one takes. */
const place = 'confirm'

const measured = async (): Promise<Exhibit> => {
  const { way: _, ...geometry } = await layOut(layoutEngine(), fiftyStates)
  return { id: place, chart: fiftyStates, drawings: [{ folded: [], geometry }] }
}

/** Milliseconds from the arrival of the chart's data until a click on a state of it is answered. */
const untilUsed = async (browser: Browser, url: string, exhibit: Exhibit): Promise<number> => {
  const context = await freshContext(browser)
  try {
    const page = await context.newPage()
    await watch(page)
    const asked: string[] = []
    await page.route(new RegExp(`/assets/${place}-[^/]+\\.js$`), async (route) => {
      const response = await route.fetch()
      if (!(await response.text()).includes('drawings')) return route.fulfill({ response })
      asked.push(route.request().url())
      const literal = JSON.stringify(JSON.stringify(exhibit))
      return route.fulfill({ contentType: 'text/javascript', body: `export default JSON.parse(${literal})` })
    })
    await page.goto(`${url}/workshop`)
    await page.getByRole('article').first().waitFor()
    const used = page.evaluate(async () => {
      // The name of the chart is seen first.
      const state = '.chart-words[data-state="fifty"] text'
      await window.shown(state)
      for (const type of ['pointerdown', 'pointerup'])
        document.querySelector(state)?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1 }))
      await window.shown('.details-panel code')
      return performance.now()
    })
    await page.getByRole('article').getByRole('link', { name: 'Confirmation' }).click()
    const at = await used
    const arrived = await page.evaluate(
      (name) => performance.getEntriesByName(name).map((entry) => (entry as PerformanceResourceTiming).responseEnd)[0],
      asked[0] ?? '',
    )
    if (arrived === undefined) throw new Error('The data of the chart was never fetched.')
    return at - arrived
  } finally {
    await context.close()
  }
}

const timed = (run: () => unknown): number => {
  const start = performance.now()
  run()
  return performance.now() - start
}

const pathLines = (): ReadonlyArray<Line> => {
  // By its arrows, in all the situations they are walked in.
  const sizeOf = ({ machine, variants }: Scenario) => transitionsOf(machine).length * variants.length
  const [largest] = scenarios.toSorted((one, other) => sizeOf(other) - sizeOf(one))
  if (largest === undefined) throw new Error('There is no machine to walk through.')
  const { machine, variants } = largest
  // A situation is explored once and kept; each round begins with new ones.
  const unexplored = (): Scenario => ({ ...largest, variants: variants.map((variant) => ({ ...variant })) })
  return strategies.map((strategy) => ({
    what: `the paths of ${machine.id}, ${strategy}`,
    measured: spreadOf(Array.from({ length: rounds }, () => timed(() => pathsOf(unexplored(), { strategy })))),
    goal: { atMost: 1_000 },
    unit: ' ms',
    note: `${transitionsOf(machine).length} arrows in ${variants.length} situations`,
  }))
}

const exhibit = await measured()
const tenure = await startTenure()
const browser = await launch()
try {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await untilUsed(browser, tenure.url, exhibit))
  printTable([
    {
      what: 'a chart of 50 states, from its data to an answered click',
      measured: spreadOf(times),
      goal: { atMost: 200 },
      unit: ' ms',
      note: `${fiftyStates.states.length} states, ${fiftyStates.transitions.length} arrows`,
    },
    ...pathLines(),
  ])
} finally {
  await browser.close()
  await tenure.stop()
}
