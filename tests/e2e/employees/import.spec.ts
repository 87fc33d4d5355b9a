import type { Page } from '@playwright/test'
import { offerFile } from '../importing.ts'
import { expect, test, title } from '../tenure.ts'
import { list, search } from './person.ts'

const header = 'First name,Last name,Email,Position,Department,Manager,Tags'

/** Names nobody else has, so that tests may run side by side and again. */
const family = () => `Import${Math.random().toString(36).slice(2, 8)}`

const offer = (page: Page, content: string | Buffer, name = 'people.csv') => offerFile(page, content, name)

const check = (page: Page) => page.getByRole('button', { name: /^Check \d/ }).click()

const fileOf = (last: string, ...emails: ReadonlyArray<string>) =>
  [header, ...emails.map((email, at) => `Person${at},${last},${email},Labourer,,,crew`)].join('\n')

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

test.describe('import of employees by CSV', () => {
  // A person has one import under way: the page of a second would show it.
  test.describe.configure({ mode: 'default' })

  test('goes from a file to people and back: matched, put right, imported, reverted', async ({ as }) => {
    const last = family()
    const mail = last.toLowerCase()
    const page = await as('ava', { path: '/employees' })
    await page.getByRole('button', { name: 'Import and export' }).click()
    await page.getByRole('menuitem', { name: 'Import from a CSV file' }).click()
    await expect(title(page, 'Import employees')).toBeVisible()

    await offer(page, fileOf(last, `one@${mail}.example`, 'not an address'))
    await expect(page.getByLabel('First name')).toHaveValue('firstName')
    await page.getByLabel('Position').selectOption('Skip')
    await check(page)
    await expect(toast(page, 'There was errors using this csv.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Import 1 person' })).toHaveAttribute('aria-disabled', 'true')

    const cell = page.getByLabel('Email of line 3')
    await expect(cell).toHaveValue('not an address')
    await cell.fill(`two@${mail}.example`)
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(toast(page, 'Successfully validated')).toBeVisible()
    await page.getByRole('button', { name: 'Import 2 people' }).click()
    await expect(toast(page, 'Successfully imported')).toBeVisible()

    await page.getByRole('link', { name: 'See the employees' }).click()
    await search(page).fill(last)
    await expect(list(page)).toHaveAttribute('aria-rowcount', '3')

    await page.goto('/employees/import')
    await page
      .getByRole('link', { name: /^Open the import of people.csv/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Revert this import' }).click()
    await page.getByRole('button', { name: 'Revert import' }).click()
    await expect(toast(page, 'The import has been reverted')).toBeVisible()
    await page.goto(`/employees?q=${last}`)
    await expect(page.getByText('No people match')).toBeVisible()
  })

  for (const width of [1280, 390]) {
    test(`leaves a wrong line out, changes somebody who is here and adds somebody new, at ${width} px`, async ({
      as,
    }) => {
      const last = family()
      const mail = last.toLowerCase()
      const page = await as('ava', { path: '/employees/import' })
      await page.setViewportSize({ width, height: 844 })
      await offer(page, fileOf(last, `one@${mail}.example`), 'first.csv')
      await check(page)
      await page.getByRole('button', { name: 'Import 1 person' }).click()
      await expect(toast(page, 'Successfully imported')).toBeVisible()
      await page.getByRole('button', { name: 'Import another file' }).click()

      const file = [
        'Email,First name,Last name,Position,Tags,Employee number',
        `one@${mail}.example,,,Foreman,(clear),N-${mail}`,
        `not an address,Wrong,${last},,,`,
        `two@${mail}.example,Second,${last},,,`,
      ].join('\n')
      await offer(page, file, 'second.csv')
      await check(page)
      await expect(page.getByText(`Wrong ${last}, line 3`)).toBeVisible()
      await page.getByRole('button', { name: 'Leave out this line' }).click()
      await expect(page.getByRole('region', { name: 'Left out: 1 line' })).toBeVisible()
      const preview = page.getByRole('table', { name: 'Preview' })
      await expect(preview.getByText('Position: Labourer → Foreman')).toBeVisible()
      await expect(preview.getByText('Tags: crew → (empty)')).toBeVisible()
      await expect(preview.getByText(`Second ${last}, line 4`)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await page.getByRole('button', { name: 'Import 2 people' }).click()
      await expect(page.getByText('From second.csv: 1 person added, 1 person changed. 1 line left out.')).toBeVisible()

      await page.goto('/employees/import')
      await page.getByRole('link', { name: 'Open the import of second.csv' }).first().click()
      await expect(page).toHaveURL(/\?import=/)
      await page.reload()
      await expect(page.getByRole('region', { name: 'Left out: 1 line' })).toBeVisible()
      await page.getByRole('button', { name: 'Revert this import' }).click()
      await page.getByRole('button', { name: 'Revert import' }).click()
      await expect(toast(page, 'The import has been reverted')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('region', { name: 'Earlier imports' })).toBeVisible()
      await page.goto(`/employees?q=${last}`)
      await expect(page.getByText(`Person0 ${last}`).first()).toBeVisible()
      await expect(page.getByText(`Second ${last}`)).toHaveCount(0)
    })
  }

  test('keeps what was done when the page is left, and refuses what is no CSV file', async ({ as, watched }) => {
    watched.allow(/status of 415 .*\/employees\/import\/csv/)
    const last = family()
    const page = await as('ava', { path: '/employees/import' })
    await offer(page, Buffer.from('PK\u0003\u0004\u0000\u0000'), 'people.csv')
    await expect(page.getByRole('alert')).toContainText('This is not a CSV file')
    await offer(page, 'a picture', 'people.png')
    await expect(page.getByRole('alert')).toContainText('not an accepted file type')

    await offer(page, fileOf(last, `one@${last}.example`))
    await page.getByLabel('Tags').selectOption('Skip')
    await page.getByRole('link', { name: 'Back to employees' }).click()
    await expect(title(page, 'Employees')).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Tags')).toHaveValue('')
  })

  test('reads Windows text with semicolons, and a name from right to left', async ({ as }) => {
    const last = family()
    const page = await as('ava', { path: '/employees/import' })
    await offer(page, Buffer.from(`Vorname;Nachname;E-Mail\nJosé;${last} Müller;jose@${last}.example\n`, 'latin1'))
    await expect(page.getByText('José', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Encoding')).toHaveValue('windows-1252')
    await check(page)
    await page.getByRole('button', { name: 'Choose another file' }).click()
    await offer(page, `First name,Last name,Email\nمحمد <script>alert(1)</script>,${last},m@${last}.example\n`)
    await check(page)
    await page.getByRole('button', { name: 'Import 1 person' }).click()
    await expect(toast(page, 'Successfully imported')).toBeVisible()
    await page.goto(`/employees?q=${last}`)
    await expect(list(page).getByRole('row').nth(1)).toContainText('<script>')
  })
})
