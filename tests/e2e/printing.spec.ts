import type { Page } from '@playwright/test'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { company } from './company.ts'
import { withAssets } from './newcomer.ts'
import { expect, test } from './tenure.ts'

/** The pieces of text on each page, as they stand. */
const pagesOf = async (bytes: Uint8Array): Promise<ReadonlyArray<ReadonlyArray<string>>> => {
  const document = await pdfjs.getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str.trim()] : []))
    }),
  )
}

/** What “Print this list” puts on paper, once the list says that it is ready. */
const printedList = async (page: Page): Promise<ReadonlyArray<ReadonlyArray<string>>> => {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'View options' }).click()
  await page.getByRole('button', { name: 'Print this list' }).click()
  await page.locator('html[data-printed]').waitFor()
  return pagesOf(await page.pdf({ preferCSSPageSize: true }))
}

test.describe('a list on paper', () => {
  test('has every row of the filter, under headings on each page, and its numbers in one piece', async ({
    stranger,
  }) => {
    const { asNia, hasCategory, hasAssets } = await company(stranger, withAssets)
    await hasCategory('Laptop', false)
    // The sheet is too narrow for all of it in one line.
    const numbers = Array.from({ length: 150 }, (_, at) => `RC-LAP-2024-${String(at).padStart(4, '0')}`)
    await hasAssets('Laptop', [
      ...numbers.map(
        (number, at) => [number, at < 120 ? `Toughbook with a docking station ${at}` : `Tablet ${at}`] as const,
      ),
    ])
    const nia = await asNia('/assets')
    await expect(nia.getByText('150 assets')).toBeVisible()
    await nia.getByRole('searchbox', { name: 'Search assets' }).fill('toughbook')
    await expect(nia.getByText('120 of 150 assets')).toBeVisible()

    await nia.getByRole('button', { name: 'View options' }).click()
    for (const column of ['Bought', 'Cost', 'Condition', 'Serial number']) await nia.getByLabel(column).check()
    await nia.keyboard.press('Escape')

    const pages = await printedList(nia)
    expect(pages.length).toBeGreaterThan(1)
    for (const words of pages) expect(words).toEqual(expect.arrayContaining(['Asset No', 'Name', 'Category', 'Status']))
    expect(pages.flat().filter((word) => word.startsWith('RC-'))).toEqual(numbers.slice(0, 120))
  })
})
