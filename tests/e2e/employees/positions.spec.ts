import type { Page } from '@playwright/test'
import { expect, test, title } from '../tenure.ts'
import { profileOf } from './person.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save position', exact: true }).click()

const confirm = async (page: Page, verb: string | RegExp): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: verb }).click()
  await expect(dialog).toBeHidden()
}

test('§ 4 a position description is drafted, approved, acknowledged by the person, and a change makes a draft again', async ({
  as,
}) => {
  const name = `Safety lead ${Date.now().toString(36)}`
  // Max manages others: his own description is what he may only acknowledge.
  const ava = await as('ava', { path: `${profileOf('max')}?tab=positions` })
  await ava.getByRole('button', { name: 'Add position' }).click()
  await ava.getByLabel('Title').fill(name)
  await ava.getByLabel('Position description').fill('Walks the site every morning.\nSays what is seen.')
  await save(ava)
  await ava.getByRole('tabpanel').getByRole('link', { name }).click()
  await expect(title(ava, name)).toBeVisible()
  await ava.getByRole('button', { name: 'Approve', exact: true }).click()
  await confirm(ava, 'Approve')
  await expect(ava.getByRole('main')).toContainText('by Ava Lindqvist')

  const max = await as('max', { path: new URL(ava.url()).pathname })
  await expect(max.getByText('Says what is seen.')).toBeVisible()
  await max.getByRole('button', { name: 'Acknowledge' }).click()
  await confirm(max, 'Acknowledge')
  await expect(max.getByRole('main')).toContainText('Approved, and acknowledged by the person.')

  await ava.reload()
  await ava.getByRole('button', { name: 'Edit' }).click()
  await ava.getByLabel('Position description').fill('Walks the site twice a day.')
  await expect(ava.getByText('Saving makes this a draft again')).toBeVisible()
  await save(ava)
  await expect(ava.getByRole('main')).toContainText('Waiting for the manager or an administrator to approve it.')

  await ava.getByRole('button', { name: 'Delete' }).click()
  await confirm(ava, /^Delete Safety lead/)
  await expect(ava.getByRole('tabpanel', { name: 'Positions' })).toBeVisible()
  await expect(ava.getByRole('link', { name })).toHaveCount(0)
})
