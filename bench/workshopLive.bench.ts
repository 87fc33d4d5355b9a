import type { Page } from '@playwright/test'
import { createActor } from 'xstate'
import { catalogue } from '../src/machines/catalogue.ts'
import { attend } from '../src/machines/kit/watching/attendance.ts'
import { type FromApp, workshopChannel } from '../src/machines/kit/watching/protocol.ts'
import { freshContext, launch } from './kit/browser.ts'
import { percentile, spreadOf } from './kit/rounds.ts'
import { printTable } from './kit/table.ts'
import { startTenure } from './kit/tenure.ts'

/** What it costs an app to be watched, or not to be; and whether the live view keeps up with 10,000 events a minute. */
const eventsPerSecond = 10_000 / 60
const seconds = 12

/** Microseconds for one event of a machine. */
const costOf = (attendance: 'none' | 'idle' | 'watching'): number => {
  const machine = catalogue.find(({ id }) => id === 'confirm')?.machine
  if (!machine) throw new Error('There is no confirmation machine.')
  const actor = createActor(machine, { input: { subject: 'a record' } }).start()
  if (attendance !== 'none') {
    const { hear } = attend({ root: actor, tab: 'tab', now: Date.now, post: () => {} })
    if (attendance === 'watching') hear({ type: 'workshop.hello', window: 'one' })
  }
  const events = 20_000
  const start = performance.now()
  for (let index = 0; index < events; index += 1) actor.send({ type: 'notes.changed', notes: 'so' })
  return ((performance.now() - start) / events) * 1_000
}

/** Speaks as an app would that never rests. */
const flood = (page: Page, messages: { readonly list: FromApp; readonly step: FromApp }) =>
  page.evaluate(
    async ({ name, list, step, perSecond, lasts }) => {
      const channel = new BroadcastChannel(name)
      channel.postMessage(list)
      const start = performance.now()
      let sent = 0
      while (performance.now() - start < lasts * 1_000) {
        const due = ((performance.now() - start) / 1_000) * perSecond
        for (; sent < due; sent += 1) channel.postMessage(step)
        await new Promise((done) => setTimeout(done, 4))
      }
      channel.close()
      return sent
    },
    { name: workshopChannel, ...messages, perSecond: eventsPerSecond, lasts: seconds },
  )

const list: FromApp = {
  protocol: 1,
  tab: 'flood',
  type: 'actors.listed',
  actors: [{ key: 'x:0', parent: null, name: 'app', machine: 'app', value: {}, status: 'active' }],
}

const step: FromApp = {
  protocol: 1,
  tab: 'flood',
  type: 'step.made',
  step: {
    at: Date.now(),
    actor: 'x:0',
    name: 'app',
    machine: 'app',
    event: { type: 'loading.began', details: {} },
    continues: false,
    followed: [{ source: 'app.loader.resting', event: 'loading.began', order: 0, guard: null }],
    value: { session: { working: { main: 'usual' } }, loader: 'loadingQuietly' },
    status: 'active',
  },
}

const framesWhile = async (page: Page, run: () => Promise<number>): Promise<ReadonlyArray<number>> => {
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { frames })
    let last = performance.now()
    const next = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  await run()
  return page.evaluate(() => (window as unknown as { frames: number[] }).frames)
}

type Attendance = Parameters<typeof costOf>[0]

/** In turns that change with every round, so that none is always the first. */
const attendances: ReadonlyArray<Attendance> = ['none', 'idle', 'watching']
for (const attendance of attendances) costOf(attendance)
const rounds = Array.from({ length: 9 }, (_, round) => {
  const cost: Record<Attendance, number> = { none: 0, idle: 0, watching: 0 }
  for (let turn = 0; turn < 3; turn += 1) {
    const attendance = attendances[(round + turn) % 3] as Attendance
    cost[attendance] = costOf(attendance)
  }
  return cost
})

const tenure = await startTenure()
const browser = await launch()
try {
  const context = await freshContext(browser)
  const speaker = await context.newPage()
  await speaker.goto(`${tenure.url}/workshop`)
  const page = await context.newPage()
  await page.goto(`${tenure.url}/workshop/app?view=live`)
  await page.getByRole('searchbox', { name: 'Filter events' }).waitFor()
  await page.waitForTimeout(1_000)
  const still = await framesWhile(page, async () => {
    await page.waitForTimeout(seconds * 500)
    return 0
  })
  let sent = 0
  const busy = await framesWhile(page, async () => {
    sent = await flood(speaker, { list, step })
    return sent
  })
  const dropped = (frames: ReadonlyArray<number>) => (frames.filter((frame) => frame > 34).length / frames.length) * 100
  printTable([
    {
      what: 'an event with inspection off, against inspection never loaded',
      measured: spreadOf(rounds.map(({ none, idle }) => idle / none)),
      goal: { atMost: 1.1 },
      unit: ' ×',
      note: `${spreadOf(rounds.map(({ none }) => none)).median.toFixed(1)} µs an event`,
    },
    {
      what: 'an event with inspection on, against inspection never loaded',
      measured: spreadOf(rounds.map(({ none, watching }) => watching / none)),
      goal: undefined,
      unit: ' ×',
    },
    {
      what: 'an event that is watched',
      measured: spreadOf(rounds.map(({ watching }) => watching)),
      goal: { atMost: 100 },
      unit: ' µs',
    },
    {
      what: 'frame of the live view, p99',
      measured: { ...spreadOf(busy), median: percentile(busy, 0.99) },
      goal: { atMost: 34 },
      unit: ' ms',
      note: `${sent} events in ${seconds} s; ${dropped(busy).toFixed(1)}% of frames late, ${dropped(still).toFixed(1)}% with no event at all`,
    },
  ])
} finally {
  await browser.close()
  await tenure.stop()
}
