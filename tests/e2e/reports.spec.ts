import { readFile } from 'node:fs/promises'
import { expectNoBarriers } from './barriers.ts'
import { expect, menuOf, test, title } from './tenure.ts'

test('2.6-14 an administrator finds the reports in their groups, and each number leads to its rows', async ({ as }) => {
  const page = await as('ava')
  await menuOf(page).getByRole('link', { name: 'Reports' }).click()
  await expect(title(page, 'Reports')).toBeVisible()
  for (const group of ['Compliance Reports', 'Employee Reports', 'System Reports'])
    await expect(page.getByRole('heading', { name: group })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'Outstanding policies' }).click()
  await expect(title(page, 'Outstanding policies')).toBeVisible()

  const late = page.getByRole('button', { name: /^Overdue: \d+$/ })
  const count = Number((await late.getAttribute('aria-label'))?.match(/\d+/)?.[0])
  await late.click()
  await expect(page.getByText(`${count} agreement`)).toBeVisible()
  await expect(page).toHaveURL(/only=late/)
  await expectNoBarriers(page)
  const rows = page.getByRole('grid').getByRole('row')
  await rows.nth(1).getByRole('link').click()
  await expect(title(page, 'Compliance')).toBeVisible()
  await page.goBack()
  await expect(late).toHaveAttribute('aria-pressed', 'true')
})

test('areas 1.11-4 the day, the department and what is searched stand in the address; a file has just these rows', async ({
  as,
}) => {
  const page = await as('ava', { path: '/report/headcount?department=Site+Operations' })
  const counted = page.getByText(/^\d+ rows?$/)
  await expect(page.getByLabel('Department')).toHaveValue('Site Operations')
  await expect(counted).toHaveText('12 rows')
  await page.getByLabel('From').fill('1 May 2026')
  await page.getByLabel('From').press('Enter')
  await page.getByLabel('Until').fill('30 June 2026')
  await page.getByLabel('Until').press('Enter')
  await expect(counted).toHaveText('2 rows')
  await expect(page).toHaveURL(/from=2026-05-01&until=2026-06-30/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Headcount.csv')
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/^2026-06,Site Operations,\d+,\d+,\d+$/)
})

test('areas 1.11-3 each number of the headcount leads to its own rows, and a policy’s to its people', async ({
  as,
}) => {
  const page = await as('ava', { path: '/report/headcount?department=Site+Operations' })
  const joined = page.getByRole('link', { name: /^Joined: \d+$/ }).first()
  const count = Number((await joined.getAttribute('aria-label'))?.match(/\d+/)?.[0])
  await joined.click()
  await expect(title(page, 'Joiners and leavers')).toBeVisible()
  await expect(page.getByText(new RegExp(`^${count} changes?$`))).toBeVisible()
  await expect(page.getByRole('button', { name: /^Joined: \d+$/ })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await page
    .getByRole('link', { name: /^People: \d+$/ })
    .first()
    .click()
  await expect(title(page, 'Employee directory')).toBeVisible()

  // Other tests bring people in and take them away between the two pages.
  await expect(async () => {
    await page.goto('/report/policyAgreements')
    const outstanding = page.getByRole('link', { name: /^Outstanding: \d+$/ }).first()
    const owing = Number((await outstanding.getAttribute('aria-label'))?.match(/\d+/)?.[0])
    await outstanding.click()
    await expect(page.getByRole('tab', { name: 'People' })).toHaveAttribute('aria-selected', 'true')
    const counted = page.getByText(new RegExp(`^${owing} of \\d+ people$|^${owing} (?:person|people)$`))
    await expect(counted).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expectNoBarriers(page)
})

test('areas 1.11-4 the register of certifications as at a day', async ({ as }) => {
  const page = await as('ava', { path: '/report/certificationRegister' })
  await page.getByLabel('As at').fill('1 Jan 2001')
  await page.getByLabel('As at').press('Enter')
  await expect(page).toHaveURL(/asAt=2001-01-01/)
  await expect(page.getByText('No certifications')).toBeVisible()
})

test('6-16 an employee has no compliance reports, by link neither; what they have holds their own rows', async ({
  as,
}) => {
  const page = await as('eve', { path: '/reports' })
  await expect(page.getByRole('heading', { name: 'Employee Reports' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Compliance Reports' })).toBeHidden()
  await page.goto('/report/outstandingPolicies')
  await expect(title(page, 'Page not found')).toBeVisible()
  await page.goto('/report/constructor')
  await expect(title(page, 'Page not found')).toBeVisible()
  await page.goto('/report/employeeDirectory')
  await expect(page.getByText('1 person', { exact: true })).toBeVisible()
})

test('areas 1.11-4 a report is saved with what it asks, found above all others, mailed and taken back', async ({
  as,
}) => {
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
  await expectNoBarriers(page)
  await page.getByLabel('How often').selectOption('Every month')
  await page.getByLabel('On the').selectOption('Last day')
  await page.getByRole('button', { name: 'Save schedule' }).click()
  await expect(saved.getByText(/^Emailed to you on the last day of every month/)).toBeVisible()
  await expectNoBarriers(page)
  await page.reload()
  await expect(saved.getByText(/^Emailed to you on the last day of every month/)).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Gaps on site' }).click()
  await page.getByRole('menuitem', { name: 'Stop emails of Gaps on site' }).click()
  await expect(saved.getByText(/^Emailed to you on the last day of every month/)).toBeHidden()

  await saved.getByRole('link', { name: 'Gaps on site' }).click()
  await expect(page.getByLabel('Department')).toHaveValue('Site Operations')
  await page.getByRole('button', { name: 'Saved reports, Gaps on site' }).click()
  await page.getByRole('menuitem', { name: 'Delete “Gaps on site”' }).click()
  await page.getByRole('button', { name: 'Delete “Gaps on site”' }).click()
  await expect(page.getByRole('button', { name: 'Saved reports', exact: true })).toBeVisible()
})

test('an administrator reads the audit as a report, of one person, and each change leads to its record', async ({
  as,
}) => {
  const page = await as('ava', { path: '/reports' })
  await page.getByRole('link', { name: 'Audit', exact: true }).last().click()
  await expect(title(page, 'Audit')).toBeVisible()
  await page.getByLabel('From').fill('1 Jan 2026')
  await page.getByLabel('From').press('Enter')
  await expect(page.getByText(/^[\d,]+ changes?$/)).toBeVisible()
  await expectNoBarriers(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toContain('Change,When,Changed by,About,Kind of record')
  expect(lines[1]).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d,/)
})

test('a report that cannot be made says so, keeps its address and is tried again', async ({ as, watched }) => {
  watched.allow(/net::ERR_|Failed to load/)
  const page = await as('ava', { path: '/reports' })
  // Its code comes with the list.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /ReportPage/.test(name)))
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Headcount' }).click()
  await expect(page.getByText('The report could not be created')).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^\d+ rows$/)).toBeVisible()
})

test('by keyboard alone: from the menu to a row of a report', async ({ as }) => {
  const page = await as('ava', { path: '/reports' })
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
