import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { expect, test, title } from './tenure.ts'

const details = (page: Page, name: string) => page.getByRole('complementary', { name })

test.describe('an analyst who has never seen the code', () => {
  test('asks what happens when a token refresh fails during a save, reads it from the chart, and tries it herself', async ({
    page,
  }) => {
    await page.goto('/workshop')
    await page
      .getByRole('searchbox', { name: 'Search charts' })
      .fill('What happens when a token refresh fails during a save?')
    const first = page.getByRole('article').first()
    await expect(first.getByRole('heading')).toHaveText('Employee form')
    await expect(first).toContainText('Rule A token refresh that fails during a save')
    await expectNoBarriers(page)
    await first.getByRole('link', { name: 'save answers: session over, a token refresh failed' }).click()

    const answer = details(page, 'save answers')
    await expect(answer.getByRole('link', { name: 'dirty › refused' })).toBeVisible()
    const when = answer.getByRole('listitem').filter({ hasText: 'session over, a token refresh failed' })
    await expect(when).toContainText('the page stays as it is and says that the session has ended')
    await expect(when).toContainText('the browser goes there instead and comes back to the same page')
    await expect(when).toContainText('When the provider cannot be reached, that is ‘no connection’')
    await expectNoBarriers(page, 'of the answer', 'aside[aria-label="save answers"]')
    // And the other way out, named there, is the rival of the same answer.
    await answer.getByRole('link', { name: 'save answers [is unreachable]' }).click()
    await expect(answer.getByRole('link', { name: 'dirty › offline' })).toBeVisible()
    await expect(answer.getByRole('listitem').filter({ hasText: 'no connection' })).toContainText(
      'when a new token was asked of it',
    )

    await page.goto('/workshop/employeeForm?view=simulate')
    const come = (name: RegExp | string) => page.getByRole('button', { name, exact: typeof name === 'string' }).first()
    await come('field changed (another first name)').click()
    await come('save asked').click()
    await come('session over, a token refresh failed').click()
    await expect(page.getByText(/It is in dirty › refused/)).toBeVisible()
  })

  test('who asks for what is nowhere is offered what comes close; what a manager cannot do that an admin can is in one place', async ({
    page,
  }) => {
    await page.goto('/workshop?find=token+refresh+of+a+giraffe')
    await expect(page.getByText('No chart has all of these words')).toBeVisible()
    await expect(page.getByRole('region', { name: 'These have most of them' }).getByRole('article')).not.toHaveCount(0)

    await page.getByRole('searchbox', { name: 'Search charts' }).fill('What can a manager not do that an admin can?')
    await page.getByRole('main').getByRole('link', { name: 'Roles', exact: true }).click()
    await expect(title(page, 'Roles')).toBeVisible()
    await expect(page.getByLabel('What can')).toHaveValue('admin')
    await expect(page.getByLabel('do, and not')).toHaveValue('manager')
    // The shelf of charts beside it has sections of its own.
    const part = (name: string) => page.getByRole('main').getByRole('region', { name })
    for (const action of ['create an employee', 'terminate an employee', 'remove an employee'])
      await expect(part('Actions on employees').getByText(action)).toBeVisible()
    await expect(part('Pages').getByRole('listitem').filter({ hasText: 'company settings' })).toContainText(
      'Only an administrator can do this.',
    )
    await expect(part('Menu')).toContainText('Permission Management')
    await expect(part('Reports')).toContainText('Reminders sent')
    await expect(part('Employee profile')).toContainText('termination asked')
    await expectNoBarriers(page, 'of the roles', '#content')
    await page.getByLabel('What can').selectOption('manager')
    await page.getByLabel('do, and not').selectOption('admin')
    await expect(part('Pages')).toHaveCount(0)
  })
})
