import type { Page } from '@playwright/test'
import type { Scene } from './camera.ts'

const told = async (page: Page) => {
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('list', { name: 'Newest notifications' }).waitFor()
}

/** What somebody was told of, and how they are told. */
export const notifications: ReadonlyArray<Scene> = [
  { who: 'eve', name: 'employee-bell', path: '/', pose: told },
  { who: 'eve', name: 'employee-notifications', path: '/notifications' },
  { who: 'max', name: 'manager-notification-choices', path: '/notifications/choices' },
]
