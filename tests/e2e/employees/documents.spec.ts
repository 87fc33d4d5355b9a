import type { Locator, Page } from '@playwright/test'
import { letter } from '../../../src/server/demo/onePage.ts'
import { expect, test } from '../tenure.ts'
import { create, somebody } from './person.ts'

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

test('files dropped on the documents stand in the dialog, are refused by type, and sent with progress shown', async ({
  as,
}) => {
  const page = await as('ava')
  await create(page, somebody('Della'))
  await page.getByRole('tab', { name: 'Documents' }).click()
  await drop(page, page.getByText('No documents yet'), { 'contract.pdf': pdf, 'tool.exe': 'MZ' })

  const dialog = page.getByRole('dialog', { name: 'Add files' })
  await expect(dialog.getByRole('alert')).toContainText('tool.exe is not an accepted file type')
  const chosen = dialog.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')
  await expect(chosen).toHaveCount(1)
  await drop(page, dialog.getByText('Drag and drop'), { 'letter.pdf': pdf })
  await expect(chosen).toHaveCount(2)
  await expect(dialog.getByRole('alert')).toBeHidden()

  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/files', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
  goOn()
  await expect(dialog).toBeHidden()
  const documents = page.getByRole('list', { name: 'Documents' })
  await expect(documents.getByRole('listitem')).toHaveCount(2)
  // The list takes them as well as the empty place did.
  await drop(page, documents, { 'third.pdf': pdf })
  await expect(chosen).toHaveCount(1)
})
