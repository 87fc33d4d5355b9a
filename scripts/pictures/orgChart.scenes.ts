import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction', isWindow: true } as const

export const find = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Find a person' }).fill(name)
  await page.getByRole('option', { name }).first().click()
  await page.getByRole('region', { name: 'Selected person' }).waitFor()
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** The org chart, its outline, and what opens over them. Nothing here is saved. */
export const orgChart: ReadonlyArray<Scene> = [
  { ...banksia, name: 'admin-orgChart', path: '/orgChart' },
  {
    ...banksia,
    name: 'admin-orgChart-all',
    path: '/orgChart?view=chart',
    pose: (page) => press(page, 'Fit to screen'),
  },
  { ...banksia, name: 'admin-orgChart-found', path: '/orgChart', pose: (page) => find(page, 'Yuri Volkov') },
  { ...banksia, name: 'admin-orgChart-longName', path: '/orgChart', pose: (page) => find(page, 'Bartholomew') },
  { ...banksia, name: 'admin-orgChart-rightToLeft', path: '/orgChart', pose: (page) => find(page, 'يوسف') },
  { ...banksia, name: 'admin-orgChart-noPosition', path: '/orgChart', pose: (page) => find(page, 'Dylan Roberts') },
  { ...banksia, name: 'admin-orgChart-outline', path: '/orgChart?view=outline' },
  {
    ...banksia,
    name: 'admin-orgChart-move',
    path: '/orgChart',
    pose: async (page) => {
      await find(page, 'Max Oduya')
      await press(page, 'Move to…')
      await page.getByRole('combobox', { name: 'New manager' }).fill('an')
    },
  },
  {
    ...banksia,
    name: 'admin-orgChart-note',
    path: '/orgChart',
    pose: async (page) => {
      await find(page, 'Max Oduya')
      await press(page, 'Note and tags')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'employee-orgChart-denied',
    who: 'eve',
    path: '/orgChart',
    isWindow: true,
    pose: (page) => find(page, 'Max'),
  },
]
