import type { Browser } from '@playwright/test'
import { serveBarePage } from './floor/site.ts'
import {
  cameBefore,
  firstRow,
  freshContext,
  type KeptTab,
  type Load,
  launch,
  signIn,
  slowDown,
  watch,
} from './kit/browser.ts'
import { type Program, withTls } from './kit/processes.ts'
import { inTurns, spreadOf } from './kit/rounds.ts'
import { tokenFrom } from './kit/signIn.ts'
import { type Line, printTable } from './kit/table.ts'
import { prepareData, startTenure, tenantIdOf, tenants } from './kit/tenure.ts'

/**
 * A first visit of somebody signed in to the directory of 100 people, to the first row that can be clicked, against a
 * page of React alone that shows the same list, and against the directory of 10,000; what came over the network and how
 * long nothing could be done until then; and going to and fro between two pages that have been loaded.
 */
const rounds = 5
const journeys = 6

const coldLoad = async (browser: Browser, url: string, kept?: KeptTab): Promise<Load> => {
  const context = await freshContext(browser, kept)
  try {
    const page = await context.newPage()
    await watch(page)
    await slowDown(page)
    await page.goto(`${url}/employees`, { waitUntil: 'commit' })
    const shown = await page.evaluate((selector) => window.shown(selector), firstRow)
    return { shown, ...(await cameBefore(page, shown)) }
  } finally {
    await context.close()
  }
}

const warmJourneys = async (browser: Browser, url: string, kept: KeptTab) => {
  const context = await freshContext(browser, kept)
  try {
    const page = await context.newPage()
    await watch(page)
    await slowDown(page)
    await page.goto(`${url}/employees`)
    await page.evaluate((selector) => window.shown(selector), firstRow)
    const go = (name: string, arrived: string) =>
      page.evaluate(
        async ([link, there]) => {
          const began = performance.now()
          document.querySelector<HTMLElement>(link)?.click()
          return (await window.shown(there)) - began
        },
        [`nav a[href="${name}"]`, arrived] as const,
      )
    const home = () => go('/', 'main:not(:has([role="grid"])) h1')
    const employees = () => go('/employees/', firstRow)
    // The first time the group is fetched and compiled.
    await home()
    await page.waitForTimeout(500)
    await employees()
    const times: number[] = []
    for (let journey = 0; journey < journeys; journey += 1) {
      await page.waitForTimeout(300)
      times.push(await home())
      await page.waitForTimeout(300)
      times.push(await employees())
    }
    return times
  } finally {
    await context.close()
  }
}

await prepareData()
const tenure = await startTenure()
const token = await tokenFrom(tenure.url)
const tenantId = tenantIdOf('hundred')
const list = await fetch(`${tenure.url}/api/${tenantId}/employeeMini`, {
  headers: { authorization: `Bearer ${token}`, 'tenant-id': tenantId },
})
const bare = await serveBarePage(await list.text())
const browser = await launch()
let secure: Program | undefined
try {
  const kept = await signIn(browser, tenure.url, tenants.hundred)
  await coldLoad(browser, bare.url)
  await coldLoad(browser, tenure.url, kept)
  const pairs = await inTurns(
    rounds,
    () => coldLoad(browser, tenure.url, kept),
    () => coldLoad(browser, bare.url),
  )
  const large = await signIn(browser, tenure.url, tenants.tenThousand)
  await coldLoad(browser, tenure.url, large)
  const sizes = await inTurns(
    rounds,
    () => coldLoad(browser, tenure.url, large),
    () => coldLoad(browser, tenure.url, kept),
  )
  const warm = await warmJourneys(browser, tenure.url, kept)
  await tenure.stop()
  secure = await startTenure(withTls)
  const { url } = secure
  const keptThere = await signIn(browser, url, tenants.hundred)
  await coldLoad(browser, url, keptThere)
  const overHttp2 = await inTurns(
    rounds,
    () => coldLoad(browser, url, keptThere),
    () => coldLoad(browser, bare.url),
  )
  const of = (figure: keyof Load) => spreadOf(pairs.map(({ ours }) => ours[figure]))
  const beside = (figure: keyof Load) =>
    `the bare page's ${Math.round(spreadOf(pairs.map((pair) => pair.floor[figure])).median)}`
  const compared = (what: string, of: typeof pairs, atMost: number, floor: string): Line => ({
    what,
    measured: spreadOf(of.map((pair) => pair.ours.shown / pair.floor.shown)),
    goal: { atMost },
    unit: ' ×',
    note: `${Math.round(spreadOf(of.map(({ ours }) => ours.shown)).median)} ms against ${floor}'s ${Math.round(spreadOf(of.map((pair) => pair.floor.shown)).median)} ms`,
  })
  printTable([
    compared('cold load to the first row', pairs, 1.3, 'the bare page'),
    {
      what: 'nothing could be done for',
      measured: of('blocked'),
      goal: { atMost: 150 },
      unit: ' ms',
      note: beside('blocked'),
    },
    { what: 'requests before it', measured: of('requests'), goal: { atMost: 14 }, unit: '', note: beside('requests') },
    {
      what: 'scripts before it',
      measured: of('scripts'),
      goal: { atMost: 134 },
      unit: ' KiB',
      note: beside('scripts'),
    },
    compared('the same of 10,000 people', sizes, 1.2, 'the 100'),
    compared('the same over HTTP/2', overHttp2, 1.3, 'the bare page'),
    {
      what: 'between home and employees, both loaded',
      measured: spreadOf(warm),
      goal: { atMost: 150 },
      unit: ' ms',
    },
  ])
} finally {
  await browser.close()
  bare.stop()
  await tenure.stop()
  await secure?.stop()
}
