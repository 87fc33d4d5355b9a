import type { Locator } from '@playwright/test'
import { offerFile } from './importing.ts'
import { expect, test, title } from './tenure.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const boxOf = async (shown: Locator) => {
  const box = await shown.boundingBox()
  if (box === null) throw new Error('It is not to be seen')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Where its words are, those too that are cut off. */
const wordsOf = (shown: Locator) =>
  shown.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return words.getBoundingClientRect().toJSON() as DOMRect
  })

test.describe('on a phone', () => {
  test('the bar says the whole title of a page, with the name of the environment behind it', async ({ as }) => {
    const page = await as('ava', { path: '/orgChart/plans', ...phone })
    const bar = page.getByRole('banner')
    for (const [path, name] of [
      ['/orgChart/plans', 'Reorganisations'],
      ['/positionTemplates', 'Position templates'],
    ] as const) {
      await page.goto(path)
      await expect(title(page, name)).toBeVisible()
      // In the letters that stand in for ours it is wider.
      await page.evaluate(() => document.fonts.load(`600 14px ${getComputedStyle(document.body).fontFamily}`))
      const { bottom } = await boxOf(bar)
      const words = await wordsOf(bar.getByText(name, { exact: true }))
      expect(words.right).toBeLessThanOrEqual((await boxOf(bar.getByRole('button', { name: 'Search' }))).x)
      expect(words.bottom).toBeLessThanOrEqual(bottom)
      const chip = await boxOf(bar.getByRole('link', { name: 'demo: chart workshop' }))
      expect(chip.height).toBeGreaterThanOrEqual(24)
      expect(chip.bottom).toBeLessThanOrEqual(bottom)
    }
  })

  test('the main action of a page comes before the others, on one line where there is room', async ({ as }) => {
    const page = await as('ava', { path: '/employees', ...phone })
    const first = await boxOf(page.getByRole('link', { name: 'New employee' }))
    const second = await boxOf(page.getByRole('button', { name: 'Import and export' }))
    expect(first.right).toBeLessThan(second.x)
    expect(first.y).toBe(second.y)
  })

  test('what confirms stands above the rest where they do not fit beside each other', async ({ as }) => {
    const page = await as('ava', { path: '/employees/import', ...phone })
    await offerFile(page, 'Email,First name\nnot an address,Wrong', 'wrong.csv')
    await page.getByRole('button', { name: /^Check \d/ }).click()
    const rest = await boxOf(page.getByRole('button', { name: 'Choose another file' }))
    expect((await boxOf(page.getByRole('button', { name: /^Import \d/ }))).bottom).toBeLessThan(rest.y)
  })

  test('a change in the audit log is told in two lines, and not cut after the first', async ({ as }) => {
    const page = await as('ava', { path: '/company/audit', ...phone })
    const rows = page.getByRole('grid', { name: 'changes' }).getByRole('row')
    const long = rows
      .locator('span span span')
      .filter({ hasText: /^.{60}/ })
      .first()
    await expect(long).toBeVisible()
    expect((await boxOf(long)).height).toBeGreaterThanOrEqual(36)
    expect((await boxOf(rows.first())).height).toBe(80)
  })

  test('a card shows the state of a record beside what can be done with it', async ({ as }) => {
    const page = await as('ava', { path: '/orgChart?view=vacancies', ...phone })
    const row = page.getByRole('grid', { name: 'vacancies' }).getByRole('row').filter({ hasText: 'Site Supervisor' })
    const actions = await boxOf(row.getByRole('button', { name: 'Actions for Site Supervisor' }))
    const state = await boxOf(row.getByText('Open', { exact: true }))
    expect(state.right).toBeLessThan(actions.x)
    expect(state.y + state.height / 2).toBeCloseTo(actions.y + actions.height / 2, 0)
  })
})

test.describe('what is said in passing', () => {
  for (const [name, size] of [
    ['a phone', phone],
    ['a desk', { viewport: { width: 1280, height: 720 } }],
  ] as const) {
    test(`lies on no button at the end of a page, on ${name}`, async ({ as }) => {
      const page = await as('ava', { path: '/employee/create', ...size })
      const save = page.getByRole('button', { name: 'Create employee' })
      await save.scrollIntoViewIfNeeded()
      await page.getByRole('main').evaluate((main) => main.scrollTo(0, main.scrollHeight))
      const { bottom } = await boxOf(save)
      // As high as a toast of two lines, and its distance from the edge.
      expect(page.viewportSize()?.height ?? 0).toBeGreaterThan(bottom + 72)
    })
  }
})
