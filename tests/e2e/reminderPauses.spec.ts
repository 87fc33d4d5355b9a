import { company, day } from './company.ts'
import { expect, test, title } from './tenure.ts'

test('Reminders wait: of a person who is on leave, who sees it, and of one certification; and they go on', async ({
  stranger,
}) => {
  const { asNia, asEli, eli, hasType, holds } = await company(stranger)
  await holds(eli.employeeId, await hasType('Forklift LF'), day(40))
  const path = `/employee/${eli.employeeId}/compliance`
  const nia = await asNia(path)
  await expect(title(nia, 'Compliance')).toBeVisible()

  await test.step('all reminders of a person', async () => {
    await nia.getByRole('button', { name: 'Pause reminders' }).click()
    const pausing = nia.getByRole('dialog', { name: 'Pause reminders for Eli Comer' })
    await pausing.getByLabel('Until').fill(day(30))
    await pausing.getByRole('textbox', { name: 'Reason' }).fill('On leave')
    await pausing.getByRole('button', { name: 'Pause', exact: true }).click()
    await expect(pausing).toHaveCount(0)
    await expect(nia.getByText(/Reminders are paused until .*: On leave\. Paused by Nia Comer/)).toBeVisible()

    const own = await asEli(path)
    await expect(own.getByText(/Reminders are paused until .*: On leave/)).toBeVisible()

    await nia.getByRole('button', { name: 'Resume now' }).click()
    const resuming = nia.getByRole('dialog', { name: 'Resume reminders for Eli Comer' })
    await resuming.getByRole('button', { name: 'Resume now' }).click()
    await expect(resuming).toHaveCount(0)
    await expect(nia.getByRole('button', { name: 'Pause reminders' })).toBeVisible()
  })

  await test.step('those of one certification', async () => {
    await nia.goto(`/employee/${eli.employeeId}/certifications`)
    await nia
      .getByRole('list', { name: 'Certifications' })
      .getByRole('link', { name: /Forklift LF/ })
      .click()
    await expect(title(nia, 'Forklift LF')).toBeVisible()
    const dialog = nia.getByRole('dialog', { name: 'Forklift LF of Eli Comer' })
    const open = async () => {
      await nia.getByRole('button', { name: 'More actions' }).click()
      await nia.getByRole('menuitem', { name: 'Snooze reminders' }).click()
    }
    await open()
    await dialog.getByLabel('Resume reminders on').fill(day(20))
    await dialog.getByRole('button', { name: 'Snooze reminders' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(nia.getByText(/Reminders snoozed until/)).toBeVisible()
    await open()
    await dialog.getByRole('button', { name: 'Resume now' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(nia.getByText(/Reminders snoozed until/)).toHaveCount(0)
  })
})
