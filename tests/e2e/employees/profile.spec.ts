import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { banksiaRidge } from '../../../src/server/demo/banksiaRidge/tenant.ts'
import { letter } from '../../../src/server/demo/onePage.ts'
import { idIn } from '../../../src/server/demo/rows.ts'
import { expect, openOwnMenu, test, title } from '../tenure.ts'
import { create, openDetails, somebody } from './person.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const edit = async (page: Page, name: string) => {
  const part = region(page, name)
  await part.getByRole('button', { name: 'Edit' }).click()
  return part
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6f6a' } })
    .png()
    .toBuffer()

test.describe('the sections of a profile', () => {
  test('are saved one by one, and a failure in one keeps what was typed in the others', async ({ as, watched }) => {
    watched.allow(/status of 500/)
    const page = await as('ava')
    await create(page, somebody('Dara'))
    await openDetails(page)
    await page.route('**/profile/personal', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })

    const personal = await edit(page, 'Personal')
    await expect(personal.getByLabel('Date of birth')).toBeFocused()
    await personal.getByLabel('Date of birth').fill('1990-04-01')
    await personal.getByLabel('Home address').fill('1 Banksia Street\nWest End QLD 4101')
    const other = await edit(page, 'Other')
    await other.getByLabel('Employment').selectOption('Part time')
    await personal.getByRole('button', { name: 'Save' }).click()
    await expect(personal.getByRole('alert')).toContainText('What you typed is still here.')
    await other.getByRole('button', { name: 'Save' }).click()
    await expect(other.getByRole('button', { name: 'Edit' })).toBeVisible()
    await expect(personal.getByLabel('Date of birth')).toHaveValue('1st Apr 1990')
    await personal.getByRole('button', { name: 'Save' }).click()
    await expect(personal).toContainText('1st Apr 1990')

    await page.reload()
    await expect(region(page, 'Personal')).toContainText('West End QLD 4101')
    await expect(region(page, 'Other')).toContainText('Part time')
  })

  test('a day of birth to come and a number that is somebody else’s are said under their fields', async ({
    as,
    watched,
  }) => {
    watched.allow(/status of 409/)
    const page = await as('ava')
    const [first, second] = [somebody('Nils'), somebody('Nora')]
    const number = second.lastName.slice(-12)
    const numbered = async () => {
      await openDetails(page)
      const other = await edit(page, 'Other')
      await other.getByLabel('Employee number').fill(number)
      await other.getByRole('button', { name: 'Save' }).click()
      return other
    }
    await create(page, first)
    await expect((await numbered()).getByRole('button', { name: 'Edit' })).toBeVisible()
    await create(page, second)
    await expect((await numbered()).getByLabel('Employee number')).toHaveAccessibleDescription(/already in use/)
    const personal = await edit(page, 'Personal')
    await personal.getByLabel('Date of birth').fill('2999-01-01')
    await personal.getByRole('button', { name: 'Save' }).click()
    await expect(personal.getByLabel('Date of birth')).toHaveAccessibleDescription(/cannot be in the future/)
  })

  test('a contact without a number is none; another’s contacts are shown when asked for', async ({ as }) => {
    const page = await as('ava')
    await create(page, somebody('Rae'))
    await openDetails(page)
    const contacts = region(page, 'Emergency contacts')
    await contacts.getByRole('button', { name: 'Show the emergency contacts' }).click()
    await edit(page, 'Emergency contacts')
    await contacts.getByLabel('First contact', { exact: true }).fill('Robin Larsen')
    await contacts.getByRole('button', { name: 'Save' }).click()
    await expect(contacts).toContainText('Enter the number to call')
    await expect(contacts.getByLabel('Phone of the first contact')).toBeFocused()
    await contacts.getByLabel('Phone of the first contact').fill('0491 570 156')
    await contacts.getByRole('button', { name: 'Save' }).click()
    await expect(contacts.getByRole('link', { name: '0491 570 156' })).toBeVisible()

    await page.reload()
    await expect(contacts).toContainText('Viewing them is recorded.')
    await expect(contacts).not.toContainText('Robin')
    await contacts.getByRole('button', { name: 'Show the emergency contacts' }).click()
    await expect(contacts).toContainText('Robin Larsen')
  })

  test('the person sees their own and edits none of it; their manager sees it too, contacts on request', async ({
    as,
  }) => {
    const eve = await as('eve')
    await (await openOwnMenu(eve, 'Eve Marlowe')).getByRole('menuitem', { name: 'My profile' }).click()
    await openDetails(eve)
    await expect(region(eve, 'Personal')).toContainText('QLD')
    await expect(region(eve, 'Emergency contacts')).toContainText('0491 570')
    await expect(region(eve, 'Personal').getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true')

    const max = await as('max')
    await max.goto(`/employee/${idIn(banksiaRidge, 'employee', 'sione.taufa')}`)
    await expect(title(max, 'Sione Taufa')).toBeVisible()
    await openDetails(max)
    await expect(region(max, 'Other')).toBeVisible()
    await expect(region(max, 'HR policies')).toBeVisible()
    await expect(region(max, 'Personal').getByRole('button', { name: 'Edit' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(region(max, 'Emergency contacts')).toContainText('Viewing them is recorded.')
  })

  test('a policy that does not bind everybody is given to one person', async ({ as }) => {
    const page = await as('ava')
    await create(page, somebody('Toni'))
    await openDetails(page)
    const policies = region(page, 'HR policies')
    await expect(policies.getByRole('listitem').first()).toBeVisible()
    const owed = await policies.getByRole('listitem').count()
    await edit(page, 'HR policies')
    const free = policies.getByRole('checkbox', { disabled: false }).first()
    await free.check()
    await policies.getByRole('button', { name: 'Save' }).click()
    await expect(policies.getByRole('listitem')).toHaveCount(owed + 1)
    await expect(policies.getByRole('listitem').first()).toContainText('To agree')
  })

  test('leaving with something unsaved asks', async ({ as }) => {
    const page = await as('ava')
    await create(page, somebody('Ines'))
    await openDetails(page)
    const other = await edit(page, 'Other')
    await other.getByLabel('Notes').fill('Half a sentence')
    await page.getByRole('tab', { name: 'Documents' }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('do you wish to proceed and lose these unsaved changes?')
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(other.getByLabel('Notes')).toHaveValue('Half a sentence')
  })
})

test.describe('the documents of a person', () => {
  const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(letter(name, [])) })

  test('are added, downloaded and deleted', async ({ as }) => {
    const page = await as('ava')
    await create(page, somebody('Gale'))
    await page.getByRole('tab', { name: 'Documents' }).click()
    await expect(page.getByText('No documents yet')).toBeVisible()
    await page.getByRole('button', { name: 'Add files' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add files' })
    await expect(dialog).toContainText('PDF, PNG, JPG, DOCX, XLSX, CSV, at most 10 mb each')
    await dialog.getByLabel('Files', { exact: true }).setInputFiles([pdf('contract.pdf'), pdf('letter.pdf')])
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    const documents = page.getByRole('list', { name: 'Documents' })
    await expect(documents.getByRole('listitem')).toHaveCount(2)
    await expect(documents).toContainText('Ava Lindqvist')

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      documents.getByRole('button', { name: 'Download contract.pdf' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('contract.pdf')

    await documents.getByRole('button', { name: 'Delete letter.pdf' }).click()
    await page.getByRole('dialog', { name: 'Delete file' }).getByRole('button', { name: 'Delete' }).click()
    await expect(documents.getByRole('listitem')).toHaveCount(1)
    await page.reload()
    await expect(documents).toContainText('contract.pdf')
    await expect(documents).not.toContainText('letter.pdf')
  })

  test('a file that is not what its name says is refused with the reason, and kept to be taken away', async ({
    as,
    watched,
  }) => {
    watched.allow(/status of 415/)
    const page = await as('ava')
    await create(page, somebody('Kit'))
    await page.getByRole('tab', { name: 'Documents' }).click()
    await page.getByRole('button', { name: 'Add files' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add files' })
    await dialog
      .getByLabel('Files', { exact: true })
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') })
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText('The content of this file does not match its type.')
    await dialog.getByRole('button', { name: 'Delete cv.pdf' }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('No documents yet')).toBeVisible()
  })
})

test('a picture is cut to its frame before it is sent; one that is far too wide is refused at once', async ({ as }) => {
  const page = await as('ava')
  await create(page, somebody('Mika'))
  await openDetails(page)
  const picture = region(page, 'Picture')
  const choose = async (buffer: Buffer) =>
    picture.getByLabel('Picture', { exact: true }).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await choose(await photo(30_000, 1_000))
  await expect(picture.getByRole('alert')).toContainText('larger than 25 megapixels')

  await choose(await photo(900, 600))
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' })
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('60')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog).toBeHidden()
  await expect(picture.getByRole('alert')).toBeHidden()
  await expect(picture.locator('img')).toBeVisible()
})
