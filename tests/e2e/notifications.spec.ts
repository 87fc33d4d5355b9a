import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { company, day } from './company.ts'
import { mailTo } from './signIn/outbox.ts'
import { expect, test, title } from './tenure.ts'

const bell = (page: Page, unread: number) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`, exact: true })

test.describe('Notifications', () => {
  test('are at the bell as they happen, in every window, lead to what they are about, and are read there', async ({
    stranger,
  }) => {
    const { asEli, eli, hasType, holds, saved } = await company(stranger)
    const card = await holds(eli.employeeId, await hasType('White card'), day(20))
    const page = await asEli('/')
    await expect(bell(page, 0)).toBeVisible()
    const second = await page.context().newPage()
    await second.goto('/employees')
    await expect(bell(second, 0)).toBeVisible()

    await saved(`certifications/${card.id}/sendReminder`, { data: {} })
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
    await second.goto('/notifications')
    await expect(bell(second, 0)).toBeVisible()
    await second.getByRole('button', { name: 'Mark as unread' }).click()
    await expect(bell(second, 1)).toBeVisible()
    await expectNoBarriers(second, 'of what one was told')
  })

  test('by keyboard alone: chosen not to come by mail, they are here, and none goes out', async ({ stranger }) => {
    const { asEli, eli, hasType, holds, saved } = await company(stranger)
    const [type, other] = [await hasType('White card'), await hasType('First aid')]
    const page = await asEli('/notifications')
    await expect(page.getByText('No notifications yet')).toBeVisible()
    await page.getByRole('tab', { name: 'Notifications' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(title(page, 'Notification settings')).toBeVisible()
    const kind = page.getByLabel('My certification expires')
    await kind.focus()
    const kept = () => page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await Promise.all([kept(), page.keyboard.press('End')])
    await Promise.all([kept(), page.keyboard.press('ArrowUp')])
    await expect(kind).toHaveValue('app')
    await page.reload()
    await expect(kind).toHaveValue('app')
    await expectNoBarriers(page, 'of how one is told')

    const card = await holds(eli.employeeId, type, day(20))
    await saved(`certifications/${card.id}/sendReminder`, { data: {} })
    await expect(bell(page, 1)).toBeVisible()
    await kind.selectOption('mail')
    await expect(kind).toHaveValue('mail')
    const aid = await holds(eli.employeeId, other, day(20))
    await saved(`certifications/${aid.id}/sendReminder`, { data: {} })
    // The second has gone out, so the first would have as well.
    await expect.poll(() => mailTo(eli.email, 'First aid'), { timeout: 30_000 }).not.toBeNull()
    expect(await mailTo(eli.email, 'White card')).toBeNull()
  })

  test('that cannot be read say so and are tried again', async ({ stranger, watched }) => {
    watched.allow(/status of 500/)
    const { asEli } = await company(stranger)
    const page = await asEli('/employees')
    await expect(bell(page, 0)).toBeVisible()
    await page.route(/\/notifications$/, (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    )
    await page.goto('/notifications')
    await expect(page.getByText('Your notifications could not be loaded')).toBeVisible()
    await page.unroute(/\/notifications$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No notifications yet')).toBeVisible()
  })
})
