import type { Page } from '@playwright/test'
import { expect, shellOf, signIn, test, title } from '../tenure.ts'
import { journeysOf } from './journeys.ts'

const signInPage = (page: Page) => title(page, 'Sign in')

const answer = (parts: Record<string, string>) => `/auth/redirect.html#${new URLSearchParams(parts)}`

/** The tab has forgotten all it knew; the provider's session is another matter. */
const forget = (page: Page) => page.evaluate(() => sessionStorage.clear())

const unasked = [
  ['a forged code and state', { code: 'forged', state: 'forged' }],
  ['a forged state that reads like one', { code: 'forged', state: `${btoa('{"id":"x","meta":{}}')}|/employees` }],
  ['an error nobody sent', { error: 'access_denied', error_description: 'AADB2C90091: x', state: 'forged' }],
  ['a code without a state', { code: 'forged' }],
  ['markup', { error: '<img src=x onerror=alert(1)>', error_description: '<script>alert(1)</script>', state: '<b>' }],
] as const

test('an answer that nobody asked for leads to the sign-in page, and takes nothing from somebody who is signed in', async ({
  page,
  stranger,
  watched,
}) => {
  watched.allow(/status of 400/, /Scripts may close only the windows/)
  const journeys = journeysOf(page)

  await test.step('a forged code with the true state is refused, and the way to sign in is open', async () => {
    await page.goto('/')
    await expect(signInPage(page)).toBeVisible()
    await page.goto(answer({ code: 'forged', state: journeys.asked[0]?.get('state') ?? '' }))
    await expect.poll(() => journeys.asked.length).toBe(2)
    await expect(signInPage(page)).toBeVisible()
  })

  for (const [what, parts] of unasked)
    await test.step(`${what} leads a stranger to the sign-in page`, async () => {
      await forget(page)
      const before = journeys.asked.length
      await page.goto(answer(parts))
      await expect(signInPage(page)).toBeVisible()
      expect(journeys.asked.length - before).toBeLessThanOrEqual(2)
    })
  await signIn(page, 'eve')
  await expect(title(page, 'Welcome, Eve')).toBeVisible()

  const before = journeys.asked.length
  const used = journeys.returns.findLast((to) => to.includes('code=')) ?? ''
  expect(used).toContain('/auth/redirect.html#')
  for (const [what, address] of [
    ...unasked.slice(1, 3).map(([what, parts]) => [what, answer(parts)] as const),
    ['a code that was used', used] as const,
  ])
    await test.step(`${what} takes nothing from somebody who is signed in`, async () => {
      await page.goto(address)
      await shellOf(page)
      expect(journeys.asked).toHaveLength(before)
    })

  await test.step('a code that was used is worth nothing to a thief', async () => {
    const thief = await stranger()
    const theirs = journeysOf(thief)
    await thief.goto(used)
    await expect(signInPage(thief)).toBeVisible()
    expect(theirs.asked.length).toBeLessThanOrEqual(2)
    const ownState = theirs.asked.at(-1)?.get('state') ?? ''
    const code = new URLSearchParams(used.split('#')[1]).get('code') ?? ''
    await thief.goto(answer({ code, state: ownState }))
    await expect.poll(() => theirs.asked.length).toBeGreaterThan(1)
    await expect(signInPage(thief)).toBeVisible()
    await expect(thief.getByText('Eve Marlowe')).toBeHidden()
  })
})

// Every spelling of such a path: tests/infra/identity/returnPage.test.ts.
test('after a sign-in nobody is sent elsewhere, with a question or without', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url())
  })
  const isAt = async (name: string) => {
    await shellOf(page)
    await expect(title(page, name)).toBeVisible()
    expect(new URL(page.url()).origin).toBe(baseURL)
  }
  await page.goto(`${baseURL}//evil.example/x`)
  await signIn(page, 'eve')
  await isAt('Page not found')
  for (const [path, name] of [
    ['/\\evil.example', 'Page not found'],
    ['/?returnTo=https://evil.example&redirect=//evil.example#//evil.example', 'Welcome, Eve'],
  ] as const) {
    await forget(page)
    await page.goto(`${baseURL}${path}`)
    await isAt(name)
  }
  await page.reload()
  await isAt('Welcome, Eve')
  expect(elsewhere).toEqual([])
})
