import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

const plan = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Choose my \d+ reports$/ }).click()
  await page.getByRole('textbox', { name: 'Day', exact: true }).fill('2030-03-05')
  await page.getByLabel('Repeats').selectOption('Every two weeks')
}

const ownRhythm = async (page: Page): Promise<void> => {
  await plan(page)
  await page.getByLabel('Repeats').selectOption('Custom')
  await page.getByLabel('Weeks or months').selectOption('months')
}

const problems = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Time' }).fill('9')
  await page.getByRole('button', { name: 'Schedule' }).click()
}

const write = async (page: Page): Promise<void> => {
  await press('Add template')(page)
  await page.getByRole('textbox', { name: 'Name' }).fill('Every fortnight')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByRole('textbox', { name: 'Section title' }).fill('Looking back')
  await page.getByRole('textbox', { name: 'Question' }).fill('What went well since we last met?')
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.getByRole('textbox', { name: 'Question' }).last().fill('What stands in the way?')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByRole('textbox', { name: 'Section title' }).last().fill('Looking ahead')
}

const open = (of: string | RegExp) => async (page: Page) => {
  await page.getByRole('grid').getByRole('row').filter({ hasText: of }).first().getByRole('link').first().click()
  await page.getByRole('button', { name: 'More actions' }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** The list of check-ins, planning and templates. Nothing here is saved. */
export const checkIns: ReadonlyArray<Scene> = [
  { who: 'eve', name: 'employee-check-in-planning', path: '/checkIn/create/' },
  { who: 'max', name: 'manager-check-in-planning', path: '/checkIn/create/', pose: plan },
  { who: 'max', name: 'manager-check-in-rhythm', path: '/checkIn/create/', pose: ownRhythm },
  { who: 'max', name: 'manager-check-in-problems', path: '/checkIn/create/', pose: problems },
  { ...banksia, name: 'admin-check-in-templates', path: '/checkInTemplates' },
  { ...banksia, name: 'admin-check-in-template-writing', path: '/checkInTemplates', pose: write },
  { ...banksia, name: 'admin-check-ins', path: '/checkIns' },
  { ...banksia, name: 'admin-check-ins-completed', path: '/checkIns?tab=completed' },
  { ...banksia, name: 'admin-check-ins-unmatched', path: '/checkIns?q=nothing%20like%20it' },
  { who: 'max', name: 'manager-check-ins', path: '/checkIns' },
  { who: 'eve', name: 'employee-check-ins', path: '/checkIns' },
  { who: 'max', name: 'manager-check-in-preparing', path: '/checkIns', pose: open('Sione Taufa') },
  { who: 'max', name: 'manager-check-in-past', path: '/checkIns', pose: open('Jack Thornbury') },
  { who: 'max', name: 'manager-check-in-complete', path: '/checkIns?tab=completed', pose: open('Sione Taufa') },
  { who: 'eve', name: 'employee-check-in', path: '/checkIns', pose: open('Weekly catch-up') },
  { ...banksia, name: 'admin-check-in-held', path: '/checkIns', pose: open('Return to work') },
]
