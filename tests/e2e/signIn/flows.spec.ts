import type { Page } from '@playwright/test'
import { followed } from '../followed.ts'
import { emailOf, oneTimeCode, password } from '../people.ts'
import { expect, openOwnMenu, shellOf, signIn, signInWith, test, title } from '../tenure.ts'
import { journeysOf } from './journeys.ts'
import { resetCodeFor } from './outbox.ts'

const signInPage = (page: Page) => title(page, 'Sign in')
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** Up to the page for the new password. */
const askForReset = async (page: Page, email: string): Promise<void> => {
  await press(page, 'Forgot password?')
  await expect(title(page, 'Reset your password')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await press(page, 'Send code')
  await expect(title(page, 'Check your email')).toBeVisible()
  await expect.poll(() => resetCodeFor(email), 'the mail with the code').not.toBeNull()
  await page.getByLabel('Code').fill(resetCodeFor(email) ?? '')
  await press(page, 'Continue')
}

const choosePassword = async (page: Page, chosen: string): Promise<void> => {
  await expect(title(page, 'Choose a new password')).toBeVisible()
  await page.getByLabel('New password').fill(chosen)
  await page.getByLabel('Repeat the password').fill(chosen)
  await press(page, 'Save and sign in')
}

test.describe('§ 4 Sign-in errors', () => {
  test('AADB2C90091 (cancelled) leads to logout, and from there to a new sign-in', async ({ page }) => {
    const journeys = journeysOf(page)
    await page.goto('/reports')
    for (const rounds of [1, 2, 3, 4, 5]) {
      await press(page, 'Cancel')
      await expect.poll(() => journeys.signOuts).toBe(rounds)
      await expect(signInPage(page)).toBeVisible()
    }
    expect(journeys.returns.filter((to) => to.includes('AADB2C90091'))).toHaveLength(5)
    await signIn(page, 'eve')
    await expect(title(page, 'Reports')).toBeVisible()
  })

  test('AADB2C90118 leads to the password-reset flow, which ends signed in without a second prompt', async ({
    page,
    stranger,
  }) => {
    const email = 'tariq.rahmani@banksiaridge.example'
    const chosen = 'a green bridge at half past nine'
    const journeys = journeysOf(page)
    await page.goto('/orgChart')
    await askForReset(page, email)
    expect(journeys.returns.some((to) => to.includes('AADB2C90118'))).toBe(true)
    expect(journeys.resets).toBe(1)
    const questions = { signIn: 0 }
    page.on('response', (response) => {
      if (response.url().includes('/idp-ui/signin/')) questions.signIn += 1
    })
    await choosePassword(page, chosen)
    await expect(title(page, 'Org chart')).toBeVisible()
    expect(questions.signIn).toBe(0)

    const elsewhere = await stranger()
    await elsewhere.goto('/')
    await signInWith(elsewhere, email)
    await expect(elsewhere.getByRole('alert')).toHaveText('The email address or password is incorrect.')
    await signInWith(elsewhere, email, chosen)
    await shellOf(elsewhere)
  })

  test('a reset that is cancelled leads to logout, and the old password still serves', async ({ page }) => {
    const journeys = journeysOf(page)
    await page.goto('/')
    await press(page, 'Forgot password?')
    await expect(title(page, 'Reset your password')).toBeVisible()
    await press(page, 'Cancel')
    await expect(signInPage(page)).toBeVisible()
    expect(journeys.signOuts).toBe(1)
    await signIn(page, 'eve')
    await shellOf(page)
  })

  test('a reset never tells whether an address has an account', async ({ page }) => {
    await page.goto('/')
    await press(page, 'Forgot password?')
    await page.getByLabel('Email').fill('nobody.at.all@tenure.example')
    await press(page, 'Send code')
    await expect(title(page, 'Check your email')).toBeVisible()
    await page.getByLabel('Code').fill('123456')
    await press(page, 'Continue')
    await expect(page.getByRole('alert')).toHaveText('That code is incorrect.')
  })

  for (const code of ['AADB2C90000', 'AADB2C99999', '']) {
    test(`any other code (${code || 'none at all'}) leads to logout`, async ({ page }) => {
      const journeys = journeysOf(page)
      await page.goto('/')
      await expect(signInPage(page)).toBeVisible()
      const state = journeys.asked[0]?.get('state') ?? ''
      const answer = new URLSearchParams({ error: 'access_denied', error_description: `${code}: Refused.`, state })
      await page.goto(`/auth/redirect.html#${answer}`)
      await expect.poll(() => journeys.signOuts).toBe(1)
      await expect(signInPage(page)).toBeVisible()
      await signIn(page, 'eve')
      await shellOf(page)
    })
  }
})

test.describe('signing out', () => {
  test('ends the provider’s session: the next visit asks for the password, in every tab', async ({ page, context }) => {
    await page.goto('/')
    await signIn(page, 'max')
    await shellOf(page)
    const other = await context.newPage()
    await other.goto('/orgChart')
    await expect(title(other, 'Org chart')).toBeVisible()

    const app = await followed(page)
    await openOwnMenu(page, 'Max Oduya')
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(signInPage(page)).toBeVisible()
    await app.follows('app · signOut.asked → app.session.signingOut')
    await page.goto('/reports')
    await expect(page.getByLabel('Password')).toBeVisible()
    const third = await context.newPage()
    await third.goto('/')
    await expect(third.getByLabel('Password')).toBeVisible()
  })

  test('leaves nothing of the person in the browser, also where the provider cannot be told', async ({
    as,
    watched,
  }) => {
    watched.allow(/net::ERR_FAILED/)
    const page = await as('max')
    const app = await followed(page)
    await page.route(/\/assets\/msal-/, (route) => route.abort())
    // Signed in already, a page needs nothing of the provider's code before it is left.
    await page.reload()
    await shellOf(page)
    await openOwnMenu(page, 'Max Oduya')
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await app.follows('app.session.signingOut · xstate.done.actor.signOut → app.session.signedOut')
    await expect(title(page, 'An issue has occurred')).toBeVisible()
    const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect((await kept()).filter((key) => /msal\.|grant/.test(key))).toEqual([])
  })
})

test.describe('guessing', () => {
  test('is locked after ten failures, known address or not; the right password waits as well', async ({
    page,
    watched,
  }) => {
    watched.allow(/status of 429/)
    test.slow()
    await page.goto('/')
    for (const email of ['bronwyn.griffiths@banksiaridge.example', 'nobody.here@banksiaridge.example']) {
      for (let guess = 1; guess <= 10; guess += 1) {
        const judged = page.waitForResponse((response) => response.request().method() === 'POST')
        await signInWith(page, email, `guess number ${guess}`)
        expect((await judged).status()).toBe(401)
        await expect(page.getByRole('alert')).toHaveText('The email address or password is incorrect.')
      }
      await signInWith(page, email)
      await expect(page.getByRole('alert')).toHaveText(/^Too many attempts\. Try again in a minute\.$/)
      await expect(page.getByLabel('Email')).toHaveValue(email)
    }
  })
})

/** Her codes work once each, and a later one ends the earlier: one after the other. */
test.describe('the second factor', () => {
  test.describe.configure({ mode: 'serial' })

  test('tess is asked for a one-time code, and comes in with the right one only', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'tess')
    await expect(title(page, 'Enter your one-time code')).toBeVisible()
    await page.getByLabel('One-time code').fill('12')
    await press(page, 'Continue')
    await expect(page.getByRole('alert')).toContainText('That code is incorrect')
    await page.getByLabel('One-time code').fill(oneTimeCode())
    await press(page, 'Continue')
    await expect(title(page, 'Welcome, Tess')).toBeVisible()
  })

  test('a code that has let somebody in lets nobody in again; Cancel leads to logout', async ({ page }) => {
    const journeys = journeysOf(page)
    await page.goto('/')
    await signIn(page, 'tess')
    await page.getByLabel('One-time code').fill(oneTimeCode({ stepsAhead: -1 }))
    await press(page, 'Continue')
    await expect(page.getByRole('alert')).toContainText('Each code works once')
    await press(page, 'Cancel')
    await expect(signInPage(page)).toBeVisible()
    expect(journeys.signOuts).toBe(1)
  })

  test('a reset still asks for it, before the new password', async ({ page }) => {
    await page.goto('/')
    await askForReset(page, emailOf('tess'))
    await expect(title(page, 'Enter your one-time code')).toBeVisible()
    await page.getByLabel('One-time code').fill('000000')
    await press(page, 'Continue')
    await expect(page.getByRole('alert')).toContainText('That code is incorrect')
    await page.getByLabel('One-time code').fill(oneTimeCode({ stepsAhead: 1 }))
    await press(page, 'Continue')
    await choosePassword(page, password)
    await expect(title(page, 'Welcome, Tess')).toBeVisible()
  })
})
