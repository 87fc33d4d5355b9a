import type { Page, Route } from '@playwright/test'
import { expect, menuOf, shellOf, signIn, test, title } from '../tenure.ts'
import { journeysOf } from './journeys.ts'

const token = /\/idp-signin\/token\b/
const refusal = { isSuccess: false, data: null, errors: [], message: 'Signed out', statusCode: 401 }
const refused = (route: Route) => route.fulfill({ status: 401, json: refusal })
const answers = (status: number, error: string) => (route: Route) =>
  route.fulfill({ status, json: { error, error_description: 'grant request is invalid' } })

/** The next call of the page meets a token that the server refuses, so that it must be renewed. */
const ownRecord = /\/api\/[^/]+\/employees\/[0-9a-f-]{36}$/

const refuseNextCall = (page: Page) => page.route(ownRecord, refused, { times: 1 })

const openOwnProfile = (page: Page) => menuOf(page).getByRole('link', { name: 'My Profile' }).click()

test.use({ isRedirected: true })

test.describe('§ 4 Silent token failure', () => {
  // The frame is MSAL’s, and so are its rights.
  test.beforeEach(({ watched }) => watched.allow(/status of 40[01]/, /net::ERR_/, /iframe .* sandbox attribute/))

  test('a refused call is renewed silently, and nobody notices', async ({ as }) => {
    const page = await as('eve')
    const journeys = journeysOf(page)
    await refuseNextCall(page)
    const renewed = page.waitForResponse(token)
    await openOwnProfile(page)
    expect((await renewed).status()).toBe(200)
    await expect(title(page, 'Eve Marlowe')).toBeVisible()
    expect(journeys.asked).toHaveLength(0)
  })

  test('interaction required leads to redirect acquisition, for the same person and back to the same page', async ({
    as,
  }) => {
    const page = await as('eve')
    const journeys = journeysOf(page)
    await page.context().clearCookies()
    await page.route(token, answers(400, 'invalid_grant'), { times: 1 })
    await refuseNextCall(page)
    await openOwnProfile(page)
    await expect(title(page, 'Sign in')).toBeVisible()
    expect(journeys.askedHidden.map((asked) => asked.get('prompt'))).toEqual(['none'])
    expect(journeys.asked).toHaveLength(1)
    expect(journeys.asked[0]?.get('login_hint')).toBe('eve@tenure.example')
    await expect(page.getByLabel('Email')).toHaveValue('eve@tenure.example')
    await signIn(page, 'eve')
    await expect(title(page, 'Eve Marlowe')).toBeVisible()
    await expect(page).toHaveURL(/\/employee\/[0-9a-f-]{36}$/)
  })

  test('any other answer of the provider leads to a login redirect, which asks nothing while its session lives', async ({
    as,
  }) => {
    const page = await as('eve')
    const journeys = journeysOf(page)
    await page.route(token, answers(401, 'invalid_client'), { times: 1 })
    await refuseNextCall(page)
    await openOwnProfile(page)
    await expect.poll(() => journeys.returns.length).toBe(1)
    await expect(title(page, 'Eve Marlowe')).toBeVisible()
    expect(journeys.asked).toHaveLength(1)
    expect(journeys.asked[0]?.get('login_hint')).toBeNull()
    await expect(page).toHaveURL(/\/employee\/[0-9a-f-]{36}$/)
  })

  test('a lost network leads nowhere: the page stays, says so, and goes on when it is back', async ({ as }) => {
    const page = await as('eve')
    const journeys = journeysOf(page)
    await page.route('**/idp-signin/**', (route) => route.abort('internetdisconnected'))
    await refuseNextCall(page)
    await openOwnProfile(page)
    await expect(page.getByRole('main')).toContainText('The server cannot be reached. Check your connection')
    await expect(menuOf(page)).toBeVisible()
    expect(journeys.asked).toHaveLength(0)
    await page.unroute('**/idp-signin/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(title(page, 'Eve Marlowe')).toBeVisible()
  })
})

// A renewal gives a new token for the old one, which no other test may come with.
test.beforeEach(({ sessions }) => sessions.clear())

test.describe('a storm of 401', () => {
  test.beforeEach(({ watched }) => watched.allow(/status of 401/))

  const counted = (page: Page) => {
    const calls = new Map<string, number>()
    const counts = { renewals: 0 }
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.set(pathname, (calls.get(pathname) ?? 0) + 1)
      if (pathname === '/idp-signin/token') counts.renewals += 1
    })
    return { calls, counts }
  }

  /** Nothing was asked for a while, but what a page asks every 3 s. */
  const quiet = async (page: Page): Promise<void> => {
    const seen = { last: Date.now() }
    page.on('request', (request) => {
      if (!new URL(request.url()).pathname.endsWith('/membership')) seen.last = Date.now()
    })
    await expect.poll(() => Date.now() - seen.last, { timeout: 30_000 }).toBeGreaterThan(2_500)
  }

  test('on a page ends after one renewal and one second try of each call', async ({ as }) => {
    const page = await as('max')
    // What home still reads, its team among it, is no part of the storm.
    await quiet(page)
    const journeys = journeysOf(page)
    const { calls, counts } = counted(page)
    await page.route('**/api/**', refused)
    await openOwnProfile(page)
    await expect(page.getByRole('main')).toContainText(
      'Your session has ended. Sign in again in another tab to continue.',
    )
    await quiet(page)
    expect(counts.renewals).toBe(1)
    expect(Math.max(...calls.values())).toBe(2)
    expect(journeys.asked.length + journeys.askedHidden.length).toBe(0)
  })

  test('at the start ends on the failure page', async ({ as }) => {
    const page = await as('max')
    const journeys = journeysOf(page)
    const { calls, counts } = counted(page)
    await page.route('**/api/**', refused)
    await page.reload()
    await expect(title(page, 'An issue has occurred')).toBeVisible()
    await quiet(page)
    expect(counts.renewals).toBe(1)
    // What was begun ahead of the program, the program's own call, and its one second try.
    expect(Math.max(...calls.values())).toBeLessThanOrEqual(3)
    expect(journeys.asked).toHaveLength(0)
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Reload page' }).click()
    await shellOf(page)
  })

  test('when the provider grants nothing either ends on the failure page, not in a circle', async ({ as }) => {
    test.slow()
    const page = await as('max')
    const journeys = journeysOf(page)
    const { calls, counts } = counted(page)
    await page.route('**/api/**', refused)
    await page.route(token, answers(401, 'invalid_client'))
    await page.reload()
    await expect(title(page, /An issue has occurred|Sign in/)).toBeVisible({ timeout: 30_000 })
    await quiet(page)
    await expect(title(page, /An issue has occurred|Sign in/)).toBeVisible()
    expect(journeys.asked.length).toBeLessThanOrEqual(5)
    expect(counts.renewals).toBeLessThanOrEqual(6)
    expect(Math.max(...calls.values())).toBeLessThanOrEqual(10)
  })
})
