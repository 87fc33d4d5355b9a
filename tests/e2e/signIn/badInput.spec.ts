import type { Page } from '@playwright/test'
import { expect, shellOf, signIn, test, title } from '../tenure.ts'
import { journeysOf } from './journeys.ts'

const signInPage = (page: Page) => title(page, 'Sign in')

const answer = (parts: Record<string, string>) => `/auth/redirect.html#${new URLSearchParams(parts)}`

test.describe('an answer that nobody asked for', () => {
  test.beforeEach(({ watched }) => watched.allow(/status of 400/, /Scripts may close only the windows/))

  for (const [what, parts] of [
    ['a forged code and state', { code: 'forged', state: 'forged' }],
    ['a forged state that reads like one', { code: 'forged', state: `${btoa('{"id":"x","meta":{}}')}|/employees` }],
    ['an error nobody sent', { error: 'access_denied', error_description: 'AADB2C90091: x', state: 'forged' }],
    ['a code without a state', { code: 'forged' }],
    ['markup', { error: '<img src=x onerror=alert(1)>', error_description: '<script>alert(1)</script>', state: '<b>' }],
  ] as const) {
    test(`${what} leads a stranger to the sign-in page`, async ({ page }) => {
      const journeys = journeysOf(page)
      await page.goto(answer(parts))
      await expect(signInPage(page)).toBeVisible()
      expect(journeys.asked.length).toBeLessThanOrEqual(2)
      await signIn(page, 'eve')
      await expect(title(page, 'Welcome, Eve')).toBeVisible()
    })

    test(`${what} takes nothing from somebody who is signed in`, async ({ as }) => {
      const page = await as('eve')
      const journeys = journeysOf(page)
      await page.goto(answer(parts))
      await shellOf(page)
      expect(journeys.asked).toHaveLength(0)
    })
  }

  test('a forged code with the true state is refused, and the way to sign in is open', async ({ page }) => {
    const journeys = journeysOf(page)
    await page.goto('/')
    await expect(signInPage(page)).toBeVisible()
    await page.goto(answer({ code: 'forged', state: journeys.asked[0]?.get('state') ?? '' }))
    await expect.poll(() => journeys.asked.length).toBe(2)
    await expect(signInPage(page)).toBeVisible()
    await signIn(page, 'eve')
    await expect(title(page, 'Welcome, Eve')).toBeVisible()
  })

  test('a code that was used is worth nothing to anybody', async ({ page, stranger }) => {
    const journeys = journeysOf(page)
    await page.goto('/')
    await signIn(page, 'eve')
    await shellOf(page)
    const used = journeys.returns.find((to) => to.includes('code=')) ?? ''
    expect(used).toContain('/auth/redirect.html#')

    await page.goto(used)
    await shellOf(page)
    expect(journeys.asked).toHaveLength(1)

    const thief = await stranger()
    const theirs = journeysOf(thief)
    await thief.goto(used)
    await expect(signInPage(thief)).toBeVisible()
    expect(theirs.asked.length).toBeLessThanOrEqual(2)

    await thief.goto('/')
    await expect(signInPage(thief)).toBeVisible()
    const ownState = theirs.asked.at(-1)?.get('state') ?? ''
    const code = new URLSearchParams(used.split('#')[1]).get('code') ?? ''
    await thief.goto(answer({ code, state: ownState }))
    await expect(signInPage(thief)).toBeVisible()
    await expect(thief.getByText('Eve Marlowe')).toBeHidden()
  })
})

test.describe('after a sign-in nobody is sent elsewhere', () => {
  for (const path of [
    '//evil.example/x',
    '///evil.example',
    '/\\evil.example',
    '/%5C%5Cevil.example',
    '/%2F%2Fevil.example',
    '/javascript:alert(1)',
    '/?returnTo=https://evil.example&redirect=//evil.example#//evil.example',
  ]) {
    test(path, async ({ page, baseURL }) => {
      const elsewhere: string[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url())
      })
      await page.goto(`${baseURL}${path}`)
      await signIn(page, 'eve')
      await shellOf(page)
      expect(new URL(page.url()).origin).toBe(baseURL)
      await expect(title(page, /^(Page not found|Welcome, Eve)$/)).toBeVisible()
      await page.reload()
      await shellOf(page)
      expect(elsewhere).toEqual([])
    })
  }

  test('the provider sends nobody to an address that is not the product’s', async ({ page, watched }) => {
    watched.allow(/status of 400/)
    const journeys = journeysOf(page)
    await page.goto('/')
    await expect(signInPage(page)).toBeVisible()
    const asked = new URLSearchParams(journeys.asked[0])
    for (const redirect of [
      'https://evil.example/',
      'http://localhost.evil.example/auth/redirect.html',
      'javascript:1',
    ]) {
      asked.set('redirect_uri', redirect)
      await page.goto(`/idp-signin/auth?${asked}`)
      await expect(title(page, 'Something went wrong')).toBeVisible()
    }
    await page.getByRole('link', { name: 'Back to Tenure' }).click()
    await expect(signInPage(page)).toBeVisible()
  })
})
