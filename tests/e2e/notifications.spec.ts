import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { company, day } from './company.ts'
import { mailTo } from './signIn/outbox.ts'
import { expect, test, title } from './tenure.ts'

const bell = (page: Page, unread: number) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`, exact: true })

test('Notifications are at the bell as they happen, in every window, are read there, and come by mail as one chooses', async ({
  stranger,
}) => {
  test.slow()
  const { asEli, eli, hasType, holds, saved } = await company(stranger)
  const page = await asEli('/')
  await expect(bell(page, 0)).toBeVisible()
  const second = await page.context().newPage()
  await second.goto('/notifications')
  await expect(bell(second, 0)).toBeVisible()
  await expect(second.getByText('No notifications yet')).toBeVisible()
  const remind = async (type: string) => {
    const card = await holds(eli.employeeId, await hasType(type), day(20))
    await saved(`certifications/${card.id}/sendReminder`, { data: {} })
  }

  await test.step('as they happen, in every window', async () => {
    await remind('White card')
    // Nobody has loaded anything anew.
    await expect(bell(page, 1)).toBeVisible()
    await expect(bell(second, 1)).toBeVisible()

    await bell(page, 1).click()
    await expectNoBarriers(page, 'of the bell')
    await page
      .getByRole('list', { name: 'Newest notifications' })
      .getByRole('link', { name: /White card/ })
      .click()
    await expect(title(page, 'White card')).toBeVisible()
    await expect(bell(page, 0)).toBeVisible()
    await second.reload()
    await expect(bell(second, 0)).toBeVisible()
    await second.getByRole('button', { name: 'Mark as unread' }).click()
    await expect(bell(second, 1)).toBeVisible()
    await expectNoBarriers(second, 'of what one was told', 'main')
  })

  await test.step('by keyboard alone: chosen not to come by mail, they are here, and none goes out', async () => {
    await second.getByRole('tab', { name: 'Notifications' }).focus()
    await second.keyboard.press('ArrowRight')
    await second.keyboard.press('Enter')
    await expect(title(second, 'Notification settings')).toBeVisible()
    const kind = second.getByLabel('My certification expires')
    await kind.focus()
    const kept = () => second.waitForResponse((answer) => answer.request().method() === 'PUT')
    await Promise.all([kept(), second.keyboard.press('End')])
    await Promise.all([kept(), second.keyboard.press('ArrowUp')])
    await expect(kind).toHaveValue('app')
    await expectNoBarriers(second, 'of how one is told', 'main')

    await remind('First aid')
    await expect(bell(second, 2)).toBeVisible()
    await Promise.all([kept(), kind.selectOption('mail')])
    await remind('Forklift')
    // The second has gone out, so the first would have as well.
    await expect.poll(() => mailTo(eli.email, 'Forklift'), { timeout: 30_000 }).not.toBeNull()
    expect(await mailTo(eli.email, 'First aid')).toBeNull()
  })
})
