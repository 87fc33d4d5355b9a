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
    await own.getByRole('button', { name: 'Delete the comment of Max Oduya' }).click()
    await max.getByRole('dialog').getByRole('button', { name: 'Delete comment' }).click()
    await expect(own).toHaveCount(0)
    await expect(others).toBeVisible()
  })

  test('a manager finds what is behind in the list of everybody they see, and says how far it is', async ({ as }) => {
    const max = await as('max', { path: '/' })
    await max.getByRole('navigation').getByRole('link', { name: 'Goals', exact: true }).click()
    await expect(title(max, 'Goals')).toBeVisible()
    const list = max.getByRole('grid', { name: 'goals' })
    await expect(list.getByRole('row').filter({ hasText: 'Jack Thornbury' }).first()).toBeVisible()
    // Of somebody who does not report to him there is nothing.
    await expect(list.getByText('Position descriptions acknowledged')).toHaveCount(0)

    await max.getByLabel('Health', { exact: true }).selectOption('At risk')
    await expect(max).toHaveURL(/f\.standing=atRisk/)
    await max.getByLabel('Group').selectOption('By person')
    await max.reload()
    await list.getByRole('link', { name: 'Lost time injuries at Harbour Street' }).click()
    await expect(title(max, 'Lost time injuries at Harbour Street')).toBeVisible()

    const said = `Booked ${mark()}`
    await max.getByLabel('What happened (optional)').fill(said)
    await max.getByRole('button', { name: 'Update progress' }).click()
    await expect(max.getByRole('list', { name: 'Updates' }).getByRole('listitem').first()).toContainText(said)

    await max.goto('/goals')
    const file = max.waitForEvent('download')
    await max.getByRole('button', { name: 'More', exact: true }).click()
    await max.getByRole('menuitem', { name: 'Download this list (CSV)' }).click()
    expect((await file).suggestedFilename()).toBe('goals.csv')
  })

  test('an employee adds one of their own and starts it', async ({ as }) => {
    const name = `Night ticket ${mark()}`
    const eve = await as('eve', { path: '/myGoals' })
    await addGoal(eve, name)
    await eve.getByRole('button', { name: 'Start' }).click()
    await expect(eve.getByRole('button', { name: 'Mark done' })).toBeVisible()
  })
})
