import { readFile } from 'node:fs/promises'
import { expectNoBarriers } from './barriers.ts'
import { expect, test, title } from './tenure.ts'

test('the timeline of a person leads to the audit of them, whose export holds what the filter lets through', async ({
  as,
}) => {
  const page = await as('ava', { path: '/employees?q=Sione' })
  await page.getByRole('grid').getByRole('link', { name: 'Sione Taufa' }).first().click()
  await page.getByRole('tab', { name: 'Timeline' }).click()
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline).toContainText('changed Sione Taufa’s tags')
  await timeline.getByLabel('Show').selectOption('Record and work')
  await expect(page).toHaveURL(/tab=timeline&of=\w+/)
  await expectNoBarriers(page, 'of a timeline')

  await page.getByRole('link', { name: 'Open in audit log' }).click()
  await expect(title(page, 'Audit')).toBeVisible()
  const changes = page.getByRole('grid', { name: 'changes' })
  await expect(changes).toContainText('changed Sione Taufa’s phone')
  await page.getByRole('button', { name: 'Filters (active)' }).click()
  await page.getByLabel('Changed by').selectOption('Max Oduya')
  await expect(page).toHaveURL(/actor=/)
  await expect(changes).toContainText('changed Sione Taufa’s tags')
  await expect(changes).not.toContainText('changed Sione Taufa’s phone')
  await expectNoBarriers(page, 'of the audit', 'main')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const [, ...lines] = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toMatch(/"Max Oduya".*Sione Taufa/)
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('The audit was exported')
})
