import type { Page } from '@playwright/test'
import { expect, menuOf, test, title } from './tenure.ts'

/** What is given is taken back: the demo stays as it is for the tests beside. */
const takeBack = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^\d+ goals? removed\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Dismiss' }).click()
}

test('goals for many: an admin gives a template to a department, copies what is selected into the next period, and takes both back', async ({
  as,
}) => {
  const page = await as('ava')
  await menuOf(page).getByRole('link', { name: 'Goals' }).click()
  await expect(title(page, 'Goals')).toBeVisible()
  const list = page.getByRole('grid', { name: 'goals' })
  const search = page.getByRole('searchbox', { name: 'Search goals' })

  await page.getByRole('button', { name: 'Assign goals…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assign goals' })
  await dialog.getByRole('checkbox', { name: 'Timesheets on time (1 goal)' }).check()
  const departments = dialog.getByLabel('Choose a whole department')
  await departments.selectOption(
    (await departments.getByRole('option', { name: /^Estimating/ }).getAttribute('value')) ?? '',
  )
  await expect(dialog.getByRole('region', { name: 'Goals to assign' })).toContainText(/^1 goal for \d+ people/)
  await dialog.getByRole('button', { name: /^Assign \d+ goals$/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^\d+ goals? assigned to \d+ (?:person|people)\.$/)).toBeVisible()
  await search.fill('Timesheets in by Monday')
  await expect(list.getByRole('row', { name: /Timesheets in by Monday noon/ }).first()).toBeVisible()
  await takeBack(page)
  await expect(page.getByText('No goals match')).toBeVisible()

  await search.fill('Save on hired')
  await list
    .getByRole('row', { name: /Save on hired plant/ })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Copy to the next period…' }).click()
  const copying = page.getByRole('dialog', { name: 'Copy to the next period' })
  await copying.getByLabel('Move due dates later by').selectOption('Half a year')
  await copying.getByRole('button', { name: 'Copy 1 goal' }).click()
  await expect(page.getByText('1 goal copied to the next period, for 1 person.')).toBeVisible()
  await takeBack(page)
})
