import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'
import { banksia, profileOf } from './profile.scenes.ts'

const openedFrom = (list: string, name: RegExp) => async (page: Page) => {
  await page.getByRole('grid', { name: list }).getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

const textOfPolicy = (page: Page) => page.getByRole('textbox', { name: 'Text of the policy' })

const editing = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: 'Working from Home' }).first().click()
  await page.getByRole('link', { name: 'Continue draft' }).click()
  await textOfPolicy(page).waitFor()
}

const asking = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Ask for a change' }).click()
  await page.getByRole('button', { name: 'Ask for a change' }).click()
  await page
    .getByRole('dialog', { name: 'Ask for a change' })
    .getByRole('textbox', { name: 'Phone' })
    .fill('0491 570 006')
}

const vacancy = (page: Page) => page.getByRole('treeitem', { name: /^Vacant: Site Supervisor/ })

/** Starting, changes that are asked for, reorganisations, vacancies, search. Nothing here is saved. */
export const everyday: ReadonlyArray<Scene> = [
  profileOf(banksia, 'admin-starting', 'Zara Kowalczyk', (page) =>
    page.getByRole('region', { name: 'Getting Zara started' }).waitFor(),
  ),
  profileOf(banksia, 'admin-changeRequest', 'Sione Taufa'),
  profileOf({ who: 'eve' }, 'employee-changeRequest-asking', 'Eve Marlowe', asking),
  { ...banksia, name: 'admin-chartPlans', path: '/orgChart/plans' },
  { ...banksia, name: 'admin-chartPlan', path: '/orgChart/plans', pose: openedFrom('plans', /Site teams/) },
  { ...banksia, name: 'admin-vacancies', path: '/orgChart?view=vacancies' },
  {
    ...banksia,
    name: 'admin-vacancies-adding',
    path: '/orgChart?view=vacancies',
    pose: (page) => page.getByRole('button', { name: 'New vacancy' }).first().click(),
  },
  {
    ...banksia,
    name: 'admin-orgChart-vacancy',
    path: '/orgChart',
    isWindow: true,
    pose: (page) => vacancy(page).first().click(),
  },
  {
    ...banksia,
    name: 'admin-search',
    path: '/',
    isWindow: true,
    pose: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByRole('dialog').getByRole('combobox').fill('site')
      await page.waitForTimeout(600)
    },
  },
  {
    ...banksia,
    name: 'admin-policy-slash',
    path: '/hrDocuments',
    isWindow: true,
    pose: async (page) => {
      await editing(page)
      await textOfPolicy(page).press('Control+End')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await page.keyboard.type('/')
      await page.getByRole('listbox', { name: 'Insert' }).waitFor()
    },
  },
  {
    ...banksia,
    name: 'admin-policy-preview',
    path: '/hrDocuments',
    isWindow: true,
    pose: async (page) => {
      await editing(page)
      await page.getByRole('button', { name: 'Preview' }).click()
      await page.getByRole('dialog', { name: 'Preview' }).waitFor()
    },
  },
]
