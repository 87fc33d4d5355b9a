import type { Page } from '@playwright/test'
import { expect, menuOf, test, title } from '../tenure.ts'
import { profileOf } from './person.ts'

const comment = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Add a comment').fill(text)
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
}

test('§ 7 a manager sets a goal that others talk about, finds what is behind in the list of everybody, and says how far it is', async ({
  as,
}) => {
  const mark = Date.now().toString(36)
  const name = `Night shift roster ${mark}`
  const max = await as('max', { path: `${profileOf('sione.taufa')}?tab=goals` })

  await test.step('both talk about it, and each removes only what they wrote themselves', async () => {
    await max.getByRole('button', { name: 'Add goal' }).click()
    await max.getByRole('textbox', { name: 'Goal', exact: true }).fill(name)
    await max.getByRole('button', { name: 'Save goal' }).click()
    await max.getByRole('tabpanel').getByRole('link', { name }).click()
    await expect(title(max, name)).toBeVisible()
    await comment(max, 'Shall we start with two crews?')

    const ava = await as('ava', { path: new URL(max.url()).pathname })
    await comment(ava, 'Payroll needs a week’s notice.')
    await max.reload()
    const said = (text: string) => max.getByRole('listitem').filter({ hasText: text })
    await expect(said('Payroll needs').getByRole('button')).toHaveCount(0)
    await said('Shall we start').getByRole('button', { name: 'Delete the comment of Max Oduya' }).click()
    await max.getByRole('dialog').getByRole('button', { name: 'Delete comment' }).click()
    await expect(said('Shall we start')).toHaveCount(0)
    await expect(said('Payroll needs')).toBeVisible()
  })

  await test.step('what is behind is found, updated, and the list written into a file', async () => {
    const list = max.getByRole('grid', { name: 'goals' })
    await menuOf(max).getByRole('link', { name: 'Goals', exact: true }).click()
    await expect(list.getByRole('row').filter({ hasText: 'Jack Thornbury' }).first()).toBeVisible()
    // Of somebody who does not report to him there is nothing.
    await expect(list.getByText('Position descriptions acknowledged')).toHaveCount(0)
    const all = (await list.getAttribute('aria-rowcount')) ?? ''
    await max.getByLabel('Health', { exact: true }).selectOption('At risk')
    await expect(max).toHaveURL(/f\.standing=atRisk/)
    // The rows that go would take the press.
    await expect(list).not.toHaveAttribute('aria-rowcount', all)
    await list.getByRole('link', { name: 'Lost time injuries at Harbour Street' }).click()
    await expect(title(max, 'Lost time injuries at Harbour Street')).toBeVisible()
    await max.getByLabel('What happened (optional)').fill(`Booked ${mark}`)
    await max.getByRole('button', { name: 'Update progress' }).click()
    await expect(max.getByRole('list', { name: 'Updates' }).getByRole('listitem').first()).toContainText(
      `Booked ${mark}`,
    )
    await max.goBack()
    const file = max.waitForEvent('download')
    await max.getByRole('button', { name: 'More', exact: true }).click()
    await max.getByRole('menuitem', { name: 'Download this list (CSV)' }).click()
    expect((await file).suggestedFilename()).toBe('goals.csv')
  })
})
