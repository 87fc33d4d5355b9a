import type { Locator, Page } from '@playwright/test'
import { standardLocale, writtenDay } from '../../src/domain/kernel/locale.ts'
import { addFor, addType, company, day, pdf } from './company.ts'
import { answer } from './leaving.ts'
import { mailTo } from './signIn/outbox.ts'
import { expect, menuOf, test, title } from './tenure.ts'

const rowOf = (page: Page, name: string): Locator => page.getByRole('grid').getByRole('row', { name })

const dialogOf = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })

const openActions = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test.describe('§ 7 Certifications', () => {
  test('from upload to expiring to reminded to renewed by the employee to verified by the manager', async ({
    stranger,
  }) => {
    const { asNia, asMara, asEli, eli } = await company(stranger)
    const nia = await asNia('/certificationSettings')
    await addType(nia, 'Forklift LF')
    await nia.goto('/certifications')
    await addFor(nia, 'Eli Comer', 'Forklift LF', day(10))
    const row = rowOf(nia, 'Eli Comer')
    await expect(row).toContainText('Expiring soon')

    await openActions(nia, 'Forklift LF of Eli Comer', 'Remind Eli Comer')
    const reminder = dialogOf(nia, 'Remind Eli Comer')
    await expect(reminder).toContainText('Not reminded yet')
    await reminder.getByRole('button', { name: 'Send reminder' }).click()
    await expect(nia.getByText('Certification reminder sent successfully')).toBeVisible()
    await expect(row).toContainText('by Nia Comer')
    await expect.poll(() => mailTo(eli.email, 'Forklift LF'), { timeout: 30_000 }).not.toBeNull()

    const page = await asEli('/')
    await page.getByRole('link', { name: /Forklift LF/ }).click()
    await expect(title(page, 'Forklift LF')).toBeVisible()
    await page.getByRole('button', { name: 'Submit renewal' }).click()
    const renewal = dialogOf(page, 'Renew Forklift LF')
    await renewal.getByLabel('Expires').fill(day(700))
    await renewal.getByLabel('Files', { exact: true }).setInputFiles(pdf('renewed.pdf'))
    await renewal.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Submitted. Your manager or an administrator will verify it.')).toBeVisible()

    const mara = await asMara('/certifications?f.standing=submitted')
    await expect(rowOf(mara, 'Eli Comer')).toHaveCount(1)
    await openActions(mara, 'Forklift LF of Eli Comer', 'Verify or decline')
    const check = dialogOf(mara, 'Forklift LF of Eli Comer')
    await expect(check).toContainText('renewed.pdf')
    await check.getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(mara.getByText('Certification verified')).toBeVisible()
    await mara.getByRole('combobox', { name: 'Status' }).selectOption('')
    await expect(rowOf(mara, 'Eli Comer')).toHaveCount(1)
    await expect(rowOf(mara, 'Eli Comer')).toContainText('Current')

    // What it renewed is kept, with its files.
    await rowOf(mara, 'Eli Comer').getByRole('link').click()
    const history = mara.getByRole('region', { name: 'History' })
    await expect(history).toContainText('Replaced')
    await expect(history).toContainText('front.pdf')
  })

  test('§ 2.3 the alert comes with one that has expired, and goes at once when it is renewed', async ({ stranger }) => {
    const { asNia, hasType } = await company(stranger)
    await hasType('White Card')
    const nia = await asNia('/certifications')
    const alert = menuOf(nia).getByRole('img', { name: 'A certification has expired' })
    await expect(alert).toHaveCount(0)

    await nia.getByRole('button', { name: 'Add certification' }).click()
    await dialogOf(nia, 'Add certification').getByLabel('Expires').fill(day(-30))
    await expect(dialogOf(nia, 'Add certification')).toContainText('This date is in the past')
    await nia.keyboard.press('Escape')
    await answer(nia, 'Discard changes')
    await addFor(nia, 'Eli Comer', 'White Card', day(-30))
    await expect(rowOf(nia, 'Eli Comer')).toContainText('Expired')
    await expect(alert).toBeVisible()

    await openActions(nia, 'White Card of Eli Comer', 'New version or expiry')
    const version = dialogOf(nia, 'White Card of Eli Comer')
    await version.getByLabel('Expires').fill(day(365))
    await version.getByLabel('Files', { exact: true }).setInputFiles(pdf('new.pdf'))
    await version.getByRole('button', { name: 'Add new version' }).click()
    await expect(version).toHaveCount(0)
    await expect(rowOf(nia, 'Eli Comer')).toContainText('Current')
    await expect(alert).toHaveCount(0)
  })

  test('an administrator adds one of their own from the list, which another administrator verifies', async ({
    stranger,
  }) => {
    const { asNia, asEli, hasType } = await company(stranger)
    await hasType('Rigging RB')
    const nia = await asNia('/certifications')
    // The only administrator has nobody to wait for.
    await addFor(nia, 'Nia Comer', 'Rigging RB', day(300))
    await expect(rowOf(nia, 'Nia Comer')).toContainText('Current')

    await rowOf(nia, 'Eli Comer').first().waitFor({ state: 'detached' })
    await nia.goto('/employees')
    await nia.getByRole('link', { name: 'Eli Comer' }).first().click()
    await nia.getByRole('tab', { name: 'Account' }).click()
    await nia.getByRole('button', { name: 'Make administrator' }).click()
    await dialogOf(nia, 'Give admin rights').getByRole('button', { name: 'Make Eli Comer an administrator' }).click()
    // It closes once that is saved; leaving the page before would call it off.
    await expect(dialogOf(nia, 'Give admin rights')).toHaveCount(0)

    await nia.goto('/certifications')
    await nia.getByRole('button', { name: 'Add certification' }).click()
    const dialog = dialogOf(nia, 'Add certification')
    await dialog.getByRole('combobox', { name: 'Person' }).fill('Nia Comer')
    await nia.getByRole('option', { name: 'Nia Comer' }).click()
    await expect(dialog).toContainText('It counts once your manager or an administrator verifies it.')
    await dialog.getByRole('combobox', { name: 'Type' }).selectOption('Rigging RB')
    await dialog.getByLabel('Expires').fill(day(700))
    await dialog.getByLabel('Files', { exact: true }).setInputFiles(pdf('mine.pdf'))
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(nia.getByText('Submitted. Your manager or an administrator will verify it.')).toBeVisible()
    await nia.goto('/certifications?f.standing=submitted')
    await nia.getByRole('button', { name: 'Actions for Rigging RB of Nia Comer' }).click()
    await expect(nia.getByRole('menuitem', { name: 'Verify or decline' })).toHaveAttribute('aria-disabled', 'true')

    const eli = await asEli('/certifications?f.standing=submitted')
    await openActions(eli, 'Rigging RB of Nia Comer', 'Verify or decline')
    await dialogOf(eli, 'Rigging RB of Nia Comer').getByRole('button', { name: 'Verify', exact: true }).click()
    await expect(eli.getByText('Certification verified')).toBeVisible()
  })

  test('§ 2.6 cancel clears the selection, and a wrong expiry is put right without a file', async ({ stranger }) => {
    const { asNia, eli, hasType, holds } = await company(stranger)
    await holds(eli.employeeId, await hasType('First aid HLTAID011'), day(40))
    const nia = await asNia('/certifications')
    await openActions(nia, 'First aid HLTAID011 of Eli Comer', 'Delete')
    await nia.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await expect(nia.getByRole('dialog')).toHaveCount(0)

    await openActions(nia, 'First aid HLTAID011 of Eli Comer', 'New version or expiry')
    const version = dialogOf(nia, 'First aid HLTAID011 of Eli Comer')
    await version.getByLabel('Expires').fill('9999-12-31')
    await version.getByRole('button', { name: 'Update expiry' }).click()
    await expect(version).toContainText('Choose a date between 1900 and 2200')
    await version.getByLabel('Expires').fill('2031-03-04')
    await version.getByRole('button', { name: 'Update expiry' }).click()
    await expect(nia.getByText('Certification expiry updated')).toBeVisible()
    await expect(rowOf(nia, 'Eli Comer')).toContainText('4th Mar 2031')

    // A file more, a file less, and the whole of it.
    await rowOf(nia, 'Eli Comer').getByRole('link').click()
    const files = nia.getByRole('region', { name: 'Files' })
    await files.getByRole('button', { name: 'Add files' }).click()
    await nia.getByRole('dialog').getByLabel('Files', { exact: true }).setInputFiles(pdf('letter.pdf'))
    await nia.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
    await expect(nia.getByText('Certification file uploaded successfully')).toBeVisible()
    const downloading = nia.waitForEvent('download')
    await files.getByRole('button', { name: 'Download letter.pdf' }).click()
    expect((await downloading).suggestedFilename()).toBe('letter.pdf')
    await files.getByRole('button', { name: 'Delete front.pdf' }).click()
    await nia.getByRole('dialog').getByRole('button', { name: 'Delete file' }).click()
    await expect(nia.getByText('File deleted successfully')).toBeVisible()
    await expect(files.getByRole('listitem')).toHaveCount(1)

    await nia.getByRole('button', { name: 'More actions' }).click()
    await nia.getByRole('menuitem', { name: 'Delete' }).click()
    await nia.getByRole('dialog').getByRole('button', { name: 'Delete certification' }).click()
    await expect(nia.getByText('Certification deleted successfully')).toBeVisible()
    await nia.goto(`/employee/${eli.employeeId}/certifications`)
    await expect(nia.getByText('No certifications yet')).toBeVisible()
  })

  test('a renewal that is declined comes back with the reason', async ({ stranger }) => {
    const { asMara, asEli, eli, hasType } = await company(stranger)
    await hasType('Traffic control')
    const page = await asEli(`/employee/${eli.employeeId}/certifications`)
    await page.getByRole('button', { name: 'Submit a certification' }).click()
    const entry = dialogOf(page, 'Submit a certification')
    await entry.getByRole('button', { name: 'Submit' }).click()
    await expect(entry).toContainText('Choose a type')
    await expect(entry).toContainText('Add at least one file as evidence.')
    await entry.getByRole('combobox', { name: 'Type' }).selectOption('Traffic control')
    await entry.getByLabel('Does not expire').check()
    await entry.getByLabel('Files', { exact: true }).setInputFiles(pdf('card.pdf'))
    await entry.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('list', { name: 'Certifications' })).toContainText('To verify')

    const mara = await asMara(`/employee/${eli.employeeId}/certifications`)
    await mara.getByRole('link', { name: /Traffic control/ }).click()
    await mara.getByRole('button', { name: 'Verify or decline' }).click()
    const check = dialogOf(mara, 'Traffic control of Eli Comer')
    await check.getByRole('button', { name: 'Decline' }).click()
    await expect(check).toContainText('Enter a reason')
    await check.getByLabel('Why it is declined').fill('The card is of another person.')
    await check.getByRole('button', { name: 'Decline' }).click()
    await expect(mara.getByText('Mara Comer declined it: The card is of another person.')).toBeVisible()

    await page.reload()
    await page.getByRole('link', { name: /Traffic control/ }).click()
    await expect(page.getByText('Mara Comer declined it: The card is of another person.')).toBeVisible()
  })

  test('§ 8 a file that is not what it says is not taken, and nothing that was typed is lost', async ({
    stranger,
    watched,
  }) => {
    watched.allow(/status of 415/)
    const { asNia, hasType } = await company(stranger)
    await hasType('Working at heights')
    const nia = await asNia('/certifications')
    await nia.getByRole('button', { name: 'Add certification' }).click()
    const dialog = dialogOf(nia, 'Add certification')
    await expect(dialog).toContainText('PDF, PNG, JPG, at most 10 mb each')
    const files = dialog.getByLabel('Files', { exact: true })
    await files.setInputFiles({ name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
    await expect(dialog).toContainText('run.exe is not an accepted file type')
    await dialog.getByRole('combobox', { name: 'Person' }).fill('Eli')
    await nia.getByRole('option', { name: 'Eli Comer' }).click()
    await dialog.getByRole('combobox', { name: 'Type' }).selectOption('Working at heights')
    await dialog.getByLabel('Expires').fill(day(400))
    await files.setInputFiles({ ...pdf('card.png'), mimeType: 'image/png' })
    await dialog.getByRole('button', { name: 'Add certification' }).click()
    await expect(dialog).toContainText(
      'Oops! We couldn’t upload the certification. Make sure the file is an accepted format and under the maximum size.',
    )
    await expect(dialog.getByLabel('Expires')).toHaveValue(writtenDay(standardLocale, day(400)))
    await expect(dialog).toContainText('card.png')
  })

  test('who is no admin has no types, sees no list but their own, and nobody else’s page', async ({
    stranger,
    watched,
  }) => {
    watched.allow(/status of 404/)
    const { asEli, mara, eli, hasType, holds } = await company(stranger)
    await holds(mara.employeeId, await hasType('White Card'), day(100))

    const page = await asEli('/certificationSettings')
    await expect(title(page, 'Page not found')).toBeVisible()
    await expect(menuOf(page).getByRole('link', { name: 'Certifications' })).toHaveCount(0)
    await page.goto('/certifications')
    await expect(page.getByText('No certifications yet')).toBeVisible()
    await page.goto(`/employee/${mara.employeeId}/certifications`)
    await expect(title(page, 'Page not found')).toBeVisible()
    await page.goto(`/employee/${mara.employeeId}/compliance`)
    await expect(title(page, 'Page not found')).toBeVisible()
    await page.goto(`/employee/${eli.employeeId}/compliance`)
    await expect(page.getByText('Nothing outstanding')).toBeVisible()
  })

  test('another client sees none of it', async ({ stranger, watched }) => {
    watched.allow(/status of 404/)
    const [one, other] = [await company(stranger), await company(stranger)]
    await one.holds(one.eli.employeeId, await one.hasType('White Card'), day(100))
    const nia = await one.asNia('/certifications')
    await rowOf(nia, 'Eli Comer').getByRole('link').click()
    await expect(title(nia, 'White Card')).toBeVisible()

    const stranded = await other.asNia(new URL(nia.url()).pathname)
    await expect(title(stranded, 'Page not found')).toBeVisible()
    await stranded.goto('/certifications')
    await expect(stranded.getByText('No certifications yet')).toBeVisible()
    await stranded.goto('/certificationSettings')
    await expect(stranded.getByText('No certification types yet')).toBeVisible()
  })

  test('§ 4 a type in use is archived without losing anything, and brought back', async ({ stranger }) => {
    const { asNia, eli, hasType, holds } = await company(stranger)
    await holds(eli.employeeId, await hasType('Chainsaw'), day(100))
    const nia = await asNia('/certificationSettings')
    await expect(nia.getByText('1 certification', { exact: true })).toBeVisible()
    await nia.getByRole('button', { name: 'Archive Chainsaw' }).click()
    const question = dialogOf(nia, 'Archive Chainsaw')
    await expect(question).toContainText('1 certification of this type is kept as it is.')
    await question.getByRole('button', { name: 'Archive type' }).click()
    await expect(nia.getByText('Certification type archived successfully')).toBeVisible()
    await expect(nia.getByText('Chainsaw', { exact: true })).toHaveCount(0)

    await nia.goto('/certifications')
    await expect(rowOf(nia, 'Eli Comer')).toHaveCount(0)
    await nia.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Archived types (1)' })
    await expect(rowOf(nia, 'Eli Comer')).toContainText('Chainsaw')
    await nia.getByRole('button', { name: 'Add certification' }).click()
    await expect(dialogOf(nia, 'Add certification').getByRole('option', { name: 'Chainsaw' })).toHaveCount(0)

    await nia.goto('/certificationSettings')
    await nia.getByLabel('Show archived types (1)').check()
    await nia.getByRole('button', { name: 'Unarchive Chainsaw' }).click()
    await nia.getByRole('dialog').getByRole('button', { name: 'Unarchive type' }).click()
    await expect(nia.getByText('Certification type unarchived successfully')).toBeVisible()
  })

  test('what is required is in the matrix and on the person’s compliance page: missing is not expired', async ({
    stranger,
  }) => {
    const { asNia, asEli, eli } = await company(stranger)
    const nia = await asNia('/certificationSettings')
    await addType(nia, 'White Card', (form) => form.getByLabel('Required for everyone').check())
    await nia.goto('/certifications')
    await addFor(nia, 'Eli Comer', 'White Card', day(-1))
    await nia.getByRole('tab', { name: 'Requirements' }).click()
    await expect(rowOf(nia, 'Eli Comer')).toContainText('Expired')
    await expect(rowOf(nia, 'Mara Comer')).toContainText('Missing')
    await nia.getByRole('searchbox', { name: 'Search people' }).fill('mara')
    await expect(rowOf(nia, 'Eli Comer')).toHaveCount(0)

    const page = await asEli(`/employee/${eli.employeeId}/compliance`)
    await expect(page.getByRole('list', { name: 'Outstanding' })).toContainText('White Card')
    await expect(page.getByRole('list', { name: 'Outstanding' })).toContainText('Expired')
    await page.getByRole('link', { name: /White Card/ }).click()
    await expect(title(page, 'White Card')).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test('the list is cards, and the certificate may be photographed', async ({ stranger }) => {
    const { asNia, asEli, eli, hasType, holds } = await company(() =>
      stranger({ viewport: { width: 390, height: 844 } }),
    )
    await holds(eli.employeeId, await hasType('White Card'), day(5))
    const nia = await asNia('/certifications')
    await expect(rowOf(nia, 'Eli Comer')).toContainText('Expiring soon')

    const page = await asEli(`/employee/${eli.employeeId}/certifications`)
    await page.getByRole('link', { name: /White Card/ }).click()
    await page.getByRole('button', { name: 'Submit renewal' }).click()
    const renewal = dialogOf(page, 'Renew White Card')
    const choosing = page.waitForEvent('filechooser')
    await renewal.getByRole('button', { name: 'Take a photo' }).click()
    await (await choosing).setFiles(pdf('photo.pdf'))
    await expect(renewal).toContainText('photo.pdf')
    await expect(renewal.getByLabel('Photo of the certificate')).toHaveAttribute('capture', 'environment')
  })
})
