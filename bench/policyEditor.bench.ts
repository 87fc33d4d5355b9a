import type { BrowserContext, Page } from '@playwright/test'
import { freshContext, launch, signIn, slowDown } from './kit/browser.ts'
import { inTurns, percentile, spreadOf } from './kit/rounds.ts'
import { printTable } from './kit/table.ts'
import { prepareData, startTenure, tenants } from './kit/tenure.ts'

/**
 * Typing in the middle of a policy of 20 pages, on a processor a quarter as fast, in turns with the same text in a bare
 * editable page: what the browser takes by itself, whatever else the machine does.
 */
const pages = 20
const paragraphsOfPage = 6
const rounds = 4
const sentence = 'Whoever works at our yards looks after themselves and after everybody beside them, every day. '
const typed = 'Nobody climbs without three points of contact, and nobody carries anything in both hands while climbing.'
const betweenKeys = 120
/** Long enough that what was typed is kept and sent. */
const untilSaved = 3_000

declare global {
  interface Window {
    readonly presses: number[]
    /** The longest that anything but a key held the page up, since it was last asked. */
    readonly longest: number[]
  }
}

/** Headings, paragraphs and lists, pasted as from another document. */
const longText = (): string =>
  Array.from({ length: pages }, (_, page) => {
    const paragraphs = Array.from({ length: paragraphsOfPage }, () => `<p>${sentence.repeat(5)}</p>`)
    return `<h1>Chapter ${page + 1}</h1>${paragraphs.join('')}<ul><li>${sentence}</li><li>${sentence}</li></ul>`
  }).join('')

const editable = (page: Page) => page.locator('[contenteditable]')

/** From each key to the first frame that can show what it did; and what holds the page up. */
const observe = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const presses: number[] = []
    const longest: number[] = []
    Object.assign(window, { presses, longest })
    new PerformanceObserver((list) => longest.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
    document.querySelector('[contenteditable]')?.addEventListener('keydown', ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // After the frame's own work: a message comes when it has been handed over to be painted.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => presses.push(performance.now() - timeStamp)
        port2.postMessage(null)
      })
    })
  })

/** Slow from here on, with the caret in the middle, and the first words typed: they warm the code up. */
const readyToType = async (page: Page): Promise<void> => {
  await editable(page).locator('p').nth(60).click()
  await slowDown(page, { network: false })
  await page.keyboard.type('Warm, and warmer still.', { delay: betweenKeys })
  await page.waitForTimeout(untilSaved)
  await observe(page)
}

/** A policy of its own, opened to be written in. */
const longPolicy = async (page: Page, server: string): Promise<void> => {
  await page.goto(`${server}/hrDocument/create/`)
  await page.getByRole('button', { name: 'Write a policy' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('A long policy')
  await page.getByRole('button', { name: 'Start writing' }).click()
  await editable(page).click()
  await editable(page).evaluate((element, html) => {
    const data = new DataTransfer()
    data.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, longText())
  await page.getByText(/^Saved at/).waitFor()
}

/** The same text in the same look, with nobody listening. */
const bareText = async (context: BrowserContext, policy: Page): Promise<Page> => {
  const look = await policy.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n'),
  )
  const text = await editable(policy).evaluate(({ outerHTML }) => outerHTML)
  const page = await context.newPage()
  await page.setContent(`<!doctype html><style>${look}</style><body>${text}</body>`)
  return page
}

interface Typed {
  readonly presses: ReadonlyArray<number>
  /** The longest task in the pause after them. */
  readonly whileSaved: number
}

const typing = async (page: Page): Promise<Typed> => {
  await page.bringToFront()
  await page.evaluate(() => window.presses.splice(0))
  await page.keyboard.type(typed, { delay: betweenKeys })
  await page.evaluate(() => window.longest.splice(0))
  await page.waitForTimeout(untilSaved)
  const measured = await page.evaluate(() => ({
    presses: [...window.presses],
    whileSaved: Math.max(0, ...window.longest),
  }))
  await page.keyboard.press('Enter')
  return measured
}

await prepareData()
const tenure = await startTenure()
const browser = await launch()
try {
  const kept = await signIn(browser, tenure.url, tenants.hundred)
  const context = await freshContext(browser, kept)
  const policy = await context.newPage()
  await longPolicy(policy, tenure.url)
  const bare = await bareText(context, policy)
  for (const page of [policy, bare]) {
    await page.bringToFront()
    await readyToType(page)
  }
  const turns = await inTurns(
    rounds,
    () => typing(policy),
    () => typing(bare),
  )
  const presses = turns.flatMap(({ ours }) => ours.presses)
  const bareOnes = turns.flatMap(({ floor }) => floor.presses)
  const ratios = turns.map(({ ours, floor }) => spreadOf(ours.presses).median / spreadOf(floor.presses).median)
  const words = await editable(policy).textContent()
  printTable([
    {
      what: `key to frame in ${pages} pages, p95`,
      measured: { ...spreadOf(presses), median: percentile(presses, 0.95) },
      goal: { atMost: 50 },
      unit: ' ms',
      note: `${presses.length} keys, the middle one after ${Math.round(spreadOf(presses).median)} ms; ${(words ?? '').split(/\s+/).length.toLocaleString('en-AU')} words`,
    },
    {
      what: 'against a bare editable page',
      measured: spreadOf(ratios),
      goal: { atMost: 2 },
      unit: ' ×',
      note: `there p95 ${Math.round(percentile(bareOnes, 0.95))} ms, the middle one after ${Math.round(spreadOf(bareOnes).median)} ms`,
    },
    {
      what: 'longest hold-up while it is saved',
      measured: spreadOf(turns.map(({ ours }) => ours.whileSaved)),
      goal: { atMost: 100 },
      unit: ' ms',
    },
  ])
} finally {
  await browser.close()
  await tenure.stop()
}
