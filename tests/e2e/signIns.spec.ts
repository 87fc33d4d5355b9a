import type { Page } from '@playwright/test'
import { followed } from './followed.ts'
import { reach } from './hand.ts'
import { clients } from './people.ts'
import { chooseClient, expect, menuOf, shellOf, signIn, skipWelcome, test, title } from './tenure.ts'

const clientsIn = (page: Page) => page.getByRole('list', { name: 'Clients' }).getByRole('listitem')
const searchIn = (page: Page) => page.getByRole('searchbox', { name: 'Search clients' })
const manages = (page: Page) => menuOf(page).getByRole('region', { name: 'Manage Company' })

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Each demo sign-in reaches the state that the README names: here, and whoever comes straight in, with their menus, in
 * `routes.spec.ts`.
 */
test.describe('the demo sign-ins', () => {
  // The picker with more clients than a page holds: tests/ui/app/picker.test.tsx.
  test('§ 2.4 ava chooses among her three active clients, is not asked again within the hour, and changes it from inside', async ({
    page,
  }) => {
    await page.goto('/certifications?f.standing=expired')
    await signIn(page, 'ava')
    await expect(title(page, 'Choose a Client')).toBeVisible()
    await expect(clientsIn(page)).toHaveText([/Banksia Ridge Construction/, /Tidewater Community Care/, /Wattle Lane/])

    await test.step('whatever is typed breaks nothing, on a narrow screen neither', async () => {
      const usual = page.viewportSize() ?? { width: 1280, height: 800 }
      for (const typed of ['w'.repeat(200), '🏗️'.repeat(50)]) {
        await searchIn(page).fill(typed)
        await expect(page.getByText('No clients match your search')).toBeVisible()
        for (const viewport of [{ width: 320, height: 640 }, usual]) {
          await page.setViewportSize(viewport)
          expect(await tooWide(page)).toBeLessThanOrEqual(0)
        }
      }
      await searchIn(page).fill('')
      await expect(clientsIn(page)).toHaveCount(3)
    })

    await test.step('with the keyboard alone, and the app is loaded anew at the root', async () => {
      await title(page, 'Choose a Client').click()
      await reach(searchIn(page))
      await page.keyboard.type('tide')
      await expect(clientsIn(page)).toHaveCount(1)
      await reach(page.getByRole('button', { name: `Open ${clients.tidewater}` }))
      const reloaded = page.waitForEvent('load')
      await page.keyboard.press('Enter')
      await reloaded
      await shellOf(page)
      await expect(title(page, 'Welcome, Ava')).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/')
      await expect(page.getByText(clients.tidewater).first()).toBeVisible()
      await expect(manages(page)).toBeVisible()
    })

    await test.step('remembered for an hour', async () => {
      await page.reload()
      await expect(menuOf(page)).toBeVisible()
      await expect(page.getByText(clients.tidewater).first()).toBeVisible()
      await page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.startsWith('tenure.tenant.')) ?? ''
        const choice = JSON.parse(localStorage.getItem(key) ?? '{}')
        localStorage.setItem(key, JSON.stringify({ ...choice, chosenAt: choice.chosenAt - 60 * 60_000 }))
      })
      await page.reload()
      await expect(title(page, 'Choose a Client')).toBeVisible()
    })

    await test.step('changed from inside', async () => {
      await chooseClient(page, clients.wattle)
      await shellOf(page)
      await expect(manages(page)).toBeHidden()
      const dialog = page.getByRole('dialog', { name: 'Choose a Client' })
      await page.getByRole('button', { name: 'Change Client' }).click()
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await expect(dialog).toBeHidden()
      await page.getByRole('button', { name: 'Change Client' }).click()
      await dialog.getByRole('button', { name: `Open ${clients.banksia}` }).click()
      await expect(manages(page)).toBeVisible()
      await expect(page).toHaveURL('/')
    })
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

  test('cole, of an inactive client, is told so and whom to write to; nina, of no client, finds the failure page', async ({
    page,
  }) => {
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
    await expect(page.getByLabel('Password')).toBeVisible()

    await app.holds('**/api/users')
    await signIn(page, 'nina')
    await expect(title(page, 'An issue has occurred')).toBeVisible()
    await app.follows('app.session.selectingTenant · xstate.done.actor.tenantSelection → app.session.failed')
    await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  })
})
