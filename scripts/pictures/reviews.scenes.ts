import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

const plan = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Employee' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('textbox', { name: 'Starts' }).fill('2030-03-05')
  await page.getByRole('textbox', { name: 'Due' }).fill('2030-03-01')
  await page.getByLabel('Template').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Plan review' }).click()
}

const write = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Name' }).fill('Half a year')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByRole('textbox', { name: 'Section title' }).fill('The work')
  await page.getByRole('textbox', { name: 'Question' }).fill('How well does the work go?')
  await page.getByLabel('Answer', { exact: true }).selectOption('On a scale')
  await page.getByRole('textbox', { name: 'Step 1' }).fill('Rarely')
  await page.getByRole('textbox', { name: 'Step 2' }).fill('Always')
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.getByRole('textbox', { name: 'Question' }).last().fill('What are you proud of?')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByRole('button', { name: 'Save template' }).click()
}

const openFirst = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
  await page.getByRole('region', { name: 'Asked of the employee' }).waitFor()
}

const openCycle = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: 'Mid-year Review' }).click()
  await page.getByRole('region', { name: 'By department' }).waitFor()
  await page.getByRole('grid').waitFor()
}

const calibrate = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: 'Year-end Review' }).click()
  await page.getByRole('link', { name: 'Calibrate' }).click()
  await page.getByRole('region', { name: 'What stands out' }).waitFor()
}

const calibrateDepartments = async (page: Page): Promise<void> => {
  await calibrate(page)
  await page.getByRole('tab', { name: 'By department' }).click()
}

const filterCycle = async (page: Page): Promise<void> => {
  await openCycle(page)
  await page.getByRole('region', { name: 'By department' }).getByRole('button', { name: 'Overdue' }).first().click()
}

const askOthers = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: 'Year-end Review' }).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Ask others for feedback…' }).click()
  await page.getByRole('dialog').getByText('would be asked in').waitFor()
}

const planCycle = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Name' }).fill('Yearly review')
  await page.getByLabel('Template').selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'Starts' }).fill('2030-03-01')
  await page.getByRole('textbox', { name: 'Due' }).fill('2030-03-15')
  await page.getByText('would be planned now').waitFor()
}

/** The list of performance reviews, planning, templates and settings. Nothing here is saved. */
export const reviews: ReadonlyArray<Scene> = [
  { ...banksia, name: 'admin-reviews', path: '/prs' },
  { ...banksia, name: 'admin-reviews-completed', path: '/prs?tab=completed' },
  { ...banksia, name: 'admin-reviews-unmatched', path: '/prs?q=nothing%20like%20it' },
  { who: 'max', name: 'manager-reviews', path: '/prs' },
  { who: 'eve', name: 'employee-reviews', path: '/prs' },
  { who: 'eve', name: 'employee-review-planning', path: '/pr/create/' },
  { who: 'max', name: 'manager-review-planning', path: '/pr/create/', pose: plan },
  { ...banksia, name: 'admin-review-templates', path: '/prTemplates' },
  { ...banksia, name: 'admin-review-template', path: '/prTemplates', pose: openFirst },
  { ...banksia, name: 'admin-review-template-writing', path: '/prTemplates/create/', pose: write },
  { ...banksia, name: 'admin-review-cycles', path: '/prCycles' },
  { ...banksia, name: 'admin-review-cycle', path: '/prCycles', pose: openCycle },
  { ...banksia, name: 'admin-review-cycle-filtered', path: '/prCycles', pose: filterCycle },
  { ...banksia, name: 'admin-review-cycle-asking', path: '/prCycles', pose: askOthers, isWindow: true },
  { ...banksia, name: 'admin-review-calibration', path: '/prCycles', pose: calibrate },
  { ...banksia, name: 'admin-review-calibration-departments', path: '/prCycles', pose: calibrateDepartments },
  { ...banksia, name: 'admin-review-cycle-planning', path: '/prCycles/create', pose: planCycle },
  { ...banksia, name: 'admin-review-settings', path: '/prs/settings' },
  { ...banksia, name: 'admin-review-points', path: '/defaultDiscussionPoints' },
]
