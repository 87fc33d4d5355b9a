import { expectNoBarriers } from './barriers.ts'
import { day } from './company.ts'
import { colleagueIn, newcomer, withFullPlan } from './newcomer.ts'
import { arrive, expect, menuOf, test, title } from './tenure.ts'

test('1.3 a vacancy is planned, seen in the chart, filled by a person who is created for it, and gone', async ({
  page,
}) => {
  const nia = await newcomer(['Ridge Crew'], { isAdmin: true })
  const [client] = nia.clients
  if (client === undefined) throw new Error('This newcomer has no client')
  await withFullPlan(client)
  await colleagueIn(client, 'Eli', { reportsTo: await colleagueIn(client, 'Mara') })
  await arrive(page, nia.email, '/orgChart')
  await page.getByRole('link', { name: 'Vacancies' }).click()
  await expect(title(page, 'Vacancies')).toBeVisible()
  await page.getByRole('button', { name: 'New vacancy' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Position' }).fill('Carpenter')
  await dialog.getByRole('combobox', { name: 'Reports to' }).fill('Mara')
  await page.getByRole('listbox').getByRole('option', { name: 'Mara Comer' }).first().click()
  await dialog.getByLabel('Planned start').fill(day(40))
  await dialog.getByRole('textbox', { name: 'Note' }).fill('For the second site')
  await dialog.getByRole('button', { name: 'Save vacancy' }).click()
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('grid', { name: 'vacancies' }).getByRole('row').filter({ hasText: 'Carpenter' })
  await expect(row).toContainText('Mara Comer')
  await expectNoBarriers(page)

  // In the chart it stands below Mara, beside Eli, and is no person.
  await page.getByRole('link', { name: 'Back to the org chart' }).click()
  const card = page.getByRole('treeitem', { name: /Vacant: Carpenter/ })
  await expect(card).toBeVisible()
  await expect(page.getByText(/levels?, 1 vacancy\./)).toBeVisible()
  await card.click()
  const selected = page.getByRole('region', { name: 'Selected vacancy' })
  await expect(selected).toContainText('Reports to Mara Comer')
  await expectNoBarriers(page)

  await selected.getByRole('link', { name: 'Add a person' }).click()
  await expect(page.getByText('Creating this person fills the vacancy “Carpenter”.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Position' })).toHaveValue('Carpenter')
  await expect(page.getByRole('combobox', { name: 'Manager' })).toHaveValue('Mara Comer')
  await page.getByRole('textbox', { name: 'First name' }).fill('Rosa')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Quill')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(`rosa-${crypto.randomUUID()}@tenure.example`)
  await page.getByRole('button', { name: 'Create employee' }).click()
  await expect(title(page, 'Rosa Quill')).toBeVisible()

  await menuOf(page).getByRole('link', { name: 'Org Chart' }).click()
  await expect(page.getByRole('treeitem', { name: /^Rosa Quill/ })).toBeVisible()
  await expect(page.getByRole('treeitem', { name: /^Vacant/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Vacancies' }).click()
  await expect(row).toContainText('Filled')
  await expect(row).toContainText('Rosa Quill')
})
