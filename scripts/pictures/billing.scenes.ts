import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

const path = '/company/billing'

const asked = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').waitFor()
}

const declined = async (page: Page) => {
  await asked('Switch to Compliance')(page)
  await page.getByLabel('Card number').fill('4000 0000 0000 0002')
  await page.getByLabel('Expires').fill('04 / 29')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.getByText('Your card was declined.').waitFor()
}

const incomplete = async (page: Page) => {
  await asked('Switch to Compliance')(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
}

/** Billing and the features. Nothing here is saved. */
export const billing: ReadonlyArray<Scene> = [
  { ...banksia, name: 'admin-billing', path },
  { who: 'will', name: 'admin-billing-without', path },
  {
    ...banksia,
    name: 'admin-billing-monthly',
    path,
    pose: (page) => page.getByRole('radio', { name: /^Monthly/ }).check(),
  },
  { ...banksia, name: 'admin-billing-downgrade', path, isWindow: true, pose: asked('Switch to Compliance') },
  { ...banksia, name: 'admin-billing-incomplete', path, isWindow: true, pose: incomplete },
  { ...banksia, name: 'admin-billing-declined', path, isWindow: true, pose: declined },
  { ...banksia, name: 'admin-billing-cancelling', path, isWindow: true, pose: asked('Cancel subscription') },
  { ...banksia, name: 'admin-features', path: '/company/features' },
]
