import { buffer } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import PDFDocument from 'pdfkit'
import { expect, test } from './tenure.ts'

/** § 8, verbatim: what is said when the server fails, on the page that asked. */
const named = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`

const paperOf = async (words: string) => {
  const paper = new PDFDocument()
  paper.text(words)
  paper.end()
  return { name: `${named('Paper')}.pdf`, mimeType: 'application/pdf', buffer: await buffer(paper) }
}

/** From now on the server fails at this, as often as it is asked. */
const failing = (page: Page, method: string, url: RegExp) =>
  page.route(url, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, contentType: 'application/json', body: '{}' })
      : route.fallback(),
  )

const says = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible()

const write = async (page: Page) => {
  await page.goto('/hrDocument/create/')
  await page.getByRole('button', { name: 'Write a policy' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(named('Failing'))
  await page.getByRole('button', { name: 'Start writing' }).click()
  await page.getByRole('textbox', { name: 'Text of the policy' }).click()
  await page.keyboard.type('Wear a hat.')
}

test.describe('§ 8 Policies', () => {
  test('the settings of a policy', async ({ as, watched }) => {
    watched.allow(/status of 500/)
    const page = await as('ava')
    await write(page)
    await failing(page, 'PUT', /\/api\/[^/]+\/hrDocuments\/[^/]+\/settings$/i)
    await page.getByRole('region', { name: 'Who it applies to and when' }).getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('radio', { name: 'Chosen people' }).click()
    await page.getByRole('combobox', { name: 'People' }).fill('Eve Marlowe')
    await page.getByRole('combobox', { name: 'People' }).press('Enter')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await says(page, 'Failed to update settings for HR Document')
  })

  test('a file that is uploaded, and one that takes its place', async ({ as, watched }) => {
    watched.allow(/status of 500/)
    const page = await as('ava', { path: '/hrDocument/create/' })
    const [first, second] = [await paperOf('Drink water.'), await paperOf('Stop at noon.')]
    const uploads = /\/hrDocuments\/existingDocument$/i
    await failing(page, 'POST', uploads)
    await page.getByRole('button', { name: 'Choose a file' }).click()
    await page.getByLabel('File', { exact: true }).setInputFiles(first)
    const upload = page.getByRole('button', { name: 'Upload', exact: true })
    await upload.click()
    await says(page, 'Failed to upload HR Document')
    await page.unroute(uploads)
    await upload.click()
    await failing(page, 'PUT', /\/hrDocuments\/[^/]+\/file$/i)
    await page.getByRole('button', { name: 'Replace', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: /^Replace / })
    await dialog.getByLabel('File', { exact: true }).setInputFiles(second)
    await dialog.getByRole('button', { name: 'Replace file' }).click()
    await says(page, 'Failed to replace HR Document')
  })
})
