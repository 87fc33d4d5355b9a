import { expect } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { test } from './tenure.ts'

test.describe('the lists an admin looks after (§ 7 Simple collections)', () => {
  test('5 a category is added, n/a and doubles are refused with the reason, it is renamed and deleted', async ({
    as,
    watched,
  }) => {
    watched.allow(/status of 409/)
    const page = await as('ava', { path: '/settings' })
    await page.getByRole('link', { name: 'Open Categories' }).click()
    await expect(page.getByRole('heading', { name: 'Categories', level: 1 })).toBeVisible()

    await page.getByRole('button', { name: 'Add category' }).click()
    const name = page.getByRole('textbox', { name: 'Name' })
    await expect(name).toBeFocused()
    await name.fill('N/A')
    await page.keyboard.press('Enter')
    await expect(page.getByText("'n/a' cannot be a category.")).toBeVisible()
    await name.fill('Scaffolds')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: 'Scaffolds' })).toBeVisible()

    await page.getByRole('button', { name: 'Add category' }).click()
    await name.fill('SCAFFOLDS')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This name is already in use.').first()).toBeVisible()
    await expect(name).toHaveValue('SCAFFOLDS')
    await page.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Edit Scaffolds' }).click()
    await name.fill('Scaffolding')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Delete Scaffolding', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Scaffolding' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Scaffolding' })).toHaveCount(0)
  })

  test('an order is made with the keyboard, and is still there after a reload', async ({ as }) => {
    const page = await as('ava', { path: '/meetingLocations' })
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows.nth(1)).toBeVisible()
    const first = (await rows.first().locator('span > span').first().textContent()) ?? ''
    await page.getByRole('button', { name: `Move ${first}:` }).focus()
    const kept = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(1)).toContainText(first)
    await expect(page.getByRole('status').filter({ hasText: `${first} is now 2 of` })).toBeAttached()
    await kept
    await page.reload()
    await expect(rows.nth(1)).toContainText(first)
    await page.getByRole('button', { name: `Move ${first}:` }).focus()
    await page.keyboard.press('ArrowUp')
    await expect(rows.first()).toContainText(first)
  })

  test('a row is dragged to another place', async ({ as }) => {
    const page = await as('ava', { path: '/coreValues' })
    const rows = page.getByRole('main').getByRole('listitem')
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
    const kept = page.waitForResponse((response) => response.request().method() === 'PUT')
    await page.mouse.up()
    await kept
    await expect(rows.nth(2)).toContainText(name)
    await page.reload()
    await expect(rows.nth(2)).toContainText(name)
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
    await page.goto('/employees')
    await expect(page.getByRole('grid').getByText('Rostering')).toHaveCount(0)
  })

  test('the pages have no barriers', async ({ as }) => {
    const page = await as('ava', { path: '/tags' })
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Save tag' })).toBeVisible()
    await expectNoBarriers(page)
  })
})
