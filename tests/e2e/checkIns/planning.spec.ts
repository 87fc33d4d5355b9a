import type { Page } from '@playwright/test'
import { company, day } from '../company.ts'
import { withFullPlan } from '../newcomer.ts'
import { expect, test, title } from '../tenure.ts'

const addTemplate = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add template' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Every fortnight')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByRole('textbox', { name: 'Section title' }).fill('Looking back')
  await page.getByRole('textbox', { name: 'Question' }).fill('What went well?')
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.getByRole('textbox', { name: 'Question' }).last().fill('What stands in the way?')
  const grip = page.getByRole('button', { name: 'Move What stands in the way?: drag it, or press the arrow keys' })
  await grip.focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('What stands in the way? is now 1 of 2')).toBeAttached()
  await expect(grip).toBeFocused()
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText('Template added')).toBeVisible()
}

test.describe('§ 4 check-ins are planned', () => {
  test('an admin makes a template, a manager plans a series with all reports, and each sees their own', async ({
    stranger,
  }) => {
    const { asNia, asMara, asEli, hasReport } = await company(stranger, withFullPlan)
    await hasReport('Noa')

    await addTemplate(await asNia('/checkInTemplates'))

    const mara = await asMara('/')
    await mara.getByRole('navigation').getByRole('link', { name: 'Check Ins' }).click()
    await mara.getByRole('link', { name: 'New check-in' }).click()
    await mara.getByRole('button', { name: 'Choose my 2 reports' }).click()
    await mara.getByRole('textbox', { name: 'Day', exact: true }).fill(day(2))
    await mara.getByLabel('Repeats').selectOption('Every two weeks')
    await expect(mara.getByText(/^Every two weeks on \w+day: /)).toBeVisible()
    await mara.getByLabel('Template').selectOption('Every fortnight')
    const asked = mara.getByRole('region', { name: 'Asked of the employee' }).getByRole('listitem')
    await expect(asked).toHaveText(['What stands in the way?', 'What went well?'])
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

    const eli = await asEli('/checkIns')
    const own = eli.getByRole('grid', { name: 'check-ins' })
    await expect(own.getByRole('row').filter({ hasText: 'Fortnightly talk' }).first()).toContainText('Eli')
    await expect(own.getByText(/Noa/)).toHaveCount(0)
    await expect(eli.getByRole('link', { name: 'Templates' })).toHaveCount(0)
    await eli.getByRole('tab', { name: 'Completed' }).click()
    await expect(eli.getByText('No completed check-ins')).toBeVisible()
  })
})
