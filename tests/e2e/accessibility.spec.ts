import { expectNoBarriers } from './barriers.ts'
import { choose, edit, list, openDetails, rowOf } from './employees/person.ts'
import { chooseClient, expect, openOwnMenu, shellOf, signIn, test, title } from './tenure.ts'

test.describe('no barriers', () => {
  test('on the way in', async ({ page }) => {
    await page.goto('/')
    await expect(title(page, 'Sign in')).toBeVisible()
    await expectNoBarriers(page)
    await signIn(page, 'ava', 'not-the-password')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoBarriers(page)
    await signIn(page, 'ava')
    await expect(title(page, 'Choose a Client')).toBeVisible()
    await expectNoBarriers(page)
    await chooseClient(page, 'Banksia Ridge Construction')
    await shellOf(page)
  })

  test('on the pages that say no', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'cole')
    await expect(title(page, 'Your account is currently inactive')).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await signIn(page, 'nina')
    await expect(title(page, 'An issue has occurred')).toBeVisible()
    await expectNoBarriers(page)
  })

  test('at home and in the menus', async ({ as }) => {
    const page = await as('ava')
    await expect(title(page, 'Welcome, Ava')).toBeVisible()
    await expectNoBarriers(page)
    await openOwnMenu(page, 'Ava Lindqvist')
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('combobox').fill('smith')
    await expect(page.getByRole('option')).toHaveCount(2)
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Change Client' }).click()
    await expect(page.getByRole('dialog', { name: 'Choose a Client' })).toBeVisible()
    await expectNoBarriers(page)
  })

  test('on pages of words, and where nothing is', async ({ as }) => {
    const page = await as('eve')
    for (const [path, name] of [
      ['/orgChart', 'Org chart'],
      ['/terms', 'Terms of service'],
      ['/no/such/page', 'Page not found'],
    ] as const) {
      await page.goto(path)
      await expect(title(page, name)).toBeVisible()
      await expectNoBarriers(page)
    }
  })

  test('in the list of employees', async ({ as }) => {
    test.slow()
    const page = await as('ava', { path: '/employees?inactive=1&hidden=1' })
    await rowOf(page, 'Ava Lindqvist').getByRole('checkbox').click()
    await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(page.getByRole('checkbox', { name: 'Include inactive' })).toBeVisible()
    await expectNoBarriers(page)
    await page.goto('/employees?q=nobody+of+this+name')
    await expect(page.getByText('No people match')).toBeVisible()
    await expectNoBarriers(page)
  })

  test('on a narrow screen', async ({ as }) => {
    const page = await as('ava', { path: '/employees', viewport: { width: 390, height: 844 } })
    await expect(list(page)).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expectNoBarriers(page)
  })

  test('in the form of a new employee', async ({ as }) => {
    const page = await as('ava', { path: '/employee/create' })
    await page.getByLabel('Email').fill('no address')
    await page.getByLabel('Email').press('Enter')
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Enter a first name')
    await expectNoBarriers(page)
    await page.getByRole('combobox', { name: 'Manager' }).fill('max')
    await expect(page.getByRole('option', { name: 'Max Oduya' })).toBeVisible()
    await expectNoBarriers(page)
  })

  test('on a profile, in its forms and its dialogs', async ({ as }) => {
    const page = await as('ava', { path: '/employees?q=oduya' })
    await rowOf(page, 'Max Oduya').getByRole('link', { name: 'Max Oduya' }).first().click()
    await expect(title(page, 'Max Oduya')).toBeVisible()
    await expectNoBarriers(page)
    await choose(page, /^Terminate/)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
    await openDetails(page)
    await expectNoBarriers(page)
    await edit(page, 'Work')
    await edit(page, 'Tags')
    await expectNoBarriers(page)
  })
})
