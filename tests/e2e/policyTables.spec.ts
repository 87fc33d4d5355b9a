import type { Page } from '@playwright/test'
import { expect, test } from './tenure.ts'

/** Tables in a policy, from writing them to reading them on a phone. */
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the policy' })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved at \d\d:\d\d( [A-Z]+)?$/ })

const begin = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'Write a policy' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  await page.getByRole('button', { name: 'Start writing' }).click()
  await expect(textOf(page)).toBeVisible()
  await textOf(page).click()
}

const paste = (page: Page, html: string) =>
  textOf(page).evaluate((text, pasted) => {
    const data = new DataTransfer()
    data.setData('text/html', pasted)
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, html)

test('tables are put in by the toolbar, by a slash and by pasting, previewed, published, and read on a phone', async ({
  as,
}) => {
  const page = await as('ava', { path: '/hrDocument/create/' })
  const title = `Limits ${crypto.randomUUID().slice(0, 8)}`
  await begin(page, title)
  const tools = page.getByRole('toolbar', { name: 'Text tools' })
  const tables = textOf(page).locator('table')

  await tools.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(tables).toHaveCount(1)
  await page.keyboard.type('Role')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Limit')
  const tableTools = page.getByRole('toolbar', { name: 'Table tools' })
  await tableTools.getByRole('button', { name: 'Column after' }).click()
  await expect(tables.first().locator('tr').first().locator('td')).toHaveCount(4)
  await tableTools.getByRole('button', { name: 'Delete column' }).click()
  await expect(tables.first().locator('tr').first().locator('td')).toHaveCount(3)
  await expect(tableTools.getByRole('button', { name: 'Header row' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Control+z')
  await expect(tables.first().locator('tr').first().locator('td')).toHaveCount(4)
  await page.keyboard.press('Control+z')
  await expect(tables.first().locator('tr').first().locator('td')).toHaveCount(3)

  // Out of the table by an arrow, and another by keyboard alone.
  await page.keyboard.press('Control+End')
  await expect(tableTools).toBeHidden()
  await page.keyboard.type('/')
  const offers = page.getByRole('listbox', { name: 'Insert' })
  await expect(offers.getByRole('option')).toHaveCount(9)
  await page.keyboard.type('ta')
  await expect(offers.getByRole('option', { name: 'Table', selected: true })).toBeVisible()
  await expect(textOf(page)).toHaveAttribute('aria-activedescendant', /./)
  await page.keyboard.press('Enter')
  await expect(offers).toBeHidden()
  await expect(tables).toHaveCount(2)
  await expect(textOf(page)).toBeFocused()

  // Escape leaves the slash as it was typed.
  await page.keyboard.press('Control+End')
  await page.keyboard.type('/')
  await expect(offers).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offers).toBeHidden()
  await page.keyboard.type('and more')
  await expect(textOf(page).getByText('/and more')).toBeVisible()
  await page.keyboard.press('Enter')

  const wide = Array.from({ length: 8 }, (_, column) => `<td>Column number ${column}</td>`).join('')
  await paste(
    page,
    `<table><thead><tr><th colspan="2">Whole name</th><th>Third</th></tr></thead><tr>${wide}</tr></table><p>After it.</p>`,
  )
  await expect(tables).toHaveCount(3)
  await expect(page.getByText(/Merged cells were split/)).toBeVisible()
  await expect(saved(page)).toBeVisible()

  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByRole('columnheader', { name: 'Whole name' })).toBeVisible()
  await expect(preview.getByRole('button', { name: 'I have read and agree' })).toHaveAttribute('aria-disabled', 'true')
  await preview.getByRole('button', { name: 'Close' }).first().click()
  await expect(preview).toBeHidden()

  // It applies to all employees, as nothing else is said.
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish version 1' }).click()
  await expect(page.getByText('Policy published')).toBeVisible()

  const phone = await as('eve', { path: new URL(page.url()).pathname.replace('/edit', '') })
  await phone.setViewportSize({ width: 390, height: 800 })
  const last = phone.getByRole('table').last()
  await expect(last.getByRole('columnheader', { name: 'Third' })).toBeAttached()
  await expect(phone.getByRole('columnheader', { name: 'Role' })).toBeVisible()
  const isWider = await last.evaluate((table) => {
    const around = table.parentElement as HTMLElement
    return [around.scrollWidth > around.clientWidth, document.documentElement.scrollWidth <= innerWidth]
  })
  expect(isWider).toEqual([true, true])
  await phone.getByRole('button', { name: 'I have read and agree' }).click()
  await expect(
    phone.getByRole('link', { name: /^Next: .+ \(\d+ of \d+\)$/ }).or(phone.getByText(/agreed to everything/)),
  ).toBeVisible()
})
