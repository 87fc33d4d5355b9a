import type { Page } from '@playwright/test'
import { freshContext, launch, signIn, slowDown } from './kit/browser.ts'
import { percentile, spreadOf } from './kit/rounds.ts'
import { printTable } from './kit/table.ts'
import { prepareData, startTenure, tenants } from './kit/tenure.ts'

/** Typing in the middle of a policy of 20 pages, on a processor a quarter as fast. */
const pages = 20
const paragraphsOfPage = 6
const sentence = 'Whoever works at our yards looks after themselves and after everybody beside them, every day. '
const typed = 'Nobody climbs without three points of contact, and nobody carries anything in both hands while climbing.'
const betweenKeys = 120

declare global {
  interface Window {
    readonly presses: number[]
  }
}

/** Headings, paragraphs and lists, pasted as from another document. */
const longText = (): string =>
  Array.from({ length: pages }, (_, page) => {
    const paragraphs = Array.from({ length: paragraphsOfPage }, () => `<p>${sentence.repeat(5)}</p>`)
    return `<h1>Chapter ${page + 1}</h1>${paragraphs.join('')}<ul><li>${sentence}</li><li>${sentence}</li></ul>`
  }).join('')

/** From each key to the first frame that can show what it did. */
const observe = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const presses: number[] = []
    Object.assign(window, { presses })
    document.querySelector('[contenteditable]')?.addEventListener('keydown', ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // After the frame's own work: a message comes when it has been handed over to be painted.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => presses.push(performance.now() - timeStamp)
        port2.postMessage(null)
      })
    })
  })

/** A policy of its own, opened to be written in. */
const longPolicy = async (page: Page, server: string): Promise<void> => {
  await page.goto(`${server}/hrDocument/create/`)
  await page.getByRole('button', { name: 'Write a policy' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('A long policy')
  await page.getByRole('button', { name: 'Start writing' }).click()
  const text = page.getByRole('textbox', { name: 'Text of the policy' })
  await text.click()
  await text.evaluate((element, html) => {
    const data = new DataTransfer()
    data.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, longText())
  await page.getByText(/^Saved at/).waitFor()
  await text.locator('p').nth(60).click()
}

await prepareData()
const tenure = await startTenure()
const browser = await launch()
try {
  const kept = await signIn(browser, tenure.url, tenants.hundred)
  const context = await freshContext(browser, kept)
  const page = await context.newPage()
  await longPolicy(page, tenure.url)
  await slowDown(page, { network: false })
  // The first words warm the code up; the rest counts.
  await page.keyboard.type('Warm, and warmer still.', { delay: betweenKeys })
  await observe(page)
  for (let round = 0; round < 3; round += 1) {
    await page.keyboard.type(typed, { delay: betweenKeys })
    // Long enough that it is kept and sent, which must not be felt either.
    await page.waitForTimeout(3_000)
    await page.keyboard.press('Enter')
  }
  const presses = await page.evaluate(() => window.presses)
  const words = await page.getByRole('textbox', { name: 'Text of the policy' }).textContent()
  printTable([
    {
      what: `key to frame in ${pages} pages, p95`,
      measured: { ...spreadOf(presses), median: percentile(presses, 0.95) },
      goal: { atMost: 50 },
      unit: ' ms',
      note: `${presses.length} keys, the middle one after ${Math.round(spreadOf(presses).median)} ms; ${(words ?? '').split(/\s+/).length.toLocaleString('en-AU')} words`,
    },
  ])
} finally {
  await browser.close()
  await tenure.stop()
}
