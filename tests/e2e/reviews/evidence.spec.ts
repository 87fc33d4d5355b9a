import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { company, day, reviewQuestion } from '../company.ts'
import { withFullPlan } from '../newcomer.ts'
import { expect, test } from '../tenure.ts'

const achieved = 'What did you achieve?'

/** Mara reviews Eli, who pursues a goal. */
const theReview = async (stranger: () => Promise<Page>) => {
  const { asEli, asMara, eli, hasReview, hasReviewTemplate, saved } = await company(stranger, withFullPlan)
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
  const { id } = await hasReview(await hasReviewTemplate([reviewQuestion({ text: achieved })]))
  const path = `/pr/${id}`
  return { eli, ofEli: await asEli(path), ofMara: await asMara(path), path }
}

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click()
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Evidence' })
const answer = (page: Page) => page.getByRole('group', { name: achieved }).getByRole('textbox')
const cited = /^Goal: Close out defects within 10 days \(80%, .+\)$/

/** Cites the goal in the answer; it is there after the page was loaded anew. */
const cite = async (page: Page) => {
  await tab(page, 'Your answers')
  await button(page, `Evidence: ${achieved}`).click()
  await expect(panel(page).getByRole('heading', { name: 'Evidence' })).toBeFocused()
  await panel(page).getByRole('button', { name: 'Cite Close out defects within 10 days' }).click()
  await expect(answer(page)).toHaveValue(cited)
  await expect(page.getByRole('group', { name: achieved }).getByText(/^Saved \d\d:\d\d/)).toBeVisible()
  await expectNoBarriers(page, 'beside the evidence')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await page.reload()
  await expect(answer(page)).toHaveValue(cited)
}

test.describe('1.7 evidence for a performance review', () => {
  test('is cited by both sides, and what is cited is there after a reload', async ({ stranger }) => {
    test.slow()
    const { ofEli, ofMara } = await theReview(stranger)
    await button(ofMara, 'Start').click()
    await expect(ofMara.getByText('Your turn: write and submit your answers.')).toBeVisible()
    await ofEli.reload()
    await cite(ofEli)
    await cite(ofMara)
  })

  test('is cited while the network is away, and arrives when it is back', async ({ stranger, watched }) => {
    watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    const { ofEli } = await theReview(stranger)
    await button(ofEli, 'Start').click()
    await expect(ofEli.getByText('Your turn: write and submit your answers.')).toBeVisible()
    await tab(ofEli, 'Your answers')
    await button(ofEli, `Evidence: ${achieved}`).click()
    const goal = panel(ofEli).getByRole('button', { name: 'Cite Close out defects within 10 days' })
    await expect(goal).toBeVisible()
    await ofEli.context().setOffline(true)
    await goal.click()
    await expect(ofEli.getByText('Waiting for the connection')).toBeVisible({ timeout: 15_000 })
    await ofEli.context().setOffline(false)
    await expect(ofEli.getByText(/^Saved \d\d:\d\d/)).toBeVisible({ timeout: 40_000 })
    await ofEli.reload()
    await expect(answer(ofEli)).toHaveValue(cited)
  })
})
