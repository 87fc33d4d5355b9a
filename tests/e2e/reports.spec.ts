import { readFile } from 'node:fs/promises'
import { expectNoBarriers } from './barriers.ts'
import { expect, menuOf, test, title } from './tenure.ts'

test('2.6-14 an administrator finds the reports in their groups, each number leads to its rows, and a file has just these', async ({
  as,
}) => {
  const page = await as('ava')
  const list = () => menuOf(page).getByRole('link', { name: 'Reports' }).click()
  await list()
  await expect(title(page, 'Reports')).toBeVisible()
  for (const group of ['Compliance Reports', 'Employee Reports', 'System Reports'])
    await expect(page.getByRole('heading', { name: group })).toBeVisible()
  await expectNoBarriers(page)

  await test.step('a number, its rows, and back', async () => {
    await page.getByRole('link', { name: 'Outstanding policies' }).click()
    await expect(title(page, 'Outstanding policies')).toBeVisible()
    const late = page.getByRole('button', { name: /^Overdue: \d+$/ })
    const count = Number((await late.getAttribute('aria-label'))?.match(/\d+/)?.[0])
    await late.click()
    await expect(page.getByText(`${count} outstanding agreement`)).toBeVisible()
    await expect(page).toHaveURL(/only=late/)
    await expectNoBarriers(page, 'of a report', 'main')
    await page.getByRole('grid').getByRole('row').nth(1).getByRole('link').click()
    await expect(title(page, 'Compliance')).toBeVisible()
    await page.goBack()
    await expect(late).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('areas 1.11-4 the period and the department stand in the address; a file has just these rows', async () => {
    await list()
    await page.getByRole('link', { name: 'Headcount' }).click()
    const counted = page.getByText(/^\d+ figures?$/)
    await page.getByLabel('Department').selectOption('Site Operations')
    await page.getByLabel('From').fill('1 May 2026')
    await page.getByLabel('From').press('Enter')
    await page.getByLabel('Until').fill('30 June 2026')
    await page.getByLabel('Until').press('Enter')
    await expect(counted).toHaveText('2 figures')
    await expect(page).toHaveURL(/from=2026-05-01&until=2026-06-30/)
    await expect(page).toHaveURL(/department=Site\+Operations/)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Headcount.csv')
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(/^2026-06,Site Operations,\d+,\d+,\d+$/)
  })

  await test.step('by keyboard alone: from the menu to a row of a report', async () => {
    await list()
    await page.getByRole('link', { name: 'Goal progress' }).focus()
    await page.keyboard.press('Enter')
    await expect(title(page, 'Goal progress')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search goals' }).focus()
    await page.keyboard.type('apprentices')
    // Rows that are still to be replaced would take the key with them.
    await expect(page).toHaveURL(/search=apprentices/)
    await expect(page.getByText('1 goal', { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/goal\//)
  })
})

test('areas 1.11-4 a report is saved with what it asks, found above all others, and mailed', async ({ as }) => {
  const page = await as('ava', { path: '/report/certificationGaps?department=Site+Operations' })
  await expect(page.getByText(/^\d+ gaps?$/)).toBeVisible()
  await page.getByRole('button', { name: 'Saved reports', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save this report' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Gaps on site')
  await page.getByRole('button', { name: 'Save report' }).click()
  await expect(page.getByRole('button', { name: 'Saved reports, Gaps on site' })).toBeVisible()
  await expect(page).toHaveURL(/saved=/)

  await menuOf(page).getByRole('link', { name: 'Reports' }).click()
  const saved = page.getByRole('region', { name: 'Your saved reports' })
  await expect(saved.getByText('Certification gaps · Department: Site Operations')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Gaps on site' }).click()
  await page.getByRole('menuitem', { name: 'Email me Gaps on site' }).click()
  await expectNoBarriers(page, 'of the schedule', '[role=dialog]')
  await page.getByLabel('How often').selectOption('Every month')
  await page.getByLabel('On the').selectOption('Last day')
  await page.getByRole('button', { name: 'Save schedule' }).click()
  await expect(saved.getByText(/^Emailed to you on the last day of every month/)).toBeVisible()
  await expectNoBarriers(page, 'of saved reports', 'main')
  await page.reload()
  await expect(saved.getByText(/^Emailed to you on the last day of every month/)).toBeVisible()

  await saved.getByRole('link', { name: 'Gaps on site' }).click()
  await expect(page.getByLabel('Department')).toHaveValue('Site Operations')
  await page.getByRole('button', { name: 'Saved reports, Gaps on site' }).click()
  await page.getByRole('menuitem', { name: 'Delete “Gaps on site”' }).click()
  await page.getByRole('button', { name: 'Delete “Gaps on site”' }).click()
  await expect(page.getByRole('button', { name: 'Saved reports', exact: true })).toBeVisible()
})
