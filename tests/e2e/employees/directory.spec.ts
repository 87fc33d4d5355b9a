import { expect, menuOf, test, title } from '../tenure.ts'
import { list, rowOf, search } from './person.ts'

test('the employee directory is one step from the menu, opens a person by pointer and keyboard, comes back to the same list, and is as it was after a reload', async ({
  as,
}) => {
  const page = await as('ava')
  await menuOf(page).getByRole('link', { name: 'Employees' }).click()
  await expect(title(page, 'Employees')).toBeVisible()

  await test.step('by the pointer, and back by the browser', async () => {
    await search(page).fill('oduya')
    await expect(page).toHaveURL(/q=oduya/)
    await rowOf(page, 'Max Oduya').getByRole('link', { name: 'Max Oduya' }).click()
    await expect(title(page, 'Max Oduya')).toBeVisible()
    await page.goBack()
    await expect(search(page)).toHaveValue('oduya')
  })

  await test.step('by the keyboard, and back by the link', async () => {
    await search(page).fill('kimathi')
    await expect(rowOf(page, 'Grace Kimathi')).toBeVisible()
    await search(page).press('ArrowDown')
    await expect(list(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(title(page, 'Grace Kimathi')).toBeVisible()
    await page.getByRole('link', { name: 'Back to employees' }).click()
    await expect(search(page)).toHaveValue('kimathi')
    await search(page).fill('')
  })

  await test.step('search, filters, order, density and columns are there after a reload', async () => {
    await page.getByLabel('Department').selectOption('Finance')
    await expect(list(page)).toHaveAttribute('aria-rowcount', '5')
    await page.getByRole('button', { name: /^Filters/ }).click()
    await page.getByRole('combobox', { name: 'Tags' }).fill('remote')
    await page.getByRole('combobox', { name: 'Tags' }).press('Enter')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(list(page)).toHaveAttribute('aria-rowcount', '3')
    await list(page).getByRole('button', { name: 'Name' }).click()
    await page.getByRole('button', { name: 'View options' }).click()
    await page.getByLabel('Density').selectOption('Compact')
    await page.getByRole('checkbox', { name: 'Email' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/department=.*tag=remote.*sort=-fullName/)
    await page.reload()
    await expect(list(page)).toHaveAttribute('aria-rowcount', '3')
    await expect(list(page).getByRole('row').nth(1)).toContainText('Rajesh Menon')
    await expect(list(page).getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
    await expect(list(page).getByRole('columnheader', { name: 'Position' })).toBeVisible()
    await expect(list(page).getByRole('columnheader', { name: 'Email' })).toBeHidden()
    await expect(page.getByLabel('Department')).toHaveValue(/.{36}/)
  })

  await test.step('it is readable on a narrow screen, with order and filters behind one button', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.getByRole('button', { name: 'Sort and filter' })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Sort and filter' }).click()
    await page.getByLabel('Sort by').selectOption('Name, ascending')
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/sort=/)
    await expect(list(page).getByRole('row').first()).not.toContainText('Rajesh Menon')
  })
})
