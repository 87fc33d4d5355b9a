import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectNoBarriers } from '../barriers.ts'
import { invitationFor, mailTo } from '../signIn/outbox.ts'
import { expect, shellOf, signInWith, test } from '../tenure.ts'
import { accountAct as act, fullName, hired, login, reopened, somebody, twoFactor } from './person.ts'

const chosen = 'seven quiet wombats'

/** Opens the link of the mail and chooses a password on the provider's page. */
const accept = async (page: Page, email: string, password: string): Promise<void> => {
  await expect.poll(() => invitationFor(email)).not.toBeNull()
  await page.goto(invitationFor(email) ?? '')
  await expect(page.getByRole('heading', { name: 'Welcome to Tenure' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat the password').fill(password)
  await page.getByRole('button', { name: 'Accept and save password' }).click()
  await page.getByRole('link', { name: 'Sign in to Tenure' }).click()
}

/** An open session ends within seconds. */
const isOut = async (page: Page): Promise<void> => {
  const before = Date.now()
  await expect(async () => {
    await page.reload()
    await expect(page.getByLabel('Email')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 15_000 })
  expect(Date.now() - before).toBeLessThan(15_000)
}

test('6 a login is given by mail and used; a password that an administrator sets is good for one sign-in, where a second factor is set up; its removal ends their session', async ({
  as,
  stranger,
  watched,
}) => {
  // A person who is out is told so by answers that the browser notes.
  watched.allow(/status of 40[0134]/, /iframe .* sandbox attribute/)
  const person = somebody('Inga')
  const admin = await as('ava', { path: `/employee/${await hired(person)}?tab=account` })
  const page = await stranger()

  await test.step('given by mail, accepted, used', async () => {
    await expect(login(admin)).toContainText('has no login')
    await act(admin, 'Create login', /^Create login/)
    await expect(login(admin)).toContainText('Invited')
    await accept(page, person.email, 'chosen at the link')
    await signInWith(page, person.email, 'chosen at the link')
    await shellOf(page)
  })

  await test.step('a password is set for them, and a second factor asked for: they are out', async () => {
    await reopened(admin)
    await expect(login(admin)).toContainText('Can sign in')
    await admin.getByRole('button', { name: 'Set password' }).click()
    const dialog = admin.getByRole('dialog', { name: `Set a password for ${fullName(person)}` })
    await dialog.getByLabel('New password').fill('given by the office')
    await dialog.getByRole('button', { name: 'Set password' }).click()
    await expect(dialog).toBeHidden()
    await expect(login(admin)).toContainText('Set by an administrator')
    await expect.poll(() => mailTo(person.email, 'password was changed')).not.toBeNull()
    expect(mailTo(person.email, 'password was changed')).not.toContain('given by the office')
    await act(admin, 'Require', /^Require it/)
    await expect(twoFactor(admin)).toContainText('Required')
    await isOut(page)
  })

  await test.step('at the next sign-in they set it up, then choose a password of their own', async () => {
    await signInWith(page, person.email, 'given by the office')
    await expect(page.getByRole('heading', { name: 'Set up two-factor authentication' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^QR code for your authenticator app/ })).toBeVisible()
    await expectNoBarriers(page)
    const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '')
    await page.getByLabel('One-time code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
    await page.getByRole('button', { name: 'Finish set-up' }).click()
    await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
    await page.getByLabel('New password').fill(chosen)
    await page.getByLabel('Repeat the password').fill(chosen)
    await page.getByRole('button', { name: 'Save and sign in' }).click()
    await shellOf(page)
  })

  await test.step('removed: they are out', async () => {
    await reopened(admin)
    await expect(twoFactor(admin)).toContainText('On')
    await act(admin, 'Remove login', /^Remove login/)
    await expect(login(admin)).toContainText('has no login')
    await isOut(page)
  })
})
