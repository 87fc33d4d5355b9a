import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

/** The frame around every page, and the pages that show it best. */
export const shell: ReadonlyArray<Scene> = [
  { ...banksia, name: 'admin-home' },
  { name: 'manager-home', who: 'max' },
  { name: 'employee-home', who: 'eve' },
  { name: 'yardTeam-home', who: 'yuri' },
  { name: 'compliancePlan-home', who: 'will' },
  { name: 'tidewater-home', who: 'ava', client: 'Tidewater Community Care' },
  {
    ...banksia,
    name: 'admin-palette',
    isWindow: true,
    pose: async (page) => {
      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog', { name: 'Search people, records, pages and actions' })
      await palette.getByRole('combobox').fill('eve')
      await palette.getByRole('group', { name: 'Certifications' }).waitFor()
    },
  },
  {
    ...banksia,
    name: 'admin-menu',
    only: 'narrow',
    isWindow: true,
    pose: (page) => page.getByRole('button', { name: 'Open the menu' }).click(),
  },
  {
    ...banksia,
    name: 'admin-menuAway',
    only: 'wide',
    pose: async (page) => {
      await page.getByRole('button', { name: 'Hide the menu' }).click()
      await page.getByRole('button', { name: 'Show the menu' }).waitFor()
    },
  },
  {
    ...banksia,
    name: 'admin-menuBack',
    only: 'wide',
    pose: (page) => page.getByRole('button', { name: 'Show the menu' }).click(),
  },
  {
    ...banksia,
    name: 'admin-supportMenu',
    isWindow: true,
    pose: (page) => page.getByRole('banner').getByRole('button', { name: 'Support' }).click(),
  },
  {
    ...banksia,
    name: 'admin-ownMenu',
    isWindow: true,
    pose: (page) => page.getByRole('banner').getByRole('button', { name: 'Ava Lindqvist' }).click(),
  },
  {
    ...banksia,
    name: 'admin-employeeSearch',
    only: 'wide',
    isWindow: true,
    pose: (page) => page.getByRole('banner').getByRole('combobox').fill('sm'),
  },
  {
    ...banksia,
    name: 'admin-changeClient',
    isWindow: true,
    pose: async (page) => {
      const narrow = page.getByRole('button', { name: 'Open the menu' })
      if (await narrow.isVisible()) await narrow.click()
      await page.getByRole('button', { name: 'Change Client' }).click()
      const dialog = page.getByRole('dialog', { name: 'Choose a Client' })
      await dialog
        .getByRole('button', { name: /^Open / })
        .first()
        .waitFor()
    },
  },
  { ...banksia, name: 'admin-notFound', path: '/no/such/page' },
  { name: 'employee-notFound', who: 'eve', path: '/company/permissions' },
  {
    ...banksia,
    name: 'admin-notLoaded',
    path: '/orgChart',
    pose: async (page) => {
      await page.reload()
      await page.getByRole('heading', { name: 'Org chart' }).waitFor()
      await page.route('**/assets/*.js', (route) => route.abort())
      const narrow = page.getByRole('button', { name: 'Open the menu' })
      if (await narrow.isVisible()) await narrow.click()
      await page.getByRole('link', { name: 'Employees' }).click()
      await page.getByRole('alert').getByText('This page could not be loaded').waitFor()
    },
  },
]
