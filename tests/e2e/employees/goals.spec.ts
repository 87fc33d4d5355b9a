import type { Page } from '@playwright/test'
import { idIn } from '../../../src/server/demo/rows.ts'
import { expect, test, title } from '../tenure.ts'

const mark = () => Date.now().toString(36)

const goalsOf = (key: string): string => `/employee/${idIn({ key: 'banksia-ridge' }, 'employee', key)}?tab=goals`

const addGoal = async (page: Page, name: string, due = ''): Promise<void> => {
  await page.getByRole('button', { name: 'Add goal' }).click()
  await page.getByRole('textbox', { name: 'Goal', exact: true }).fill(name)
  if (due !== '') await page.getByLabel('Due').fill(due)
  await page.getByRole('button', { name: 'Save goal' }).click()
  await page.getByRole('tabpanel').getByRole('link', { name }).click()
  await expect(title(page, name)).toBeVisible()
}

const comment = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Add a comment').fill(text)
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
}

test.describe('§ 7 goals of an employee', () => {
  test('a manager sets one, both talk about it, and each removes only what they wrote themselves', async ({ as }) => {
    const name = `Night shift roster ${mark()}`
    const max = await as('max', { path: goalsOf('sione.taufa') })
    await addGoal(max, name)
    await comment(max, 'Shall we start with two crews?')

    // An admin sees it too, and may remove anybody's comment.
    const ava = await as('ava', { path: new URL(max.url()).pathname })
    await comment(ava, 'Payroll needs a week’s notice.')
    await max.reload()
    const [own, others] = ['Shall we start', 'Payroll needs'].map((text) =>
      max.getByRole('listitem').filter({ hasText: text }),
    ) as [ReturnType<Page['locator']>, ReturnType<Page['locator']>]
    await expect(others.getByRole('button')).toHaveCount(0)
    await own.getByRole('button', { name: 'Remove the comment of Max Oduya' }).click()
    await max.getByRole('dialog').getByRole('button', { name: 'Remove comment' }).click()
    await expect(own).toHaveCount(0)
    await expect(others).toBeVisible()
  })

  test('it goes its way from draft to done, and is late when its day has passed', async ({ as }) => {
    const page = await as('max', { path: goalsOf('sione.taufa') })
    await addGoal(page, `Toolbox talks ${mark()}`, '2024-03-01')
    await expect(page.getByText('Overdue')).toHaveCount(0)
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByText('Overdue')).toBeVisible()
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Progress by').selectOption('Number')
    await page.getByRole('textbox', { name: 'Now' }).fill('6')
    await page.getByRole('textbox', { name: 'Target' }).fill('12')
    await page.getByRole('textbox', { name: 'Unit' }).fill('talks')
    await page.getByRole('button', { name: 'Save goal' }).click()
    await expect(page.getByRole('main')).toContainText('6 of 12 talks')
    await page.getByRole('button', { name: 'Mark done' }).click()
    await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
    await expect(page.getByText('Overdue')).toHaveCount(0)
  })

  test('a person removes a draft of their own, not what has begun; others find nothing there', async ({
    as,
    watched,
  }) => {
    watched.allow(/status of 404/)
    const name = `Learn to estimate ${mark()}`
    const eve = await as('eve', { path: goalsOf('eve') })
    await addGoal(eve, name)
    const path = new URL(eve.url()).pathname
    const max = await as('max', { path })
    await expect(title(max, 'Page not found')).toBeVisible()

    await eve.getByRole('button', { name: 'Start' }).click()
    await expect(eve.getByRole('button', { name: 'Mark done' })).toBeVisible()
    await eve.getByRole('button', { name: 'More actions' }).click()
    await expect(eve.getByRole('menuitem', { name: /Remove/ })).toContainText('Only drafts of your own can be removed.')
  })

  test('a comment that did not arrive stays typed', async ({ as, watched }) => {
    watched.allow(/status of 500/)
    const page = await as('max', { path: goalsOf('sione.taufa') })
    await addGoal(page, `Second crew ${mark()}`)
    await page.route('**/comments', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
    await page.getByLabel('Add a comment').fill('Is the crane free?')
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Failed to add comment')
    await expect(page.getByLabel('Add a comment')).toHaveValue('Is the crane free?')
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Is the crane free?' })).toBeVisible()
  })
})
