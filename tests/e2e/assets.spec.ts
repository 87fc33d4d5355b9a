import type { Page } from '@playwright/test'
import { company, day, pdf } from './company.ts'
import { withAssets } from './newcomer.ts'
import { expect, test, title } from './tenure.ts'

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const create = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Laptop')
  await page.getByRole('button', { name: /^Use RC-/ }).click()
  await field(page, 'Name').fill(name)
  await page.getByRole('button', { name: 'Create asset' }).click()
  await expect(page.getByText('Asset created successfully')).toBeVisible()
  await expect(title(page, name)).toBeVisible()
}

const more = async (page: Page, action: string): Promise<void> => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test.describe('§ 4 Assets', () => {
  test('an asset is made, handed out, accepted by its holder, taken back, and its history says so', async ({
    stranger,
  }) => {
    const { asNia, asEli, hasCategory } = await company(stranger, withAssets)
    await hasCategory('Laptop', true)
    const nia = await asNia('/assets/create')
    await create(nia, 'Toughbook 55')
    await expect(nia.getByRole('region', { name: 'About' })).toContainText('RC-001')

    await nia.getByRole('button', { name: 'Assign', exact: true }).click()
    const assigning = dialogOf(nia, 'Assign RC-001')
    await assigning.getByRole('combobox', { name: 'Person' }).fill('Eli Comer')
    await nia.getByRole('option', { name: 'Eli Comer' }).click()
    await assigning.getByLabel('Expected back').fill(day(90))
    await assigning.getByRole('button', { name: 'Assign' }).click()
    await expect(nia.getByText('Asset assigned', { exact: true })).toBeVisible()
    const here = nia.getByRole('region', { name: 'Lifecycle' }).locator('[aria-current=step]')
    await expect(here).toContainText('Awaiting acceptance')

    const eli = await asEli('/')
    await eli.getByRole('link', { name: /Toughbook 55/ }).click()
    const held = eli.getByRole('region', { name: 'Assets' })
    await held.getByRole('button', { name: 'Accept' }).click()
    const accepting = dialogOf(eli, 'Accept Toughbook 55 (RC-001)')
    await accepting.getByRole('button', { name: 'Accept' }).click()
    await expect(accepting).toContainText('Type your name to accept.')
    await accepting.getByRole('textbox', { name: 'Your name' }).fill('Eli Comer')
    await accepting.getByRole('button', { name: 'Accept' }).click()
    await expect(accepting).toHaveCount(0)
    await expect(held).toContainText('Accepted')
    await expect(held.getByRole('button', { name: 'Accept' })).toHaveCount(0)

    await nia.reload()
    await nia.getByRole('button', { name: 'Take back', exact: true }).click()
    const returning = dialogOf(nia, 'Take RC-001 back')
    await returning.getByRole('combobox', { name: 'Condition' }).selectOption('Poor')
    await returning.getByRole('button', { name: 'Take back' }).click()
    await expect(nia.getByText('Asset unassigned successfully')).toBeVisible()
    const history = nia.getByRole('list', { name: 'History' })
    await expect(history.getByRole('listitem').first()).toContainText('Taken back')
    await expect(history).toContainText('condition poor')
    await expect(history).toContainText('Signed Eli Comer')
  })

  test('§ 5 a number that is in use is said while it is typed, and a copy gets another one', async ({
    stranger,
    watched,
  }) => {
    watched.allow(/409 \(Conflict\)/)
    const { asNia, hasCategory } = await company(stranger, withAssets)
    await hasCategory('Laptop', false)
    const nia = await asNia('/assets/create')
    await create(nia, 'First')
    await nia.goto('/assets/create')
    await field(nia, 'Asset No').fill('rc-001')
    await field(nia, 'Name').click()
    await expect(nia.getByText('Asset No is already in use')).toBeVisible()
    await nia.getByRole('button', { name: 'Cancel' }).click()
    await dialogOf(nia, /Discard/)
      .getByRole('button', { name: 'Discard changes' })
      .click()

    await nia.getByRole('grid').getByRole('link', { name: 'First' }).click()
    await more(nia, 'Duplicate')
    const copying = dialogOf(nia, 'Duplicate RC-001')
    await copying.getByRole('textbox', { name: 'Asset No' }).fill('RC-001')
    await copying.getByRole('button', { name: 'Duplicate' }).click()
    await expect(copying).toContainText('Asset No is already in use')
    await copying.getByRole('button', { name: 'Use RC-002' }).click()
    await copying.getByRole('button', { name: 'Duplicate' }).click()
    await expect(nia.getByText('Asset duplicated successfully')).toBeVisible()
    await expect(nia.getByRole('region', { name: 'About' })).toContainText('RC-002')
  })

  test('an invoice that is kept with it is read on its page, and taken away again', async ({ stranger }) => {
    const { asNia, hasCategory } = await company(stranger, withAssets)
    await hasCategory('Laptop', false)
    const nia = await asNia('/assets/create')
    await create(nia, 'Toughbook 55')
    const files = nia.getByRole('region', { name: 'Files' })
    await files.getByRole('button', { name: 'Add files' }).click()
    const adding = dialogOf(nia, 'Add files')
    await adding.getByLabel('Files', { exact: true }).setInputFiles(pdf('Invoice of May.pdf'))
    await adding.getByRole('button', { name: 'Add', exact: true }).click()

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
  })

  test('several are changed at once, said one by one, and taken back as a whole', async ({ stranger }) => {
    const { asNia, hasCategory } = await company(stranger, withAssets)
    await hasCategory('Laptop', false)
    const nia = await asNia('/assets/create')
    await create(nia, 'First')
    await nia.goto('/assets/create')
    await create(nia, 'Second')
    await nia.goto('/assets')
    const grid = nia.getByRole('grid', { name: 'assets' })
    await expect(grid.getByRole('row')).toHaveCount(3)
    await grid.focus()
    await nia.keyboard.press('ControlOrMeta+a')
    const bulk = nia.getByRole('region', { name: 'Selection' })
    await bulk.getByRole('button', { name: 'Change' }).click()
    await nia.getByRole('menuitem', { name: 'Condition' }).click()
    const changing = dialogOf(nia, 'Condition of 2 assets')
    await changing.getByRole('combobox', { name: 'Condition' }).selectOption('Broken')
    await changing.getByRole('button', { name: 'Change 2 assets' }).click()
    await expect(nia.getByText('2 assets changed.')).toBeVisible()
    await nia.getByRole('button', { name: 'Undo' }).click()
    await expect(nia.getByText('Taken back for 2 assets.')).toBeVisible()
    await grid.getByRole('link', { name: 'First' }).click()
    await expect(nia.getByRole('region', { name: 'About' })).toContainText('Good')
  })

  test('several are retired at once, with how many, and taken back; what cannot be any more says why', async ({
    stranger,
  }) => {
    const { asNia, hasCategory } = await company(stranger, withAssets)
    await hasCategory('Laptop', false)
    const nia = await asNia('/assets/create')
    await create(nia, 'First')
    await nia.goto('/assets/create')
    await create(nia, 'Second')
    await nia.goto('/assets')
    const grid = nia.getByRole('grid', { name: 'assets' })
    await expect(grid.getByRole('row')).toHaveCount(3)
    const bulk = nia.getByRole('region', { name: 'Selection' })
    const retireBoth = async () => {
      await grid.focus()
      await nia.keyboard.press('ControlOrMeta+a')
      await bulk.getByRole('button', { name: 'Retire' }).click()
      const retiring = dialogOf(nia, 'Retire: 2 assets')
      await retiring.getByRole('textbox', { name: 'Note' }).fill('Sold')
      await retiring.getByRole('button', { name: 'Retire' }).click()
      await expect(nia.getByRole('main').getByText('2 assets retired.')).toBeVisible()
    }
    await retireBoth()
    await expect(grid).toHaveCount(0)
    await nia.getByRole('button', { name: 'Undo' }).click()
    await expect(nia.getByText('Taken back for 2 assets.')).toBeVisible()
    await expect(grid.getByRole('row')).toHaveCount(3)

    await retireBoth()
    const elsewhere = await asNia('/assets?f.state=retired')
    await elsewhere.getByRole('grid', { name: 'assets' }).getByRole('link', { name: 'First' }).click()
    await elsewhere.getByRole('button', { name: 'Activate', exact: true }).click()
    await dialogOf(elsewhere, 'Activate: RC-001').getByRole('button', { name: 'Activate' }).click()
    await expect(elsewhere.getByText('Asset activated', { exact: true })).toBeVisible()
    await nia.getByRole('button', { name: 'Undo' }).click()
    await expect(nia.getByText('Nothing was taken back:')).toBeVisible()
    await expect(nia.getByText(/RC-001 was changed by someone else in the meantime/)).toBeVisible()
    await nia.getByRole('link', { name: 'RC-001' }).first().click()
    const history = nia.getByRole('list', { name: 'History' }).getByRole('listitem')
    await expect(history.filter({ hasText: 'Undone' })).toHaveCount(1)
  })

  test('§ 6 who may only use the register changes nothing, and sees no cost; others see what they hold', async ({
    as,
  }) => {
    const yuri = await as('yuri', { path: '/assets' })
    await yuri.getByRole('grid').getByRole('link').first().click()
    const edit = yuri.getByRole('region', { name: 'About' }).getByRole('button', { name: 'Edit' })
    await expect(edit).toHaveAttribute('aria-disabled', 'true')
    await expect(edit).toHaveAccessibleDescription(/asset managers/)
    await expect(yuri.getByRole('region', { name: 'Purchase and warranty' })).not.toContainText('Cost')

    const eve = await as('eve', { path: '/assets' })
    await expect(title(eve, 'Page not found')).toBeVisible()
    await eve.goto('/')
    await eve.getByRole('link', { name: 'My Profile' }).first().click()
    await eve.getByRole('tab', { name: 'Assets' }).click()
    await expect(eve.getByRole('list', { name: 'Assets' })).toContainText('Toughbook 55')
  })
})

test.describe('an audit round', () => {
  test('scans and ticks what is there, says what belongs elsewhere, and keeps what is missing', async ({
    stranger,
    watched,
  }) => {
    watched.allow(/404 \(Not Found\)/)
    const { asNia, hasCategory, hasLocation } = await company(stranger, withAssets)
    await hasCategory('Laptop', false)
    await hasLocation('Yard')
    const nia = await asNia('/assets/create')
    for (const [name, place] of [
      ['First', 'Yard'],
      ['Second', 'Yard'],
      ['Third', ''],
    ] as const) {
      await nia.goto('/assets/create')
      await nia.getByRole('combobox', { name: 'Location' }).selectOption(place)
      await create(nia, name)
    }
    const address = nia.url()
    await nia.goto('/assets/audits')
    await nia.getByRole('combobox', { name: 'Location' }).selectOption('Yard')
    await nia.getByRole('button', { name: 'Start audit' }).click()
    await expect(nia.getByText('0 of 2 seen')).toBeVisible()

    const scan = async (text: string) => {
      await nia.getByRole('textbox', { name: /^Scan a label/ }).fill(text)
      await nia.keyboard.press('Enter')
    }
    await scan('rc-001')
    await expect(nia.getByText('RC-001 seen', { exact: true })).toBeVisible()
    await scan('RC-001')
    await expect(nia.getByText('RC-001 was already seen')).toBeVisible()
    await scan(address)
    await expect(nia.getByText('RC-003 seen, though it belongs elsewhere')).toBeVisible()
    await scan('nothing')
    await expect(nia.getByText('There is no asset with this number.')).toBeVisible()
    await expect(nia.getByText('1 of 2 seen')).toBeVisible()
    const tick = nia.getByRole('button', { name: 'Seen RC-002' })
    await tick.click()
    await expect(nia.getByText('2 of 2 seen')).toBeVisible()
    await tick.click()
    await expect(nia.getByText('RC-002 is no longer marked as seen')).toBeVisible()
    await expect(tick).toHaveAttribute('aria-pressed', 'false')

    await nia.getByRole('button', { name: 'Close audit' }).click()
    const closing = dialogOf(nia, 'Close audit')
    await expect(closing).toContainText('1 asset was not seen')
    await closing.getByRole('button', { name: 'Close audit' }).click()
    await expect(nia.getByText('Audit closed')).toBeVisible()
    const row = nia.getByRole('grid').getByRole('row', { name: /Second/ })
    await expect(row).toContainText('Not seen')
    await expect(nia.getByRole('textbox', { name: /^Scan a label/ })).toHaveCount(0)
  })
})

test.describe('§ 7 Asset configuration', () => {
  test('what is in use is not deleted but merged, and what nothing names goes', async ({ stranger }) => {
    const { asNia, hasCategory, hasLocation } = await company(stranger, withAssets)
    await hasCategory('Laptop', false)
    await hasLocation('Yard')
    await hasLocation('Yrad')
    const nia = await asNia('/assets/create')
    await nia.getByRole('combobox', { name: 'Location' }).selectOption('Yrad')
    await create(nia, 'First')
    await nia.goto('/assets/settings')
    await nia.getByRole('button', { name: 'Delete Yrad' }).click()
    const merging = dialogOf(nia, '“Yrad” is in use')
    await expect(merging).toContainText('RC-001')
    await merging.getByRole('combobox', { name: 'Merge into' }).selectOption('Yard')
    await merging.getByRole('button', { name: 'Merge into Yard' }).click()
    await expect(nia.getByRole('button', { name: 'Delete Yrad' })).toHaveCount(0)

    await nia.getByRole('button', { name: 'Add category' }).click()
    await field(nia, 'Name').fill('Vehicle')
    await nia.getByRole('button', { name: 'Save category' }).click()
    await expect(nia.getByText('Asset category successfully saved')).toBeVisible()
    await nia.getByRole('button', { name: 'Delete Vehicle' }).click()
    await dialogOf(nia, 'Delete Vehicle').getByRole('button', { name: 'Delete category' }).click()
    await expect(nia.getByRole('button', { name: 'Delete Vehicle' })).toHaveCount(0)

    await nia.goto('/assets')
    await nia.getByRole('grid').getByRole('link', { name: 'First' }).click()
    await expect(nia.getByRole('region', { name: 'About' })).toContainText('Yard')
  })
})
