import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectNoBarriers } from '../barriers.ts'
import { type Newcomer, newcomer } from '../newcomer.ts'
import { password } from '../people.ts'
import { invitationFor } from '../signIn/outbox.ts'
import { arrive, chooseClient, expect, shellOf, test, title } from '../tenure.ts'
import { create, fullName, type NewPerson, somebody } from './person.ts'

const login = (page: Page) => page.getByRole('region', { name: 'Login' })
const twoFactor = (page: Page) => page.getByRole('region', { name: 'Two-factor authentication' })

const act = async (page: Page, button: string, answer: RegExp): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: answer }).click()
  await expect(dialog).toBeHidden()
}

const clientOf = ({ clients: [client] }: Newcomer): string => client?.name ?? ''

/** An administrator of a client of their own has invited the address; the page is that person's account. */
const inviting = async (page: Page, boss: Newcomer, email: string): Promise<NewPerson> => {
  await arrive(page, boss.email)
  await shellOf(page)
  const person = { ...somebody('Nia'), email }
  await create(page, person)
  await page.getByRole('tab', { name: 'Account' }).click()
  await act(page, 'Create login', /^Create login/)
  await expect(login(page)).toContainText('Invited, has not signed in yet')
  await expect.poll(() => invitationFor(email)).not.toBeNull()
  return person
}

test.describe('an invitation to somebody who signs in to another client already', () => {
  test('is accepted by its owner, signed in; a second factor that the new client asks for is asked for there alone', async ({
    stranger,
    watched,
  }) => {
    // A person who is kept out is told so by answers that the browser notes.
    watched.allow(/status of 403/, /ERR_ABORTED|Failed to load resource/)
    const nia = await newcomer(['Lantern Hill'])
    const boss = await newcomer(['Merri Creek'], { isAdmin: true })
    const admin = await stranger()
    const person = await inviting(admin, boss, nia.email)

    const page = await stranger()
    await page.goto(invitationFor(nia.email) ?? '')
    await expect(title(page, 'You are invited')).toBeVisible()
    await expect(page.getByText(clientOf(boss))).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(nia.email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText(`You are signed in as ${nia.email}`)).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(title(page, 'You have accepted')).toBeVisible()
    await page.getByRole('link', { name: 'Open Tenure' }).click()
    await chooseClient(page, clientOf(boss))
    await shellOf(page)

    await admin.reload()
    await expect(login(admin)).toContainText('Can sign in')
    await expect(admin.getByRole('button', { name: 'Set password' })).toHaveAccessibleDescription(/another company/)
    await act(admin, 'Require', /^Require it/)
    await expect(twoFactor(admin)).toContainText('Required')

    await page.reload()
    await expect(title(page, 'This client requires a one-time code')).toBeVisible()
    await expectNoBarriers(page)
    // The other one is opened as before.
    await page.getByRole('link', { name: 'Open another client' }).click()
    await chooseClient(page, clientOf(nia))
    await shellOf(page)

    await page.goto('/idp-ui/second-factor')
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await page.getByLabel('Email').fill(nia.email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(title(page, 'Set up two-factor authentication')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Not now/ })).toBeVisible()
    await expectNoBarriers(page)
    const secret = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '')
    await page.getByLabel('One-time code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
    await page.getByRole('button', { name: 'Finish set-up' }).click()
    await shellOf(page)
    await page.getByRole('button', { name: 'Change Client' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Open ${clientOf(boss)}` })
      .click()
    // There they are who that client says they are.
    await expect(page.getByRole('banner').getByRole('button', { name: fullName(person) })).toBeVisible()
  })

  test('is declined: their administrator reads so, and nothing else has changed', async ({ stranger }) => {
    const nia = await newcomer(['Lantern Hill'])
    const boss = await newcomer(['Merri Creek'], { isAdmin: true })
    const admin = await stranger()
    await inviting(admin, boss, nia.email)

    const page = await stranger()
    await page.goto(invitationFor(nia.email) ?? '')
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(title(page, 'You have declined')).toBeVisible()
    await expectNoBarriers(page)
    await arrive(page, nia.email)
    // One client, and nothing to choose.
    await shellOf(page)

    await admin.reload()
    await expect(login(admin)).toContainText('Declined')
    await act(admin, 'Send invitation again', /^Send again/)
    await expect(login(admin)).toContainText('Invited, has not signed in yet')
  })
})
