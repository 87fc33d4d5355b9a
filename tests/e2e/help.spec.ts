import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { expect, readingsApart, test } from './tenure.ts'

const tab = (page: Page) => page.getByRole('complementary', { name: 'Help' }).getByRole('button', { name: 'Support' })
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Help' }).getByRole('dialog')

test.describe('§ 2.3 the vertical Support button', () => {
  test('opens help for the page one is on, and gives the focus back', async ({ as }) => {
    const page = await as('ava', { path: '/employees/' })
    await tab(page).focus()
    await page.keyboard.press('Enter')
    const panel = panelOf(page)
    await expect(panel.getByRole('searchbox', { name: 'Search help' })).toBeFocused()
    await expect(panel.getByRole('heading', { name: 'On this page: Employees' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Help Docs' })).toHaveAttribute('target', '_blank')
    await panel.getByRole('button', { name: 'Add a new employee' }).click()
    await expect(panel.getByRole('heading', { name: 'Add a new employee' })).toBeFocused()
    await panel.getByRole('button', { name: 'All articles' }).click()
    await expect(panel.getByRole('button', { name: 'Add a new employee' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(tab(page)).toBeFocused()
  })

  test('is hidden while the app loads', async ({ as }) => {
    const page = await as('eve')
    await readingsApart(page)
    await page.route('**/api/users', () => undefined)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('status', { name: 'Loading' })).toBeAttached()
    await expect(page.getByRole('button', { name: 'Support' })).toHaveCount(0)
  })

  for (const width of [1440, 390])
    test(`has no barrier at ${width}`, async ({ as }) => {
      test.slow()
      const page = await as('ava', { viewport: { width, height: 844 } })
      await tab(page).click()
      await expect(panelOf(page)).toBeVisible()
      await expectNoBarriers(page)
      await panelOf(page).getByRole('button', { name: 'What the Home page shows' }).click()
      await expectNoBarriers(page)
    })
})

test.describe('/feedback', () => {
  test('is sent, and thanks', async ({ as }) => {
    const page = await as('eve', { path: '/feedback' })
    await expect(page.getByRole('button', { name: 'Send feedback' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByLabel('What is it?').selectOption('A problem')
    await page.getByLabel('In your own words').fill('The first line,\nand a second.')
    await page.getByRole('button', { name: 'Send feedback' }).click()
    await expect(page.getByText('Thank you. Your feedback has been sent.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send more feedback' })).toBeFocused()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Send more feedback' }).click()
    await expect(page.getByLabel('In your own words')).toHaveValue('')
  })
})
