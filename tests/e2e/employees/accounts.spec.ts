import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectNoBarriers } from '../barriers.ts'
import { invitationFor, mailTo } from '../signIn/outbox.ts'
import { expect, shellOf, signInWith, test } from '../tenure.ts'
import { choose, create, edit, fullName, openDetails, somebody } from './person.ts'

const account = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Account' }).click()
  await expect(page.getByRole('region', { name: 'Login' })).toBeVisible()
}

const login = (page: Page) => page.getByRole('region', { name: 'Login' })
const twoFactor = (page: Page) => page.getByRole('region', { name: 'Two-factor authentication' })

/** Presses a button and says yes to the question it asks. */
const act = async (page: Page, button: string, answer: RegExp): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: answer }).click()
  await expect(dialog).toBeHidden()
}

const chosen = 'seven quiet wombats'

/** Opens the link of the mail and chooses a password on the provider's page. */
const accept = async (page: Page, email: string, password = chosen): Promise<void> => {
  await expect.poll(() => invitationFor(email)).not.toBeNull()
  await page.goto(invitationFor(email) ?? '')
  await expect(page.getByRole('heading', { name: 'Welcome to Tenure' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat the password').fill(password)
  await page.getByRole('button', { name: 'Accept and save password' }).click()
  await page.getByRole('link', { name: 'Sign in to Tenure' }).click()
}

test.describe('6 Per-employee administration', () => {
  test('a login is given by mail, used by the person, and its removal ends their session within seconds', async ({
    as,
    stranger,
    watched,
  }) => {
    // A person who is out is told so by answers that the browser notes.
    watched.allow(/status of 40[0134]/, /iframe .* sandbox attribute/)
    const admin = await as('ava')
    const person = somebody('Inga')
    await create(admin, person)
    await account(admin)
    await expect(login(admin)).toContainText('has no login')
    await act(admin, 'Create login', /^Create login/)
    await expect(login(admin)).toContainText('Invited')

    const page = await stranger()
    await accept(page, person.email)
    await signInWith(page, person.email, chosen)
    await shellOf(page)

    await admin.reload()
    await expect(login(admin)).toContainText('Can sign in')
    await act(admin, 'Remove login', /^Remove login/)
    await expect(login(admin)).toContainText('has no login')
    const before = Date.now()
    await expect(async () => {
      await page.reload()
      await expect(page.getByLabel('Email')).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 15_000 })
    expect(Date.now() - before).toBeLessThan(15_000)
  })

  test('an open session ends within seconds once its person is terminated, and the invitation followed their address', async ({
    as,
    stranger,
    watched,
  }) => {
    watched.allow(/status of 4(0[0134]|10)/, /iframe .* sandbox attribute/)
    const admin = await as('ava')
    const person = somebody('Tara')
    const right = { ...person, email: `right.${person.email}` }
    const path = await create(admin, person)
    await account(admin)
    await act(admin, 'Create login', /^Create login/)
    await openDetails(admin)
    const basic = await edit(admin, 'Basic')
    await basic.getByLabel('Email').fill(right.email)
    await basic.getByRole('button', { name: 'Save' }).click()
    await expect(basic.getByRole('button', { name: 'Edit' })).toBeVisible()
    await expect.poll(() => invitationFor(person.email)).not.toBeNull()
    const old = invitationFor(person.email) ?? ''

    const page = await stranger()
    await page.goto(old)
    await expect(page.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible()
    await accept(page, right.email)
    await signInWith(page, right.email, chosen)
    await shellOf(page)

    await admin.goto(path)
    await choose(admin, /^Terminate/)
    const dialog = admin.getByRole('dialog', { name: /^Terminate/ })
    await dialog.getByLabel('Reason').selectOption('Resignation')
    await dialog.getByRole('button', { name: /^Terminate/ }).click()
    await expect(dialog).toBeHidden()
    const before = Date.now()
    await expect(async () => {
      await page.reload()
      await expect(page.getByLabel('Email')).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 15_000 })
    expect(Date.now() - before).toBeLessThan(15_000)
  })

  test('a password that an administrator sets is good for one sign-in; a second factor is set up at the next', async ({
    as,
    stranger,
    watched,
  }) => {
    // The reset ends the person's session, and their page may be asking for something just then.
    watched.allow(/status of 40[01]/, /iframe .* sandbox attribute/)
    const admin = await as('ava')
    const person = somebody('Petra')
    await create(admin, person)
    await account(admin)
    await act(admin, 'Create login', /^Create login/)
    await expect(admin.getByRole('button', { name: 'Set password' })).toHaveAccessibleDescription(/not accepted/)
    const page = await stranger()
    await accept(page, person.email, 'chosen at the link')
    await admin.reload()
    await account(admin)

    await admin.getByRole('button', { name: 'Set password' }).click()
    const dialog = admin.getByRole('dialog', { name: `Set a password for ${fullName(person)}` })
    await dialog.getByLabel('New password').fill('too short')
    await dialog.getByRole('button', { name: 'Set password' }).click()
    await expect(dialog.getByLabel('New password')).toHaveAccessibleDescription(/at least 15 characters/)
    await dialog.getByLabel('New password').fill('given by the office')
    await dialog.getByRole('button', { name: 'Set password' }).click()
    await expect(dialog).toBeHidden()
    await expect(login(admin)).toContainText('Set by an administrator')
    await expect.poll(() => mailTo(person.email, 'password was changed')).not.toBeNull()
    expect(mailTo(person.email, 'password was changed')).not.toContain('given by the office')
    await act(admin, 'Require', /^Require it/)
    await expect(twoFactor(admin)).toContainText('Required')

    await page.goto('/')
    await signInWith(page, person.email, 'given by the office')
    await expect(page.getByRole('heading', { name: 'Set up two-factor authentication' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^QR code for your authenticator app/ })).toBeVisible()
    await expectNoBarriers(page)
    const secret = ((await page.getByRole('code').or(page.locator('code')).first().textContent()) ?? '').replaceAll(
      ' ',
      '',
    )
    await page.getByLabel('One-time code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
    await page.getByRole('button', { name: 'Finish set-up' }).click()
    await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
    await page.getByLabel('New password').fill(chosen)
    await page.getByLabel('Repeat the password').fill(chosen)
    await page.getByRole('button', { name: 'Save and sign in' }).click()
    await shellOf(page)

    await admin.reload()
    await expect(twoFactor(admin)).toContainText('On')
    await act(admin, 'Reset', /^Reset it/)
    await expect(twoFactor(admin)).toContainText('Required')
  })

  test('admin rights are given and taken; what one may not do to oneself says why', async ({ as }) => {
    const admin = await as('ava')
    await create(admin, somebody('Rita'))
    await account(admin)
    await act(admin, 'Make administrator', /^Make .* an administrator$/)
    await expect(admin.getByRole('region', { name: 'Admin rights' })).toContainText('Can see and change everything')
    await act(admin, 'Remove admin rights', /^Remove rights/)
    await expect(admin.getByRole('region', { name: 'Admin rights' })).toContainText('Not an administrator')

    await admin.goto('/employees?q=lindqvist')
    await admin.getByRole('link', { name: 'Ava Lindqvist' }).first().click()
    await account(admin)
    await expect(login(admin)).toContainText('This is your own login')
    await expect(admin.getByRole('button', { name: 'Remove login' })).toHaveAccessibleDescription(/your own login/)
  })

  test('the dialog that terminates tells what still stands out', async ({ as }) => {
    const page = await as('ava')
    await page.goto('/employees?q=oduya')
    await page.getByRole('link', { name: 'Max Oduya' }).first().click()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: /^Terminate/ }).click()
    await expect(page.getByRole('dialog')).toContainText(/\d+ people report to them: .*\d+ open goal.*\d+ polic/)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  })
})
