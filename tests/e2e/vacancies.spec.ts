import { expectNoBarriers } from './barriers.ts'
import { company, day } from './company.ts'
import { withFullPlan } from './newcomer.ts'
import { expect, test, title } from './tenure.ts'

test('1.3 a vacancy is planned, seen in the chart, filled by a person who is created for it, and gone', async ({
  stranger,
}) => {
  const { asNia, asMara } = await company(stranger, withFullPlan)

  const nia = await asNia('/orgChart')
  await nia.getByRole('link', { name: 'Vacancies' }).click()
  await expect(title(nia, 'Vacancies')).toBeVisible()
  await nia.getByRole('button', { name: 'New vacancy' }).first().click()
  const dialog = nia.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Position' }).fill('Carpenter')
  await dialog.getByRole('combobox', { name: 'Reports to' }).fill('Mara')
  await nia.getByRole('listbox').getByRole('option', { name: 'Mara Comer' }).first().click()
  await dialog.getByLabel('Planned start').fill(day(40))
  await dialog.getByRole('textbox', { name: 'Note' }).fill('For the second site')
  await dialog.getByRole('button', { name: 'Save vacancy' }).click()
  await expect(dialog).toHaveCount(0)
  const row = nia.getByRole('grid', { name: 'vacancies' }).getByRole('row').filter({ hasText: 'Carpenter' })
  await expect(row).toContainText('Mara Comer')
  await expectNoBarriers(nia)

  // In the chart it stands below Mara, beside Eli, and is no person.
  await nia.getByRole('link', { name: 'Back to the org chart' }).click()
  const card = nia.getByRole('treeitem', { name: /Vacant: Carpenter/ })
  await expect(card).toBeVisible()
  await expect(nia.getByText(/\. 1 vacancy$/)).toBeVisible()
  await nia.getByRole('button', { name: 'Hide vacancies' }).click()
  await expect(card).toHaveCount(0)
  await nia.getByRole('button', { name: 'Show vacancies' }).click()
  await card.click()
  await expect(nia.getByRole('region', { name: 'Selected vacancy' })).toContainText('Reports to Mara Comer')
  await expectNoBarriers(nia)

  // Mara reads it in the outline, and can do nothing with it.
  const mara = await asMara('/orgChart?view=outline')
  await mara.getByRole('treeitem', { name: /^Vacant: Carpenter/ }).click()
  await expect(mara.getByRole('region', { name: 'Selected vacancy' })).toBeVisible()
  await expect(mara.getByRole('link', { name: 'Add a person' })).toHaveCount(0)

  await nia.getByRole('region', { name: 'Selected vacancy' }).getByRole('link', { name: 'Add a person' }).click()
  await expect(nia.getByText('Creating this person fills the vacancy “Carpenter”.')).toBeVisible()
  await expect(nia.getByRole('combobox', { name: 'Position' })).toHaveValue('Carpenter')
  await expect(nia.getByRole('combobox', { name: 'Manager' })).toHaveValue('Mara Comer')
  await nia.getByRole('textbox', { name: 'First name' }).fill('Rosa')
  await nia.getByRole('textbox', { name: 'Last name' }).fill('Quill')
  await nia.getByRole('textbox', { name: 'Email', exact: true }).fill(`rosa-${crypto.randomUUID()}@tenure.example`)
  await nia.getByRole('button', { name: 'Create employee' }).click()
  await expect(title(nia, 'Rosa Quill')).toBeVisible()

  await nia.goto('/orgChart?view=outline')
  await expect(nia.getByRole('treeitem', { name: /^Rosa Quill/ })).toBeVisible()
  await expect(nia.getByRole('treeitem', { name: /^Vacant/ })).toHaveCount(0)
  await nia.getByRole('link', { name: 'Vacancies' }).click()
  await expect(row).toContainText('Filled')
  await expect(row).toContainText('Rosa Quill')
})
