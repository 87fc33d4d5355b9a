import type { Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { expect, test } from './tenure.ts'

/** As it stands on a desk, and on a phone. */
const onBoth = async (page: Page): Promise<void> => {
  await expectNoBarriers(page, 'on a desk')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoBarriers(page, 'on a phone')
}

test('1.17-4 feedback is sent, answered from the inbox on a phone, and its sender reads what became of it; a second admin sees what the first has said', async ({
  as,
  watched,
}) => {
  watched.allow(/status of 409/)
  const words = `Show the tide, ${crypto.randomUUID().slice(0, 8)}`
  const hers = await as('eve', { path: '/feedback?about=/goals' })
  await hers.getByRole('textbox', { name: 'In your own words' }).fill(words)
  await hers.getByRole('button', { name: 'Send feedback' }).click()
  await expect(hers.getByText(/^Your feedback #\d+ has been sent/)).toBeVisible()
  await hers.getByRole('main').getByRole('link', { name: 'My feedback' }).click()
  const sent = hers.getByRole('article').filter({ hasText: words })
  await expect(sent.getByText('Received')).toBeVisible()
  await expect(hers.getByRole('tab', { name: 'Inbox' })).toBeHidden()
  await onBoth(hers)
  const reference = /#\d+/.exec((await sent.textContent()) ?? '')?.[0] ?? ''

  const admins = await as('ava', { path: '/feedback?tab=inbox' })
  const ofIt = admins.getByRole('article', { name: `Feedback ${reference}`, exact: true })
  await admins.getByRole('searchbox', { name: 'Search feedback' }).fill(reference)
  await expect(ofIt).toContainText(words)
  await onBoth(admins)
  await admins.getByRole('link', { name: `Answer ${reference}`, exact: true }).click()
  await expect(admins.getByRole('link', { name: 'Goals', exact: true }).last()).toBeVisible()
  const { pathname, search } = new URL(admins.url())
  const second = await as('ava', { path: `${pathname}${search}` })
  await expect(second.getByRole('button', { name: 'Save answer' })).toBeVisible()

  await admins.getByRole('combobox', { name: 'Status' }).selectOption('In progress')
  await admins.getByRole('textbox', { name: 'Answer' }).fill('We ask the harbour for it.')
  await expectNoBarriers(admins, 'while answering on a phone', 'main')
  await admins.getByRole('button', { name: 'Save answer' }).click()
  await expect(admins.getByText('Answer saved')).toBeVisible()

  await test.step('the second of two admins who answer at once sees that, and keeps their own words', async () => {
    await second.getByRole('textbox', { name: 'Answer' }).fill('We look at it')
    await expectNoBarriers(second, 'while answering on a desk', 'main')
    await second.getByRole('button', { name: 'Save answer' }).click()
    await expect(second.getByText('Someone else changed this in the meantime')).toBeVisible()
    await expect(second.getByText('We look at it')).toBeVisible()
  })

  await admins.getByRole('main').getByRole('link', { name: 'Inbox' }).first().click()
  await admins.getByRole('combobox', { name: 'Status' }).selectOption('In progress')
  await expect(admins).toHaveURL(/status=inProgress/)
  await expect(ofIt).toBeVisible()

  await hers.goto('/notifications')
  await hers.getByRole('link', { name: `Your feedback ${reference}: In progress` }).click()
  await expect(sent.getByText('In progress')).toBeVisible()
  await expect(sent).toContainText('We ask the harbour for it.')
})
