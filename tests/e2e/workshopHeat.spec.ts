import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { type Coverage, coverageOfRun } from '../../src/workshop/model/heat.ts'
import { expectNoBarriers } from './barriers.ts'
import { expect, test } from './tenure.ts'

const heat = (page: Page) => page.getByRole('complementary', { name: 'Heat of Confirmation' })
const switchOf = (page: Page) => page.getByRole('switch', { name: 'Heat' })
const cancelled = 'confirm.asking · dialog.cancelled → confirm.cancelled'
const arrowOf = (page: Page, id: string) => page.locator(`.chart-arrow[data-transitions*="${id}"]`)

const coloursOf = async (arrow: Locator) => [
  await arrow.locator('.chart-line').evaluate((line) => getComputedStyle(line).stroke),
  await arrow.locator('.chart-head').evaluate((head) => getComputedStyle(head).fill),
]

const fileOf = (content: unknown) => ({
  name: 'added.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})

const add = (page: Page, content: unknown) =>
  page.getByLabel('Add coverage or a recorded session').setInputFiles(fileOf(content))

test.describe('the heat map of a chart', () => {
  test('shows how often each arrow was taken, by whom, and in words; one that is lit has a head of its colour', async ({
    page,
  }) => {
    await page.goto('/workshop/confirm')
    const arrow = arrowOf(page, cancelled)
    await expect(arrow).not.toHaveClass(/heat-/)
    const [still] = await coloursOf(arrow)
    await arrow.locator('text').first().click()
    await expect(arrow).toHaveClass(/is-chosen/)
    const [line, head] = await coloursOf(arrow)
    expect(line).not.toBe(still)
    expect(head).toBe(line)
    await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click()

    await switchOf(page).check()
    // A browser has followed some; unit walks have followed all.
    await expect(heat(page).getByRole('status')).toHaveText(/^Browser tours took (all 7|\d of 7) transitions/)
    await heat(page).getByLabel('Taken by').selectOption('Unit walks')
    await expect(heat(page).getByRole('status')).toHaveText('Unit walks took all 7 transitions.')
    await expect(arrowOf(page, cancelled)).toHaveClass(/heat-(seldom|often|most)/)
    await expect(arrowOf(page, cancelled).locator('text').first()).toHaveText(/^dialog cancelled ×\d+$/)
    await expect(heat(page).getByRole('list', { name: 'What the colours mean' }).getByRole('listitem')).toHaveCount(5)
    const taken = heat(page).getByRole('list', { name: 'Taken (7)' }).getByRole('listitem')
    await expect(taken).toHaveCount(7)
    await expect(taken.first()).toContainText(/unit walks [1-9]\d* · browser tours \d+ · recorded sessions 0$/)
    await expectNoBarriers(page, 'of the heat', '#content')

    await taken.filter({ hasText: 'dialog cancelled' }).getByRole('link').click()
    await expect(page.getByRole('complementary', { name: 'dialog cancelled' })).toContainText(/unit walks [1-9]/)
    await switchOf(page).uncheck()
    await expect(arrowOf(page, cancelled)).not.toHaveClass(/heat-/)
  })

  test('counts what is added: saved coverage and recorded sessions; and hands all of it out as one file', async ({
    page,
  }) => {
    await page.goto('/workshop/confirm')
    await switchOf(page).check()
    const first = heat(page).getByRole('listitem').filter({ hasText: 'dialog cancelled' })
    await expect(first).toContainText('recorded sessions 0')
    await add(page, {
      kind: 'tenure.recording',
      version: 1,
      machine: 'confirm',
      chart: '0',
      variant: null,
      from: null,
      steps: [
        { event: 'dialog.cancelled', label: null, taken: [cancelled] },
        { event: 'gone', label: null, taken: ['confirm.asking · gone → stays'] },
      ],
    })
    await expect(first).toContainText('recorded sessions 1')
    await heat(page).getByLabel('Taken by').selectOption('Recorded sessions')
    await expect(heat(page).getByRole('status')).toHaveText('Recorded sessions took 1 of 7 transitions, 6 never.')
    await expect(heat(page)).toContainText('1 more were taken in another version of this chart')
    await add(page, '{ "version": 2 }')
    await expect(heat(page).getByRole('alert')).toContainText('added.json: Entry 1 of this file is of another version')
    await add(page, coverageOfRun('browser', 'confirm', [{ id: cancelled, failed: true }], '2026-11-20T09:00:00Z'))
    await heat(page).getByLabel('Taken by').selectOption('Browser tours')
    await expect(first).toContainText('wrong 1×')
    await expect(arrowOf(page, cancelled)).toHaveClass(/heat-failed/)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save what is shown' }).click(),
    ])
    const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as ReadonlyArray<Coverage>
    expect(saved.map(({ source }) => source)).toEqual(['units', 'browser', 'sessions'])
    expect(Object.keys(saved.find(({ source }) => source === 'sessions')?.transitions ?? {})).toContain(cancelled)
    await page.getByRole('button', { name: 'Leave out what was added' }).click()
    await expect(first).toContainText('recorded sessions 0')
  })

  test('lists the arrows nobody has ever taken, in words, in colour and with dashes', async ({ page }) => {
    // A chart of which nothing was kept.
    await page.route(/\/assets\/confirm-[^/]+\.js$/, async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      const isCoverage = body.includes('units')
      return route.fulfill({ response, body: isCoverage ? 'export default "[]"' : body })
    })
    await page.goto('/workshop/confirm')
    await switchOf(page).check()
    await expect(heat(page).getByRole('status')).toHaveText('Browser tours took 0 of 7 transitions, 7 never.')
    await expect(heat(page).getByRole('list', { name: 'Never taken (7)' }).getByRole('listitem')).toHaveCount(7)
    await expect(heat(page)).toContainText('Nothing has been kept of it yet')
    const line = arrowOf(page, cancelled).locator('.chart-line')
    await expect(line).toHaveCSS('stroke-dasharray', '4px, 4px')
  })
})
