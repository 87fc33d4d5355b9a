import { expect, test, title } from './tenure.ts'

test('a due day is the client’s own, wherever in the world it is read, and the same on every page', async ({ as }) => {
  const page = await as('eve', { timezoneId: 'Pacific/Auckland' })
  const duty = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Heat and Sun' })
  const atHome = (await duty.locator('time').textContent()) ?? ''
  expect(atHome).toMatch(/^\d+(st|nd|rd|th) \w+ \d{4}$/)
  await page.goto('/hrDocuments/policies')
  await expect(title(page, 'Company policies')).toBeVisible()
  await expect(duty.locator('time').first()).toHaveText(atHome)
})
