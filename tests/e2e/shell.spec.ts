import type { Page } from '@playwright/test'
import { companyMenu, mainMenu } from '../fixtures/menu.ts'
import type { Who } from './people.ts'
import { expect, menuOf, openOwnMenu, shellOf, test, title } from './tenure.ts'

/** What the menu says, without the words of an alert. */
const menuNames = async (page: Page) => {
  const names = await menuOf(page).getByRole('link').allInnerTexts()
  return names.map((name) => name.trim())
}

test.describe('the menu', () => {
  const menus: ReadonlyArray<readonly [Who, readonly string[]]> = [
    ['ava', [...mainMenu, ...companyMenu]],
    ['max', mainMenu],
    ['eve', mainMenu.filter((name) => !['Dashboard', 'Employees', 'Certifications'].includes(name))],
  ]

  for (const [who, names] of menus) {
    test(`shows ${who} what they may open, and every item leads to a page of its own`, async ({ as }) => {
      test.slow()
      const page = await as(who)
      expect(await menuNames(page)).toEqual(names)
      for (const name of names) {
        const link = menuOf(page).getByRole('link', { name })
        await link.click()
        await expect(link).toHaveAttribute('aria-current', 'page')
        await expect(title(page, /./)).toBeVisible()
        await expect(title(page, 'Page not found')).toBeHidden()
      }
    })
  }

  test('can be put away, and stays away after a reload', async ({ as }) => {
    const page = await as('eve')
    await page.getByRole('button', { name: 'Hide the menu' }).click()
    await expect(menuOf(page)).toBeHidden()
    await page.reload()
    await shellOf(page)
    await expect(menuOf(page)).toBeHidden()
    await page.getByRole('button', { name: 'Show the menu' }).click()
    await expect(menuOf(page)).toBeVisible()
  })

  test('is a sheet on a narrow screen, and goes away when a page is chosen', async ({ as }) => {
    const page = await as('max', { viewport: { width: 390, height: 844 } })
    await expect(menuOf(page)).toBeHidden()
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await sheet.getByRole('link', { name: 'Org Chart' }).click()
    await expect(title(page, 'Org chart')).toBeVisible()
    await expect(sheet).toBeHidden()

    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
  })
})

test.describe('addresses', () => {
  test('what one may not open looks exactly like what does not exist', async ({ as }) => {
    const page = await as('eve', { path: '/no/such/page' })
    await expect(title(page, 'Page not found')).toBeVisible()
    const unknown = await page.getByRole('main').ariaSnapshot()
    for (const forbidden of ['/company/permissions', '/assets', '/employee/create', '/accountSetup']) {
      await page.goto(forbidden)
      await expect(title(page, 'Page not found')).toBeVisible()
      expect(await page.getByRole('main').ariaSnapshot()).toBe(unknown)
    }
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(title(page, 'Welcome, Eve')).toBeVisible()
  })

  test('are read without regard to case and to a slash at the end', async ({ as }) => {
    const page = await as('max', { path: '/ORGCHART/' })
    await expect(title(page, 'Org chart')).toBeVisible()
  })

  test('back and forward lead where they were', async ({ as }) => {
    const page = await as('max')
    await menuOf(page).getByRole('link', { name: 'Org Chart' }).click()
    await expect(title(page, 'Org chart')).toBeVisible()
    await menuOf(page).getByRole('link', { name: 'Reports' }).click()
    await expect(title(page, 'Reports')).toBeVisible()
    await page.goBack()
    await expect(title(page, 'Org chart')).toBeVisible()
    await page.goBack()
    await expect(title(page, 'Welcome, Max')).toBeVisible()
    await page.goForward()
    await expect(title(page, 'Org chart')).toBeVisible()
    await expect(page).toHaveURL('/orgChart')
  })
})

test.describe('the top bar', () => {
  test('offers support', async ({ as }) => {
    const page = await as('eve')
    await page.getByRole('banner').getByRole('button', { name: 'Support' }).click()
    const menu = page.getByRole('menu', { name: 'Support' })
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Help Docs',
      'Send us feedback',
      'Terms of Service',
      'Privacy Policy',
    ])
    await menu.getByRole('menuitem', { name: 'Terms of Service' }).click()
    await expect(title(page, 'Terms of service')).toBeVisible()
  })

  test('keeps the theme one has chosen after a reload', async ({ as }) => {
    const page = await as('eve', { colorScheme: 'light' })
    const background = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor)
    const light = await background()
    const menu = await openOwnMenu(page, 'Eve Marlowe')
    await menu.getByRole('menuitemradio', { name: /^Dark/ }).click()
    await expect.poll(background).not.toBe(light)
    const dark = await background()

    await page.reload()
    await shellOf(page)
    expect(await background()).toBe(dark)
    await openOwnMenu(page, 'Eve Marlowe')
    await expect(menu.getByRole('menuitemradio', { name: /^Dark/ })).toBeChecked()
    await menu.getByRole('menuitemradio', { name: /system/i }).click()
    await expect.poll(background).toBe(light)
  })

  test('on a phone, search and every settings page are reached by pointing alone', async ({ as }) => {
    const page = await as('ava', { viewport: { width: 360, height: 740 } })
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    const palette = page.getByRole('dialog')
    await palette.getByRole('combobox').fill('departm')
    await palette.getByRole('option', { name: /^Departments/ }).click()
    await expect(title(page, 'Departments')).toBeVisible()
    await page.getByRole('link', { name: 'Company settings' }).click()
    await expect(title(page, 'Company settings')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/company/companySettings')

    await page.getByRole('button', { name: 'Open the menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Company Settings' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const links = page.getByRole('main').getByRole('link', { name: /^Open/ })
    expect((await links.allInnerTexts()).map((text) => text.replace(/^Open\s+/, '').trim())).toEqual([
      'Departments',
      'Tags',
      'Meeting locations',
      'Categories',
      'Core values',
      'Check-in templates',
      'Goal templates',
      'Default discussion points',
      'Certification management',
      'Account setup',
      'Billing and subscriptions',
      'Feature management',
      'Permission management',
      'Audit',
    ])
    await expect(page.getByRole('switch', { name: 'Emergency contacts' })).toBeVisible()
  })

  test('a page without a search box has a button for the palette', async ({ as }) => {
    const page = await as('eve')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  })

  test('finds a person for an admin, from the keyboard and with the pointer', async ({ as }) => {
    const page = await as('ava')
    const search = page.getByRole('banner').getByRole('combobox', { name: 'Search employees' })
    await search.fill('oduya')
    await expect(page.getByRole('option')).toHaveText([/^Max Oduya/])
    await search.press('Enter')
    await expect(page).toHaveURL(/\/employee\/[0-9a-f-]{36}$/)
    const profile = page.url()
    // The page takes the focus when it has come, and with it closes what is offered.
    await expect(search).not.toBeFocused()

    await search.fill('john smith')
    await expect(page.getByRole('option')).toHaveCount(2)
    await search.press('ArrowDown')
    await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true')
    await search.fill('no such person')
    await expect(page.getByText('No one with this name')).toBeVisible()

    await search.fill('nguyen thi')
    await page.getByRole('option', { name: 'Nguyễn Thị' }).click()
    await expect(page).not.toHaveURL(profile)
  })
})
