import { offerFile } from './importing.ts'
import { follow } from './routes/walk.ts'
import { expect, test } from './tenure.ts'

// At home it names none: tests/ui/organisation/localeSettings.test.tsx.
test('a time is the client’s, and names its zone for a reader elsewhere: in a timeline, and of earlier imports', async ({
  as,
}) => {
  const page = await as('ava', { timezoneId: 'America/New_York', path: '/employees?q=Eve' })
  await page.getByRole('grid').getByRole('link', { name: 'Eve Marlowe' }).first().click()
  await page.getByRole('tab', { name: 'Timeline' }).click()
  const first = page.getByRole('region', { name: 'Timeline' }).locator('time').first()
  await expect(first).toHaveText(/^\d\d:\d\d AEST$/)

  await follow(page, '/employees/import', 'Import employees')
  const last = `Zone${Math.random().toString(36).slice(2, 8)}`
  const content = `First name,Last name,Email\nIda,${last},ida@${last.toLowerCase()}.example`
  await offerFile(page, content, `${last}.csv`)
  await page.getByRole('button', { name: /^Check \d/ }).click()
  await page.getByRole('button', { name: 'Import 1 person' }).click()
  await expect(page.getByText('Successfully imported', { exact: true }).first()).toBeVisible()
  await page.goto('/employees/import')
  const imports = page.getByRole('region', { name: 'Earlier imports' })
  await expect(imports).toContainText(`${last}.csv`)
  for (const told of await imports.locator('time').allTextContents()) expect(told).toMatch(/ \d\d:\d\d AEST$/)
})
