import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { letter } from '../../src/server/demo/onePage.ts'
import type { Scene } from './camera.ts'
import { banksia, details, profileOf } from './profile.scenes.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const documents = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Documents' }).click()
  await page.getByRole('list', { name: 'Documents' }).waitFor()
}

const adding = async (page: Page): Promise<void> => {
  await documents(page)
  await page.getByRole('button', { name: 'Add files' }).click()
  await page
    .getByRole('dialog')
    .getByLabel('Files', { exact: true })
    .setInputFiles([
      { name: 'First aid certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from(letter('First aid', [])) },
      { name: 'Notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    ])
}

/** The sections of a profile that not everybody sees, its documents, and its picture. Nothing here is saved. */
export const profileParts: ReadonlyArray<Scene> = [
  profileOf({ who: 'eve' }, 'employee-details-own', 'Eve Marlowe', async (page) => {
    await details(page)
    await page.getByRole('button', { name: 'Ask for a change' }).waitFor()
  }),
  profileOf(banksia, 'admin-details-parts-editing', 'Yuri', async (page) => {
    await details(page)
    await region(page, 'Emergency contacts').getByRole('button', { name: /^Show/ }).click()
    for (const name of ['Personal', 'Emergency contacts', 'HR policies', 'Other'])
      await region(page, name).getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('group', { name: 'First contact' }).getByLabel('Phone').fill('')
    await region(page, 'Emergency contacts').getByRole('button', { name: 'Save' }).click()
  }),
  profileOf(banksia, 'admin-documents', 'Yuri', documents),
  { ...profileOf(banksia, 'admin-documents-adding', 'Yuri', adding), isWindow: true },
  {
    ...profileOf(banksia, 'admin-documents-deleting', 'Yuri', async (page) => {
      await documents(page)
      await page.getByRole('button', { name: /^Delete Employment/ }).click()
      await page.getByRole('dialog').waitFor()
    }),
    isWindow: true,
  },
  {
    ...profileOf(banksia, 'admin-picture-cropping', 'Yuri', async (page) => {
      await details(page)
      const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2f6f6a' } })
        .png()
        .toBuffer()
      await page.locator('input[type=file]').first().setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
      await page.getByRole('dialog').getByRole('slider').waitFor()
    }),
    isWindow: true,
  },
]
