import { expect, menuOf, test, title } from '../tenure.ts'
import { fillIn, fullName, rowOf, search, somebody } from './person.ts'

test('a new employee is created, told, and in the list at once, with the name as it is written', async ({ as }) => {
  const page = await as('ava', { path: '/employees' })
  const person = { ...somebody('Ngoc', { manager: 'Max Oduya' }), firstName: '<b>Ngọc</b> & "Co"' }
  await page.getByRole('link', { name: 'New employee' }).click()
  await fillIn(page, person)
  await page.getByRole('button', { name: 'Create employee' }).click()
  await expect(title(page, fullName(person))).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(`${fullName(person)} added`)
  await expect(page.getByRole('region', { name: 'About' }).getByRole('link', { name: 'Max Oduya' })).toBeVisible()

  await menuOf(page).getByRole('link', { name: 'Employees' }).click()
  await search(page).fill(person.lastName)
  await expect(rowOf(page, fullName(person))).toBeVisible()
})
