import type { Page } from '@playwright/test'
import { idIn } from '../../../src/server/demo/rows.ts'
import { expect, test, title } from '../tenure.ts'

const mark = () => Date.now().toString(36)

const goalsOf = (key: string): string => `/employee/${idIn({ key: 'banksia-ridge' }, 'employee', key)}?tab=goals`

const addGoal = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add goal' }).click()
  await page.getByRole('textbox', { name: 'Goal', exact: true }).fill(name)
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
})
