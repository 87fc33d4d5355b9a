import { readFile } from 'node:fs/promises'
import { offerFile } from '../importing.ts'
import { expect, test } from '../tenure.ts'
import { list, rowOf, search } from './person.ts'

const name = () => `View ${Math.random().toString(36).slice(2, 8)}`

test.describe('the directory as a whole', () => {
  test('keeps a view by name, with the order and the columns, opens the list with it, deletes it', async ({ as }) => {
    const kept = name()
    // How the list opens is kept with the person, so this is somebody whom no other test asks for it.
    const page = await as('will', { path: '/employees?q=ashgrove' })
    const views = page.getByRole('button', { name: /^Views/ })
    const column = (header: string) => list(page).getByRole('columnheader', { name: header })
    const showColumn = async (header: string, isShown: boolean) => {
      await page.getByRole('button', { name: 'View options' }).click()
      await page.getByRole('checkbox', { name: header }).setChecked(isShown)
      await page.keyboard.press('Escape')
    }
    const answered = (method: string) => page.waitForResponse((answer) => answer.request().method() === method)
    await showColumn('Email', false)
    await column('Position').getByRole('button').click()
    await expect(page).toHaveURL(/sort=positionTitle/)
    await expect(views).not.toHaveAttribute('aria-disabled', 'true')
    await views.click()
    await page.getByRole('menuitem', { name: 'Save as view' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill(kept)
    await page.getByRole('button', { name: 'Save view' }).click()
    await expect(page.getByRole('button', { name: `Views, ${kept}` })).toBeVisible()
    await views.click()
    const chosen = answered('PUT')
    await page.getByRole('menuitem', { name: `Open the list with “${kept}”` }).click()
    await chosen
    // It is the view that hides the column, not the list.
    await showColumn('Email', true)
    await expect(column('Email')).toBeVisible()

    await page.goto('/employees')
    await expect(search(page)).toHaveValue('ashgrove')
    await expect(page).toHaveURL(/q=ashgrove.*sort=positionTitle/)
    await expect(column('Email')).toBeHidden()
    await expect(column('Position')).toHaveAttribute('aria-sort', 'ascending')
    await views.click()
    await page.getByRole('menuitem', { name: `Delete “${kept}”` }).click()
    const deleted = answered('DELETE')
    await page.getByRole('button', { name: `Delete “${kept}”` }).click()
    await deleted
    await page.goto('/employees')
    await expect(rowOf(page, 'Will Ashgrove').first()).toBeVisible()
    await expect(search(page)).toHaveValue('')
  })

  test('tags several people at once and takes it back as a whole; the list is written into a file that can be imported as it is', async ({
    as,
  }) => {
    const tag = name()
    const page = await as('ava', { path: '/employees?q=john+smith' })
    const found = page.getByText(/^\d+ of \d+ people$/)
    await expect(found).toBeVisible()
    const count = Number.parseInt((await found.textContent()) ?? '', 10)
    expect(count).toBeGreaterThan(1)
    // The rows follow what is said of them.
    await expect(list(page)).toHaveAttribute('aria-rowcount', `${count + 1}`)
    await list(page).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Tags' }).click()
    await page.getByRole('combobox', { name: 'Add' }).fill(tag)
    await page.getByRole('combobox', { name: 'Add' }).press('Enter')
    await page.getByRole('button', { name: /^Change tags of/ }).click()
    await expect(page.getByText(`${count} people changed.`)).toBeVisible()
    // They are found by it now.
    await page.getByRole('button', { name: /^Filters/ }).click()
    await page.getByRole('combobox', { name: 'Tags' }).fill(tag)
    await page.getByRole('combobox', { name: 'Tags' }).press('Enter')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/tag=/)
    await expect(list(page)).toHaveAttribute('aria-rowcount', `${count + 1}`)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(`${count} people as before.`)).toBeVisible()
    await expect(page.getByText('No people match')).toBeVisible()

    await page.getByRole('button', { name: 'Clear search and filters' }).click()
    await search(page).fill('john smith')
    await expect(list(page)).toHaveAttribute('aria-rowcount', `${count + 1}`)
    await page.getByRole('button', { name: 'Import and export' }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: `Export this list (${count}) as CSV` }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe('employees.csv')
    await page.getByRole('button', { name: 'Import and export' }).click()
    await page.getByRole('menuitem', { name: 'Import from a CSV file' }).click()
    await offerFile(page, await readFile(await download.path()), 'employees.csv')
    await page.getByRole('button', { name: `Check ${count} lines` }).click()
    await expect(page.getByText(`${count} people unchanged.`, { exact: false })).toBeVisible()
  })
})
