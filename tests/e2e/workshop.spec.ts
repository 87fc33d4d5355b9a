import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { expect, test, title } from './tenure.ts'

const chart = (page: Page, name = 'App') => page.getByRole('region', { name: new RegExp(`^Chart of ${name}\\.`) })
const shelf = (page: Page) => page.getByRole('navigation', { name: 'Charts' })
const details = (page: Page) => page.getByRole('complementary')
/** Beside it stands the shelf, which is the same on every page. */
const content = '#content'
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const viewBox = async (page: Page, name = 'App') =>
  ((await chart(page, name).locator('svg').getAttribute('viewBox')) ?? '').split(' ').map(Number)
const state = (page: Page, id: string) => page.locator(`.chart-state[data-state="${id}"]`)

test.describe('the chart workshop', () => {
  test('lists every machine, finds one by what is in it, and leads from a section to all that keep a rule of it', async ({
    page,
  }) => {
    await page.goto('/workshop')
    await expect(title(page, 'Charts of the product')).toBeVisible()
    const cards = page.getByRole('article')
    expect(await cards.count()).toBeGreaterThan(26)
    const search = page.getByRole('searchbox', { name: 'Search charts' })
    await search.fill('loading user')
    await expect(cards.first().getByRole('heading')).toHaveText('App')
    await expect(page).toHaveURL(/find=loading\+user/)
    await cards.first().getByRole('link', { name: 'session › loading user' }).click()
    await expect(page).toHaveURL(/\/workshop\/app#app\.session\.loadingUser$/)
    await expect(state(page, 'app.session.loadingUser')).toHaveClass(/is-chosen/)
    await page.goBack()
    await expect(search).toHaveValue('loading user')
    await search.fill('no such thing anywhere')
    await expect(page.getByText('No chart has all of these words')).toBeVisible()
    await expectNoBarriers(page)

    await shelf(page).getByRole('link', { name: 'App', exact: true }).click()
    await details(page).getByRole('link', { name: '§ 2.4' }).first().click()
    await expect(page.getByRole('article').getByRole('heading', { name: 'Tenant selection' })).toBeVisible()
    await expect(page.getByRole('article').getByRole('heading', { name: 'Toasts' })).toHaveCount(0)
  })

  test('shows a chart and what its parts are about, moves by keys, wheel and hand, and is handed out as files', async ({
    page,
  }) => {
    await page.goto('/workshop/confirm')
    await test.step('what a state and an arrow are about', async () => {
      await expect(title(page, 'Confirmation')).toBeVisible()
      await expect(details(page)).toContainText('Rules it keeps')
      await page.locator('.chart-words[data-state="confirm.running"] text').first().click()
      await expect(details(page).getByRole('heading', { level: 2 })).toHaveText('running')
      await expect(details(page)).toContainText('Runs as long as it lasts')
      await page.locator('text[data-transition]', { hasText: 'dialog cancelled' }).first().click()
      await expect(details(page).getByRole('heading', { level: 2 })).toHaveText('dialog cancelled')
      await expect(details(page)).toContainText('Leads to')
      await expectNoBarriers(page, 'of an arrow', content)
      await details(page).getByRole('button', { name: 'Close' }).click()
      await expect(details(page).getByRole('heading', { level: 2 })).toHaveText('About Confirmation')
    })

    await test.step('moves, and comes back', async () => {
      const frame = chart(page, 'Confirmation')
      await frame.focus()
      await page.keyboard.press('0')
      const [x = 0, y = 0, width = 0] = await viewBox(page, 'Confirmation')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowDown')
      const moved = await viewBox(page, 'Confirmation')
      expect(moved[0]).toBeGreaterThan(x)
      expect(moved[1]).toBeGreaterThan(y)
      await page.keyboard.press('+')
      expect((await viewBox(page, 'Confirmation'))[2]).toBeLessThan(width)
      await page.keyboard.press('-')
      await page.keyboard.press('-')
      expect((await viewBox(page, 'Confirmation'))[2]).toBeGreaterThan(width)
      await page.keyboard.press('0')
      expect(await viewBox(page, 'Confirmation')).toEqual([x, y, width, expect.any(Number)])

      await frame.hover()
      await page.mouse.wheel(0, -200)
      await expect.poll(async () => (await viewBox(page, 'Confirmation'))[2]).toBeLessThan(width)
      await page.getByRole('button', { name: 'Fit' }).click()
      const box = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await page.mouse.move(box.x + 30, box.y + 30)
      await page.mouse.down()
      await page.mouse.move(box.x + 130, box.y + 80, { steps: 4 })
      await page.mouse.up()
      expect((await viewBox(page, 'Confirmation'))[0]).toBeCloseTo(x - 100, 0)
    })

    await test.step('as files', async () => {
      const read = async (name: string) => {
        await page.getByRole('button', { name: 'Export' }).click()
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('menuitem', { name, exact: true }).click(),
        ])
        return { name: download.suggestedFilename(), content: readFileSync(await download.path()) }
      }
      const svg = await read('SVG picture')
      expect(svg.name).toBe('confirm.svg')
      expect(svg.content.toString()).toMatch(/^<svg [^>]*>\n<style>/)
      const png = await read('PNG picture')
      expect(png.content.subarray(1, 4).toString()).toBe('PNG')
      expect(png.content.length).toBeGreaterThan(5_000)
      expect((await read('Mermaid')).content.toString()).toMatch(/^stateDiagram-v2/)
      expect((await read('SCXML')).content.toString()).toContain('<scxml ')
      expect(JSON.parse((await read('Chart data, for comparing (JSON)')).content.toString())).toMatchObject({
        id: 'confirm',
      })
    })
  })

  test('opens at the state a link names, in what it is hidden in, and closes and opens states', async ({ page }) => {
    await page.goto('/workshop/app#app.session.working.main')
    const sought = state(page, 'app.session.working.main')
    await expect(sought).toHaveClass(/is-chosen/)
    await expect(sought).toBeInViewport()
    await page.getByRole('button', { name: 'Overview' }).click()
    await expect(sought).toHaveCount(0)
    await page.getByRole('button', { name: 'Open everything' }).click()
    await expect(state(page, 'app.session.selectingTenant.picking')).toBeAttached()

    await page.goto('/workshop/nothing')
    await expect(page.getByText('There is no chart called nothing')).toBeVisible()
    await page.goto('/workshop/app#no.such.state')
    await expect(details(page).getByRole('heading', { level: 2 })).toHaveText('About App')
    await page.goto('/workshop/app#app.session.working')
    await details(page).getByRole('button', { name: 'Open in the chart' }).click()
    await expect(sought).toBeVisible()
  })

  test('says the same as a table, an outline and decisions', async ({ page }) => {
    await page.goto('/workshop/navigation')
    await tab(page, 'Table').click()
    const row = page.getByRole('row', { name: /^timed out/ })
    await expect(row).toContainText('→ loading')
    await expectNoBarriers(page, 'in the table', content)
    await tab(page, 'Outline').click()
    await expect(page.getByRole('listitem').filter({ hasText: /^timed out/ })).toContainText(
      'route retried: to loading',
    )
    await expectNoBarriers(page, 'in the outline', content)
    await tab(page, 'Decisions').click()
    await page.getByLabel('Event').selectOption({ label: 'navigation asked' })
    const table = page.getByRole('table').first()
    await expect(table.getByRole('row').nth(1)).toContainText('saves itself')
    await expect(table.getByRole('row').nth(2)).toContainText('has unsaved')
    await expect(table.getByRole('row').nth(3)).toContainText('Otherwise')
    await expect(page).toHaveURL(/event=navigation\.asked/)
    await expectNoBarriers(page, 'in the decisions', content)
  })

  test('finds the paths a tester asks for, and shows them on the chart', async ({ page }) => {
    await page.goto('/workshop/confirm?view=paths')
    const effort = page.getByRole('status').filter({ hasText: 'tests' })
    await expect(effort).toContainText('100% of 7 transitions')
    await page.getByLabel('Cover').selectOption({ label: 'Every pair of transitions' })
    await expect(page.getByText('Each arrow is followed after each arrow that can come before it.')).toBeVisible()
    await page.getByLabel('Only the way to').selectOption({ label: 'confirmed' })
    await expect(effort).toContainText(/\d+ tests?/)
    const first = page.getByRole('group').first()
    await first.getByText(/confirm-1/).click()
    await first
      .getByRole('button', { name: /dialog confirmed/ })
      .first()
      .hover()
    await expect(page.locator('.chart-arrow.is-chosen')).not.toHaveCount(0)
    await page.getByLabel('Steps at most').fill('0')
    await expect(page.getByText('A whole number from 1 to 200')).toBeVisible()
    await page.getByLabel('Steps at most').fill('12')
    await expectNoBarriers(page, 'of the paths', content)
    for (const [name, begin] of [
      ['Gherkin', /^Feature: Confirmation/],
      ['CSV', /^machine,case,title/],
      ['JSON', /^\{\s+"format": "tenure-paths"/],
      ['Playwright spec', /test\.describe\(/],
    ] as const) {
      await page.getByRole('button', { name: 'Export the paths' }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name }).click(),
      ])
      expect(readFileSync(await download.path(), 'utf8')).toMatch(begin)
    }
  })

  test('draws every chart of the catalogue', async ({ page }) => {
    await page.goto('/workshop')
    const charts = shelf(page).getByRole('link')
    const cards = page.getByRole('article').getByRole('heading').getByRole('link')
    expect(await charts.count()).toBe(await cards.count())
    expect(await page.evaluate(undrawn), 'charts that are not drawn').toEqual([])
  })

  test('works on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/workshop/app')
    await expect(chart(page)).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBe(0)
    await expectNoBarriers(page)
  })
})

/** Runs in the page: goes through the shelf, as whoever presses one after the other, and tells what is not drawn. */
const undrawn = async (): Promise<readonly string[]> => {
  const isDrawn = (name: string | null) =>
    document.querySelector('h1')?.textContent === name &&
    document.querySelector('.canvas-frame .chart-state')?.checkVisibility() === true
  const missing: string[] = []
  for (const link of document.querySelectorAll<HTMLElement>('nav[aria-label="Charts"] a')) {
    const name = link.textContent
    const until = performance.now() + 15_000
    link.click()
    while (!isDrawn(name) && performance.now() < until) await new Promise((next) => requestAnimationFrame(next))
    const said = document.querySelector('[role="alert"]')?.textContent
    if (!isDrawn(name) || said !== undefined) missing.push(`${name}: ${said ?? 'nothing'}`)
  }
  return missing
}
