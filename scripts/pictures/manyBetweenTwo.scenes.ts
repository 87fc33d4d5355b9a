import type { Page } from '@playwright/test'
import type { ManyChanges, ManyOutcome } from '../../src/domain/checkIns/many.ts'
import type { Scene } from './camera.ts'
import { scrolledTo } from './scrolling.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction', isWindow: true } as const

const select =
  (...names: ReadonlyArray<string | RegExp>) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await (await scrolledTo(page.getByRole('checkbox', { name }))).check()
    await page.getByRole('button', { name: 'Change due date…' }).waitFor()
  }

const twoCheckIns = select(/^Select New starter/, /^Select Wellbeing/)
const twoReviews = select(/^Select Leader Review of Sione/, /^Select Year-end Review of Rajesh/)

const asked = (selected: typeof twoReviews, label: string) => async (page: Page) => {
  await selected(page)
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('dialog').waitFor()
}

const sent = async (page: Page, due: string) => {
  await page.getByRole('dialog').getByRole('textbox', { name: 'Due date' }).fill(due)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Change / })
    .click()
  await page.getByRole('button', { name: 'Dismiss' }).waitFor()
}

/** Before they begin. */
const refused = (selected: typeof twoReviews) => async (page: Page) => {
  await asked(selected, 'Change due date…')(page)
  await sent(page, '2020-03-04')
}

/** Answered here, so that nothing is saved. */
const changed = (selected: typeof twoReviews) => async (page: Page) => {
  await page.route('**/changes', async (route, request) => {
    const { changes } = request.postDataJSON() as ManyChanges
    const rows = changes.map(({ id }, at) => ({ id, outcome: at === 0 ? 'changed' : 'same', why: '' }) as const)
    const data: ManyOutcome = { isApplied: true, rows, undo: { changes } }
    await route.fulfill({ json: { isSuccess: true, data, errors: [], message: '', statusCode: 200 } })
  })
  await asked(selected, 'Change due date…')(page)
  await sent(page, '2030-03-04')
}

const anotherReviewer = async (page: Page) => {
  await asked(twoReviews, 'Change reviewer…')(page)
  await page.getByRole('combobox', { name: 'Reviewer' }).fill('Leilani')
  await page.getByRole('option').first().click()
}

/** Many check-ins or reviews that are changed at once, and what came of it. Nothing here is saved. */
export const manyBetweenTwo: ReadonlyArray<Scene> = [
  { ...banksia, name: 'admin-check-ins-selected', path: '/checkIns', pose: twoCheckIns },
  { ...banksia, name: 'admin-check-ins-due', path: '/checkIns', pose: asked(twoCheckIns, 'Change due date…') },
  { ...banksia, name: 'admin-check-ins-refused', path: '/checkIns', pose: refused(twoCheckIns) },
  { ...banksia, name: 'admin-check-ins-changed', path: '/checkIns', pose: changed(twoCheckIns) },
  { ...banksia, name: 'admin-reviews-selected', path: '/prs', pose: twoReviews },
  { ...banksia, name: 'admin-reviews-reviewer', path: '/prs', pose: anotherReviewer },
  { ...banksia, name: 'admin-reviews-refused', path: '/prs', pose: refused(twoReviews) },
  { ...banksia, name: 'admin-reviews-changed', path: '/prs', pose: changed(twoReviews) },
  {
    who: 'max',
    name: 'manager-reviews-denied',
    path: '/prs',
    pose: select(/^Select Leader Review of Sione/, /^Select Annual Review of Max/),
    isWindow: true,
  },
]
