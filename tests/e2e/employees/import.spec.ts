import type { Page } from '@playwright/test'
import { offerFile } from '../importing.ts'
import { expect, test, title } from '../tenure.ts'
import { list, search } from './person.ts'

const header = 'First name,Last name,Email,Position,Department,Manager,Tags'

/** Names nobody else has, so that tests may run side by side and again. */
const family = () => `Import${Math.random().toString(36).slice(2, 8)}`

const check = (page: Page) => page.getByRole('button', { name: /^Check \d/ }).click()

const fileOf = (last: string, ...emails: ReadonlyArray<string>) =>
  [header, ...emails.map((email, at) => `Person${at},${last},${email},Labourer,,,crew`)].join('\n')

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

test('import of employees by CSV goes from a file to people and back: matched, put right, imported, changed, reverted', async ({
  as,
}) => {
  const last = family()
  const mail = last.toLowerCase()
  const page = await as('ava', { path: '/employees' })
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: 'Import from a CSV file' }).click()
  await expect(title(page, 'Import employees')).toBeVisible()

  await test.step('matched, put right, imported', async () => {
    await offerFile(page, fileOf(last, `one@${mail}.example`, 'not an address'), 'first.csv')
    await expect(page.getByLabel('First name')).toHaveValue('firstName')
    await page.getByLabel('Department').selectOption('Skip')
    await check(page)
    await expect(toast(page, 'There was errors using this csv.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Import 1 person' })).toHaveAttribute('aria-disabled', 'true')
    const cell = page.getByLabel('Email of line 3')
    await expect(cell).toHaveValue('not an address')
    await cell.fill(`other@${mail}.example`)
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(toast(page, 'Successfully validated')).toBeVisible()
    await page.getByRole('button', { name: 'Import 2 people' }).click()
    await expect(toast(page, 'Successfully imported')).toBeVisible()
  })

  await test.step('a second file leaves a wrong line out, changes somebody who is here and adds somebody new', async () => {
    await page.getByRole('button', { name: 'Import another file' }).click()
    const file = [
      'Email,First name,Last name,Position,Tags,Employee number',
      `one@${mail}.example,,,Foreman,(clear),N-${mail}`,
      `not an address,Wrong,${last},,,`,
      `two@${mail}.example,Second,${last},,,`,
    ].join('\n')
    await offerFile(page, file, 'second.csv')
    await check(page)
    await expect(page.getByText(`Wrong ${last}, line 3`)).toBeVisible()
    await page.getByRole('button', { name: 'Leave out this line' }).click()
    await expect(page.getByRole('region', { name: 'Left out: 1 line' })).toBeVisible()
    const preview = page.getByRole('table', { name: 'Preview' })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(preview.getByText('Position: Labourer → Foreman')).toBeVisible()
      await expect(preview.getByText('Tags: crew → (empty)')).toBeVisible()
      await expect(preview.getByText(`Second ${last}, line 4`)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    await page.getByRole('button', { name: 'Import 2 people' }).click()
    await expect(page.getByText('From second.csv: 1 person added, 1 person changed. 1 line left out.')).toBeVisible()
  })

  await test.step('taken back from the list of imports: whom it made is gone, whom it changed is here', async () => {
    await page.getByRole('button', { name: 'Import another file' }).click()
    await page.getByRole('link', { name: 'Open the import of second.csv' }).first().click()
    await expect(page).toHaveURL(/\?import=/)
    await expect(page.getByRole('region', { name: 'Left out: 1 line' })).toBeVisible()
    await page.getByRole('button', { name: 'Revert this import' }).click()
    await page.getByRole('button', { name: 'Revert import' }).click()
    await expect(toast(page, 'The import has been reverted')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('region', { name: 'Earlier imports' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to employees' }).click()
    await search(page).fill(last)
    await expect(list(page)).toHaveAttribute('aria-rowcount', '3')
    await expect(page.getByText(`Person0 ${last}`).first()).toBeVisible()
    await expect(page.getByText(`Second ${last}`)).toHaveCount(0)
  })
})
