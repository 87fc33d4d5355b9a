import { company, day } from '../company.ts'
import { withFullPlan } from '../newcomer.ts'
import { expect, test, title } from '../tenure.ts'

const question = (text: string) => ({ id: crypto.randomUUID(), text, asked: 'both', kind: 'text' })

test('§ 4 check-ins are planned: a manager plans a series with all reports by a template', async ({ stranger }) => {
  const { asMara, hasReport, saved } = await company(stranger, withFullPlan)
  await hasReport('Noa')
  const sections = [{ id: crypto.randomUUID(), title: 'Looking back', questions: [question('What went well?')] }]
  await saved('checkInTemplates', {
    data: { id: crypto.randomUUID(), name: 'Every fortnight', description: '', sections },
  })

  const mara = await asMara('/')
  await mara.getByRole('navigation').getByRole('link', { name: 'Check Ins' }).click()
  await mara.getByRole('link', { name: 'New check-in' }).click()
  await mara.getByRole('button', { name: 'Choose my 2 reports' }).click()
  await mara.getByRole('textbox', { name: 'Day', exact: true }).fill(day(2))
  await mara.getByLabel('Repeats').selectOption('Every two weeks')
  await expect(mara.getByText(/^Every two weeks on \w+day: /)).toBeVisible()
  await mara.getByLabel('Template').selectOption('Every fortnight')
  const asked = mara.getByRole('region', { name: 'Asked of the employee' }).getByRole('listitem')
  await expect(asked).toHaveText(['What went well?'])
  await mara.getByRole('textbox', { name: 'Name' }).fill('Fortnightly talk')

  // What was begun is not left unasked (§ 2.3).
  await mara.getByRole('link', { name: 'Back to check-ins' }).click()
  await mara.getByRole('button', { name: 'Keep editing' }).click()
  await mara.getByRole('button', { name: 'Schedule' }).click()
  await expect(mara.getByText('Check-ins scheduled')).toBeVisible()
  await expect(title(mara, 'Check-ins')).toBeVisible()
  const list = mara.getByRole('grid', { name: 'check-ins' })
  for (const name of ['Eli', 'Noa'])
    await expect(list.getByRole('row').filter({ hasText: name }).first()).toContainText('Fortnightly talk')
})
