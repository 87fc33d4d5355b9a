import { company, day } from './company.ts'
import { expect, test, title } from './tenure.ts'

test.describe('Reminders that wait', () => {
  test('a manager pauses somebody’s reminders while they are on leave, the person sees it, and they go on', async ({
    stranger,
  }) => {
    const { asMara, asEli, eli } = await company(stranger)
    const path = `/employee/${eli.employeeId}/compliance`
    const mara = await asMara(path)
    await expect(title(mara, 'Compliance')).toBeVisible()
    await mara.getByRole('button', { name: 'Pause reminders' }).click()
    const pausing = mara.getByRole('dialog', { name: 'Pause reminders for Eli Comer' })
    await pausing.getByLabel('Until').fill(day(-1))
    await pausing.getByRole('button', { name: 'Pause', exact: true }).click()
    await expect(pausing).toContainText('Choose a date after today')
    await pausing.getByLabel('Until').fill('9999-12-31')
    await expect(pausing).toContainText('Choose a date within a year')
    await pausing.getByLabel('Until').fill(day(30))
    await pausing.getByRole('textbox', { name: 'Reason' }).fill('On leave')
    await pausing.getByRole('button', { name: 'Pause', exact: true }).click()
    await expect(pausing).toHaveCount(0)
    await expect(mara.getByText(/Reminders are paused until .*: On leave\. Paused by Mara Comer/)).toBeVisible()
    await expect(mara.getByRole('button', { name: 'Pause reminders' })).toHaveCount(0)

    const own = await asEli(path)
    await expect(own.getByText(/Reminders are paused until .*: On leave/)).toBeVisible()
    await expect(own.getByRole('button', { name: 'Resume now' })).toHaveCount(0)

    await mara.getByRole('button', { name: 'Resume now' }).click()
    const resuming = mara.getByRole('dialog', { name: 'Resume reminders for Eli Comer' })
    await resuming.getByRole('button', { name: 'Resume now' }).click()
    await expect(resuming).toHaveCount(0)
    await expect(mara.getByText('Reminders are paused until')).toHaveCount(0)
    await expect(mara.getByRole('button', { name: 'Pause reminders' })).toBeVisible()
  })

  test('the reminders of one certification are snoozed until a day before it expires, and resumed', async ({
    stranger,
  }) => {
    const { asNia, eli, hasType, holds } = await company(stranger)
    await holds(eli.employeeId, await hasType('Forklift LF'), day(40))
    const nia = await asNia(`/employee/${eli.employeeId}/certifications`)
    await nia
      .getByRole('list', { name: 'Certifications' })
      .getByRole('link', { name: /Forklift LF/ })
      .click()
    await expect(title(nia, 'Forklift LF')).toBeVisible()
    const open = async () => {
      await nia.getByRole('button', { name: 'More actions' }).click()
      await nia.getByRole('menuitem', { name: 'Snooze reminders' }).click()
    }
    await open()
    const dialog = nia.getByRole('dialog', { name: 'Forklift LF of Eli Comer' })
    await dialog.getByLabel('Resume reminders on').fill(day(60))
    await dialog.getByRole('button', { name: 'Snooze reminders' }).click()
    await expect(dialog).toContainText('Choose the expiry date or earlier')
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
