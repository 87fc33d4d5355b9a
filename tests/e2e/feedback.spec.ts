import { expectNoBarriers } from './barriers.ts'
import { expect, test } from './tenure.ts'

const widths = [
  ['on a desk', { width: 1280, height: 800 }],
  ['on a phone', { width: 390, height: 844 }],
] as const

for (const [where, viewport] of widths)
  test(`1.17-4 feedback is sent, answered from the inbox, and its sender reads what became of it ${where}`, async ({
    as,
  }) => {
    const words = `Show the tide, ${crypto.randomUUID().slice(0, 8)}`
    const hers = await as('eve', { path: '/feedback?about=/goals', viewport })
    await hers.getByRole('textbox', { name: 'In your own words' }).fill(words)
    await hers.getByRole('button', { name: 'Send feedback' }).click()
    await expect(hers.getByText(/^Your feedback #\d+ has been sent/)).toBeVisible()
    await hers.getByRole('main').getByRole('link', { name: 'My feedback' }).click()
    const sent = hers.getByRole('article').filter({ hasText: words })
    await expect(sent.getByText('Received')).toBeVisible()
    await expect(hers.getByRole('tab', { name: 'Inbox' })).toBeHidden()
    await expectNoBarriers(hers)
    const reference = /#\d+/.exec((await sent.textContent()) ?? '')?.[0] ?? ''

    const admins = await as('ava', { path: '/feedback?tab=inbox', viewport })
    await admins.getByRole('searchbox', { name: 'Search feedback' }).fill(reference)
    await expect(admins.getByRole('article', { name: `Feedback ${reference}`, exact: true })).toContainText(words)
    await expectNoBarriers(admins)
    await admins.getByRole('link', { name: `Answer ${reference}`, exact: true }).click()
    await expect(admins.getByRole('link', { name: 'Goals', exact: true }).last()).toBeVisible()
    await admins.getByRole('combobox', { name: 'Status' }).selectOption('In progress')
    await admins.getByRole('textbox', { name: 'Answer' }).fill('We ask the harbour for it.')
    await expectNoBarriers(admins)
    await admins.getByRole('button', { name: 'Save answer' }).click()
    await expect(admins.getByText('Answer saved')).toBeVisible()
    await admins.getByRole('main').getByRole('link', { name: 'Inbox' }).first().click()
    await admins.getByRole('combobox', { name: 'Status' }).selectOption('In progress')
    await expect(admins).toHaveURL(/status=inProgress/)
    await expect(admins.getByRole('article', { name: `Feedback ${reference}`, exact: true })).toBeVisible()

    await hers.goto('/notifications')
    await hers.getByRole('link', { name: `Your feedback ${reference}: In progress` }).click()
    await expect(sent.getByText('In progress')).toBeVisible()
    await expect(sent).toContainText('We ask the harbour for it.')
  })

test('of two admins who answer at once the second sees what the first has said, and keeps their own words', async ({
  as,
  watched,
}) => {
  watched.allow(/status of 409/)
  const words = `Two at once, ${crypto.randomUUID().slice(0, 8)}`
  const hers = await as('eve', { path: '/feedback' })
  await hers.getByRole('textbox', { name: 'In your own words' }).fill(words)
  await hers.getByRole('button', { name: 'Send feedback' }).click()
  await expect(hers.getByText(/^Your feedback #\d+ has been sent/)).toBeVisible()
  const opened = async () => {
    const page = await as('ava', { path: '/feedback?tab=inbox' })
    await page.getByRole('searchbox', { name: 'Search feedback' }).fill(words)
    await page
      .getByRole('article')
      .filter({ hasText: words })
      .getByRole('link', { name: /^Answer #/ })
      .click()
    await expect(page.getByRole('button', { name: 'Save answer' })).toBeVisible()
    return page
  }
  const first = await opened()
  const second = await opened()
  await first.getByRole('combobox', { name: 'Status' }).selectOption('Done')
  await first.getByRole('button', { name: 'Save answer' }).click()
  await expect(first.getByText('Answer saved')).toBeVisible()
  await second.getByRole('textbox', { name: 'Answer' }).fill('We look at it')
  await second.getByRole('button', { name: 'Save answer' }).click()
  await expect(second.getByText('Someone else changed this in the meantime')).toBeVisible()
  await expect(second.getByText('We look at it')).toBeVisible()
})
