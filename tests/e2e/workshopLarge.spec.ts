import type { Page } from '@playwright/test'
import { gridOf } from '../../src/workshop/draw/grid.ts'
import type { Chart } from '../../src/workshop/model/chart.ts'
import type { Exhibit } from '../../src/workshop/model/exhibit.ts'
import { expectNoBarriers } from './barriers.ts'
import { expect, test } from './tenure.ts'

const nothing = { initial: null, invokes: [], tags: [], entry: [], exit: [] }
const ids = Array.from({ length: 1000 }, (_, index) => `confirm.s${index}`)

/** A toy of a thousand states in a ring. */
const toy: Chart = {
  id: 'confirm',
  states: [
    { ...nothing, id: 'confirm', name: 'confirm', parent: null, kind: 'compound', initial: 'confirm.s0' },
    ...ids.map((id) => ({ ...nothing, id, name: id.slice(8), parent: 'confirm', kind: 'atomic' as const })),
  ],
  transitions: ids.map((id, index) => {
    const to = ids[(index + 1) % ids.length] ?? ''
    return { id: `${id} · on → ${to}`, source: id, event: 'on', guard: null, targets: [to], actions: [], order: 0 }
  }),
}

/** Another chart in the place of one that is there. */
const showInstead = (page: Page, exhibit: Exhibit) =>
  page.route(/\/assets\/confirm-[^/]+\.js$/, async (route) => {
    const response = await route.fetch()
    if (!(await response.text()).includes('drawings')) return route.fulfill({ response })
    const literal = JSON.stringify(JSON.stringify(exhibit))
    return route.fulfill({ contentType: 'text/javascript', body: `export default JSON.parse(${literal})` })
  })

test('a chart of a thousand states is drawn as far as that helps, says so, and can be read', async ({ page }) => {
  await showInstead(page, { id: 'confirm', chart: toy, drawings: [{ folded: [], geometry: gridOf(toy) }] })
  await page.goto('/workshop/confirm#confirm.s998')
  await expect(page.getByText('This chart has 1001 states beside each other')).toBeVisible()
  await expect(page.locator('.chart-state')).toHaveCount(1001)
  await expect(page.locator('.chart-state[data-state="confirm.s998"]')).toHaveClass(/is-chosen/)
  await expect(page.getByRole('complementary').getByText('→ s999')).toBeVisible()
  await page.getByRole('link', { name: 'App', exact: true }).click()
  await expect(page.getByRole('region', { name: /^Chart of App\./ })).toBeVisible()
})

test('what another version of a chart affects is found beside the page, with progress, and can be stopped', async ({
  page,
}) => {
  await page.goto('/workshop/confirm?view=versions')
  await expect(page.getByText('Nothing: both versions have the same states')).toBeVisible()
  // The accepted chart without its first arrow.
  await page.getByLabel('Before: a file').setInputFiles({
    name: 'before.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ id: 'confirm', states: [], transitions: [] })),
  })
  await expect(page.getByText(/^[1-9]\d* of [1-9]\d* walks$/)).toBeVisible()
  await expectNoBarriers(page, 'beside the shelf', '#content')
  // What the repository remembers can be chosen, and left again.
  const version = page.getByLabel('Before: a version')
  await version.selectOption({ index: 1 })
  await expect(page.getByText('before.json')).toBeHidden()
  await page.getByRole('button', { name: /^Back to the chart as it was last accepted/ }).click()
  await expect(version).toHaveValue('')
  await expect(page.getByText('Nothing: both versions have the same states')).toBeVisible()
})

test('a long search for paths is stopped, and taken up again', async ({ page }) => {
  // The worker answers nothing until it is asked the second time.
  await page.addInitScript(() => {
    const Real = Worker
    let isFirst = true
    class Slow extends Real {
      private readonly isSlow: boolean
      constructor(...asked: ConstructorParameters<typeof Real>) {
        super(...asked)
        this.isSlow = isFirst
        isFirst = false
      }
      override postMessage(message: { readonly kind: string; readonly number: number }) {
        if (!this.isSlow || message.kind !== 'paths') return super.postMessage(message)
        const data = { kind: 'progress', number: message.number, done: 1, of: 3 }
        this.dispatchEvent(new MessageEvent('message', { data }))
      }
    }
    Object.assign(window, { Worker: Slow })
  })
  await page.goto('/workshop/confirm?view=paths')
  await expect(page.getByRole('status').filter({ hasText: 'Looking: 1 of 3 situations behind.' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Stopped before anything was found.')).toBeVisible()
  await expectNoBarriers(page, 'beside the shelf', '#content')
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'tests' })).toContainText('100% of 7 transitions')
})
