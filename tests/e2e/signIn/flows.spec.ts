import type { Page } from '@playwright/test'
import { followed } from '../followed.ts'
import { enter } from '../grants.ts'
import { emailOf, oneTimeCode, password } from '../people.ts'
import { expect, expectChosen, openOwnMenu, shellOf, signIn, signInWith, test, title } from '../tenure.ts'
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
  test('AADB2C90091 (cancelled) and every other code lead to logout, and from there to a new sign-in', async ({
    page,
  }) => {
    const journeys = journeysOf(page)
    const isSignedOut = async (times: number) => {
      await expect.poll(() => journeys.signOuts).toBe(times)
      await expect(signInPage(page)).toBeVisible()
    }
    await page.goto('/reports')
    await expect(signInPage(page)).toBeVisible()
    for (const [at, code] of ['AADB2C99999', ''].entries())
      await test.step(`any other code (${code || 'none at all'})`, async () => {
        const state = journeys.asked.at(-1)?.get('state') ?? ''
        const answer = new URLSearchParams({ error: 'access_denied', error_description: `${code}: Refused.`, state })
        await page.goto(`/auth/redirect.html#${answer}`)
        await isSignedOut(at + 1)
      })
    // One more often than what fails by itself would be tried.
    for (const round of [1, 2, 3, 4])
      await test.step(`cancelled: ${round}`, async () => {
        await press(page, 'Cancel')
        await isSignedOut(2 + round)
      })
    expect(journeys.returns.filter((to) => to.includes('AADB2C90091'))).toHaveLength(4)
    await test.step('a reset that is cancelled', async () => {
      await press(page, 'Forgot password?')
      await expect(title(page, 'Reset your password')).toBeVisible()
      await press(page, 'Cancel')
      await isSignedOut(7)
    })
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
    // The old password is gone: tests/server/identity/passwordReset.test.ts.
    await enter((await stranger()).context().request, email, chosen)
  })
})

test.describe('signing in and out', () => {
  test('a wrong password is told, one comes back to the page one wanted, and signing out ends it in every tab', async ({
    page,
    context,
  }) => {
    const told = async (who: string) => {
      await signInWith(page, who, 'not-the-password')
      await expect(page.getByRole('alert')).toHaveText('The email address or password is incorrect.')
      await expect(page.getByLabel('Email')).toHaveValue(who)
    }
    await page.goto('/reports?from=a-link')
    await expect(page.getByLabel('Email')).toBeFocused()
    await told('somebody.else@tenure.example')
    await told('hannah.vogel@banksiaridge.example')

    await test.step('with the keyboard alone', async () => {
      await page.getByLabel('Email').focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(emailOf('max'))
      await page.keyboard.press('Tab')
      await page.keyboard.type(password)
      await page.keyboard.press('Enter')
    })
    await expect(title(page, 'Reports')).toBeVisible()
    await expect(page).toHaveURL('/reports?from=a-link')

    const other = await context.newPage()
    await other.goto('/orgChart')
    await expect(title(other, 'Org chart')).toBeVisible()

    const app = await followed(page)
    await page.getByRole('banner').getByRole('button', { name: 'Max Oduya' }).focus()
    await page.keyboard.press('Enter')
    await expectChosen(page.getByRole('menuitem', { name: 'My Profile' }))
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(signInPage(page)).toBeVisible()
    await app.follows('app · signOut.asked → app.session.signingOut')

    await test.step('going back shows nothing of it', async () => {
      await page.goBack()
      await expect(signInPage(page)).toBeVisible()
      await expect(page.getByText('Max Oduya')).toBeHidden()
    })
    for (const tab of [page, await context.newPage()]) {
      await tab.goto('/reports')
      await expect(tab.getByLabel('Password')).toBeVisible()
    }
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

test('tess is asked for a one-time code, may cancel there, and comes in with the right one only', async ({ page }) => {
  const journeys = journeysOf(page)
  await page.goto('/')
  await signIn(page, 'tess')
  await expect(title(page, 'Enter your one-time code')).toBeVisible()
  await press(page, 'Cancel')
  await expect(signInPage(page)).toBeVisible()
  expect(journeys.signOuts).toBe(1)
  await signIn(page, 'tess')
  await page.getByLabel('One-time code').fill('12')
  await press(page, 'Continue')
  await expect(page.getByRole('alert')).toContainText('That code is incorrect')
  await page.getByLabel('One-time code').fill(oneTimeCode())
  await press(page, 'Continue')
  await expect(title(page, 'Welcome, Tess')).toBeVisible()
})
