import type { Locator, Page } from '@playwright/test'
import { letter } from '../../../src/server/demo/onePage.ts'
import { expect, test } from '../tenure.ts'
import { hired, somebody } from './person.ts'

/** What a person does who drags files from their desktop: over it, then lets go. */
const drop = async (page: Page, on: Locator, files: Readonly<Record<string, string>>): Promise<void> => {
  const dataTransfer = await page.evaluateHandle((files) => {
    const carried = new DataTransfer()
    for (const [name, content] of Object.entries(files)) carried.items.add(new File([content], name))
    return carried
  }, files)
  await on.dispatchEvent('dragover', { dataTransfer })
  await on.dispatchEvent('drop', { dataTransfer })
}

const pdf = letter('Contract', [])

test('files are dropped or chosen, refused by type, sent with progress shown, downloaded and deleted', async ({
  as,
}) => {
  const page = await as('ava', { path: `/employee/${await hired(somebody('Della'))}?tab=documents` })
  const dialog = page.getByRole('dialog', { name: 'Add files' })
  const chosen = dialog.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')
  const documents = page.getByRole('list', { name: 'Documents' })

  await test.step('dropped where nothing is yet, and into the dialog', async () => {
    await drop(page, page.getByText('No documents yet'), { 'contract.pdf': pdf, 'tool.exe': 'MZ' })
    await expect(dialog.getByRole('alert')).toContainText('tool.exe is not an accepted file type')
    await expect(chosen).toHaveCount(1)
    await drop(page, dialog.getByText('Drag and drop'), { 'letter.pdf': pdf })
    await expect(chosen).toHaveCount(2)
    await expect(dialog.getByRole('alert')).toBeHidden()
  })

  await test.step('sent, with progress', async () => {
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route('**/files', async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    })
    await dialog.getByRole('button', { name: 'Add files' }).click()
    await expect(dialog.getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
    goOn()
    await expect(dialog).toBeHidden()
    await expect(documents.getByRole('listitem')).toHaveCount(2)
    await expect(documents).toContainText('Ava Lindqvist')
  })

  await test.step('dropped on the list as well as on the empty place, and chosen in the browser’s own chooser', async () => {
    await drop(page, documents, { 'third.pdf': pdf })
    await expect(chosen).toHaveCount(1)
    const choosing = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: /^choose/ }).click()
    await (await choosing).setFiles({ name: 'fourth.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) })
    await expect(chosen).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Delete third.pdf' }).click()
    await dialog.getByRole('button', { name: 'Add files' }).click()
    await expect(documents.getByRole('listitem')).toHaveCount(3)
  })

  await test.step('downloaded under its name, deleted, and gone', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      documents.getByRole('button', { name: 'Download contract.pdf' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('contract.pdf')
    await documents.getByRole('button', { name: 'Delete letter.pdf' }).click()
    await page.getByRole('dialog', { name: 'Delete file' }).getByRole('button', { name: 'Delete' }).click()
    await expect(documents.getByRole('listitem')).toHaveCount(2)
    await page.reload()
    await expect(documents).toContainText('contract.pdf')
    await expect(documents).not.toContainText('letter.pdf')
  })
})
