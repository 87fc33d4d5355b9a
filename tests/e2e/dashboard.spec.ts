import { expectNoBarriers } from './barriers.ts'
import { expect, test, title } from './tenure.ts'

test('a manager arranges their dashboard by keyboard, and finds it so again; a tile leads to its list', async ({
  as,
}) => {
  const page = await as('max', { path: '/' })
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click()
  await expect(title(page, 'Dashboard')).toBeVisible()
  const tiles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(tiles.first()).toHaveText('Headcount')
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Arrange tiles' }).click()
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: /^Move Headcount: / }).focus()
  await page.keyboard.press('ArrowDown')
  await saved
  await page.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await expect(tiles.nth(1)).toHaveText('Headcount')
  const positions = page.getByRole('region', { name: 'Goals by status' })
  await positions.getByRole('button', { name: 'Show as table' }).click()
  await expect(positions.getByRole('table', { name: 'Goals by status' })).toBeVisible()
  await positions.getByRole('link', { name: 'Open goals by status' }).click()
  await expect(title(page, 'Goals')).toBeVisible()
})
