import { follow } from './routes/walk.ts'
import { expect, menuOf, openOwnMenu, shellOf, test, title } from './tenure.ts'

// What each person's menu holds: routes.spec.ts.
test('an employee’s shell: addresses they may not open, support, the palette, the theme and the menu put away', async ({
  as,
}) => {
  const page = await as('eve', { path: '/no/such/page', colorScheme: 'light' })

  await test.step('what one may not open looks exactly like what does not exist', async () => {
    await expect(title(page, 'Page not found')).toBeVisible()
    const unknown = await page.getByRole('main').ariaSnapshot()
    for (const forbidden of ['/company/permissions', '/assets', '/employee/create', '/accountSetup']) {
      await follow(page, forbidden, 'Page not found')
      expect(await page.getByRole('main').ariaSnapshot()).toBe(unknown)
    }
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(title(page, 'Welcome, Eve')).toBeVisible()
  })

  await test.step('support is offered', async () => {
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

  const background = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor)
  const own = page.getByRole('menu', { name: 'Eve Marlowe' })
  const theme = (name: RegExp) => own.getByRole('menuitemradio', { name })
  const light = await background()

  await test.step('a page without a search box has a button for the palette, which sets the theme as the menu does', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.type('theme dark')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await openOwnMenu(page, 'Eve Marlowe')
    await expect(theme(/^Dark/)).toBeChecked()
    await theme(/system/i).click()
    await expect.poll(background).toBe(light)
    await openOwnMenu(page, 'Eve Marlowe')
    await theme(/^Dark/).click()
    await expect.poll(background).not.toBe(light)
  })
  const dark = await background()
  await page.getByRole('button', { name: 'Hide the menu' }).click()
  await expect(menuOf(page)).toBeHidden()

  await test.step('after a reload the theme is kept, and the menu stays away', async () => {
    await page.reload()
    await shellOf(page)
    expect(await background()).toBe(dark)
    await expect(menuOf(page)).toBeHidden()
    await page.getByRole('button', { name: 'Show the menu' }).click()
    await expect(menuOf(page)).toBeVisible()
    await openOwnMenu(page, 'Eve Marlowe')
    await expect(theme(/^Dark/)).toBeChecked()
    await theme(/system/i).click()
    await expect.poll(background).toBe(light)
  })
})

test('back and forward lead where they were; on a narrow screen the menu is a sheet', async ({ as }) => {
  const page = await as('max', { path: '/ORGCHART/' })
  await expect(title(page, 'Org chart')).toBeVisible()
  await menuOf(page).getByRole('link', { name: 'Reports' }).click()
  await expect(title(page, 'Reports')).toBeVisible()
  await menuOf(page).getByRole('link', { name: 'Home' }).click()
  await expect(title(page, 'Welcome, Max')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Reports')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Org chart')).toBeVisible()
  await page.goForward()
  await expect(title(page, 'Reports')).toBeVisible()
  await expect(page).toHaveURL('/reports')

  await page.setViewportSize({ width: 390, height: 844 })
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

test('an admin finds a person from the keyboard and with the pointer, and on a phone every setting by pointing alone', async ({
  as,
}) => {
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

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
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
})
