import type { BrowserContext, Page } from '@playwright/test'
import { expect, menuOf, shellOf, signIn, test, title } from '../tenure.ts'
import { journeysOf } from './journeys.ts'

/** As a server would hand them out that is configured otherwise (TOKEN_STORE, OIDC_SCOPES). */
const withSettings = (context: BrowserContext, changed: (page: string) => string): Promise<unknown> =>
  context.route('**/*', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document' || /\/(idp-|auth\/)/.test(request.url())) return route.fallback()
    const response = await route.fetch()
    const body = await response.text()
    expect(changed(body)).not.toBe(body)
    await route.fulfill({ response, body: changed(body) })
  })

const kept = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => Object.keys(window[name]).filter((key) => /grant|accesstoken/i.test(key)).length, storage)

test.describe('§ 1 both readings of where the token is kept', () => {
  test('session storage: a second tab asks the provider, which asks nobody', async ({ page, context }) => {
    await page.goto('/')
    await signIn(page, 'eve')
    await shellOf(page)
    expect(await kept(page, 'sessionStorage')).toBeGreaterThan(0)
    expect(await kept(page, 'localStorage')).toBe(0)
    const second = await context.newPage()
    const journeys = journeysOf(second)
    await second.goto('/orgChart')
    await expect(title(second, 'Org chart')).toBeVisible()
    expect(journeys.asked).toHaveLength(1)
  })

  test('local storage: a second tab is signed in at once, and signing out ends both', async ({ page, context }) => {
    await withSettings(context, (body) => body.replace('"sessionStorage"', '"localStorage"'))
    await page.goto('/')
    await signIn(page, 'eve')
    await shellOf(page)
    expect(await kept(page, 'localStorage')).toBeGreaterThan(0)
    expect(await kept(page, 'sessionStorage')).toBe(0)
    const second = await context.newPage()
    const journeys = journeysOf(second)
    await second.goto('/orgChart')
    await expect(title(second, 'Org chart')).toBeVisible()
    expect(journeys.asked).toHaveLength(0)

    await second.getByRole('banner').getByRole('button', { name: 'Eve Marlowe' }).click()
    await second.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(title(second, 'Sign in')).toBeVisible()
    expect(await kept(second, 'localStorage')).toBe(0)
    // The first tab hears of it, and goes there by itself.
    await expect(title(page, 'Sign in')).toBeVisible()
  })
})

test.describe('§ 1 both readings of the scopes', () => {
  const oidc = ['email', 'openid', 'profile']

  for (const [reading, setting, scopes] of [
    ['openid, profile and email', ['openid', 'profile', 'email'], oidc],
    ['user impersonation and write', ['user_impersonation', 'write'], [...oidc, 'user_impersonation', 'write']],
  ] as const) {
    test(`${reading}: signs in, and renews`, async ({ page, context, watched }) => {
      watched.allow(/status of 401/)
      const asJson = `"scopes":${JSON.stringify(setting)}`
      const isDefault = scopes === oidc
      if (!isDefault) await withSettings(context, (body) => body.replace(/"scopes":\[[^\]]*\]/, asJson))
      const journeys = journeysOf(page)
      await page.goto('/')
      await signIn(page, 'eve')
      await shellOf(page)
      expect(journeys.asked[0]?.get('scope')?.split(' ').sort()).toEqual([...scopes].sort())

      const renewed = page.waitForResponse(/\/idp-signin\/token\b/)
      let isRenewed = false
      void renewed.then(() => {
        isRenewed = true
      })
      // What is asked for ahead of a page renews nothing, and is asked again by the page.
      await page.route('**/api/*/employees/**', (route) =>
        isRenewed ? route.fallback() : route.fulfill({ status: 401, json: {} }),
      )
      await menuOf(page).getByRole('link', { name: 'My Profile' }).click()
      expect((await renewed).status()).toBe(200)
      await expect(title(page, 'Eve Marlowe')).toBeVisible()
      expect(journeys.asked).toHaveLength(1)
    })
  }
})
