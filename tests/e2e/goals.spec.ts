import type { Page } from '@playwright/test'
import { clients } from './people.ts'
import { chooseClient, expect, signIn, test, title } from './tenure.ts'

const openGoals = async (page: Page): Promise<void> => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Goals' }).click()
  await expect(title(page, 'Goals')).toBeVisible()
}

const given = (page: Page) => page.getByText(/^\d+ goals? assigned to \d+ (?:person|people)\.$/)

/** What is given is taken back: the demo stays as it is for the tests beside. */
const takeBack = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^\d+ goals? removed\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Dismiss' }).click()
}

test.describe('goals for many', () => {
  test('an admin gives a template to a department, and takes it back in one go', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'ava')
    await chooseClient(page, clients.banksia)
    await openGoals(page)
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
    await expect(given(page)).toBeVisible()
    const list = page.getByRole('grid', { name: 'goals' })
    await page.getByRole('searchbox', { name: 'Search goals' }).fill('Timesheets in by Monday')
    await expect(list.getByRole('row', { name: /Timesheets in by Monday noon/ }).first()).toBeVisible()
    await takeBack(page)
    await expect(page.getByText('No goals match')).toBeVisible()
  })

  test('an admin gives to everybody whose goals the list is narrowed to', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'ava')
    await chooseClient(page, clients.banksia)
    await page.goto('/goals?f.state=Active')
    await page.getByRole('button', { name: 'Assign goals…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assign goals' })
    // Another template than beside it: the tests run at once, and that one looks for what is left of its own.
    await dialog.getByRole('checkbox', { name: 'Estimators (2 goals)' }).check()
    const everybody = dialog.getByRole('button', { name: /^Choose everyone in the list \(\d+\)$/ })
    const count = Number(/\d+/.exec((await everybody.textContent()) ?? '')?.[0])
    expect(count).toBeGreaterThan(1)
    await everybody.click()
    await dialog.getByRole('button', { name: `Assign ${2 * count} goals` }).click()
    await expect(page.getByText(`${2 * count} goals assigned to ${count} people.`)).toBeVisible()
    await takeBack(page)
  })

  test('a manager gives to all reports, and copies what is selected into the next period', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'max')
    await openGoals(page)
    await page.getByRole('button', { name: 'Assign goals…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assign goals' })
    await dialog.getByRole('checkbox', { name: /^First 90 days/ }).check()
    await dialog.getByRole('button', { name: /^Choose my \d+ reports$/ }).click()
    await dialog.getByRole('button', { name: /^Assign \d+ goals$/ }).click()
    await expect(given(page)).toBeVisible()
    await takeBack(page)

    const list = page.getByRole('grid', { name: 'goals' })
    // One that stays: what the tests beside have given may be taken back before it is copied.
    await page.getByRole('searchbox', { name: 'Search goals' }).fill('Save on hired')
    await list
      .getByRole('row', { name: /Save on hired plant/ })
      .getByRole('checkbox')
      .check()
    await page.getByRole('button', { name: 'Copy to the next period…' }).click()
    const copying = page.getByRole('dialog', { name: 'Copy to the next period' })
    await copying.getByLabel('Move due dates later by').selectOption('half a year')
    await copying.getByRole('button', { name: 'Copy 1 goal' }).click()
    await expect(page.getByText('1 goal copied to the next period, for 1 person.')).toBeVisible()
    await takeBack(page)
  })

  test('somebody without reports gives nobody goals', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'eve')
    await openGoals(page)
    await expect(page.getByRole('grid', { name: 'goals' }).getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Assign goals…' })).toHaveCount(0)
    await page.getByRole('button', { name: 'More' }).click()
    await expect(page.getByRole('menuitem', { name: 'Templates' })).toHaveCount(0)
    await page.goto('/goalTemplates')
    await expect(title(page, 'Page not found')).toBeVisible()
  })
})
