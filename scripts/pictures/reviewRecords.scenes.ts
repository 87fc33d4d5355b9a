import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

/** One of the list, and one of its pages. */
const open =
  (of: string | RegExp, tab?: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('grid').getByRole('row').filter({ hasText: of }).first().getByRole('link').first().click()
    await page.getByRole('button', { name: 'More actions' }).waitFor()
    if (tab !== undefined) await page.getByRole('tab', { name: tab }).click()
    await page.waitForLoadState('networkidle')
  }

const submitting = async (page: Page): Promise<void> => {
  await open('Being written', 'Your answers')(page)
  await page.getByRole('button', { name: 'Submit…' }).click()
}

const changing = async (page: Page): Promise<void> => {
  await open('Jack Thornbury')(page)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Change plan' }).click()
  await page.getByRole('button', { name: 'Save plan' }).waitFor()
}

/** What happened since the last one, beside what is written. */
const evidence =
  (of: string | RegExp, tab: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await open(of, tab)(page)
    await page
      .getByRole('button', { name: /^Evidence/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Evidence' }).getByRole('heading', { level: 3 }).first().waitFor()
  }

/** What one is asked about somebody, from the to-do list. */
const giving = async (page: Page): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Feedback on Eve Marlowe/ })
    .click()
  await page.getByRole('button', { name: 'Submit…' }).waitFor()
}

/** The part of a review in which others have a say. */
const feedback =
  (of: string) =>
  async (page: Page): Promise<void> => {
    await open(of)(page)
    await page.getByRole('region', { name: 'Feedback from others' }).scrollIntoViewIfNeeded()
  }

const proposing = async (page: Page): Promise<void> => {
  await feedback('Being written')(page)
  await page.getByRole('combobox', { name: 'Propose people to ask' }).fill('a')
  await page.getByRole('option').first().click()
}

/** One review, from each side. Nothing here is saved. */
export const reviewRecords: ReadonlyArray<Scene> = [
  { who: 'eve', name: 'employee-review', path: '/prs', pose: open('Being written') },
  { who: 'eve', name: 'employee-review-writing', path: '/prs', pose: open('Being written', 'Your answers') },
  { who: 'eve', name: 'employee-review-submitting', path: '/prs', pose: submitting },
  {
    who: 'eve',
    name: 'employee-review-evidence',
    path: '/prs',
    pose: evidence('Being written', 'Your answers'),
    isWindow: true,
  },
  { who: 'eve', name: 'employee-review-proposing', path: '/prs', pose: proposing },
  { who: 'eve', name: 'employee-review-hidden', path: '/prs', pose: open('Being written', /^Answers of/) },
  { who: 'eve', name: 'employee-review-report', path: '/prs?tab=completed', pose: open('Annual', 'Report') },
  { who: 'max', name: 'manager-review-discussion', path: '/prs', pose: open('Sione Taufa', 'Discussion') },
  {
    who: 'max',
    name: 'manager-review-evidence',
    path: '/prs',
    pose: evidence('Sione Taufa', 'Discussion'),
    isWindow: true,
  },
  { who: 'max', name: 'manager-review-report', path: '/prs', pose: open('Jack Thornbury', 'Report') },
  { who: 'max', name: 'manager-review-own', path: '/prs', pose: open('Max Oduya') },
  { who: 'max', name: 'manager-review-changing', path: '/prs', pose: changing },
  { who: 'max', name: 'manager-feedback-giving', path: '/', pose: giving },
  { who: 'max', name: 'manager-review-own-feedback', path: '/prs', pose: open('Max Oduya', 'Report') },
  { ...banksia, name: 'admin-review-feedback-collecting', path: '/prs?q=Marlowe', pose: feedback('Eve Marlowe') },
  { ...banksia, name: 'admin-review-feedback-few', path: '/prs', pose: feedback('Grace Kimathi') },
  { ...banksia, name: 'admin-review-feedback-said', path: '/prs', pose: feedback('Max Oduya') },
  { ...banksia, name: 'admin-review-late', path: '/prs', pose: open('John Smith') },
]
