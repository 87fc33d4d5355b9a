import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

/** Somebody's account, found by way of the list. */
const accountOf = (name: string, of: string, then?: (page: Page) => Promise<void>): Scene => ({
  ...banksia,
  name,
  path: `/employees?inactive=1&hidden=1&q=${encodeURIComponent(of)}`,
  pose: async (page) => {
    await page.getByRole('grid').getByRole('link', { name: of }).first().click()
    await page.getByRole('tab', { name: 'Account' }).click()
    await page.getByRole('region', { name: 'Login' }).waitFor()
    await page.waitForLoadState('networkidle')
    await then?.(page)
  },
})

const pressed =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).click()
    await page.getByRole('dialog').waitFor()
  }

/** How people sign in, and what administrators do about it. Nothing here is saved. */
export const accounts: ReadonlyArray<Scene> = [
  accountOf('admin-account', 'Hamish Fraser'),
  accountOf('admin-account-none', 'Vikram Shetty'),
  accountOf('admin-account-invited', 'Zara Kowalczyk'),
  accountOf('admin-account-provisional', 'Oscar Delgado'),
  accountOf('admin-account-own', 'Ava Lindqvist'),
  accountOf('admin-account-password', 'Hamish Fraser', pressed('Set password')),
  accountOf('admin-account-remove', 'Hamish Fraser', pressed('Remove login')),
]
