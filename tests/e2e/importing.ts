import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'

/** Chooses a file to import. What the same person imports elsewhere meanwhile stands on the page first, until it is done. */
export const offerFile = async (page: Page, content: string | Buffer, name: string): Promise<void> => {
  const file = page.getByLabel('File', { exact: true })
  const another = page.getByRole('button', { name: 'Import another file' })
  await expect(file.or(another)).toBeAttached()
  if (await another.isVisible()) await another.click()
  await file.setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.isBuffer(content) ? content : Buffer.from(content),
  })
}

/** What a press on a button or an item hands to the browser's downloads. */
export const downloaded = async (page: Page, press: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}
