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

/** A policy with two versions; answers its address. */
const publishTwice = async (page: Page): Promise<string> => {
  await write(page)
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish version 1' }).click()
  await expect(page).toHaveURL(/\/hrDocuments\/[^/]+$/)
  const address = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Text of the policy' }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' And gloves.')
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'A change of substance' }).check()
  await dialog.getByRole('button', { name: 'Publish version 2' }).click()
  await expect(page.getByText('Policy published').last()).toBeVisible()
  return address
}

test.describe('§ 8 Policies', () => {
  test('a version, and what has changed since', async ({ as, watched }) => {
    watched.allow(/status of 500/)
    const page = await as('ava')
    const address = await publishTwice(page)
    await failing(page, 'GET', /\/api\/[^/]+\/hrDocuments\/[^/]+\/1$/i)
    await page.goto(`${address}?tab=versions&version=1`)
    await says(page, 'Failed to load policy version 1')
    await failing(page, 'GET', /\/api\/[^/]+\/HRDocumentsDiff\//i)
    await page.goto(`${address}?tab=versions&version=2&from=1`)
    await says(page, 'Failed to load policy changes')
  })

  test('the settings of a policy', async ({ as, watched }) => {
    watched.allow(/status of 500/)
    const page = await as('ava')
    await write(page)
    await failing(page, 'PUT', /\/api\/[^/]+\/hrDocuments\/[^/]+\/settings$/i)
    await page.getByRole('region', { name: 'Whom it binds, and when' }).getByRole('button', { name: 'Edit' }).click()
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

  test('the categories, and the removal of one', async ({ as, watched }) => {
    watched.allow(/status of 500/)
    const page = await as('ava', { path: '/hrDocuments' })
    const categories = /\/hrDocuments\/categories$/i
    await failing(page, 'GET', categories)
    await page.getByRole('button', { name: 'Categories' }).click()
    await says(page, 'Failed to load HR Document Categories')
    await page.unroute(categories)
    // Of the demo's each has a policy: here nobody would be allowed to try.
    await page.route(categories, async (route) => {
      const response = await route.fetch()
      const { data, ...rest } = await response.json()
      await route.fulfill({
        response,
        json: { ...rest, data: data.map((category: object) => ({ ...category, uses: 0 })) },
      })
    })
    await failing(page, 'DELETE', /\/hrDocuments\/categories\//i)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Remove Conduct' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Remove/ })
      .click()
    await says(page, 'Failed to remove category')
  })
})

test('§ 8 Certifications: the history of one', async ({ as, watched }) => {
  watched.allow(/status of 500/)
  const page = await as('ava', { path: '/certifications' })
  await failing(page, 'GET', /\/certifications\/employee\/[^?]+\?certificationType=/)
  await page.getByRole('grid').getByRole('row').nth(1).getByRole('link').first().click()
  await says(page, 'Failed to get all certification history')
})
