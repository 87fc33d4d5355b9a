import type { Page } from '@playwright/test'
import { create, edit, openDetails, section, somebody } from './employees/person.ts'
import { answer, question } from './leaving.ts'
import { expect, menuOf, openOwnMenu, test, title } from './tenure.ts'

const typed = '0491 570 006'

/** Somebody’s profile with a change in it that is not saved; the page before it was the org chart. */
const startEditing = async (page: Page): Promise<string> => {
  const path = await create(page, somebody('Sky'))
  await menuOf(page).getByRole('link', { name: 'Org Chart' }).click()
  await expect(title(page, 'Org chart')).toBeVisible()
  await page.goto(path)
  await openDetails(page)
  const basic = await edit(page, 'Basic')
  await basic.getByLabel('Phone').fill(typed)
  return path
}

const expectNothingLost = async (page: Page, path: string): Promise<void> => {
  await expect(question(page)).toBeHidden()
  await expect(section(page, 'Basic').getByLabel('Phone')).toHaveValue(typed)
  await expect(page).toHaveURL(`${path}?tab=details`)
}

test.describe('§ 2.3 leaving with unsaved employee edits asks first', () => {
  test('by the menu', async ({ as }) => {
    const page = await as('ava')
    const path = await startEditing(page)
    await menuOf(page).getByRole('link', { name: 'Reports' }).click()
    await expect(question(page)).toBeVisible()
    await answer(page, 'Keep editing')
    await expectNothingLost(page, path)
    await menuOf(page).getByRole('link', { name: 'Reports' }).click()
    await page.keyboard.press('Escape')
    await expectNothingLost(page, path)
    // The question comes with the focus on keeping: hurrying past it loses nothing.
    await menuOf(page).getByRole('link', { name: 'Reports' }).click()
    await expect(question(page).getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectNothingLost(page, path)
    await menuOf(page).getByRole('link', { name: 'Reports' }).click()
    await answer(page, 'Discard changes')
    await expect(title(page, 'Reports')).toBeVisible()
    await menuOf(page).getByRole('link', { name: 'Org Chart' }).click()
    await expect(title(page, 'Org chart')).toBeVisible()
  })

  test('by the back button, as often as it is pressed; forward works again afterwards', async ({ as }) => {
    const page = await as('ava')
    const path = await startEditing(page)
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

  test('by the search for a person, and by one’s own menu', async ({ as }) => {
    const page = await as('ava')
    const path = await startEditing(page)
    await page.getByRole('banner').getByRole('combobox', { name: 'Search employees' }).fill('oduya')
    await page.getByRole('option', { name: 'Max Oduya' }).click()
    await answer(page, 'Keep editing')
    await expectNothingLost(page, path)
    const own = await openOwnMenu(page, 'Ava Lindqvist')
    await own.getByRole('menuitem', { name: 'My Profile' }).click()
    await answer(page, 'Discard changes')
    await expect(title(page, 'Ava Lindqvist')).toBeVisible()
  })

  test('by the palette', async ({ as }) => {
    const page = await as('ava')
    const path = await startEditing(page)
    const choose = async () => {
      await page.keyboard.press('ControlOrMeta+k')
      const palette = page.getByRole('combobox', { name: 'Search people, records, pages and actions' })
      await palette.fill('reports')
      await page
        .getByRole('option', { name: /^Reports/ })
        .first()
        .click()
    }
    await choose()
    await answer(page, 'Keep editing')
    await expectNothingLost(page, path)
    await choose()
    await answer(page, 'Discard changes')
    await expect(title(page, 'Reports')).toBeVisible()
  })

  test('by closing the tab or loading it anew, in the browser’s own words; and not once it is saved', async ({
    as,
  }) => {
    const page = await as('ava')
    const path = await startEditing(page)
    const asked: string[] = []
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type())
      await dialog.dismiss()
    })
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => asked).toEqual(['beforeunload'])
    expect(page.isClosed()).toBe(false)
    await expectNothingLost(page, path)

    await section(page, 'Basic').getByRole('button', { name: 'Save' }).click()
    await expect(section(page, 'Basic').getByRole('button', { name: 'Edit' })).toBeVisible()
    const closed = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await closed
    expect(asked).toHaveLength(1)
  })
})
