import type { Page } from '@playwright/test'
import { settingsOf } from '../../src/domain/session/settingSections.ts'
import { theAdmin } from '../fixtures/people.ts'
import { expectNoBarriers } from './barriers.ts'
import { follow } from './routes/walk.ts'
import { expect, shellOf, test, title } from './tenure.ts'

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Search people, records, pages and actions' })
const field = (page: Page) => paletteOf(page).getByRole('combobox')
const options = (page: Page) => paletteOf(page).getByRole('option')

const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

/** Types what is asked for as soon as the palette was called, so many milliseconds after the key. */
const typeAfter = async (page: Page, pause: number, text: string) => {
  await page.keyboard.press('Control+k')
  await page.waitForTimeout(pause)
  await page.keyboard.type(text, { delay: 15 })
  await expect(field(page)).toHaveValue(text)
}

test.describe('the command palette', () => {
  test('leads to the section of the settings that was chosen, each of them', async ({ as }) => {
    const page = await as('ava')
    await openPalette(page)
    await page.keyboard.type('emergency fields')
    await page.keyboard.press('Enter')
    const heading = (name: string) => page.getByRole('main').getByRole('heading', { level: 2, name, exact: true })
    await expect(heading('Privacy')).toBeFocused()
    await expect(heading('Privacy')).toBeInViewport()
    for (const { id, onPage } of settingsOf(theAdmin)) {
      await follow(page, `/company/companySettings?section=${id}`, 'Company settings')
      // The name itself, or the field it is the label of.
      const focused = page.locator(':focus')
      await expect(focused.and(page.getByText(onPage, { exact: true }).or(page.getByLabel(onPage)))).toBeInViewport()
    }
  })

  // Its code is fetched with the first key, and every letter counts meanwhile: a page of its own for each pause.
  test('has every letter typed from the key press on; opens a page by the keyboard alone', async ({ as }) => {
    const page = await as('eve')
    await typeAfter(page, 0, 'org ch')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(title(page, 'Org chart')).toBeFocused()
    await expect(paletteOf(page)).toBeHidden()
  })

  test('after 20 ms too; opens a record by its name, chosen before it is found, and gives the focus back', async ({
    as,
  }) => {
    const page = await as('eve')
    await typeAfter(page, 20, 'code of cond')
    await page.keyboard.press('Enter')
    await expect(title(page, 'Code of Conduct')).toBeVisible()
    await expect(paletteOf(page)).toBeHidden()
    const own = page.getByRole('banner').getByRole('button', { name: 'Eve Marlowe' })
    await own.focus()
    for (const close of ['Escape', 'Control+k']) {
      await openPalette(page)
      await page.keyboard.press(close)
      await expect(paletteOf(page)).toBeHidden()
      await expect(own).toBeFocused()
    }
  })

  test('after 50 ms too, also for a person, whom it has under Recent the next time', async ({ as }) => {
    const page = await as('ava')
    await typeAfter(page, 50, 'marlowe')
    await page.keyboard.press('Enter')
    await expect(title(page, 'Eve Marlowe')).toBeVisible()
    await page.reload()
    await shellOf(page)
    await openPalette(page)
    const recent = paletteOf(page).getByRole('group', { name: 'Recent' })
    await expect(recent.getByRole('option')).toContainText(['Eve Marlowe'])
    await expectNoBarriers(page, 'in the palette', '[role=dialog]')

    await test.step('shows records by kind below pages, actions and people', async () => {
      await page.keyboard.type('eve')
      const group = (name: string) => paletteOf(page).getByRole('group', { name })
      await expect(group('Certifications').getByRole('option').first()).toContainText('Eve Marlowe')
      await expect(group('Performance reviews').getByRole('option').first()).toBeVisible()
      await expect(paletteOf(page).getByRole('group').first()).toHaveAccessibleName('People')
      await expectNoBarriers(page, 'among what was found', '[role=dialog]')
      await page.keyboard.type('zzz')
      await expect(options(page)).toHaveCount(0)
      await expectNoBarriers(page, 'where nothing was found', '[role=dialog]')
    })
  })

  test('opens by a touch on a phone, for everybody', async ({ as }) => {
    const page = await as('eve', { viewport: { width: 390, height: 780 }, hasTouch: true })
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).tap()
    await expect(field(page)).toBeFocused()
    await field(page).fill('drug')
    await options(page).filter({ hasText: 'Drug and Alcohol' }).tap()
    await expect(title(page, 'Drug and Alcohol')).toBeVisible()
  })
})

test.describe('shortcuts', () => {
  test('G and a letter go to a page, / to its search, and ? lists them all; switched off, they stay off', async ({
    as,
  }) => {
    const page = await as('ava')
    await page.keyboard.press('g')
    await page.keyboard.press('e')
    await expect(title(page, 'Employees')).toBeVisible()
    await page.keyboard.press('/')
    const search = page.getByRole('main').getByRole('searchbox')
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('')
    // In a field they are letters.
    await page.keyboard.type('g?/h')
    await expect(search).toHaveValue('g?/h')
    await expect(title(page, 'Employees')).toBeVisible()
    await page.getByRole('button', { name: 'Filters', exact: true }).focus()
    await page.keyboard.press('Shift+?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet.getByRole('term')).toContainText(['Employees'])
    await expectNoBarriers(page, 'in the list of shortcuts', '[role=dialog]')
    await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.keyboard.press('Shift+?')
    await expect(sheet).toBeHidden()
    await page.reload()
    await shellOf(page)
    await page.keyboard.press('g')
    await page.keyboard.press('o')
    await openPalette(page)
    await expect(title(page, 'Employees')).toBeAttached()
  })
})
