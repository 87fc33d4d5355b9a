import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { company, day, reviewQuestion } from '../company.ts'
import { withFullPlan } from '../newcomer.ts'
import { expect, test } from '../tenure.ts'

const achieved = 'What did you achieve?'
const overall = 'How was the year?'

/** Mara reviews Eli, who pursues a goal; it is being written. */
const theReview = async (stranger: () => Promise<Page>) => {
  const { asEli, asMara, eli, mara, hasReview, hasReviewTemplate, saved, sent } = await company(stranger, withFullPlan)
  await saved(`employees/${eli.employeeId}/goals`, {
    data: {
      id: crypto.randomUUID(),
      title: 'Close out defects within 10 days',
      description: '',
      dueDate: day(60),
      state: 'Active',
      progress: { kind: 'percent', start: 0, current: 80, target: 100, unit: '' },
      servesId: null,
      sharedWith: 'manager',
    },
  })
  const { id } = await hasReview(
    await hasReviewTemplate([
      reviewQuestion({ text: achieved }),
      reviewQuestion({ text: overall, kind: 'scale', choices: ['Below', 'As expected', 'Above'] }),
    ]),
  )
  const path = `/pr/${id}`
  /** Mara presses “Start”. */
  const begins = async () => {
    const { version } = await sent<{ readonly version: number }>(mara.email, 'GET', `performancereviews/${id}`)
    const data = { version, act: 'begin', reason: '' }
    await sent(mara.email, 'POST', `performancereviews/${id}/act`, { data })
  }
  return { asEli: () => asEli(path), asMara: () => asMara(path), begins, path }
}

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click()
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })
const asked = (page: Page, name: string) => page.getByRole('group', { name })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Evidence' })
const saved = /^Saved \d\d:\d\d/
const withGoal = (typed: string) => new RegExp(`^${typed}\\s+Goal: Close out defects within 10 days \\(80%, .+\\)$`)
const confirmed = async (page: Page, name: string) => {
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
const submit = async (page: Page) => {
  await button(page, 'Submit…').click()
  await confirmed(page, 'Submit')
}

/** Writes all answers. */
const write = async (page: Page, text: string, step: string) => {
  await tab(page, 'Your answers')
  await asked(page, achieved).getByRole('textbox').fill(text)
  await asked(page, overall).getByRole('radio', { name: step }).check()
  await expect(asked(page, achieved).getByText(saved)).toBeVisible()
  await expect(asked(page, overall).getByText(saved)).toBeVisible()
}

const openEvidence = async (page: Page) => {
  await button(page, `Evidence: ${achieved}`).click()
  await expect(panel(page).getByRole('heading', { name: 'Evidence' })).toBeFocused()
}
const goalIn = (page: Page) => panel(page).getByRole('button', { name: 'Cite Close out defects within 10 days' })

test.describe('1.7 a performance review', () => {
  test('is written by each side, with evidence, discussed, read, acknowledged and completed', async ({ stranger }) => {
    test.slow()
    const { asEli, asMara, path } = await theReview(stranger)
    const ofMara = await asMara()
    await expectNoBarriers(ofMara, 'on a review')
    await button(ofMara, 'Start').click()
    await expect(ofMara.getByText('Your turn: write and submit your answers.')).toBeVisible()

    const ofEli = await asEli()
    await test.step('what the employee types and cites is there after the page was loaded anew', async () => {
      await write(ofEli, 'The roof, without a leak.', 'As expected')
      await openEvidence(ofEli)
      await goalIn(ofEli).click()
      await expect(asked(ofEli, achieved).getByRole('textbox')).toHaveValue(withGoal('The roof, without a leak.'))
      await expect(asked(ofEli, achieved).getByText(saved)).toBeVisible()
      await expectNoBarriers(ofEli, 'beside the evidence')
      await ofEli.keyboard.press('Escape')
      await expect(panel(ofEli)).toHaveCount(0)
      await ofEli.reload()
      await expect(asked(ofEli, achieved).getByRole('textbox')).toHaveValue(withGoal('The roof, without a leak.'))
      await expect(asked(ofEli, overall).getByRole('radio', { name: 'As expected' })).toBeChecked()
      await expectNoBarriers(ofEli, 'while writing', 'main')
    })

    await test.step('neither side reads the other before both have submitted', async () => {
      await submit(ofEli)
      await expect(ofEli.getByText('The roof, without a leak.')).toBeVisible()
      await expectNoBarriers(ofEli, 'among the answers', 'main')
      await write(ofMara, 'Eli led it alone.', 'Above')
      await tab(ofMara, 'Answers of Eli Comer')
      await expect(ofMara.getByText(/^Eli Comer has (?:not )?submitted/)).toBeVisible()
      await expect(ofMara.getByText('The roof, without a leak.')).toHaveCount(0)
      await tab(ofMara, 'Your answers')
      await submit(ofMara)
    })

    await test.step('it is discussed', async () => {
      await tab(ofMara, 'Report')
      await expect(ofMara.getByRole('region', { name: achieved })).toContainText('The roof, without a leak.')
      await expect(ofMara.getByText('Mara Comer: 100%')).toBeVisible()
      await expectNoBarriers(ofMara, 'in the report', 'main')
      await button(ofMara, 'Start the discussion').click()
      await tab(ofMara, 'Discussion')
      await ofMara.getByRole('textbox', { name: 'Add a point', exact: true }).fill('Pay')
      await ofMara.keyboard.press('Enter')
      await ofMara.getByRole('textbox', { name: 'Notes on “Pay”' }).fill('From July')
      await ofMara.getByRole('textbox', { name: 'Add a point for managers' }).fill('May leave')
      await ofMara.keyboard.press('Enter')
      await expect(ofMara.getByText('For managers only', { exact: true })).toHaveCount(2)
      await expect(ofMara.getByText(saved).first()).toBeVisible()
      await ofMara.getByRole('textbox', { name: 'Add an action' }).fill('Lead the next roof')
      await ofMara.keyboard.press('Enter')
      await button(ofMara, 'Make “Lead the next roof” a goal').click()
      await expect(ofMara.getByRole('link', { name: 'Lead the next roof' })).toBeVisible()
      await expectNoBarriers(ofMara, 'in the discussion', 'main')
      await tab(ofMara, 'Report')
      await button(ofMara, 'Write the report').click()
      await expect(button(ofMara, 'Write the report')).toBeHidden()
    })

    await test.step('the employee reads it, without what is for managers, and acknowledges', async () => {
      await ofEli.goto(`${path}/report`)
      await expect(ofEli.getByText('From July')).toBeVisible()
      await expect(ofEli.getByText('May leave')).toHaveCount(0)
      await button(ofEli, 'Acknowledge…').click()
      await ofEli.getByRole('dialog').getByRole('textbox').fill('Thank you')
      await confirmed(ofEli, 'Acknowledge')
      await expect(ofEli.getByText('Thank you')).toBeVisible()
    })

    await ofMara.reload()
    await button(ofMara, 'Mark as complete').click()
    // The page is not left before it is done.
    await expect(button(ofMara, 'Mark as complete')).toBeHidden()
  })

  test('keeps what is written and cited while the network is away, and sends it when it is back', async ({
    stranger,
    watched,
  }) => {
    watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    const { asEli, begins, path } = await theReview(stranger)
    await begins()
    const ofEli = await asEli()
    await tab(ofEli, 'Your answers')
    // What is cited comes over the network too.
    await openEvidence(ofEli)
    await expect(goalIn(ofEli)).toBeVisible()
    await ofEli.context().setOffline(true)
    const answer = asked(ofEli, achieved).getByRole('textbox')
    await answer.fill('Written in the lift')
    await goalIn(ofEli).click()
    await expect(ofEli.getByText(/What you type is kept in this browser/)).toBeVisible({ timeout: 15_000 })
    await ofEli.keyboard.press('Escape')
    // The button is at the foot of a page that is longer than the window; why nothing came of it, at its head.
    await ofEli.setViewportSize({ width: 1280, height: 420 })
    await button(ofEli, 'Submit…').click()
    await expect(ofEli.getByText(/^Some changes are not saved yet/)).toBeInViewport({ timeout: 15_000 })
    await ofEli.context().setOffline(false)
    await expect(asked(ofEli, achieved).getByText(saved)).toBeVisible({ timeout: 40_000 })
    await ofEli.goto(path)
    await tab(ofEli, 'Your answers')
    await expect(answer).toHaveValue(withGoal('Written in the lift'))
  })
})
