import type { Locator, Page } from '@playwright/test'
import { addFor, company, day, pdf } from './company.ts'
import { mailTo } from './signIn/outbox.ts'
import { expect, menuOf, test, title } from './tenure.ts'

const phone = { width: 390, height: 844 }

const rowOf = (page: Page, name: string): Locator => page.getByRole('grid').getByRole('row', { name })

const dialogOf = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })

const openActions = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** What an administrator can do with one that stands: an expiry that was wrong, a file more, a file less. */
const putRight = async (nia: Page): Promise<void> => {
  await openActions(nia, 'Forklift LF of Eli Comer', 'New version or expiry')
  const version = dialogOf(nia, 'Forklift LF of Eli Comer')
  await version.getByLabel('Expires').fill(day(10))
  await version.getByRole('button', { name: 'Update expiry' }).click()
  await expect(nia.getByText('Certification expiry updated')).toBeVisible()
  await expect(rowOf(nia, 'Eli Comer')).toContainText('Expiring soon')

  await rowOf(nia, 'Eli Comer').getByRole('link').click()
  const files = nia.getByRole('region', { name: 'Files' })
  await files.getByRole('button', { name: 'Add files' }).click()
  await nia.getByRole('dialog').getByLabel('Files', { exact: true }).setInputFiles(pdf('letter.pdf'))
  await nia.getByRole('dialog').getByRole('button', { name: 'Add files' }).click()
  await expect(nia.getByText('Certification file uploaded successfully')).toBeVisible()
  const downloading = nia.waitForEvent('download')
  await files.getByRole('button', { name: 'Download letter.pdf' }).click()
  expect((await downloading).suggestedFilename()).toBe('letter.pdf')
  await files.getByRole('button', { name: 'Delete back.pdf' }).click()
  await nia.getByRole('dialog').getByRole('button', { name: 'Delete file' }).click()
  await expect(nia.getByText('File deleted successfully')).toBeVisible()
  await expect(files.getByRole('listitem')).toHaveCount(2)
  await menuOf(nia).getByRole('link', { name: 'Certifications', exact: true }).click()
}

/** On a phone the list is cards, and the certificate may be photographed. */
const renewedByPhone = async (page: Page): Promise<void> => {
  await page.setViewportSize(phone)
  await page.getByRole('link', { name: /Forklift LF/ }).click()
  await expect(title(page, 'Forklift LF')).toBeVisible()
  await page.getByRole('button', { name: 'Submit renewal' }).click()
  const renewal = dialogOf(page, 'Renew Forklift LF')
  await renewal.getByLabel('Expires').fill(day(700))
  await expect(renewal.getByLabel('Photo of the certificate')).toHaveAttribute('capture', 'environment')
  const choosing = page.waitForEvent('filechooser')
  await renewal.getByRole('button', { name: 'Take a photo' }).click()
  await (await choosing).setFiles(pdf('renewed.pdf'))
  await expect(renewal).toContainText('renewed.pdf')
  await renewal.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Submitted. Your manager or an administrator will verify it.')).toBeVisible()
}

test('§ 7 a certification from upload to expiring to reminded to renewed by the employee to verified by the manager', async ({
  stranger,
}) => {
  const { asNia, asMara, asEli, eli, hasType } = await company(stranger)
  await hasType('Forklift LF')
  const nia = await asNia('/certifications')
  const row = rowOf(nia, 'Eli Comer')
  await test.step('the administrator uploads it, and puts right what was wrong', async () => {
    await addFor(nia, 'Eli Comer', 'Forklift LF', day(300))
    await expect(row).toContainText('Current')
    await putRight(nia)
    await nia.setViewportSize(phone)
    await expect(row).toContainText('Expiring soon')
    await nia.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('a reminder arrives by mail', async () => {
    await openActions(nia, 'Forklift LF of Eli Comer', 'Remind Eli Comer')
    const reminder = dialogOf(nia, 'Remind Eli Comer')
    await expect(reminder).toContainText('Not reminded yet')
    await reminder.getByRole('button', { name: 'Send reminder' }).click()
    await expect(nia.getByText('Certification reminder sent successfully')).toBeVisible()
    await expect(row).toContainText('by Nia Comer')
    await expect.poll(() => mailTo(eli.email, 'Forklift LF'), { timeout: 30_000 }).not.toBeNull()
  })

  await test.step('the employee renews it', async () => renewedByPhone(await asEli('/')))

  await test.step('the manager verifies it; what it renewed is kept, with its files', async () => {
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
    await rowOf(mara, 'Eli Comer').getByRole('link').click()
    const history = mara.getByRole('region', { name: 'History' })
    await expect(history).toContainText('Replaced')
    await expect(history).toContainText('front.pdf')

    await mara.getByRole('button', { name: 'More actions' }).click()
    await mara.getByRole('menuitem', { name: 'Delete' }).click()
    await mara.getByRole('dialog').getByRole('button', { name: 'Delete certification' }).click()
    await expect(mara.getByText('Certification deleted successfully')).toBeVisible()
  })
})
