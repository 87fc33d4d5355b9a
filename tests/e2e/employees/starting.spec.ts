import sharp from 'sharp'
import { expect, test, title } from '../tenure.ts'
import { fullName, hired, somebody } from './person.ts'

const photo = async (width: number, height: number) => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#2f6f6a' } })
    .png()
    .toBuffer(),
})

test('somebody new: manager, picture and login from one list, which can be put away', async ({ as }) => {
  const person = somebody('Nia')
  const page = await as('ava', { path: `/employee/${await hired(person)}` })
  const card = page.getByRole('region', { name: 'Getting Nia started' })
  const step = (name: string) => card.getByRole('listitem').filter({ hasText: name })

  await card.getByRole('button', { name: 'Choose manager' }).click()
  await page.getByRole('combobox', { name: 'Manager' }).fill('Max Oduya')
  await page.getByRole('listbox', { name: 'Manager' }).getByRole('option', { name: 'Max Oduya' }).first().click()
  await step('Manager').getByRole('button', { name: 'Save' }).click()
  await expect(step('Manager')).toContainText('Max Oduya')

  await test.step('a picture that is far too wide is refused at once; another is cut to its frame and sent', async () => {
    const choose = async (width: number, height: number) => {
      const choosing = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: `Add a picture of ${fullName(person)}` }).click()
      await (await choosing).setFiles(await photo(width, height))
    }
    await choose(30_000, 1_000)
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('larger than 25 megapixels')
    await choose(900, 600)
    const crop = page.getByRole('dialog', { name: 'Crop the picture' })
    await crop.getByRole('slider', { name: 'Zoom' }).fill('60')
    await crop.getByRole('button', { name: 'Use this picture' }).click()
    await expect(crop).toBeHidden()
    await expect(step('Picture').getByRole('img', { name: 'Done' })).toBeVisible()
    await expect(
      page.getByRole('button', { name: `Change the picture of ${fullName(person)}` }).locator('img'),
    ).toBeVisible()
  })

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
