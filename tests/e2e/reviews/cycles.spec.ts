import { expectNoBarriers } from '../barriers.ts'
import { company, day, reviewQuestion } from '../company.ts'
import { withFullPlan } from '../newcomer.ts'
import { expect, test, title } from '../tenure.ts'

test('1.7 an admin plans a cycle, sees how far it is, asks others, reminds who is late, and pauses it', async ({
  stranger,
}) => {
  const { asNia, asMara, mara, hasReport, hasReviewTemplate, sent } = await company(stranger, withFullPlan)
  await hasReport('Ana')
  await hasReviewTemplate([reviewQuestion({ text: 'How was it?', others: 'peers' })])

  const nia = await asNia('/prs')
  await nia.getByRole('main').getByRole('link', { name: 'Cycles' }).click()
  await expect(title(nia, 'Review cycles')).toBeVisible()
  await nia.getByRole('main').getByRole('link', { name: 'New cycle' }).first().click()
  await nia.getByRole('textbox', { name: 'Name' }).fill('Yearly review')
  await nia.getByLabel('Template').selectOption('Yearly')
  await nia.getByRole('textbox', { name: 'Starts' }).fill(day(2))
  await nia.getByRole('textbox', { name: 'Due' }).fill(day(9))
  // Nia and Mara have nobody above them.
  await expect(nia.getByText('2 reviews would be planned now.')).toBeVisible()
  await nia.getByText('Has no manager (2)').click()
  await expect(nia.getByText(/^Mara/).last()).toBeVisible()
  await nia.getByRole('button', { name: 'Plan cycle' }).click()
  await expect(title(nia, 'Yearly review')).toBeVisible()
  await expect(nia.getByRole('main').getByText('Planned 2 reviews. 2 people were skipped.')).toBeVisible()
  await expectNoBarriers(nia)

  // Planned for a day that has come it begins at once, and it was due on a day of which the morning’s letters say nothing any more.
  const rows = nia.getByRole('grid', { name: 'reviews' }).getByRole('row')
  const href = (await rows.filter({ hasText: 'Eli' }).getByRole('link').getAttribute('href')) ?? ''
  const id = href.replace('/pr/', '')
  const { version } = await sent<{ readonly version: number }>(mara.email, 'GET', `performancereviews/${id}`)
  const days = { version, scheduledDay: day(-10), dueDay: day(-2) }
  await sent(mara.email, 'PUT', `performanceReviewSchedule/${id}`, { data: days })
  const mine = await asMara('/')
  await expect(mine.getByText('Review to write')).toBeVisible()

  await nia.reload()
  const bars = nia.getByRole('region', { name: 'By reviewer' })
  await bars.getByRole('button', { name: 'Overdue: 1' }).press('Enter')
  await expect(bars.getByRole('button', { name: 'Overdue: 1' })).toHaveAttribute('aria-pressed', 'true')
  await expect(nia).toHaveURL(/f\.step=late/)
  await expect(rows.filter({ hasText: 'Eli' })).toHaveCount(1)
  await expect(rows.filter({ hasText: 'Ana' })).toHaveCount(0)

  await test.step('asks others for feedback, after a look at whom', async () => {
    const dialog = nia.getByRole('dialog', { name: 'Ask others for feedback' })
    await nia.getByRole('main').getByRole('button', { name: 'More actions' }).click()
    await nia.getByRole('menuitem', { name: 'Ask others for feedback…' }).click()
    await expect(dialog.getByText('1 person would be asked in 1 review.')).toBeVisible()
    await dialog.getByText('Reviews with new requests (1)').click()
    await expect(dialog.getByText(/^Eli Comer: Ana/)).toBeVisible()
    await expect(dialog.getByText('Not started (1)')).toBeVisible()
    await expectNoBarriers(nia, 'before others are asked', '[role=dialog]')
    await dialog.getByRole('textbox', { name: /^Peers in the same team/ }).fill('0')
    await expect(dialog.getByText('No one would be asked.').first()).toBeVisible()
    await dialog.getByRole('textbox', { name: /^Peers in the same team/ }).fill('2')
    await dialog.getByRole('button', { name: 'Ask' }).click()
    await expect(nia.getByRole('main').getByText('Asked 1 person in 1 review.')).toBeVisible()
  })

  await nia.getByRole('button', { name: 'Remind everyone overdue' }).click()
  await nia.getByRole('dialog').getByRole('button', { name: 'Send reminders' }).click()
  await expect(nia.getByRole('main').getByText('Sent 2 reminders.')).toBeVisible()

  await nia.getByRole('main').getByRole('button', { name: 'Pause' }).click()
  await nia.getByRole('dialog').getByRole('button', { name: 'Pause' }).click()
  await expect(nia.getByText(/While the cycle is paused, no reminders/)).toBeVisible()
  await mine.reload()
  await expect(mine.getByText('Nothing is waiting for you')).toBeVisible()
  await expect(mine.getByText('Review to write')).toHaveCount(0)
})
