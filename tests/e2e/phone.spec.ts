import type { Locator, Page } from '@playwright/test'
import { offerFile } from './importing.ts'
import { follow } from './routes/walk.ts'
import { expect, test } from './tenure.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const boxOf = async (shown: Locator) => {
  const box = await shown.boundingBox()
  if (box === null) throw new Error('It is not to be seen')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** As high as a toast of two lines, and its distance from the edge: what is said in passing lies on no button. */
const expectRoomForToasts = async (page: Page) => {
  const save = page.getByRole('button', { name: 'Create employee' })
  await save.scrollIntoViewIfNeeded()
  await page.getByRole('main').evaluate((main) => main.scrollTo(0, main.scrollHeight))
  const { bottom } = await boxOf(save)
  expect(page.viewportSize()?.height ?? 0).toBeGreaterThan(bottom + 72)
}

test('on a phone titles keep to one line, the main action comes first, and what is said in passing lies on no button', async ({
  as,
}) => {
  const page = await as('ava', { path: '/orgChart/plans', ...phone })
  // Between two measures the letters would change their width.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))

  const bar = page.getByRole('banner')
  for (const [path, name] of [
    ['/orgChart/plans', 'Reorganisations'],
    ['/orgChart', 'Org chart'],
    ['/positionTemplates', 'Position templates'],
  ] as const)
    await test.step(`the bar keeps ‘${name}’ to one line, with the name of the environment behind it`, async () => {
      // In full it stands on the page.
      await follow(page, path, name)
      const shown = await boxOf(bar.getByText(name, { exact: true }))
      const chip = await boxOf(bar.getByRole('link', { name: 'demo: chart workshop' }))
      expect(shown.height).toBeLessThanOrEqual(24)
      expect(shown.right).toBeLessThanOrEqual(chip.x)
      expect(chip.x - shown.right).toBeLessThanOrEqual(8)
      expect(chip.height).toBeGreaterThanOrEqual(24)
      expect(chip.right).toBeLessThanOrEqual((await boxOf(bar.getByRole('button', { name: 'Search' }))).x)
      expect(chip.y + chip.height / 2).toBeCloseTo(shown.y + shown.height / 2, 0)
    })

  await test.step('the main action of a page comes before the others, on one line where there is room', async () => {
    await follow(page, '/employees', 'Employees')
    const first = await boxOf(page.getByRole('link', { name: 'New employee' }))
    const second = await boxOf(page.getByRole('button', { name: 'Import and export' }))
    expect(first.right).toBeLessThan(second.x)
    expect(first.y).toBe(second.y)
  })

  await test.step('what confirms stands above the rest where they do not fit beside each other', async () => {
    await follow(page, '/employees/import', 'Import employees')
    await offerFile(page, 'Email,First name\nnot an address,Wrong', 'wrong.csv')
    await page.getByRole('button', { name: /^Check \d/ }).click()
    const rest = await boxOf(page.getByRole('button', { name: 'Choose another file' }))
    expect((await boxOf(page.getByRole('button', { name: /^Import( \d.*)?$/ }))).bottom).toBeLessThan(rest.y)
  })

  await test.step('a card shows the state of a record beside what can be done with it', async () => {
    await follow(page, '/orgChart?view=vacancies', 'Vacancies')
    const row = page.getByRole('grid', { name: 'vacancies' }).getByRole('row').filter({ hasText: 'Site Supervisor' })
    const actions = await boxOf(row.getByRole('button', { name: 'Actions for Site Supervisor' }))
    const state = await boxOf(row.getByText('Open', { exact: true }))
    expect(state.right).toBeLessThan(actions.x)
    expect(state.y + state.height / 2).toBeCloseTo(actions.y + actions.height / 2, 0)
  })

  await test.step('a change in the audit log is told in two lines, and not cut after the first', async () => {
    await follow(page, '/company/audit', 'Audit')
    const rows = page.getByRole('grid', { name: 'changes' }).getByRole('row')
    const long = rows
      .locator('span span span')
      .filter({ hasText: /^.{60}/ })
      .first()
    await expect(long).toBeVisible()
    expect((await boxOf(long)).height).toBeGreaterThanOrEqual(36)
    expect((await boxOf(rows.first())).height).toBe(80)
  })

  await follow(page, '/employee/create', 'New employee')
  await expectRoomForToasts(page)
})

test('on a desk, too, what is said in passing lies on no button at the end of a page', async ({ as }) => {
  const page = await as('ava', { path: '/employee/create', viewport: { width: 1280, height: 720 } })
  await expectRoomForToasts(page)
})
