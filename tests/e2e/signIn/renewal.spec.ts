import type { Page, Route } from '@playwright/test'
import { expect, menuOf, readingsApart, shellOf, signIn, test, title } from '../tenure.ts'
import { journeysOf } from './journeys.ts'

const token = /\/idp-signin\/token\b/
const refusal = { isSuccess: false, data: null, errors: [], message: 'Signed out', statusCode: 401 }
const refused = (route: Route) => route.fulfill({ status: 401, json: refusal })
const answers = (status: number, error: string) => (route: Route) =>
  route.fulfill({ status, json: { error, error_description: 'grant request is invalid' } })

const ownRecord = /\/api\/[^/]+\/employees\/[0-9a-f-]{36}$/

/**
 * The profile meets a token that the server refuses, until the provider is asked for another. What is begun ahead of a page
 * renews nothing, and is asked again by the page.
 */
const refuseUntilRenewed = async (page: Page) => {
  await readingsApart(page)
  let isAsked = false
  const refuse = (route: Route) => (isAsked ? route.fallback() : refused(route))
  await page.route(ownRecord, refuse)
  page.on('request', (request) => {
    if (request.url().includes('/idp-signin/')) isAsked = true
  })
}

const openOwnProfile = (page: Page) => menuOf(page).getByRole('link', { name: 'My Profile' }).click()

test.use({ isRedirected: true })

test.describe('§ 4 Silent token failure', () => {
  // The frame is MSAL’s, and so are its rights.
  test.beforeEach(({ watched }) => watched.allow(/status of 40[01]/, /net::ERR_/, /iframe .* sandbox attribute/))

  // That nobody notices one that succeeds: readings.spec.ts.
  test('keeps the page where the network is lost, asks nothing while the provider knows who it is, and else for the password', async ({
    as,
  }) => {
    const page = await as('eve')
    const journeys = journeysOf(page)

    await test.step('a lost network leads nowhere: the page stays, says so, and goes on when it is back', async () => {
      await page.route('**/idp-signin/**', (route) => route.abort('internetdisconnected'))
      await page.route(ownRecord, refused, { times: 1 })
      await openOwnProfile(page)
      await expect(page.getByRole('main')).toContainText('The server cannot be reached. Check your connection')
      await expect(menuOf(page)).toBeVisible()
      expect(journeys.asked).toHaveLength(0)
      await page.unroute('**/idp-signin/**')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(title(page, 'Eve Marlowe')).toBeVisible()
    })

    await test.step('any other answer of the provider leads to a login redirect, which asks nothing while its session lives', async () => {
      const { length } = journeys.returns
      await page.route(token, answers(401, 'invalid_client'), { times: 1 })
      await refuseUntilRenewed(page)
      await page.reload()
      await expect.poll(() => journeys.returns.length).toBe(length + 1)
      await expect(title(page, 'Eve Marlowe')).toBeVisible()
      expect(journeys.asked).toHaveLength(1)
      expect(journeys.asked[0]?.get('login_hint')).toBeNull()
      await expect(page).toHaveURL(/\/employee\/[0-9a-f-]{36}$/)
    })

    await test.step('interaction required leads to redirect acquisition, for the same person and back to the same page', async () => {
      const { length } = journeys.askedHidden
      await page.context().clearCookies()
      await page.route(token, answers(400, 'invalid_grant'), { times: 1 })
      await refuseUntilRenewed(page)
      await page.reload()
      await expect(title(page, 'Sign in')).toBeVisible()
      expect(journeys.askedHidden.slice(length).map((asked) => asked.get('prompt'))).toEqual(['none'])
      expect(journeys.asked).toHaveLength(2)
      expect(journeys.asked[1]?.get('login_hint')).toBe('eve@tenure.example')
      await expect(page.getByLabel('Email')).toHaveValue('eve@tenure.example')
      await signIn(page, 'eve')
      await expect(title(page, 'Eve Marlowe')).toBeVisible()
      await expect(page).toHaveURL(/\/employee\/[0-9a-f-]{36}$/)
    })
  })
})

// A renewal gives a new token for the old one, which no other test may come with.
test.beforeEach(({ sessions }) => sessions.clear())

test('a storm of 401 ends after one renewal and one second try of each call, and in no circle', async ({
  as,
  watched,
}) => {
  test.slow()
  watched.allow(/status of 401/)
  // A page that reads nothing of its own, so that nothing else is under way.
  const page = await as('max', { path: '/terms' })
  const calls = new Map<string, number>()
  const counts = { renewals: 0, lastAt: Date.now() }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.set(pathname, (calls.get(pathname) ?? 0) + 1)
    if (pathname === '/idp-signin/token') counts.renewals += 1
    // A page asks what one is every 3 s.
    if (!pathname.endsWith('/membership')) counts.lastAt = Date.now()
  })
  /** Nothing was asked for a while. */
  const quiet = () => expect.poll(() => Date.now() - counts.lastAt, { timeout: 30_000 }).toBeGreaterThan(2_500)
  const countAnew = () => {
    calls.clear()
    counts.renewals = 0
    return journeysOf(page)
  }
  await quiet()

  await test.step('on a page', async () => {
    const journeys = countAnew()
    await page.route('**/api/**', refused)
    await openOwnProfile(page)
    await expect(page.getByRole('main')).toContainText(
      'Your session has ended. Sign in again in another tab to continue.',
    )
    await quiet()
    expect(counts.renewals).toBe(1)
    expect(Math.max(...calls.values())).toBe(2)
    expect(journeys.asked.length + journeys.askedHidden.length).toBe(0)
  })

  await test.step('at the start, on the failure page', async () => {
    const journeys = countAnew()
    await page.reload()
    await expect(title(page, 'An issue has occurred')).toBeVisible()
    await quiet()
    expect(counts.renewals).toBe(1)
    // What was begun ahead of the program, the program's own call, and its one second try.
    expect(Math.max(...calls.values())).toBeLessThanOrEqual(3)
    expect(journeys.asked).toHaveLength(0)
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Reload page' }).click()
    await shellOf(page)
  })

  await test.step('also when the provider grants nothing either', async () => {
    const journeys = countAnew()
    await page.route('**/api/**', refused)
    await page.route(token, answers(401, 'invalid_client'))
    await page.reload()
    await expect(title(page, /An issue has occurred|Sign in/)).toBeVisible({ timeout: 30_000 })
    await quiet()
    await expect(title(page, /An issue has occurred|Sign in/)).toBeVisible()
    expect(journeys.asked.length).toBeLessThanOrEqual(5)
    expect(counts.renewals).toBeLessThanOrEqual(6)
    expect(Math.max(...calls.values())).toBeLessThanOrEqual(10)
  })
})
