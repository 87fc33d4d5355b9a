import { expect, test } from '../tenure.ts'
import { choose, choosePerson, create, fullName, somebody } from './person.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test('who has left is reinstated, with a first day, a manager and an invitation; the end stays in the timeline', async ({
  as,
}) => {
  const page = await as('ava')
  const person = somebody('Noa')
  const path = await create(page, person)
  await choose(page, /^Terminate/)
  const leaving = page.getByRole('dialog', { name: `Terminate ${fullName(person)}` })
  await leaving.getByLabel('Last day').fill(daysAgo(30))
  await leaving.getByLabel('Reason').selectOption('Resignation')
  await leaving.getByRole('button', { name: `Terminate ${fullName(person)}` }).click()
  const ended = page.getByRole('region', { name: 'Employment ended' })
  await expect(ended).toContainText('Resignation')

  await ended.getByRole('button', { name: 'Reinstate…' }).click()
  const dialog = page.getByRole('dialog', { name: `Reinstate ${fullName(person)}` })
  await expect(dialog).toContainText('Reports that were handed over stay with their new manager.')
  const confirm = dialog.getByRole('button', { name: `Reinstate ${fullName(person)}` })
  await dialog.getByLabel('First day back').fill(daysAgo(30))
  await confirm.click()
  await expect(dialog.getByLabel('First day back')).toHaveAccessibleDescription(/after their last day/)
  await dialog.getByLabel('First day back').fill(daysAgo(5))
  await choosePerson(page, 'Manager', 'Max Oduya')
  await dialog.getByLabel('Invite them to sign in').check()
  await confirm.click()
  await expect(dialog).toBeHidden()
  await expect(ended).toBeHidden()
  const about = page.getByRole('region', { name: 'About' })
  await expect(about.getByRole('link', { name: 'Max Oduya' })).toBeVisible()

  await page.goto(`${path}?tab=timeline`)
  const timeline = page.getByRole('tabpanel', { name: 'Timeline' })
  await expect(timeline).toContainText(`reinstated ${fullName(person)}, first day back`)
  await expect(timeline).toContainText(`terminated ${fullName(person)}, last day`)
  await expect(timeline).toContainText('Reason: Resignation')
})
