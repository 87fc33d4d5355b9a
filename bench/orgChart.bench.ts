import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { launch } from './kit/browser.ts'
import { type Spread, spreadOf } from './kit/rounds.ts'
import { type Line, printTable } from './kit/table.ts'
import type { Bench, ChartName } from './orgChart/page/main.ts'
import { serveCharts } from './orgChart/site.ts'

/**
 * The org chart, all of it open, against the two that people take for one: from the people to the painted picture, then
 * dragged about for a second and a half. Paint and frames of the three are measured in turns, as ratios inside one run.
 * A peer that has not drawn everybody within its time is stopped, and counts as that slow.
 */
const peers = ['d3OrgChart', 'reactD3Tree'] as const satisfies ReadonlyArray<ChartName>
const roundsFor: Readonly<Record<number, number>> = { 500: 3, 5000: 3, 20000: 3 }
const MOVES = 90
/** For a picture, and for the dragging, which takes a second and a half where it is smooth. */
const PATIENCE = 20_000
const DRAG_PATIENCE = 8_000
const SETTLING = 1_500

interface Measured {
  readonly paint: number
  readonly fps: number
  readonly longestGap: number
  readonly moves: number
  readonly elements: number
}

type Drag = Omit<Measured, 'paint' | 'elements'>

declare global {
  interface Window {
    readonly bench: Bench
  }
}

const inTime = async <A>(patience: number, work: Promise<A>): Promise<A | undefined> => {
  // What is still under way ends with its page.
  work.catch(() => {})
  const waiting = new AbortController()
  const late = pause(patience, undefined, { signal: waiting.signal }).catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    waiting.abort()
  }
}

const draw = async (page: Page, name: ChartName, count: number) => {
  const paint = await page.evaluate(([chart, people]) => window.bench.draw(chart, people), [name, count] as const)
  return { paint, elements: await page.evaluate(() => window.bench.elements()) }
}

const drag = async (page: Page): Promise<Drag> => {
  const { x, y } = await page.evaluate(() => window.bench.emptyPlace())
  await page.mouse.move(x, y)
  await page.mouse.down()
  const following = await page.evaluateHandle(() => window.bench.follow())
  for (let move = 1; move <= MOVES; move += 1) {
    const sent = performance.now()
    await page.mouse.move(x - move * 8, y - move * 3)
    await pause(Math.max(0, 1_500 / MOVES - (performance.now() - sent)))
  }
  return following.evaluate((stop) => stop())
}

/**
 * In a browser of its own: one that is busy with twenty thousand people can only be ended as a whole. A chart is opened in
 * a browser that has been open for a while, so it is first left to finish its own start.
 */
const measure = async (url: string, name: ChartName, count: number): Promise<Measured> => {
  const browser = await launch()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    page.setDefaultTimeout(2 * PATIENCE)
    await page.goto(url)
    await pause(SETTLING)
    const drawn = await inTime(PATIENCE, draw(page, name, count))
    if (drawn === undefined) return { paint: PATIENCE, elements: Number.NaN, ...undragged }
    return { ...drawn, ...((await inTime(DRAG_PATIENCE, drag(page))) ?? undragged) }
  } finally {
    await browser.close()
  }
}

const undragged: Drag = { fps: Number.NaN, longestGap: Number.NaN, moves: Number.NaN }

const site = await serveCharts()
const lines: Line[] = []
try {
  // A first, which warms the machine up, does not count.
  await measure(site.url, 'ours', 500)
  for (const [size, rounds] of Object.entries(roundsFor)) {
    const count = Number(size)
    const all = new Map<ChartName, Measured[]>()
    const take = async (name: ChartName) =>
      all.set(name, [...(all.get(name) ?? []), await measure(site.url, name, count)])
    for (let round = 0; round < rounds; round += 1) {
      await take('ours')
      // The others take seconds of the same each time.
      if (round === 0) for (const peer of peers) await take(peer)
    }
    lines.push(...linesOf(count, all))
  }
  printTable(lines)
} finally {
  site.stop()
}

function linesOf(count: number, all: ReadonlyMap<ChartName, ReadonlyArray<Measured>>): ReadonlyArray<Line> {
  const of = (name: ChartName, value: keyof Measured): Spread =>
    spreadOf((all.get(name) ?? []).map((measured) => measured[value]))
  const people = `${count.toLocaleString('en-AU')} people`
  const isLargest = count === 20_000
  const ours = of('ours', 'paint')
  const beside = (value: keyof Measured): string =>
    peers
      .map((peer) => [peer, of(peer, value).median] as const)
      .map(
        ([peer, median]) => `${peer} ${Number.isNaN(median) ? 'stopped' : Math.round(median).toLocaleString('en-AU')}`,
      )
      .join(', ')
  return [
    { what: `${people}: paint`, measured: ours, goal: isLargest ? { atMost: 200 } : undefined, unit: ' ms' },
    ...peers.map((peer): Line => {
      const theirs = of(peer, 'paint').median
      return {
        what: `${people}: paint, against ${peer}`,
        measured: { median: ours.median / theirs, low: ours.low / theirs, high: ours.high / theirs },
        goal: isLargest ? { atMost: 0.06 } : undefined,
        unit: ' ×',
        note: theirs >= PATIENCE ? `theirs stopped after ${PATIENCE / 1_000} s` : `theirs ${Math.round(theirs)} ms`,
      }
    }),
    {
      what: `${people}: pan`,
      measured: of('ours', 'fps'),
      goal: { atLeast: 58 },
      unit: ' fps',
      note: beside('fps'),
    },
    {
      what: `${people}: longest gap`,
      measured: of('ours', 'longestGap'),
      goal: { atMost: 34 },
      unit: ' ms',
      note: beside('longestGap'),
    },
    {
      what: `${people}: moves of ${MOVES} delivered`,
      measured: of('ours', 'moves'),
      goal: { atLeast: 80 },
      unit: '',
      note: beside('moves'),
    },
    {
      what: `${people}: elements`,
      measured: of('ours', 'elements'),
      goal: { atMost: 400 },
      unit: '',
      note: beside('elements'),
    },
  ]
}
