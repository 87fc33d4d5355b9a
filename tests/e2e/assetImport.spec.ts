import type { Page } from '@playwright/test'
import { company } from './company.ts'
import { downloaded, offerFile } from './importing.ts'
import { withAssets } from './newcomer.ts'
import { expect, test, title } from './tenure.ts'

const header = 'Asset No,Name,Category,Location,Condition,Cost,Currency'

const offer = (page: Page, lines: string | ReadonlyArray<string>, name = 'assets.csv') =>
  offerFile(page, [lines].flat().join('\n'), name)

const check = (page: Page) => page.getByRole('button', { name: /^Check \d/ }).click()

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

const grid = (page: Page) => page.getByRole('grid', { name: 'assets' })

const toImport = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Import assets' }).click()
  await expect(title(page, 'Import assets')).toBeVisible()
}

test('import of assets by CSV: what is wrong is put right line by line, what is exported and changed comes back, and is taken back', async ({
  stranger,
}) => {
  const { asNia, hasCategory, hasLocation } = await company(stranger, withAssets)
  await hasCategory('Laptop', false)
  await hasLocation('Yard')
  const nia = await asNia('/assets')
  await toImport(nia)
  await test.step('what is wrong is said line by line, put right here, and nothing is made before', async () => {
    const template = await downloaded(nia, () => nia.getByRole('button', { name: 'Download template' }).click())
    expect(template.text).toContain('Asset No')
    const lines = ['A-1,Toughbook,Lapdog,Yard,Good,-5,AUD', 'A-2,Tablet,laptop,,,,', 'a-2,Twice,Laptop,Quarry,,,']
    await offer(nia, [header, ...lines])
    await expect(nia.getByLabel('Asset No')).toHaveValue('number')
    await check(nia)
    const wrong = nia.getByRole('table', { name: 'Problems' })
    await expect(nia.getByLabel('Category of line 2')).toHaveValue('Lapdog')
    await expect(wrong).toContainText('Line 3 of this file')
    const file = await downloaded(nia, () => nia.getByRole('button', { name: 'Download these lines' }).click())
    expect(file.name).toBe('errors in assets.csv')
    expect(file.text).toContain('There is no category with this name')
    expect(file.text).not.toContain('Tablet')
    await nia.getByLabel('Category of line 2').fill('Laptop')
    await nia.getByLabel('Cost of line 2').fill('1,250')
    await nia.getByLabel('Asset No of line 4').fill('A-4')
    await nia.getByLabel('Location of line 4').fill('Yard')
    await nia.getByRole('button', { name: 'Check again' }).click()
    await expect(nia.getByText('3 assets are new.')).toBeVisible()
    await nia.getByRole('button', { name: 'Import 3 assets' }).click()
    await expect(toast(nia, 'Assets imported successfully')).toBeVisible()
    await nia.getByRole('link', { name: 'See the assets' }).click()
    await expect(grid(nia).getByRole('row')).toHaveCount(4)
  })

  const { name, text } = await downloaded(nia, async () => {
    await nia.getByRole('button', { name: 'More', exact: true }).click()
    await nia.getByRole('menuitem', { name: 'Download this list (CSV)' }).click()
  })
  await test.step('what is exported and changed in a spreadsheet comes back', async () => {
    await toImport(nia)
    await nia.getByRole('button', { name: 'Import another file' }).click()
    await offer(nia, text, name)
    await check(nia)
    await expect(nia.getByText('3 assets unchanged.')).toBeVisible()
    await nia.getByRole('button', { name: 'Choose another file' }).click()
    const changed = [text.replace('Toughbook', 'Toughbook 55').trimEnd(), 'A-3,Drill,Laptop'].join('\r\n')
    await offer(nia, changed, 'changed.csv')
    await check(nia)
    await expect(nia.getByText('1 asset is new. 1 asset will be changed. 2 assets unchanged')).toBeVisible()
    await nia.getByRole('button', { name: 'Import 2 assets' }).click()
    await expect(nia.getByText('From changed.csv: 1 added, 1 changed.')).toBeVisible()
    await nia.getByRole('link', { name: 'See the assets' }).click()
    await expect(grid(nia).getByRole('link', { name: 'Toughbook 55' })).toBeVisible()
    await expect(grid(nia).getByRole('link', { name: 'Drill' })).toBeVisible()
  })

  await test.step('and is taken back as a whole', async () => {
    await toImport(nia)
    await nia.getByRole('button', { name: 'Import another file' }).click()
    await nia.getByRole('link', { name: 'Open the import of changed.csv' }).click()
    await nia.getByRole('button', { name: 'Revert this import' }).click()
    await nia.getByRole('dialog').getByRole('button', { name: 'Revert import' }).click()
    await expect(toast(nia, 'The import has been reverted')).toBeVisible()
    await expect(nia.getByRole('button', { name: 'Revert this import' })).toHaveAccessibleDescription(/reverted/)
    await nia.getByRole('link', { name: 'Back to assets' }).click()
    await expect(grid(nia).getByRole('row')).toHaveCount(4)
    await expect(grid(nia).getByRole('link', { name: 'Toughbook', exact: true })).toBeVisible()
  })
})
