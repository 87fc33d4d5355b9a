import { expect, test, title } from '../tenure.ts'
import { choose, choosePerson, fullName, hired, somebody } from './person.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('somebody is to leave, stays after all, leaves, and comes back: their reports, their page and their timeline tell it', async ({
  as,
}) => {
  const [boss, report] = [somebody('Bo'), somebody('Rei')]
  const id = await hired(boss)
  await hired(report, { reportsTo: id })
  const page = await as('ava', { path: `/employee/${id}` })
  const terminating = async (lastDay: string, reason: string) => {
    await choose(page, /^Terminate/)
    const dialog = page.getByRole('dialog', { name: `Terminate ${fullName(boss)}` })
    await dialog.getByLabel('Last day').fill(lastDay)
    await dialog.getByLabel('Reason').selectOption(reason)
    await choosePerson(page, 'New manager', 'Max Oduya')
    return dialog
  }
  const about = page.getByRole('region', { name: 'About' })
  const leaving = page.getByRole('region', { name: 'Leaving' })
  const ended = page.getByRole('region', { name: 'Employment ended' })

  await test.step('planned, with what is to be handed over; the plan can be cancelled there', async () => {
    const dialog = await terminating(inDays(40), 'Retirement')
    await dialog.getByRole('button', { name: 'Plan the last day' }).click()
    await expect(dialog).toBeHidden()
    await expect(leaving).toContainText('Retirement')
    await expect(
      page
        .locator('main')
        .getByText(/^Last day \d/)
        .first(),
    ).toBeVisible()
    const handover = leaving.getByRole('list', { name: 'To hand over' })
    await expect(handover).toContainText('1 person reports to them: Rei')
    await expect(handover).toContainText('They go to Max Oduya')
    await leaving.getByRole('button', { name: 'Keep employed…' }).click()
    await page
      .getByRole('dialog', { name: `Keep ${fullName(boss)} employed?` })
      .getByRole('button', { name: `Keep ${fullName(boss)} employed` })
      .click()
    await expect(leaving).toBeHidden()
  })

  await test.step('ended, and the report has another manager', async () => {
    const dialog = await terminating(inDays(-30), 'Resignation')
    await dialog.getByRole('button', { name: `Terminate ${fullName(boss)}` }).click()
    await expect(dialog).toBeHidden()
    await expect(ended).toContainText('Resignation')
    await page.getByRole('banner').getByRole('combobox', { name: 'Search employees' }).fill(report.lastName)
    await page.getByRole('option', { name: fullName(report) }).click()
    await expect(title(page, fullName(report))).toBeVisible()
    await expect(about.getByRole('link', { name: 'Max Oduya' })).toBeVisible()
    await page.goBack()
  })

  await test.step('reinstated, with a first day, a manager and an invitation; the end stays in the timeline', async () => {
    await ended.getByRole('button', { name: 'Reinstate…' }).click()
    const dialog = page.getByRole('dialog', { name: `Reinstate ${fullName(boss)}` })
    await expect(dialog).toContainText('Reports that were handed over stay with their new manager.')
    await dialog.getByLabel('First day back').fill(inDays(-5))
    await choosePerson(page, 'Manager', 'Max Oduya')
    await dialog.getByLabel('Invite them to sign in').check()
    await dialog.getByRole('button', { name: `Reinstate ${fullName(boss)}` }).click()
    await expect(dialog).toBeHidden()
    await expect(ended).toBeHidden()
    await expect(about.getByRole('link', { name: 'Max Oduya' })).toBeVisible()
    await page.getByRole('tab', { name: 'Timeline' }).click()
    const timeline = page.getByRole('tabpanel', { name: 'Timeline' })
    await expect(timeline).toContainText(`reinstated ${fullName(boss)}, first day back`)
    await expect(timeline).toContainText(`terminated ${fullName(boss)}, last day`)
    await expect(timeline).toContainText('Reason: Resignation')
  })
})
