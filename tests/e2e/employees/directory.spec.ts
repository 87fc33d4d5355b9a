import { expect, menuOf, test, title } from '../tenure.ts'
import { list, rowOf, search } from './person.ts'

test.describe('the employee directory', () => {
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
    await expect(list(page)).toHaveAttribute('aria-rowcount', '3')
    await expect(rowOf(page, 'Grace Kimathi')).toBeVisible()
    await expect(rowOf(page, 'Jack Thornbury')).toBeVisible()
    expect(any).toBeGreaterThan(3)
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
