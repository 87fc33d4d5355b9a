import type { BrowserContext, Page } from '@playwright/test'
import { expect, menuOf, shellOf, signIn, test, title } from '../tenure.ts'
import { journeysOf } from './journeys.ts'

/** As a server would hand them out that is configured otherwise (TOKEN_STORE, OIDC_SCOPES). */
const withSettings = (
  context: BrowserContext,
  changes: ReadonlyArray<readonly [from: RegExp, to: string]>,
): Promise<unknown> =>
  context.route('**/*', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document' || /\/(idp-|auth\/)/.test(request.url())) return route.fallback()
    const response = await route.fetch()
    let body = await response.text()
    for (const [from, to] of changes) {
      expect(body).toMatch(from)
      body = body.replace(from, to)
    }
    await route.fulfill({ response, body })
  })

const kept = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => Object.keys(window[name]).filter((key) => /grant|accesstoken/i.test(key)).length, storage)

/** The next page meets a token that the server refuses, and so it is renewed: without a question, and nobody notices. */
const expectRenewed = async (page: Page) => {
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
}

const oidc = ['email', 'openid', 'profile']

test('§ 1 session storage, and the scopes openid, profile and email: a second tab asks the provider, which asks nobody', async ({
  page,
  context,
  watched,
}) => {
  watched.allow(/status of 401/)
  const journeys = journeysOf(page)
  await page.goto('/')
  await signIn(page, 'eve')
  await shellOf(page)
  expect(journeys.asked[0]?.get('scope')?.split(' ').sort()).toEqual(oidc)
  expect(await kept(page, 'sessionStorage')).toBeGreaterThan(0)
  expect(await kept(page, 'localStorage')).toBe(0)
  await expectRenewed(page)
  expect(journeys.asked).toHaveLength(1)

  const second = await context.newPage()
  const ofSecond = journeysOf(second)
  await second.goto('/orgChart')
  await expect(title(second, 'Org chart')).toBeVisible()
  expect(ofSecond.asked).toHaveLength(1)
})

test('§ 1 local storage, and the scopes user impersonation and write: a second tab is signed in at once, and signing out ends both', async ({
  page,
  context,
  watched,
}) => {
  // Before it hears that the other has signed out, a tab may ask for what has ended.
  watched.allow(/status of 40[01]/)
  await withSettings(context, [
    [/"sessionStorage"/, '"localStorage"'],
    [/"scopes":\[[^\]]*\]/, '"scopes":["user_impersonation","write"]'],
  ])
  const journeys = journeysOf(page)
  await page.goto('/')
  await signIn(page, 'eve')
  await shellOf(page)
  expect(journeys.asked[0]?.get('scope')?.split(' ').sort()).toEqual([...oidc, 'user_impersonation', 'write'])
  expect(await kept(page, 'localStorage')).toBeGreaterThan(0)
  expect(await kept(page, 'sessionStorage')).toBe(0)
  await expectRenewed(page)
  expect(journeys.asked).toHaveLength(1)

  const second = await context.newPage()
  const ofSecond = journeysOf(second)
  await second.goto('/orgChart')
  await expect(title(second, 'Org chart')).toBeVisible()
  expect(ofSecond.asked).toHaveLength(0)

  await second.getByRole('banner').getByRole('button', { name: 'Eve Marlowe' }).click()
  await second.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(title(second, 'Sign in')).toBeVisible()
  expect(await kept(second, 'localStorage')).toBe(0)
  // The first tab hears of it, and goes there by itself.
  await expect(title(page, 'Sign in')).toBeVisible()
})
