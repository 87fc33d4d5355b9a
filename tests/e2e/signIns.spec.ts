import { followed } from './followed.ts'
import { clients } from './people.ts'
import { chooseClient, expect, menuOf, signIn, skipWelcome, test, title } from './tenure.ts'

/** Each demo sign-in reaches the state that the README names. */
test.describe('the demo sign-ins', () => {
  test('ava chooses among her three active clients, and is not asked again within the hour', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'ava')

    await expect(title(page, 'Choose a Client')).toBeVisible()
    const offered = page.getByRole('list', { name: 'Clients' }).getByRole('listitem')
    await expect(offered).toHaveText([/Banksia Ridge Construction/, /Tidewater Community Care/, /Wattle Lane/])
    await chooseClient(page, clients.tidewater)
    await expect(page.getByText('Tidewater Community Care').first()).toBeVisible()
    await expect(menuOf(page).getByRole('region', { name: 'Manage Company' })).toBeVisible()

    await page.reload()
    await expect(menuOf(page)).toBeVisible()
    await expect(page.getByText('Tidewater Community Care').first()).toBeVisible()

    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('tenure.tenant.')) ?? ''
      const choice = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...choice, chosenAt: choice.chosenAt - 60 * 60_000 }))
    })
    await page.reload()
    await expect(title(page, 'Choose a Client')).toBeVisible()
  })

  test('ava finds a client by its name, and changes it from inside', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'ava')
    await page.getByRole('searchbox', { name: 'Search clients' }).fill('wattle')
    await expect(page.getByRole('list', { name: 'Clients' }).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('searchbox', { name: 'Search clients' }).fill('nobody')
    await expect(page.getByText('No clients match your search')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search clients' }).fill('wattle')
    await chooseClient(page, clients.wattle)
    await expect(menuOf(page).getByRole('region', { name: 'Manage Company' })).toBeHidden()

    await page.getByRole('button', { name: 'Change Client' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose a Client' })
    await dialog.getByRole('button', { name: `Open ${clients.banksia}` }).click()
    await expect(menuOf(page).getByRole('region', { name: 'Manage Company' })).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test('max, a manager, comes straight in: Employees, and nothing of an administrator', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'max')
    await expect(title(page, 'Welcome, Max')).toBeVisible()
    await expect(menuOf(page).getByRole('link', { name: 'Employees' })).toBeVisible()
    await expect(menuOf(page).getByRole('region', { name: 'Manage Company' })).toBeHidden()
    await expect(page.getByRole('combobox', { name: 'Search employees' })).toBeHidden()
  })

  test('eve, without reports, has no Employees in her menu', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'eve')
    await expect(menuOf(page).getByRole('link', { name: 'My Profile' })).toBeVisible()
    await expect(menuOf(page).getByRole('link', { name: 'Employees' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Change Client' })).toBeHidden()
  })

  test('yuri, of the Yard Team, manages assets and position templates and nothing else', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'yuri')
    const company = menuOf(page).getByRole('region', { name: 'Manage Company' })
    await expect(company.getByRole('link')).toHaveText(['Assets', 'Position Templates'])
  })

  test('will, on the compliance plan, sees none of the performance areas', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'will')
    await expect(menuOf(page).getByRole('link', { name: /^Company Policies/ })).toBeVisible()
    await expect(menuOf(page).getByRole('link', { name: /^Certifications/ })).toBeVisible()
    for (const name of ['Performance Reviews', 'Check Ins', 'Assets']) {
      await expect(menuOf(page).getByRole('link', { name })).toBeHidden()
    }
  })

  test('ada finds her company half set up: how far it is, and no logo', async ({ page }) => {
    await skipWelcome(page)
    await page.goto('/')
    await signIn(page, 'ada')
    await expect(page.getByRole('link', { name: /^Account Setup \d+ \/ \d+$/ })).toBeVisible()
    await expect(page.getByRole('complementary').getByRole('img', { name: 'Jacaranda' })).toBeHidden()
    await page.getByRole('link', { name: /^Account Setup/ }).click()
    await expect(title(page, 'Account setup')).toBeVisible()
  })

  test('cole, of an inactive client, is told so and whom to write to', async ({ page }) => {
    const app = await followed(page)
    await page.goto('/')
    await expect(page.getByLabel('Password')).toBeVisible()
    await app.holds('**/api/users')
    await signIn(page, 'cole')
    await expect(title(page, 'Your account is currently inactive')).toBeVisible()
    await expect(page.getByText('Coolibah Freight')).toBeVisible()
    await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await app.follows(
      'app.session.selectingTenant · xstate.done.actor.tenantSelection [isInactive] → app.session.inactive',
    )
    await page.getByRole('button', { name: 'Reload page' }).click()
    await expect(title(page, 'Your account is currently inactive')).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(title(page, /signed out|Sign in/)).toBeVisible()
  })

  test('nina, of no client, finds the failure page', async ({ page }) => {
    const app = await followed(page)
    await page.goto('/')
    await expect(page.getByLabel('Password')).toBeVisible()
    await app.holds('**/api/users')
    await signIn(page, 'nina')
    await expect(title(page, 'An issue has occurred')).toBeVisible()
    await app.follows('app.session.selectingTenant · xstate.done.actor.tenantSelection → app.session.failed')
    await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  })
})

test.describe('signing in', () => {
  test('a wrong password is told without saying whether the address is known', async ({ page }) => {
    const told = async (who: string) => {
      await page.getByLabel('Email').fill(who)
      await page.getByLabel('Password').fill('not-the-password')
      await page.getByRole('button', { name: 'Sign in' }).click()
      return expect(page.getByRole('alert')).toHaveText('The email address or password is incorrect.')
    }
    await page.goto('/')
    await told('somebody.else@tenure.example')
    await told('hannah.vogel@banksiaridge.example')
    await expect(page.getByLabel('Email')).toHaveValue('hannah.vogel@banksiaridge.example')

    await signIn(page, 'eve')
    await expect(title(page, 'Welcome, Eve')).toBeVisible()
  })

  test('a person who signs in comes back to the page they wanted', async ({ page }) => {
    await page.goto('/reports?from=a-link')
    await signIn(page, 'max')
    await expect(title(page, 'Reports')).toBeVisible()
    await expect(page).toHaveURL('/reports?from=a-link')
  })

  test('signing out ends the session: going back shows nothing of it', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'max')
    await page.getByRole('link', { name: 'Org Chart' }).click()
    await expect(title(page, 'Org chart')).toBeVisible()

    await page.getByRole('banner').getByRole('button', { name: 'Max Oduya' }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(title(page, /signed out|Sign in/)).toBeVisible()

    await page.goBack()
    await expect(title(page, 'Sign in')).toBeVisible()
    await expect(page.getByText('Max Oduya')).toBeHidden()
  })
})
