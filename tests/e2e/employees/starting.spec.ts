import { Buffer } from 'node:buffer'
import { expect, test, title } from '../tenure.ts'
import { choose, create, fullName, somebody } from './person.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('somebody new: added, then position, manager, picture and login from one list, which can be put away', async ({
  as,
}) => {
  const page = await as('ava')
  const person = somebody('Nia')
  await create(page, person)
  const card = page.getByRole('region', { name: 'Getting Nia started' })
  const step = (name: string) => card.getByRole('listitem').filter({ hasText: name })

  await card.getByRole('button', { name: 'Add position' }).click()
  await step('Position').getByLabel('Position').fill('Foreperson')
  await step('Position').getByRole('button', { name: 'Save' }).click()
  await expect(step('Position').getByRole('img', { name: 'Done' })).toBeVisible()

  await card.getByRole('button', { name: 'Choose manager' }).click()
  await page.getByRole('combobox', { name: 'Manager' }).fill('Max Oduya')
  await page.getByRole('listbox', { name: 'Manager' }).getByRole('option', { name: 'Max Oduya' }).first().click()
  await step('Manager').getByRole('button', { name: 'Save' }).click()
  await expect(step('Manager')).toContainText('Max Oduya')

  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `Add a picture of ${fullName(person)}` }).click()
  await (await choosing).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: pixel })
  const crop = page.getByRole('dialog', { name: 'Crop the picture' })
  await crop.getByRole('button', { name: 'Use this picture' }).click()
  await expect(step('Picture').getByRole('img', { name: 'Done' })).toBeVisible()

  await card.getByRole('button', { name: 'Invite to sign in' }).click()
  const invite = page.getByRole('dialog', { name: 'Create login' })
  await invite.getByRole('button', { name: 'Create login' }).click()
  await expect(invite).toBeHidden()
  await expect(step('Login')).toContainText('Invited, has not signed in yet')
  await expect(card.getByRole('button', { name: 'Send invitation again' })).toBeVisible()

  await card.getByRole('link', { name: 'Assign asset' }).click()
  await expect(page.getByRole('combobox', { name: 'Asset to assign' })).toBeVisible()
  await page.goBack()
  await expect(title(page, fullName(person))).toBeVisible()

  await card.getByRole('button', { name: 'Done, don’t show again' }).click()
  await expect(card).toBeHidden()
  await page.reload()
  await expect(page.getByText(/marked as done by/)).toBeVisible()
  await page.getByRole('button', { name: 'Show again' }).click()
  await expect(card).toBeVisible()
})

test('somebody who is to leave: what is to be handed over, from the same page, and the plan can be cancelled there', async ({
  as,
}) => {
  const page = await as('ava')
  const boss = somebody('Lee')
  const path = await create(page, boss)
  await create(page, somebody('Uma', { manager: fullName(boss) }))
  await page.goto(path)
  await choose(page, /^Terminate/)
  const dialog = page.getByRole('dialog', { name: `Terminate ${fullName(boss)}` })
  await dialog.getByLabel('Last day').fill(new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10))
  await dialog.getByLabel('Reason').selectOption('Retirement')
  await page.getByRole('combobox', { name: 'New manager' }).fill('Max Oduya')
  await page.getByRole('listbox', { name: 'New manager' }).getByRole('option', { name: 'Max Oduya' }).first().click()
  await dialog.getByRole('button', { name: 'Plan the last day' }).click()
  await expect(dialog).toBeHidden()
  const leaving = page.getByRole('region', { name: 'Leaving' })
  await expect(leaving.getByRole('list', { name: 'To hand over' })).toContainText('1 person reports to them: Uma')
  await expect(leaving.getByRole('list', { name: 'To hand over' })).toContainText('They go to Max Oduya')
  await leaving.getByRole('button', { name: 'Cancel last day…' }).click()
  await page
    .getByRole('dialog', { name: 'Cancel last day' })
    .getByRole('button', { name: /^Keep|^Cancel last day/ })
    .click()
  await expect(leaving).toBeHidden()
})
