import type { Locator } from '@playwright/test'
import { offerFile } from './importing.ts'
import { expect, test, title } from './tenure.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const boxOf = async (shown: Locator) => {
  const box = await shown.boundingBox()
  if (box === null) throw new Error('It is not to be seen')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test.describe('on a phone', () => {
  test('the bar keeps the title of a page to one line, with the name of the environment behind it', async ({ as }) => {
    const page = await as('ava', { path: '/', ...phone })
    const bar = page.getByRole('banner')
    for (const [path, name] of [
      ['/orgChart', 'Org chart'],
      ['/orgChart/plans', 'Reorganisations'],
      ['/positionTemplates', 'Position templates'],
    ] as const) {
      await page.goto(path)
      // In full it stands on the page.
      await expect(title(page, name)).toBeVisible()
      const shown = await boxOf(bar.getByText(name, { exact: true }))
      const chip = await boxOf(bar.getByRole('link', { name: 'demo: chart workshop' }))
      expect(shown.height).toBeLessThanOrEqual(24)
      expect(shown.right).toBeLessThanOrEqual(chip.x)
      expect(chip.x - shown.right).toBeLessThanOrEqual(8)
      expect(chip.height).toBeGreaterThanOrEqual(24)
      expect(chip.right).toBeLessThanOrEqual((await boxOf(bar.getByRole('button', { name: 'Search' }))).x)
      expect(chip.y + chip.height / 2).toBeCloseTo(shown.y + shown.height / 2, 0)
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
