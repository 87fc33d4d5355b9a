import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { expect, menuOf, test, title } from './tenure.ts'

const openList = async (page: Page, name: string): Promise<void> => {
  await menuOf(page).getByRole('link', { name: 'Company Settings' }).click()
  await page.getByRole('link', { name: `Open ${name}` }).click()
  await expect(title(page, name)).toBeVisible()
}

test.describe('the lists an admin looks after (§ 7 Simple collections)', () => {
  test('a category is added, renamed and deleted; an order is made with the keyboard and by dragging, and is still there after a reload', async ({
    as,
  }) => {
    const page = await as('ava')
    const rows = page.getByRole('main').getByRole('listitem')
    const kept = () => page.waitForResponse((response) => response.request().method() === 'PUT')

    await test.step('5 with the keyboard', async () => {
      await openList(page, 'Categories')
      const name = page.getByRole('textbox', { name: 'Name' })
      await page.getByRole('button', { name: 'Add category' }).click()
      await expect(name).toBeFocused()
      await name.fill('Scaffolds')
      await page.keyboard.press('Enter')
      await expect(rows.filter({ hasText: 'Scaffolds' })).toBeVisible()
      await page.getByRole('button', { name: 'Edit Scaffolds' }).click()
      await name.fill('Scaffolding')
      await expectNoBarriers(page)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Delete Scaffolding', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete Scaffolding' }).click()
      await expect(rows.filter({ hasText: 'Scaffolding' })).toHaveCount(0)
    })

    await test.step('a row is dragged to another place', async () => {
      await openList(page, 'Core values')
      await expect(rows.nth(2)).toBeVisible()
      const handles = page.getByRole('button', { name: /^Move / })
      const name = (await handles.first().getAttribute('aria-label'))?.replace(/^Move |: drag.*$/g, '') ?? ''
      const from = await handles.first().boundingBox()
      const to = await handles.nth(2).boundingBox()
      if (!from || !to) throw new Error('The handles are not on the page')
      await page.mouse.move(from.x + 8, from.y + 8)
      await page.mouse.down()
      await page.mouse.move(to.x + 8, to.y + 8, { steps: 6 })
      await expect(rows.nth(2)).toContainText(name)
      await Promise.all([kept(), page.mouse.up()])
      await expect(rows.nth(2)).toContainText(name)
    })

    await test.step('a row is moved by the arrow keys', async () => {
      await openList(page, 'Meeting locations')
      await expect(rows.nth(1)).toBeVisible()
      const first = (await rows.first().locator('span > span').first().textContent()) ?? ''
      const handle = page.getByRole('button', { name: `Move ${first}:` })
      await handle.focus()
      await Promise.all([kept(), page.keyboard.press('ArrowDown')])
      await expect(rows.nth(1)).toContainText(first)
      await expect(page.getByRole('status').filter({ hasText: `${first} is now 2 of` })).toBeAttached()
      await page.reload()
      await expect(rows.nth(1)).toContainText(first)
      await handle.focus()
      await Promise.all([kept(), page.keyboard.press('ArrowUp')])
      await expect(rows.first()).toContainText(first)
      await expect(handle).toBeFocused()
    })
  })

  test('a department in use is not deleted but merged, and its people are found in the other', async ({ as }) => {
    const page = await as('ava', { client: 'tidewater', path: '/departments' })
    await page.getByRole('button', { name: /^Delete Rostering$/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: '“Rostering” is in use' })).toBeVisible()
    await expect(dialog.getByText(/It cannot be deleted: \d+ employees.* use it/)).toBeVisible()
    await dialog.getByLabel('Merge into').selectOption({ label: 'Corporate Services' })
    await dialog.getByRole('button', { name: 'Merge into Corporate Services' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: 'Rostering' })).toHaveCount(0)
    await menuOf(page).getByRole('link', { name: 'Employees' }).click()
    await expect(page.getByRole('grid').getByText('Corporate Services').first()).toBeVisible()
    await expect(page.getByRole('grid').getByText('Rostering')).toHaveCount(0)
  })
})
