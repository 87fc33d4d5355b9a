import { expect, menuOf, test, title } from '../tenure.ts'
import { list, rowOf, search } from './person.ts'

test.describe('the employee directory', () => {
  test('finds people while typing, without regard to accents, and says how many', async ({ as }) => {
    const page = await as('ava', { path: '/employees' })
    await expect(page.getByRole('status').filter({ hasText: /^\d+ people$/ })).toBeVisible()
    await search(page).fill('petrovic')
    await expect(rowOf(page, 'Goran Petrović')).toBeVisible()
    await expect(list(page)).toHaveAttribute('aria-rowcount', '2')
    await search(page).fill('nobody of this name')
    await expect(page.getByText('No people match')).toBeVisible()
    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await expect(rowOf(page, 'Ava Lindqvist')).toBeVisible()
  })

  test('keeps search, filters and order in the address, also after a reload', async ({ as }) => {
    const page = await as('ava', { path: '/employees' })
    await page.getByLabel('Department').selectOption('Finance')
    await expect(list(page)).toHaveAttribute('aria-rowcount', '5')
    await page.getByRole('button', { name: /^Filters/ }).click()
    await page.getByRole('combobox', { name: 'Tags' }).fill('remote')
    await page.getByRole('combobox', { name: 'Tags' }).press('Enter')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(list(page)).toHaveAttribute('aria-rowcount', '3')
    await list(page).getByRole('button', { name: 'Name' }).click()
    await expect(page).toHaveURL(/department=.*tag=remote.*sort=-fullName/)

    await page.reload()
    await expect(list(page)).toHaveAttribute('aria-rowcount', '3')
    await expect(list(page).getByRole('row').nth(1)).toContainText('Rajesh Menon')
    await expect(list(page).getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
    await expect(page.getByLabel('Department')).toHaveValue(/.{36}/)
  })

  test('asks for all of several tags when told to', async ({ as }) => {
    const page = await as('ava', { path: '/employees?tag=first+aider&tag=fire+warden' })
    const any = Number(await list(page).getAttribute('aria-rowcount'))
    await page.getByRole('button', { name: /^Filters/ }).click()
    await page.getByLabel('People with').selectOption('All of these tags')
    await expect(rowOf(page, 'Grace Kimathi')).toBeVisible()
    await expect(rowOf(page, 'Jack Thornbury')).toBeVisible()
    await expect(list(page)).toHaveAttribute('aria-rowcount', '3')
    expect(any).toBeGreaterThan(3)
  })

  test('leaves out who is inactive or hidden until it is asked for them', async ({ as }) => {
    const page = await as('ava', { path: '/employees?q=vikram' })
    await expect(page.getByText('No people match')).toBeVisible()
    await page.getByRole('button', { name: /^Filters/ }).click()
    await page.getByRole('checkbox', { name: 'Include inactive' }).check()
    await page.keyboard.press('Escape')
    await expect(rowOf(page, 'Vikram Shetty')).toContainText('Inactive')

    await search(page).fill('priya')
    await expect(page.getByText('No people match')).toBeVisible()
    await page.getByRole('button', { name: /^Filters/ }).click()
    await page.getByRole('checkbox', { name: 'Show hidden from directory' }).check()
    await page.keyboard.press('Escape')
    await expect(rowOf(page, 'Priya Raman')).toContainText('Hidden')
  })

  test('sorts by what a column holds, and back', async ({ as }) => {
    const page = await as('ava', { path: '/employees?q=john+smith' })
    const header = list(page).getByRole('columnheader', { name: 'Position' })
    await header.getByRole('button', { name: 'Position' }).click()
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await expect(list(page).getByRole('row').nth(1)).toContainText('Carpenter')
    await header.getByRole('button', { name: 'Position' }).click()
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(list(page).getByRole('row').nth(1)).toContainText('Labourer')
  })

  test('opens a person by the pointer and by the keyboard, and comes back to the same list', async ({ as }) => {
    const page = await as('ava', { path: '/employees?q=oduya' })
    await rowOf(page, 'Max Oduya').getByRole('link', { name: 'Max Oduya' }).click()
    await expect(title(page, 'Max Oduya')).toBeVisible()
    await page.goBack()
    await expect(search(page)).toHaveValue('oduya')

    await search(page).fill('kimathi')
    await expect(rowOf(page, 'Grace Kimathi')).toBeVisible()
    await search(page).press('ArrowDown')
    await expect(list(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(title(page, 'Grace Kimathi')).toBeVisible()
    await page.getByRole('link', { name: 'Back to employees' }).click()
    await expect(search(page)).toHaveValue('kimathi')
  })

  test('keeps density and columns as somebody likes them', async ({ as }) => {
    const page = await as('ava', { path: '/employees' })
    await page.getByRole('button', { name: 'View options' }).click()
    await page.getByLabel('Density').selectOption('Compact')
    await page.getByRole('checkbox', { name: 'Email' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(list(page).getByRole('columnheader', { name: 'Email' })).toBeHidden()
    await page.reload()
    await expect(list(page).getByRole('columnheader', { name: 'Position' })).toBeVisible()
    await expect(list(page).getByRole('columnheader', { name: 'Email' })).toBeHidden()
  })

  test('shows a manager their own line only, and an employee only themself', async ({ as }) => {
    const max = await as('max', { path: '/employees' })
    await expect(rowOf(max, 'Sione Taufa')).toBeVisible()
    await search(max).fill('ava')
    await expect(max.getByText('No people match')).toBeVisible()
    await expect(max.getByRole('button', { name: 'New employee' })).toHaveAttribute('aria-disabled', 'true')

    const eve = await as('eve', { path: '/employees' })
    await expect(list(eve)).toHaveAttribute('aria-rowcount', '2')
    await expect(rowOf(eve, 'Eve Marlowe')).toBeVisible()
  })

  test('is readable on a narrow screen, with order and filters behind one button', async ({ as }) => {
    const page = await as('ava', { path: '/employees', viewport: { width: 360, height: 740 } })
    await expect(rowOf(page, 'Ava Lindqvist')).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Sort and filter' }).click()
    await page.getByLabel('Sort by').selectOption('Name, descending')
    await page.keyboard.press('Escape')
    await expect(list(page).getByRole('row').first()).toContainText(/^(?!.*Ava)/)
  })

  test('is one step from the menu', async ({ as }) => {
    const page = await as('ava')
    await menuOf(page).getByRole('link', { name: 'Employees' }).click()
    await expect(title(page, 'Employees')).toBeVisible()
    await expect(list(page)).toBeVisible()
  })
})
