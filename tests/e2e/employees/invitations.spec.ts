import { Secret, TOTP } from 'otpauth'
import { expectNoBarriers } from '../barriers.ts'
import { employed, type Newcomer, newcomer } from '../newcomer.ts'
import { password } from '../people.ts'
import { invitationFor } from '../signIn/outbox.ts'
import { arrive, chooseClient, expect, shellOf, test, title } from '../tenure.ts'
import { accountAct as act, fullName, login, reopened, somebody, twoFactor } from './person.ts'

const clientOf = ({ clients: [client] }: Newcomer) => {
  if (client === undefined) throw new Error('This newcomer has no client')
  return client
}

test('an invitation to somebody who signs in to another client already is declined, then accepted by its owner, signed in; a second factor that the new client asks for is asked for there alone', async ({
  stranger,
  watched,
}) => {
  // A person who is kept out is told so by answers that the browser notes.
  watched.allow(/status of 403/, /ERR_ABORTED|Failed to load resource/)
  const nia = await newcomer(['Lantern Hill'])
  const boss = await newcomer(['Merri Creek'], { isAdmin: true })
  const person = { ...somebody('Nia'), email: nia.email }
  const admin = await stranger()
  await arrive(admin, boss.email, `/employee/${await employed(clientOf(boss).id, person)}?tab=account`)
  await act(admin, 'Create login', /^Create login/)
  await expect(login(admin)).toContainText('Invited, has not signed in yet')
  await expect.poll(() => invitationFor(nia.email)).not.toBeNull()
  const first = invitationFor(nia.email) ?? ''
  const page = await stranger()

  await test.step('declined: their administrator reads so, and asks again', async () => {
    await page.goto(first)
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(title(page, 'You have declined')).toBeVisible()
    await expectNoBarriers(page)
    await reopened(admin)
    await expect(login(admin)).toContainText('Declined')
    await act(admin, 'Send invitation again', /^Send again/)
    await expect(login(admin)).toContainText('Invited, has not signed in yet')
    await expect.poll(() => invitationFor(nia.email)).not.toBe(first)
  })

  await test.step('accepted by its owner, signed in', async () => {
    await page.goto(invitationFor(nia.email) ?? '')
    await expect(title(page, 'You are invited')).toBeVisible()
    await expect(page.getByText(clientOf(boss).name)).toBeVisible()
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
    await chooseClient(page, clientOf(boss).name)
    await shellOf(page)
    await reopened(admin)
    await expect(login(admin)).toContainText('Can sign in')
    await expect(admin.getByRole('button', { name: 'Set password' })).toHaveAccessibleDescription(/another company/)
  })

  await test.step('a second factor is asked for there; the other client is opened as before', async () => {
    await act(admin, 'Require', /^Require it/)
    await expect(twoFactor(admin)).toContainText('Required')
    await page.reload()
    await expect(title(page, 'This client requires a one-time code')).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('link', { name: 'Open another client' }).click()
    await chooseClient(page, clientOf(nia).name)
    await shellOf(page)
  })

  await test.step('set up, both are open, and there they are who that client says they are', async () => {
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
      .getByRole('button', { name: `Open ${clientOf(boss).name}` })
      .click()
    await expect(page.getByRole('banner').getByRole('button', { name: fullName(person) })).toBeVisible()
  })
})
