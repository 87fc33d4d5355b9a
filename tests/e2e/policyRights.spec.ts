import { grantIn, newcomer, signedUpColleagueIn, withCompliance } from './newcomer.ts'
import { arrive, expect, shellOf, test, title } from './tenure.ts'

/** § 2.1, § 6: hrDocumentEdit and hrDocumentCreate open with Use; changing needs Modify, and beginning Create. */
test('a person who has only Use looks at a policy, and is told what changing it needs', async ({ stranger }) => {
  const nia = await newcomer(['Lantern Hill'], { isAdmin: true })
  const [client] = nia.clients
  if (!client) throw new Error('This newcomer has no client')
  await withCompliance(client)
  const mara = await signedUpColleagueIn(client, 'Mara')
  await grantIn(client, mara.employeeId, 'companyPoliciesManage', 'Use')

  const admin = await stranger()
  await arrive(admin, nia.email)
  await shellOf(admin)
  await admin.goto('/hrDocument/create/')
  await admin.getByRole('button', { name: 'Write a policy' }).click()
  await admin.getByRole('textbox', { name: 'Title' }).fill('Ladders')
  await admin.getByRole('button', { name: 'Start writing' }).click()
  await admin.getByRole('textbox', { name: 'Text of the policy' }).fill('Three points of contact.')
  await expect(admin.getByRole('status').filter({ hasText: /^Saved at/ })).toBeVisible()
  const { pathname } = new URL(admin.url())

  const page = await stranger()
  const saves: Array<string> = []
  page.on('request', (request) => {
    if (/hrDocument/i.test(request.url()) && request.method() !== 'GET') saves.push(request.method())
  })
  await arrive(page, mara.email)
  await shellOf(page)
  await page.goto(pathname)
  await expect(title(page, 'Ladders')).toBeVisible()
  await expect(
    page.getByText('You can read this. To change it you need the Modify right, which an administrator gives.'),
  ).toBeVisible()
  await expect(page.getByText('Three points of contact.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeDisabled()
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeDisabled()
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  await expect(page.locator('[contenteditable="true"]')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: /Publish|Save|Edit|Replace/ })).toHaveCount(0)
  // Longer than a text that is typed waits before it is sent.
  await page.waitForTimeout(2_000)
  expect(saves).toEqual([])

  await page.goto('/hrDocument/create/')
  await expect(
    page.getByText('To create an HR document you need the Create right, which an administrator gives.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write a policy' })).toHaveCount(0)
})
