import { expectNoBarriers } from '../barriers.ts'
import { company, day, reviewQuestion } from '../company.ts'
import { withFullPlan } from '../newcomer.ts'
import { expect, test, title } from '../tenure.ts'

test('1.7 an admin plans a cycle, sees how far it is, reminds who is late, and pauses it', async ({ stranger }) => {
  const { asNia, asMara, asEli, eli, hasReviewTemplate } = await company(stranger, withFullPlan)
  await hasReviewTemplate([reviewQuestion({ text: 'How was it?' })])

  const nia = await asNia('/prs')
  await nia.getByRole('main').getByRole('link', { name: 'Cycles' }).click()
  await expect(title(nia, 'Review cycles')).toBeVisible()
  await nia.getByRole('main').getByRole('link', { name: 'New cycle' }).first().click()
  await nia.getByRole('textbox', { name: 'Name' }).fill('Yearly review')
  await nia.getByLabel('Template').selectOption('Yearly')
  await nia.getByRole('textbox', { name: 'Starts' }).fill(day(2))
  await nia.getByRole('textbox', { name: 'Due' }).fill(day(9))
  // Nia and Mara have nobody above them.
  await expect(nia.getByText('1 review would be planned now')).toBeVisible()
  await nia.getByText('Has no manager (2)').click()
  await expect(nia.getByText(/^Mara/).last()).toBeVisible()
  await nia.getByRole('button', { name: 'Plan cycle' }).click()
  await expect(title(nia, 'Yearly review')).toBeVisible()
  await expect(nia.getByRole('main').getByText('Planned 1 review. 2 people were skipped.')).toBeVisible()
  await expectNoBarriers(nia)

  // Planned for a day that has come it begins at once, and it was due on a day of which the morning’s letters say nothing any more.
  const rows = nia.getByRole('grid', { name: 'reviews' }).getByRole('row')
  const href = await rows.filter({ hasText: 'Eli' }).getByRole('link').getAttribute('href')
  const mara = await asMara(`${href}/edit`)
  await mara.getByRole('textbox', { name: 'Starts' }).fill(day(-10))
  await mara.getByRole('textbox', { name: 'Due' }).fill(day(-2))
  await mara.getByRole('button', { name: 'Save plan' }).click()
  await expect(mara.getByText('Being written').first()).toBeVisible()

  await nia.reload()
  const bars = nia.getByRole('region', { name: 'By reviewer' })
  await bars.getByRole('button', { name: 'Overdue: 1' }).press('Enter')
  await expect(bars.getByRole('button', { name: 'Overdue: 1' })).toHaveAttribute('aria-pressed', 'true')
  await expect(nia).toHaveURL(/f\.step=late/)
  await expect(rows.filter({ hasText: 'Eli' })).toHaveCount(1)

  await nia.getByRole('button', { name: 'Remind everyone overdue' }).click()
  await nia.getByRole('dialog').getByRole('button', { name: 'Send reminders' }).click()
  await expect(nia.getByRole('main').getByText('Sent 2 reminders.')).toBeVisible()
  await nia.getByRole('button', { name: 'Remind everyone overdue' }).click()
  await nia.getByRole('dialog').getByRole('button', { name: 'Send reminders' }).click()
  await expect(nia.getByRole('main').getByText('Already reminded today (2)')).toBeVisible()

  await nia.getByRole('main').getByRole('button', { name: 'Pause' }).click()
  await nia.getByRole('dialog').getByRole('button', { name: 'Pause' }).click()
  await expect(nia.getByText(/While the cycle is paused, no reminders/)).toBeVisible()
  const asked = await asEli('/')
  await expect(asked.getByText('Review to write')).toHaveCount(0)
  await asked.goto(href ?? '')
  await expect(asked.getByText(/The cycle of this review is paused/)).toBeVisible()

  await asked.goto('/prCycles')
  await expect(title(asked, 'Page not found')).toBeVisible()
  expect(eli.employeeId).not.toBe('')
})

test('1.7 an admin asks others for feedback in all reviews of a cycle, after a look at whom', async ({ stranger }) => {
  const { asNia, asMara, eli, as, hasReport, hasReviewTemplate, saved } = await company(stranger, withFullPlan)
  const ana = await hasReport('Ana')
  const templateId = await hasReviewTemplate([reviewQuestion({ text: 'How was it?', others: 'peers' })])
  const { id } = await saved<{ readonly id: string }>('performanceReviewCycles', {
    data: {
      id: crypto.randomUUID(),
      name: 'Yearly review',
      templateId,
      who: 'people',
      departmentIds: [],
      managerId: null,
      employeeIds: [eli.employeeId, ana.employeeId],
      kind: 'byDates',
      // Not of today: a review whose day has come begins by itself, once the morning has come there.
      from: day(2),
      dueDay: day(14),
      months: null,
      dueDays: null,
      reviewerId: null,
    },
  })
  const nia = await asNia(`/prCycle/${id}`)
  const href = await nia
    .getByRole('grid', { name: 'reviews' })
    .getByRole('row')
    .filter({ hasText: 'Eli' })
    .getByRole('link')
    .getAttribute('href')
  const mara = await asMara(href ?? '')
  await mara.getByRole('main').getByRole('button', { name: 'Start' }).click()
  await expect(mara.getByText('Being written').first()).toBeVisible()

  const ask = async () => {
    await nia.getByRole('main').getByRole('button', { name: 'More actions' }).click()
    await nia.getByRole('menuitem', { name: 'Ask others for feedback…' }).click()
  }
  const dialog = nia.getByRole('dialog', { name: 'Ask others for feedback' })
  await ask()
  await expect(dialog.getByText('1 person would be asked in 1 review.')).toBeVisible()
  await dialog.getByText('Reviews with new requests (1)').click()
  await expect(dialog.getByText(/^Eli Comer: Ana/)).toBeVisible()
  await expect(dialog.getByText('Not started (1)')).toBeVisible()
  await expectNoBarriers(nia, 'before others are asked')
  await dialog.getByRole('textbox', { name: /^Peers in the same team/ }).fill('0')
  await expect(dialog.getByText('No one would be asked.').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Peers in the same team/ }).fill('2')
  await expect(dialog.getByText('1 person would be asked in 1 review.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ask' }).click()
  await expect(nia.getByRole('main').getByText('Asked 1 person in 1 review.')).toBeVisible()

  const ofAna = await as(ana.email, '/')
  await expect(ofAna.getByRole('main').getByRole('link', { name: /Feedback on Eli Comer/ })).toBeVisible()
  await ask()
  await expect(dialog.getByText('No one would be asked.').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
})
