import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'
import { scrolledTo } from './scrolling.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

const trail = async (page: Page): Promise<void> => {
  await page.getByRole('grid', { name: 'changes' }).waitFor()
}

const timeline = async (page: Page): Promise<void> => {
  await page.getByRole('grid').getByRole('link', { name: 'Eve Marlowe' }).first().click()
  await page.getByRole('tab', { name: 'Timeline' }).click()
  await page.getByRole('region', { name: 'Timeline' }).getByRole('list').first().waitFor()
}

/** The record of changes. Nothing here is saved. */
export const audit: ReadonlyArray<Scene> = [
  { ...banksia, name: 'admin-audit', path: '/company/audit', pose: trail },
  {
    ...banksia,
    name: 'admin-audit-filters',
    path: '/company/audit?kind=employee',
    isWindow: true,
    pose: async (page) => {
      await trail(page)
      await page.getByRole('button', { name: 'Filters (active)' }).click()
      await page.getByRole('dialog', { name: 'Filters (active)' }).waitFor()
    },
  },
  {
    ...banksia,
    name: 'admin-audit-change',
    path: '/company/audit',
    isWindow: true,
    pose: async (page) => {
      await trail(page)
      await (
        await scrolledTo(page.getByRole('row').filter({ hasText: 'Eve Marlowe’s department and manager' }))
      ).click()
      await page.getByRole('dialog', { name: 'Change' }).waitFor()
    },
  },
  {
    ...banksia,
    name: 'admin-audit-noneMatch',
    path: '/company/audit?from=2020-01-01&to=2020-01-02',
    pose: async (page) => {
      await page.getByText('No matching changes').waitFor()
    },
  },
  { ...banksia, name: 'admin-timeline', path: '/employees?q=Eve%20Marlowe', pose: timeline },
  { who: 'eve', name: 'employee-timeline', path: '/employees', pose: timeline },
]
