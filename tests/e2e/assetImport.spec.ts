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

const opened = async (stranger: () => Promise<Page>): Promise<Page> => {
  const { asNia, hasCategory, hasLocation } = await company(stranger, withAssets)
  await hasCategory('Laptop', false)
  await hasLocation('Yard')
  return asNia('/assets')
}

const toImport = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Import assets' }).click()
  await expect(title(page, 'Import assets')).toBeVisible()
}

test.describe('import of assets by CSV', () => {
  test('what is exported and changed in a spreadsheet comes back, and is taken back as a whole', async ({
    stranger,
  }) => {
    const nia = await opened(stranger)
    await toImport(nia)
    await offer(nia, [header, 'A-1,Toughbook,Laptop,Yard,Good,1200,AUD', 'A-2,Tablet,laptop,,,,'])
    await expect(nia.getByLabel('Asset No')).toHaveValue('number')
    await check(nia)
    await expect(nia.getByText('2 assets are new.')).toBeVisible()
    await nia.getByRole('button', { name: 'Import 2 assets' }).click()
    await expect(toast(nia, 'Assets imported successfully')).toBeVisible()
    await nia.getByRole('link', { name: 'See the assets' }).click()
    await expect(grid(nia).getByRole('row')).toHaveCount(3)

    const { name, text } = await downloaded(nia, async () => {
      await nia.getByRole('button', { name: 'More', exact: true }).click()
      await nia.getByRole('menuitem', { name: 'Download this list (CSV)' }).click()
    })
    await toImport(nia)
    await nia.getByRole('button', { name: 'Import another file' }).click()
    await offer(nia, text, name)
    await check(nia)
    await expect(nia.getByText('2 assets unchanged.')).toBeVisible()
    const nothingNew = nia.getByRole('button', { name: 'Import 0 assets' })
    await expect(nothingNew).toHaveAccessibleDescription(/already up to date/)

    await nia.getByRole('button', { name: 'Choose another file' }).click()
    const changed = [text.replace('Toughbook', 'Toughbook 55').trimEnd(), 'A-3,Drill,Laptop'].join('\r\n')
    await offer(nia, changed, 'changed.csv')
    await check(nia)
    await expect(nia.getByText('1 asset is new. 1 asset will be changed. 1 asset unchanged')).toBeVisible()
    await nia.getByRole('button', { name: 'Import 2 assets' }).click()
    await expect(nia.getByText('From changed.csv: 1 added, 1 changed.')).toBeVisible()
    await nia.getByRole('link', { name: 'See the assets' }).click()
    await expect(grid(nia).getByRole('link', { name: 'Toughbook 55' })).toBeVisible()
    await expect(grid(nia).getByRole('link', { name: 'Drill' })).toBeVisible()

    await nia.goto('/assets/import')
    await nia.getByRole('link', { name: 'Open the import of changed.csv' }).click()
    await nia.getByRole('button', { name: 'Revert this import' }).click()
    await nia.getByRole('dialog').getByRole('button', { name: 'Revert import' }).click()
    await expect(toast(nia, 'The import has been reverted')).toBeVisible()
    await expect(nia.getByRole('button', { name: 'Revert this import' })).toHaveAccessibleDescription(/reverted/)
    await nia.getByRole('link', { name: 'Back to assets' }).click()
    await expect(grid(nia).getByRole('row')).toHaveCount(3)
    await expect(grid(nia).getByRole('link', { name: 'Toughbook', exact: true })).toBeVisible()
  })

  test('what is wrong is said line by line, put right here or in a file, and nothing is made before', async ({
    stranger,
    watched,
  }) => {
    watched.allow(/status of 415 .*\/assets\/import\/csv/)
    const nia = await opened(stranger)
    await toImport(nia)
    await offer(nia, 'PK\u0003\u0004\u0000\u0000')
    await expect(nia.getByRole('alert')).toContainText('This is not a CSV file')
    const template = await downloaded(nia, () => nia.getByRole('button', { name: 'Download template' }).click())
    expect(template.text).toContain('Asset No')

    const lines = [
      'A-1,Toughbook,Lapdog,Yard,Good,-5,AUD',
      'A-2,Tablet,Laptop,Yard,Good,,',
      'a-2,Twice,Laptop,Quarry,,,',
    ]
    await offer(nia, [header, ...lines])
    await check(nia)
    const wrong = nia.getByRole('table', { name: 'Problems' })
    await expect(nia.getByLabel('Category of line 2')).toHaveValue('Lapdog')
    await expect(wrong.getByRole('row').filter({ hasText: 'Toughbook, line 2' }).first()).toContainText(
      'no category with this name',
    )
    await expect(wrong).toContainText('Line 3 of this file')
    await expect(wrong).toContainText('no location with this name')
    await expect(nia.getByRole('button', { name: /^Import \d/ })).toHaveAttribute('aria-disabled', 'true')

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
    await expect(nia.getByText('From assets.csv: 3 added.')).toBeVisible()
  })

  test('a large file shows how far it is while one works on; one that is too large is refused', async ({
    stranger,
    watched,
  }) => {
    test.slow()
    watched.allow(/status of 422 .*\/assets\/import\/csv/)
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `N-${at},Drill ${at},Laptop`)
    const nia = await opened(stranger)
    await toImport(nia)
    await offer(nia, ['Asset No,Name,Category', ...lines(20_000)], 'everything.csv')
    await expect(nia.getByRole('alert')).toContainText('You can import up to 10,000 assets at once. Split the file.')
    await offer(nia, ['Asset No,Name,Category', ...lines(3_000)], 'half.csv')
    await check(nia)
    await expect(nia.getByText('3,000 assets are new.')).toBeVisible()

    let goOn: () => void = () => undefined
    const goneOn = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await nia.route(/\/assets\/import\/csv/, async (route) => {
      await goneOn
      await route.continue()
    })
    await nia.getByRole('button', { name: 'Import 3,000 assets' }).click()
    await expect(nia.getByRole('progressbar', { name: 'Importing' })).toBeVisible()
    await expect(nia.getByText('0 of 3,000 lines.')).toBeVisible()
    await nia.getByRole('link', { name: 'Back to assets' }).click()
    await nia.getByRole('link', { name: 'New asset' }).click()
    const name = nia.getByRole('textbox', { name: 'Name', exact: true })
    await name.pressSequentially('Written meanwhile')
    await expect(name).toHaveValue('Written meanwhile')
    goOn()
    await expect(toast(nia, 'Assets imported successfully')).toBeVisible()
    await expect(name).toHaveValue('Written meanwhile')
    await name.fill('')
    await nia.getByRole('link', { name: 'Back to assets' }).click()
    await nia.getByRole('searchbox').fill('N-2999')
    await expect(grid(nia).getByRole('link', { name: 'Drill 2999' })).toBeVisible()
  })

  test('is not for somebody who may only look', async ({ as }) => {
    const yuri = await as('yuri', { path: '/assets' })
    await yuri.getByRole('button', { name: 'More', exact: true }).click()
    const item = yuri.getByRole('menuitem', { name: 'Import assets' })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await yuri.goto('/assets/import')
    await expect(yuri.getByRole('main')).toContainText('asset managers')
    await expect(yuri.getByLabel('File', { exact: true })).toHaveCount(0)
  })
})
