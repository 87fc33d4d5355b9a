import { readFile } from 'node:fs/promises'
import { expect, test } from '../tenure.ts'
import { list, rowOf, search } from './person.ts'

const name = () => `View ${Math.random().toString(36).slice(2, 8)}`

test.describe('the directory as a whole', () => {
  test('keeps a view by name, opens it, renames it, opens the list with it, deletes it', async ({ as }) => {
    const [first, second] = [name(), name()]
    // How the list opens is kept with the person, so this is somebody whom no other test asks for it.
    const page = await as('will', { path: '/employees?q=leadership+room' })
    const views = page.getByRole('button', { name: /^Views/ })
    await expect(views).not.toHaveAttribute('aria-disabled', 'true')
    await views.click()
    await page.getByRole('menuitem', { name: 'Save as view' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill(first)
    await page.getByRole('button', { name: 'Save view' }).click()
    await expect(page.getByRole('button', { name: `Views, ${first}` })).toBeVisible()

    await views.click()
    await page.getByRole('menuitem', { name: `Rename “${first}”` }).click()
    await page.getByRole('dialog').getByLabel('Name').fill(second)
    await page.getByRole('button', { name: 'Rename view' }).click()
    await views.click()
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.getByRole('menuitem', { name: `Open the list with “${second}”` }).click()
    await kept

    await page.goto('/employees')
    await expect(search(page)).toHaveValue('leadership room')
    await expect(page).toHaveURL(/q=leadership\+room/)
    await expect(views).not.toHaveAttribute('aria-disabled', 'true')
    await views.click()
    await page.getByRole('menuitem', { name: `Delete “${second}”` }).click()
    const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await page.getByRole('button', { name: `Delete “${second}”` }).click()
    await deleted
    await page.goto('/employees')
    await expect(rowOf(page, 'Will Ashgrove').first()).toBeVisible()
    await expect(search(page)).toHaveValue('')
  })

  test('a view keeps the order and the columns too', async ({ as }) => {
    const kept = name()
    const page = await as('ava', { path: '/employees?q=john+smith' })
    const views = page.getByRole('button', { name: /^Views/ })
    const column = (header: string) => list(page).getByRole('columnheader', { name: header })
    const showColumn = async (header: string, isShown: boolean) => {
      await page.getByRole('button', { name: 'View options' }).click()
      await page.getByRole('checkbox', { name: header }).setChecked(isShown)
      await page.keyboard.press('Escape')
    }
    await showColumn('Email', false)
    await expect(column('Email')).toBeHidden()
    await column('Position').getByRole('button').click()
    await expect(page).toHaveURL(/sort=positionTitle/)
    await views.click()
    await page.getByRole('menuitem', { name: 'Save as view' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill(kept)
    await page.getByRole('button', { name: 'Save view' }).click()
    await expect(page.getByRole('button', { name: `Views, ${kept}` })).toBeVisible()

    await page.goto('/employees')
    await showColumn('Email', true)
    await expect(column('Email')).toBeVisible()
    await views.click()
    await page.getByRole('menuitemradio', { name: kept }).click()
    await expect(column('Email')).toBeHidden()
    await expect(column('Position')).toHaveAttribute('aria-sort', 'ascending')
    await expect(search(page)).toHaveValue('john smith')
    // Another set of columns is no longer that view, which can be brought to it.
    await showColumn('Email', true)
    await views.click()
    await page.getByRole('menuitem', { name: `Update “${kept}” to the current view` }).click()
    await page.reload()
    await expect(column('Email')).toBeVisible()
    await expect(page.getByRole('button', { name: `Views, ${kept}` })).toBeVisible()
    await views.click()
    await page.getByRole('menuitem', { name: `Delete “${kept}”` }).click()
    await page.getByRole('button', { name: `Delete “${kept}”` }).click()
  })

  test('tags several people at once, says what became of them, and takes it back as a whole', async ({ as }) => {
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
    await page.goto(`/employees?tag=${tag.replace(' ', '+')}`)
    await expect(list(page)).toHaveAttribute('aria-rowcount', `${count + 1}`)

    await list(page).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Tags' }).click()
    await page.getByRole('combobox', { name: 'Remove' }).fill(tag)
    await page.getByRole('combobox', { name: 'Remove' }).press('Enter')
    await page.getByRole('button', { name: /^Change tags of/ }).click()
    await expect(page.getByText('No people match')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(`${count} people as before.`)).toBeVisible()
    await expect(list(page)).toHaveAttribute('aria-rowcount', `${count + 1}`)
  })

  test('writes the list that is shown into a file that can be imported as it is', async ({ as }) => {
    const page = await as('ava', { path: '/employees?q=oduya' })
    await page.getByRole('button', { name: 'Import and export' }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: /^Export this list \(1\) as CSV/ }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe('employees.csv')
    await page.goto('/employees/import')
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'employees.csv', mimeType: 'text/csv', buffer: await readFile(await download.path()) })
    await page.getByRole('button', { name: /^Check 1 line/ }).click()
    await expect(page.getByText('1 person unchanged.', { exact: false })).toBeVisible()
  })
})
