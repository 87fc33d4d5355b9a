import { expect, menuOf, test, title } from '../tenure.ts'
import { create, fillIn, fullName, rowOf, search, somebody } from './person.ts'

test.describe('a new employee', () => {
  test('is created, told, and in the list at once', async ({ as }) => {
    const page = await as('ava', { path: '/employees' })
    const person = somebody('Robin', { manager: 'Max Oduya' })
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

  test('is not left by accident: the menu and the back button ask first', async ({ as }) => {
    const page = await as('ava', { path: '/employees' })
    await page.getByRole('link', { name: 'New employee' }).click()
    await page.getByLabel('First name').fill('Unsaved')
    const question = page.getByRole('dialog').filter({
      hasText: 'You have unsaved changes, do you wish to proceed and lose these unsaved changes?',
    })

    await menuOf(page).getByRole('link', { name: 'Org Chart' }).click()
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(page.getByLabel('First name')).toHaveValue('Unsaved')

    await page.goBack()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page).toHaveURL(/\/employee\/create/)
    await expect(page.getByLabel('First name')).toHaveValue('Unsaved')

    await menuOf(page).getByRole('link', { name: 'Org Chart' }).click()
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await expect(title(page, 'Org chart')).toBeVisible()
  })

  test('keeps a name as it is written', async ({ as }) => {
    const page = await as('ava')
    const person = { ...somebody('Ng'), firstName: '<b>Ngọc</b> & "Co"' }
    await create(page, person)
    await expect(title(page, `<b>Ngọc</b> & "Co" ${person.lastName}`)).toBeVisible()
  })
})
