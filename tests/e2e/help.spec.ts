import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { expect, readingsApart, test } from './tenure.ts'

const tab = (page: Page) => page.getByRole('complementary', { name: 'Help' }).getByRole('button', { name: 'Support' })
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Help' }).getByRole('dialog')

test('§ 2.3 the vertical Support button opens help for the page one is on, without a barrier, and gives the focus back', async ({
  as,
}) => {
  const page = await as('ava', { path: '/employees/' })
  await tab(page).focus()
  await page.keyboard.press('Enter')
  const panel = panelOf(page)
  await expect(panel.getByRole('searchbox', { name: 'Search help' })).toBeFocused()
  await expect(panel.getByRole('heading', { name: 'On this page: Employees' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Help Docs' })).toHaveAttribute('target', '_blank')
  await expectNoBarriers(page, 'in the articles', '[role=dialog]')
  await panel.getByRole('button', { name: 'Add a new employee' }).click()
  await expect(panel.getByRole('heading', { name: 'Add a new employee' })).toBeFocused()
  await expectNoBarriers(page, 'in an article', '[role=dialog]')
  await test.step('on a phone', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoBarriers(page, 'in an article on a phone', '[role=dialog]')
    await panel.getByRole('button', { name: 'All articles' }).click()
    await expect(panel.getByRole('button', { name: 'Add a new employee' })).toBeFocused()
    await expectNoBarriers(page, 'in the articles on a phone', '[role=dialog]')
    if (size) await page.setViewportSize(size)
  })
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(tab(page)).toBeFocused()
})

test('/feedback is sent, and thanks; § 2.3 the Support button is hidden while the app loads', async ({ as }) => {
  const page = await as('eve', { path: '/feedback' })
  await expect(page.getByRole('button', { name: 'Send feedback' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('What is it?').selectOption('A problem')
  await page.getByLabel('In your own words').fill('The first line,\nand a second.')
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect(page.getByText('Thank you. Your feedback has been sent.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send more feedback' })).toBeFocused()
  await expectNoBarriers(page, 'after the feedback', 'main')
  await page.getByRole('button', { name: 'Send more feedback' }).click()
  await expect(page.getByLabel('In your own words')).toHaveValue('')

  await readingsApart(page)
  await page.route('**/api/users', () => undefined)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('status', { name: 'Loading' })).toBeAttached()
  await expect(page.getByRole('button', { name: 'Support' })).toHaveCount(0)
})
