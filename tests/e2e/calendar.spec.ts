import { expectNoBarriers } from './barriers.ts'
import { expect, test } from './tenure.ts'

const widths = [
  ['on a desk', { width: 1280, height: 800 }],
  ['on a phone', { width: 390, height: 844 }],
] as const

for (const [where, viewport] of widths)
  test(`18 a month leads to what falls due in it, and to the months beside it ${where}`, async ({ as }) => {
    const page = await as('max', { path: '/calendar', viewport })
    const shown = page.getByRole('heading', { level: 2 }).first()
    const month = (await shown.textContent()) ?? ''
    await expect(page.getByRole(where === 'on a desk' ? 'table' : 'list', { name: month })).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(page).toHaveURL(/\?month=\d{4}-\d{2}$/)
    await page.goBack()
    await expect(shown).toHaveText(month)
    await page.goto('/calendar?month=2026-99')
    await expect(shown).toHaveText(month)

    await page.getByRole('button', { name: 'All kinds' }).click()
    await page.getByRole('checkbox', { name: 'Check-in' }).click()
    await expect(page).toHaveURL(/\?without=checkIn$/)
    await expect(page.getByRole('main').getByRole('link', { name: /1:1 with/ })).toHaveCount(0)
    await page.getByRole('checkbox', { name: 'Check-in' }).click()
    await page.keyboard.press('Escape')
    const meeting = page
      .getByRole('main')
      .getByRole('link', { name: /1:1 with/ })
      .first()
    await meeting.click()
    await expect(page).toHaveURL(/\/checkIn\//)

    await page.goto('/calendar?month=2190-05')
    await expect(page.getByRole('main')).toContainText('Nothing in May 2190')
    await page.getByRole('button', { name: 'Today' }).click()
    await expect(shown).toHaveText(month)
  })

test('18 a calendar program subscribes at an address that is shown once, and is told nothing once it is turned off', async ({
  as,
  request,
}) => {
  const page = await as('yuri', { path: '/' })
  await page.getByRole('main').getByRole('link', { name: 'Calendar' }).click()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const panel = page.getByRole('dialog', { name: 'Subscribe' })
  await panel.getByRole('button', { name: 'Create address' }).click()
  const address = (await panel.locator('code').textContent()) ?? ''
  await expectNoBarriers(page)
  const fetched = await request.get(address)
  expect(fetched.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await fetched.text()).toContain('BEGIN:VCALENDAR')

  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(panel.getByText('Last used')).toBeVisible()
  await expect(panel.getByText('Not yet')).toBeHidden()
  await expect(panel.getByText(address)).toBeHidden()
  await panel.getByRole('button', { name: 'Create new address' }).click()
  await page
    .getByRole('dialog', { name: 'Create new address' })
    .getByRole('button', { name: 'Create new address' })
    .click()
  const second = (await panel.locator('code').textContent()) ?? ''
  expect((await request.get(address)).status()).toBe(404)
  expect((await request.get(second)).status()).toBe(200)

  await panel.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('dialog', { name: 'Turn off address' }).getByRole('button', { name: 'Turn off' }).click()
  await expect(panel.getByRole('button', { name: 'Create address' })).toBeVisible()
  expect((await request.get(second)).status()).toBe(404)
})
