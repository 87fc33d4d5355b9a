import { expectNoBarriers } from './barriers.ts'
import { expect, test } from './tenure.ts'

test('18 a month leads to what falls due in it and to the months beside it; a calendar program subscribes at an address', async ({
  as,
  request,
}) => {
  const page = await as('max', { path: '/' })
  await page.getByRole('main').getByRole('link', { name: 'Calendar' }).click()
  const shown = page.getByRole('heading', { level: 2 }).first()
  const main = page.getByRole('main')
  await expect(main.getByRole('table')).toBeVisible()
  const month = (await shown.textContent()) ?? ''
  await expect(main.getByRole('table', { name: month })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect(page).toHaveURL(/\?month=\d{4}-\d{2}$/)
  await page.goBack()
  await expect(shown).toHaveText(month)

  await page.getByRole('button', { name: 'All kinds' }).click()
  await page.getByRole('checkbox', { name: 'Check-in' }).click()
  await expect(page).toHaveURL(/\?without=checkIn$/)
  await expect(main.getByRole('link', { name: /1:1 with/ })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Check-in' }).click()
  await page.keyboard.press('Escape')

  await test.step('what is told to a program that knows the address, and not once it is turned off', async () => {
    await page.getByRole('button', { name: 'Subscribe' }).click()
    const panel = page.getByRole('dialog', { name: 'Subscribe' })
    await panel.getByRole('button', { name: 'Create address' }).click()
    const address = (await panel.locator('code').textContent()) ?? ''
    await expectNoBarriers(page, 'of an address', '[role=dialog]')
    const fetched = await request.get(address)
    expect(fetched.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    expect(await fetched.text()).toContain('BEGIN:VCALENDAR')
    await panel.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(panel.getByText('Last used')).toBeVisible()
    await expect(panel.getByText('Not yet')).toBeHidden()
    await expect(panel.getByText(address)).toBeHidden()
    await panel.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('dialog', { name: 'Turn off address' }).getByRole('button', { name: 'Turn off' }).click()
    await expect(panel.getByRole('button', { name: 'Create address' })).toBeVisible()
    expect((await request.get(address)).status()).toBe(404)
    await panel.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('on a phone it is a list', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(main.getByRole('list', { name: month })).toBeVisible()
    await expectNoBarriers(page, 'on a phone')
    await main
      .getByRole('link', { name: /1:1 with/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/checkIn\//)
  })
})
