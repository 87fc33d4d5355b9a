import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'
import { find } from './orgChart.scenes.ts'
import { palette } from './overlays.scenes.ts'
import { banksia, profileOf } from './profile.scenes.ts'

const openedFrom = (list: string, name: RegExp) => async (page: Page) => {
  await page.getByRole('grid', { name: list }).getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

const asking = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Ask for a change' }).click()
  await page.getByRole('button', { name: 'Ask for a change' }).click()
  await page
    .getByRole('dialog', { name: 'Ask for a change' })
    .getByRole('group', { name: 'Basic' })
    .getByRole('textbox', { name: 'Phone', exact: true })
    .fill('0491 570 006')
}

const vacancy = (page: Page) => page.getByRole('treeitem', { name: /^Vacant: Site Supervisor/ })

/** Starting, changes that are asked for, reorganisations, vacancies, search. Nothing here is saved. */
export const everyday: ReadonlyArray<Scene> = [
  profileOf(banksia, 'admin-starting', 'Zara Kowalczyk', (page) =>
    page.getByRole('region', { name: 'Getting Zara started' }).waitFor(),
  ),
  profileOf(banksia, 'admin-changeRequest', 'Sione Taufa', async (page) => {
    await page.getByRole('tab', { name: 'Details' }).click()
    await page.getByRole('button', { name: 'Accept' }).first().waitFor()
  }),
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
    path: '/orgChart?view=outline',
    isWindow: true,
    pose: async (page) => {
      await find(page, 'Max Oduya')
      await page.getByRole('treeitem', { name: /^Max Oduya/ }).press('ArrowRight')
      await vacancy(page).click()
    },
  },
  {
    ...banksia,
    name: 'admin-search',
    path: '/',
    isWindow: true,
    pose: (page) => palette(page, 'site'),
  },
]
