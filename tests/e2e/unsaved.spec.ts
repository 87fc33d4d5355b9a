import type { Page } from '@playwright/test'
import { company } from './company.ts'
import { edit, openDetails, section } from './employees/person.ts'
import { answer, question } from './leaving.ts'
import { expect, menuOf, openOwnMenu, test, title } from './tenure.ts'

const typed = '0491 570 006'

/** Eli’s profile with a change in it that is not saved; the page before it is the org chart. */
const startEditing = async (page: Page): Promise<string> => {
  await menuOf(page).getByRole('link', { name: 'Org Chart' }).click()
  await expect(title(page, 'Org chart')).toBeVisible()
  await page.getByRole('banner').getByRole('combobox', { name: 'Search employees' }).fill('Eli')
  await page.getByRole('option', { name: 'Eli Comer' }).click()
  await expect(title(page, 'Eli Comer')).toBeVisible()
  const { pathname } = new URL(page.url())
  await openDetails(page)
  const basic = await edit(page, 'Basic')
  await basic.getByLabel('Phone').fill(typed)
  return pathname
}

const expectNothingLost = async (page: Page, path: string): Promise<void> => {
  await expect(question(page)).toBeHidden()
  await expect(section(page, 'Basic').getByLabel('Phone')).toHaveValue(typed)
  await expect(page).toHaveURL(`${path}?tab=details`)
}

test('§ 2.3 leaving with unsaved employee edits asks first, whichever way it is left', async ({ stranger }) => {
  const { asNia } = await company(stranger)
  const page = await asNia('/')
  const path = await startEditing(page)
  const reports = menuOf(page).getByRole('link', { name: 'Reports' })

  await test.step('by the menu', async () => {
    await reports.click()
    await expect(question(page)).toBeVisible()
    await answer(page, 'Keep editing')
    await expectNothingLost(page, path)
    await reports.click()
    await page.keyboard.press('Escape')
    await expectNothingLost(page, path)
    // The question comes with the focus on keeping: hurrying past it loses nothing.
    await reports.click()
    await expect(question(page).getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectNothingLost(page, path)
  })

  await test.step('by the search for a person', async () => {
    await page.getByRole('banner').getByRole('combobox', { name: 'Search employees' }).fill('mara')
    await page.getByRole('option', { name: 'Mara Comer' }).click()
    await answer(page, 'Keep editing')
    await expectNothingLost(page, path)
  })

  await test.step('by the palette', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: 'Search people, records, pages and actions' }).fill('reports')
    await page
      .getByRole('option', { name: /^Reports/ })
      .first()
      .click()
    await answer(page, 'Keep editing')
    await expectNothingLost(page, path)
  })

  await test.step('by closing the tab or loading it anew, in the browser’s own words', async () => {
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const own = await asked
    expect(own.type()).toBe('beforeunload')
    await own.dismiss()
    expect(page.isClosed()).toBe(false)
    await expectNothingLost(page, path)
  })

  await test.step('by the back button, as often as it is pressed; forward works again afterwards', async () => {
    for (const _ of [1, 2, 3]) {
      await page.evaluate(() => history.back())
      await expect(question(page)).toBeVisible()
      await answer(page, 'Keep editing')
      await expectNothingLost(page, path)
    }
    await page.evaluate(() => history.back())
    await answer(page, 'Discard changes')
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeVisible()
    await page.evaluate(() => history.forward())
    await expect(page).toHaveURL(`${path}?tab=details`)
    await expect(section(page, 'Basic')).not.toContainText(typed)
  })

  await test.step('by one’s own menu, which leads on once it is given up', async () => {
    const basic = await edit(page, 'Basic')
    await basic.getByLabel('Phone').fill(typed)
    const own = await openOwnMenu(page, 'Nia Comer')
    await own.getByRole('menuitem', { name: 'My Profile' }).click()
    await answer(page, 'Discard changes')
    await expect(title(page, 'Nia Comer')).toBeVisible()
    await reports.click()
    await expect(title(page, 'Reports')).toBeVisible()
  })

  await test.step('and not once it is saved', async () => {
    await startEditing(page)
    await section(page, 'Basic').getByRole('button', { name: 'Save' }).click()
    await expect(section(page, 'Basic').getByRole('button', { name: 'Edit' })).toBeVisible()
    const closed = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await closed
  })
})
