import type { Locator, Page } from '@playwright/test'
import { company, pdf } from './company.ts'
import { withAssets } from './newcomer.ts'
import { expect, test } from './tenure.ts'

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const grid = (page: Page): Locator => page.getByRole('grid', { name: 'assets' })

const toPage = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

const retireAll = async (nia: Page): Promise<void> => {
  await grid(nia).focus()
  await nia.keyboard.press('ControlOrMeta+a')
  await nia.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Retire' }).click()
  const retiring = dialogOf(nia, 'Retire: 4 assets')
  await retiring.getByRole('textbox', { name: 'Note' }).fill('Sold')
  await retiring.getByRole('button', { name: 'Retire' }).click()
  await expect(nia.getByRole('main').getByText('4 assets retired.')).toBeVisible()
  await expect(grid(nia)).toHaveCount(0)
}

/** On the page of the asset. */
const keepInvoice = async (nia: Page): Promise<void> => {
  const files = nia.getByRole('region', { name: 'Files' })
  await files.getByRole('button', { name: 'Add files' }).click()
  const adding = dialogOf(nia, 'Add files')
  await adding.getByLabel('Files', { exact: true }).setInputFiles(pdf('Invoice of May.pdf'))
  await adding.getByRole('button', { name: 'Add files' }).click()

  await files.getByRole('button', { name: 'Invoice of May.pdf', exact: true }).click()
  const sheet = dialogOf(nia, 'Invoice of May.pdf').getByRole('region', { name: 'Invoice of May.pdf' })
  await expect(sheet.locator('canvas[aria-busy=false]')).toContainText('Page 1. Invoice of May.pdf')
  const isDrawn = await sheet.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    return data.some((byte, at) => at % 4 === 0 && byte < 128)
  })
  expect(isDrawn, 'letters on the sheet').toBe(true)
  await nia.keyboard.press('Escape')

  await files.getByRole('button', { name: 'Actions for Invoice of May.pdf' }).click()
  await nia.getByRole('menuitem', { name: 'Delete file' }).click()
  await dialogOf(nia, /^Delete/)
    .getByRole('button', { name: 'Delete file' })
    .click()
  await expect(files.getByText('Add invoices, manuals and photos here.')).toBeVisible()
}

/** On the page of the rounds; `elsewhere` is the address of what belongs elsewhere, as its label holds it. */
const auditOfYard = async (nia: Page, elsewhere: string): Promise<void> => {
  await nia.getByRole('combobox', { name: 'Location' }).selectOption('Yard')
  await nia.getByRole('button', { name: 'Start audit' }).click()
  await expect(nia.getByText('0 of 2 seen')).toBeVisible()
  const scan = async (text: string) => {
    await nia.getByRole('textbox', { name: /^Scan a label/ }).fill(text)
    await nia.keyboard.press('Enter')
  }
  await scan('rc-001')
  await expect(nia.getByText('RC-001 seen', { exact: true })).toBeVisible()
  await scan(elsewhere)
  await expect(nia.getByText('RC-003 seen, though it belongs elsewhere')).toBeVisible()
  await expect(nia.getByText('1 of 2 seen')).toBeVisible()
  await nia.getByRole('button', { name: 'Close audit' }).click()
  const closing = dialogOf(nia, 'Close audit')
  await expect(closing).toContainText('1 asset was not seen')
  await closing.getByRole('button', { name: 'Close audit' }).click()
  await expect(nia.getByText('Audit closed')).toBeVisible()
  await expect(nia.getByRole('grid').getByRole('row', { name: /Second/ })).toContainText('Not seen')
}

test('§ 4, § 7 an administrator retires many and takes them back, keeps an invoice, walks a round, and merges a place', async ({
  stranger,
}) => {
  const { asNia, hasCategory, hasLocation, hasAssets } = await company(stranger, withAssets)
  await hasCategory('Laptop', false)
  for (const place of ['Yard', 'Yrad', 'Shed']) await hasLocation(place)
  await hasAssets('Laptop', [
    ['RC-001', 'First', 'Yard'],
    ['RC-002', 'Second', 'Yard'],
    ['RC-003', 'Third', 'Shed'],
    ['RC-004', 'Fourth', 'Yrad'],
  ])
  const nia = await asNia('/assets')

  await test.step('several are retired at once, and taken back as a whole', async () => {
    await expect(grid(nia).getByRole('row')).toHaveCount(5)
    await retireAll(nia)
    await nia.getByRole('button', { name: 'Undo' }).click()
    await expect(nia.getByText('Taken back for 4 assets.')).toBeVisible()
    await expect(grid(nia).getByRole('row')).toHaveCount(5)
  })

  await test.step('an invoice that is kept with it is read on its page, and taken away again', async () => {
    await grid(nia).getByRole('link', { name: 'Third' }).click()
    const history = nia.getByRole('list', { name: 'History' }).getByRole('listitem')
    await expect(history.filter({ hasText: 'Undone' })).toHaveCount(1)
    await keepInvoice(nia)
  })

  const third = nia.url()
  await test.step('a round scans what is there, says what belongs elsewhere, and keeps what is missing', async () => {
    await nia.getByRole('link', { name: 'Back to assets' }).click()
    await toPage(nia, 'Asset audits')
    await auditOfYard(nia, third)
  })

  await test.step('a place in use is not deleted but merged', async () => {
    await nia.getByRole('link', { name: 'Back to audits' }).click()
    await nia.getByRole('link', { name: 'Back to assets' }).click()
    await toPage(nia, 'Asset configuration')
    await nia.getByRole('button', { name: 'Delete Yrad' }).click()
    const merging = dialogOf(nia, '“Yrad” is in use')
    await expect(merging).toContainText('RC-004')
    await merging.getByRole('combobox', { name: 'Merge into' }).selectOption('Yard')
    await merging.getByRole('button', { name: 'Merge into Yard' }).click()
    await expect(nia.getByRole('button', { name: 'Delete Yrad' })).toHaveCount(0)
    await nia.getByRole('link', { name: 'Back to assets' }).click()
    await grid(nia).getByRole('link', { name: 'Fourth' }).click()
    await expect(nia.getByRole('region', { name: 'About' })).toContainText('Yard')
  })
})
