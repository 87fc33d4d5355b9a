import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { company, reviewQuestion } from '../company.ts'
import { withFullPlan } from '../newcomer.ts'
import { expect, test, title } from '../tenure.ts'

const achieved = 'What did you achieve?'
const overall = 'How was the year?'

/** Mara reviews Eli, from today. */
const theReview = async (stranger: () => Promise<Page>) => {
  const { asEli, asMara, asNia, hasReview, hasReviewTemplate } = await company(stranger, withFullPlan)
  const { id } = await hasReview(
    await hasReviewTemplate([
      reviewQuestion({ text: achieved }),
      reviewQuestion({ text: overall, kind: 'scale', choices: ['Below', 'As expected', 'Above'] }),
    ]),
  )
  const path = `/pr/${id}`
  return { ofEli: await asEli(path), ofMara: await asMara(path), asNia, path }
}

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click()
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })
const asked = (page: Page, name: string) => page.getByRole('group', { name })
const confirmed = async (page: Page, name: string) => {
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Writes all answers; what is typed is there after the page was loaded anew. */
const write = async (page: Page, text: string, step: string) => {
  await tab(page, 'Your answers')
  await asked(page, achieved).getByRole('textbox').fill(text)
  await asked(page, overall).getByRole('radio', { name: step }).check()
  await expect(asked(page, achieved).getByText(/^Saved \d\d:\d\d/)).toBeVisible()
  await expect(asked(page, overall).getByText(/^Saved \d\d:\d\d/)).toBeVisible()
  await page.reload()
  await expect(asked(page, achieved).getByRole('textbox')).toHaveValue(text)
  await expect(asked(page, overall).getByRole('radio', { name: step })).toBeChecked()
}

test.describe('1.7 a performance review', () => {
  test('is written by each side, discussed, read, acknowledged and completed', async ({ stranger }) => {
    test.slow()
    const { ofEli, ofMara, asNia, path } = await theReview(stranger)
    await expectNoBarriers(ofMara, 'on a review')
    await button(ofMara, 'Start').click()
    await expect(ofMara.getByText('Your turn: write and submit your answers.')).toBeVisible()
    await ofEli.reload()

    await write(ofEli, 'The roof, without a leak.', 'As expected')
    await tab(ofMara, 'Answers of Eli Comer')
    await expect(
      ofMara.getByText('Eli Comer has not submitted yet. No one else can read the answers until then.'),
    ).toBeVisible()
    await expectNoBarriers(ofEli, 'while writing')
    await button(ofEli, 'Submit…').click()
    await confirmed(ofEli, 'Submit')
    await expectNoBarriers(ofEli, 'among the answers')
    await expect(ofEli.getByText('The roof, without a leak.')).toBeVisible()

    await ofMara.reload()
    await expect(
      ofMara.getByText('Eli Comer has submitted. The answers are shown once both have submitted.'),
    ).toBeVisible()
    const nia = await asNia(path)
    await tab(nia, 'Answers of Eli Comer')
    await expect(
      nia.getByText('Eli Comer has submitted. The answers are shown once both have submitted.'),
    ).toBeVisible()
    await write(ofMara, 'Eli led it alone.', 'Above')
    await button(ofMara, 'Submit…').click()
    await confirmed(ofMara, 'Submit')

    await tab(ofMara, 'Report')
    await expect(ofMara.getByRole('region', { name: achieved })).toContainText('The roof, without a leak.')
    await expect(ofMara.getByText('Mara Comer: 100%')).toBeVisible()
    await button(ofMara, 'Start the discussion').click()
    await tab(ofMara, 'Discussion')
    await ofMara.getByRole('textbox', { name: 'Add a point', exact: true }).fill('Pay')
    await ofMara.keyboard.press('Enter')
    await ofMara.getByRole('textbox', { name: 'Notes on “Pay”' }).fill('From July')
    await ofMara.getByRole('textbox', { name: 'Add a point for managers' }).fill('May leave')
    await ofMara.keyboard.press('Enter')
    await expect(ofMara.getByText('For managers only', { exact: true })).toHaveCount(2)
    await expect(ofMara.getByText(/^Saved \d\d:\d\d/).first()).toBeVisible()
    await ofMara.getByRole('textbox', { name: 'Add a point', exact: true }).fill('Added by mistake')
    await ofMara.keyboard.press('Enter')
    await button(ofMara, 'Remove “Added by mistake”').click()
    await expect(ofMara.getByRole('textbox', { name: 'Notes on “Added by mistake”' })).toHaveCount(0)
    await ofMara.getByRole('textbox', { name: 'Add an action' }).fill('Lead the next roof')
    await ofMara.keyboard.press('Enter')
    await button(ofMara, 'Make “Lead the next roof” a goal').click()
    await expect(ofMara.getByRole('link', { name: 'Lead the next roof' })).toBeVisible()
    await expectNoBarriers(ofMara, 'in the discussion')
    await tab(ofMara, 'Report')
    await expectNoBarriers(ofMara, 'in the report')
    await button(ofMara, 'Write the report').click()

    await ofEli.goto(`${path}/report`)
    await expect(ofEli.getByText('From July')).toBeVisible()
    await expect(ofEli.getByText('May leave')).toHaveCount(0)
    await button(ofEli, 'Acknowledge…').click()
    await ofEli.getByRole('dialog').getByRole('textbox').fill('Thank you')
    await confirmed(ofEli, 'Acknowledge')
    await expect(ofEli.getByText('Thank you')).toBeVisible()

    await ofEli.goto('/myGoals')
    await expect(ofEli.getByRole('main').getByRole('link', { name: /^Lead the next roof/ })).toBeVisible()

    await ofMara.reload()
    await button(ofMara, 'Mark as complete').click()
    // The page is not left before it is done.
    await expect(button(ofMara, 'Mark as complete')).toBeHidden()
    await ofMara.goto('/prs?tab=completed')
    await expect(ofMara.getByRole('grid').getByRole('row').filter({ hasText: 'Yearly review' })).toContainText(
      'Complete',
    )
  })

  test('keeps what is written while the network is away, and sends it when it is back', async ({
    stranger,
    watched,
  }) => {
    watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    const { ofEli, path } = await theReview(stranger)
    await button(ofEli, 'Start').click()
    // Before it has begun there is nothing to write.
    await expect(ofEli.getByText('Your turn: write and submit your answers.')).toBeVisible()
    await tab(ofEli, 'Your answers')
    // The page of the answers comes over the network too.
    await expect(asked(ofEli, achieved).getByRole('textbox')).toBeVisible()
    await ofEli.context().setOffline(true)
    await asked(ofEli, achieved).getByRole('textbox').fill('Written in the lift')
    await expect(ofEli.getByText('Waiting for the connection')).toBeVisible({ timeout: 15_000 })
    // The button is at the foot of a page that is longer than the window; why nothing came of it, at its head.
    await ofEli.setViewportSize({ width: 1280, height: 420 })
    await button(ofEli, 'Submit…').click()
    await expect(ofEli.getByText(/^Some changes are not saved yet/)).toBeInViewport({ timeout: 15_000 })
    await ofEli.context().setOffline(false)
    await expect(asked(ofEli, achieved).getByText(/^Saved \d\d:\d\d/)).toBeVisible({ timeout: 40_000 })
    await ofEli.goto(path)
    await tab(ofEli, 'Your answers')
    await expect(asked(ofEli, achieved).getByRole('textbox')).toHaveValue('Written in the lift')
  })

  test('is not there for somebody else, by any of its addresses', async ({ stranger, as, watched }) => {
    watched.allow(/status of 404/)
    const { path } = await theReview(stranger)
    const max = await as('max')
    for (const more of ['', '/edit', '/report', '/discussion']) {
      await max.goto(`${path}${more}`)
      await expect(title(max, 'Page not found')).toBeVisible()
    }
  })
})
