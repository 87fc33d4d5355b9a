import { expect, menuOf, test, title } from '../tenure.ts'
import { create, fillIn, fullName, list, rowOf, search, somebody } from './person.ts'

test.describe('a new employee', () => {
  test('is created, told, and in the list at once', async ({ as }) => {
    const page = await as('ava', { path: '/employees' })
    const person = somebody('Robin', { manager: 'Max Oduya' })
    await page.getByRole('link', { name: 'New employee' }).click()
    await fillIn(page, person)
    await page.getByRole('button', { name: 'Create employee' }).click()
    await expect(title(page, fullName(person))).toBeVisible()
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      `${fullName(person)} has been added`,
    )
    await expect(page.getByRole('region', { name: 'About' }).getByRole('link', { name: 'Max Oduya' })).toBeVisible()

    await menuOf(page).getByRole('link', { name: 'Employees' }).click()
    await search(page).fill(person.lastName)
    await expect(rowOf(page, fullName(person))).toBeVisible()
  })

  test('needs what is needed: the first wrong field is told and takes the focus', async ({ as }) => {
    const page = await as('ava', { path: '/employee/create' })
    await page.getByLabel('Last name').fill('Nameless')
    await page.getByLabel('Email').fill('not an address')
    await page.getByRole('button', { name: 'Create employee' }).click()
    await expect(page.getByLabel('First name')).toBeFocused()
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Enter a first name')
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter an address such as name@company.com')
  })

  test('is told while typing that an address is somebody else’s', async ({ as }) => {
    const page = await as('ava', { path: '/employee/create' })
    await page.getByLabel('Email').fill('MAX@tenure.example')
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('This email address is already in use')
    await page.getByLabel('Email').fill('max2@tenure.example')
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('')
  })

  test('is refused with an address that was taken meanwhile, and what was typed stays', async ({ as, watched }) => {
    watched.allow(/status of 409/)
    const page = await as('ava', { path: '/employee/create' })
    // The question while typing finds the address free; the server, asked to save, does not.
    await page.route('**/isEmailAddressInUse**', (route) =>
      route.fulfill({ json: { isSuccess: true, data: false, errors: [], message: '', statusCode: 200 } }),
    )
    const person = { ...somebody('Toni'), email: 'max@tenure.example' }
    await fillIn(page, person)
    await page.getByLabel('Phone').fill('0491 570 006')
    await page.getByRole('button', { name: 'Create employee' }).click()
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('This email address is already in use')
    await expect(page.getByLabel('Phone')).toHaveValue('0491 570 006')
    await expect(page.getByLabel('Last name')).toHaveValue(person.lastName)
  })

  test('is made once, however often the button is pressed', async ({ as }) => {
    const page = await as('ava', { path: '/employee/create' })
    const person = somebody('Kim')
    await fillIn(page, person)
    await page.getByRole('button', { name: 'Create employee' }).dblclick()
    await expect(title(page, fullName(person))).toBeVisible()
    await page.goto(`/employees?q=${person.lastName}`)
    await expect(list(page)).toHaveAttribute('aria-rowcount', '2')
  })

  test('is not lost with the network: the text stays, and is saved when it is back', async ({ as, watched }) => {
    watched.allow(/net::ERR_/)
    const page = await as('ava', { path: '/employee/create' })
    const person = somebody('Alex')
    await fillIn(page, person)
    await expect(page.getByRole('button', { name: 'Create employee' })).toBeEnabled()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Create employee' }).click()
    await expect(page.getByRole('main').getByText('What you typed is still here.')).toBeVisible()
    await expect(page.getByLabel('Last name')).toHaveValue(person.lastName)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(title(page, fullName(person))).toBeVisible()
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

  test('is an administrator’s to make', async ({ as }) => {
    const page = await as('max', { path: '/employee/create' })
    await expect(title(page, 'Page not found')).toBeVisible()
  })

  test('keeps a name as it is written', async ({ as }) => {
    const page = await as('ava')
    const person = { ...somebody('Ng'), firstName: '<b>Ngọc</b> & "Co"' }
    await create(page, person)
    await expect(title(page, `<b>Ngọc</b> & "Co" ${person.lastName}`)).toBeVisible()
  })
})
