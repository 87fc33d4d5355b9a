import type { Page } from '@playwright/test'
import { idIn } from '../../../src/server/demo/rows.ts'
import { expect, test, title } from '../tenure.ts'
import { create, somebody } from './person.ts'

const openTab = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('tab', { name }).click()
  await expect(page.getByRole('tabpanel', { name })).toBeVisible()
}

const addPosition = async (page: Page, name: string, text = ''): Promise<void> => {
  await page.getByRole('button', { name: 'Add position' }).click()
  await page.getByLabel('Title').fill(name)
  await page.getByLabel('Position description').fill(text)
  await page.getByRole('button', { name: 'Save position' }).click()
  await expect(page.getByRole('tabpanel').getByRole('link', { name })).toBeVisible()
}

const confirm = async (page: Page, verb: string | RegExp): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: verb }).click()
  await expect(dialog).toBeHidden()
}

test.describe('§ 4 position descriptions', () => {
  test('are drafted, approved by the manager, acknowledged by the person, and a change makes a draft again', async ({
    as,
  }) => {
    const mark = Date.now().toString(36)
    // Max manages others: his own description is what he may only acknowledge.
    const ava = await as('ava', {
      path: `/employee/${idIn({ key: 'banksia-ridge' }, 'employee', 'max')}?tab=positions`,
    })
    await addPosition(ava, `Safety lead ${mark}`, 'Walks the site every morning.\nSays what is seen.')
    await ava.getByRole('link', { name: `Safety lead ${mark}` }).click()
    await expect(title(ava, `Safety lead ${mark}`)).toBeVisible()
    const path = new URL(ava.url()).pathname

    const max = await as('max', { path })
    await expect(max.getByText('Says what is seen.')).toBeVisible()
    await expect(max.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-disabled', 'true')
    await expect(max.getByText('You cannot approve your own position description.').first()).toBeAttached()

    await ava.getByRole('button', { name: 'Approve' }).click()
    await confirm(ava, 'Approve')
    await expect(ava.getByRole('main')).toContainText('by Ava Lindqvist')

    await max.reload()
    await max.getByRole('button', { name: 'Acknowledge' }).click()
    await confirm(max, 'Acknowledge')
    await expect(max.getByRole('main')).toContainText('Approved, and acknowledged by the person.')

    await ava.reload()
    await ava.getByRole('button', { name: 'Edit' }).click()
    await ava.getByLabel('Position description').fill('Walks the site twice a day.')
    await expect(ava.getByText('Saving makes this a draft again')).toBeVisible()
    await ava.getByRole('button', { name: 'Save position' }).click()
    await expect(ava.getByRole('main')).toContainText('Waiting for the manager or an administrator to approve it.')

    await ava.getByRole('button', { name: 'Delete' }).click()
    await confirm(ava, /^Delete Safety lead/)
    await expect(ava.getByRole('tabpanel', { name: 'Positions' })).toBeVisible()
    await expect(ava.getByRole('link', { name: `Safety lead ${mark}` })).toHaveCount(0)
  })

  test('of several one is the current one, and the header follows it', async ({ as }) => {
    const page = await as('ava')
    await create(page, somebody('Quinn'))
    await openTab(page, 'Positions')
    await expect(page.getByText('No position yet')).toBeVisible()
    await addPosition(page, 'Estimator')
    await page.getByRole('button', { name: 'Add position' }).click()
    await page.getByLabel('Title').fill('Senior estimator')
    await page.getByLabel('Current position').check()
    await page.getByRole('button', { name: 'Save position' }).click()
    const items = page.getByRole('tabpanel').getByRole('listitem')
    await expect(items).toHaveCount(2)
    await expect(items.filter({ hasText: 'Current' })).toContainText('Senior estimator')
    await openTab(page, 'Details')
    await expect(page.getByRole('region', { name: 'Work', exact: true })).toContainText('Senior estimator')
    await openTab(page, 'Positions')
    await page.getByRole('link', { name: 'Senior estimator' }).click()
    await expect(page.getByRole('main')).toContainText('Must be written before it can be approved.')
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(
      /Write the position description first/,
    )
  })

  test('two who edit one position: nothing typed is lost', async ({ as, watched }) => {
    watched.allow(/status of 409/)
    const mine = await as('ava')
    await create(mine, somebody('Rowan'))
    await openTab(mine, 'Positions')
    await addPosition(mine, 'Rigger')
    await mine.getByRole('link', { name: 'Rigger' }).click()
    await expect(title(mine, 'Rigger')).toBeVisible()
    const theirs = await as('ava', { path: new URL(mine.url()).pathname })
    for (const page of [mine, theirs]) await page.getByRole('button', { name: 'Edit' }).click()
    await theirs.getByLabel('Start date').fill('2024-02-05')
    await theirs.getByRole('button', { name: 'Save position' }).click()
    await expect(theirs.getByText('5th Feb 2024')).toBeVisible()
    await mine.getByLabel('Title').fill('Senior rigger')
    await mine.getByRole('button', { name: 'Save position' }).click()
    await expect(mine.getByRole('row', { name: /Title/ }).getByRole('cell')).toHaveText(['Rigger', 'Senior rigger'])
    await mine.getByRole('button', { name: 'Keep mine' }).click()
    await expect(title(mine, 'Senior rigger')).toBeVisible()
    await expect(mine.getByText('5th Feb 2024')).toBeVisible()
  })
})
