import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

const filled = async (page: Page): Promise<void> => {
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Achterberg')
  await page.getByLabel('Email').fill('robin.achterberg@banksiaridge.example')
}

const save = (page: Page) => page.getByRole('button', { name: 'Create employee' }).click()

/** The list of employees, and making a new one. Nothing here is saved. */
export const directory: ReadonlyArray<Scene> = [
  { ...banksia, name: 'admin-employees', path: '/employees', isWindow: true },
  { name: 'manager-employees', who: 'max', path: '/employees', isWindow: true },
  { name: 'employee-employees', who: 'eve', path: '/employees', isWindow: true },
  { name: 'tidewater-employees', who: 'ava', client: 'Tidewater Community Care', path: '/employees', isWindow: true },
  {
    ...banksia,
    name: 'admin-employees-everybody',
    path: '/employees?inactive=1&hidden=1&sort=-fullName',
    isWindow: true,
  },
  { ...banksia, name: 'admin-employees-noneMatch', path: '/employees?q=zzz', isWindow: true },
  {
    ...banksia,
    name: 'admin-employees-filters',
    path: '/employees?tag=first+aider',
    isWindow: true,
    pose: (page) => page.getByRole('button', { name: /^Filters/ }).click(),
  },
  {
    ...banksia,
    name: 'admin-employees-viewOptions',
    path: '/employees',
    isWindow: true,
    pose: (page) => page.getByRole('button', { name: /^(View options|Sort and filter)$/ }).click(),
  },
  {
    ...banksia,
    name: 'admin-employees-selected',
    path: '/employees',
    isWindow: true,
    pose: async (page) => {
      for (const name of ['Bartholomew', 'Beatriz']) {
        await page.getByRole('checkbox', { name: new RegExp(`Select ${name}`) }).click()
      }
    },
  },
  {
    ...banksia,
    name: 'admin-employees-deactivateQuestion',
    path: '/employees',
    isWindow: true,
    pose: async (page) => {
      await page.getByRole('checkbox', { name: /Select Beatriz/ }).click()
      await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Deactivate' }).click()
    },
  },
  { ...banksia, name: 'admin-create', path: '/employee/create' },
  {
    ...banksia,
    name: 'admin-create-problems',
    path: '/employee/create',
    pose: async (page) => {
      await page.getByLabel('Email').fill('not an address')
      await page.getByLabel('Email').press('Enter')
    },
  },
  {
    ...banksia,
    name: 'admin-create-emailInUse',
    path: '/employee/create',
    pose: async (page) => {
      await filled(page)
      await page.getByLabel('Email').fill('max@tenure.example')
      await page.getByText('This email address is already in use').waitFor()
    },
  },
  {
    ...banksia,
    name: 'admin-create-manager',
    path: '/employee/create',
    pose: (page) => page.getByRole('combobox', { name: 'Manager' }).fill('an'),
  },
  {
    ...banksia,
    name: 'admin-create-tags',
    path: '/employee/create',
    pose: (page) => page.getByRole('combobox', { name: 'Tags' }).fill('f'),
  },
  {
    ...banksia,
    name: 'admin-create-offline',
    path: '/employee/create',
    pose: async (page) => {
      await filled(page)
      await page.route('**/employees', (route) => route.abort())
      await save(page)
      await page.getByText('What you typed is still here.').first().waitFor()
    },
  },
  {
    ...banksia,
    name: 'admin-create-leaveQuestion',
    path: '/employee/create',
    isWindow: true,
    pose: async (page) => {
      await filled(page)
      await page.getByRole('link', { name: 'Back to employees' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
