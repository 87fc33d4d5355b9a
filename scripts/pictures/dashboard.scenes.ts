import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'

const banksia = { who: 'ava', client: 'Banksia Ridge Construction' } as const

const arranging = async (page: Page) => {
  await page.getByRole('button', { name: 'Arrange tiles' }).click()
  await page.getByRole('list', { name: 'Tiles' }).waitFor()
}

const asTables = async (page: Page) => {
  const presses = page.getByRole('button', { name: 'Show as table' })
  await presses.first().waitFor()
  while ((await presses.count()) > 0) await presses.first().click()
}

/** The dashboard of an admin and of a manager, as tables, and while it is arranged. */
export const dashboard: ReadonlyArray<Scene> = [
  { ...banksia, name: 'admin-dashboard', path: '/dashboard' },
  { ...banksia, name: 'admin-dashboard-tables', path: '/dashboard', pose: asTables },
  { ...banksia, name: 'admin-dashboard-arranging', path: '/dashboard', pose: arranging },
  { who: 'max', name: 'manager-dashboard', path: '/dashboard' },
]
